// The Chinese face is cut to what the game shows: whoever adds words must cut it again, and this notices.

import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hanziAtFirst, hanziOfGallery, hanziUsed } from '../../tools/fonts/used.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('every Chinese character shown is in the cut font', () => {
  const cut = new Set(readFileSync(`${root}tools/fonts/hanzi.txt`, 'utf8'));
  const missing = [...hanziUsed(root)].filter((character) => !cut.has(character));
  expect(missing, 'cut again: node tools/run/ts.mjs tools/fonts/cut.ts').toEqual([]);
});

test('what the gallery shows beyond that is in its own', () => {
  const cut = new Set(
    ['hanzi', 'hanzi-gallery'].map((name) => readFileSync(`${root}tools/fonts/${name}.txt`, 'utf8')).join(''),
  );
  const missing = [...hanziOfGallery(root)].filter((character) => !cut.has(character));
  expect(missing, 'cut again: node tools/run/ts.mjs tools/fonts/cut.ts').toEqual([]);
});

test('a browser looks for each Chinese character in the half that has it', () => {
  const [first = '', more = ''] = readFileSync(`${root}tools/fonts/hanzi.txt`, 'utf8').split('\n');
  const css = readFileSync(`${root}src/hud/kit/hanzi.css`, 'utf8');
  const runs = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
  const isLater = (character: string): boolean => {
    const point = character.codePointAt(0) ?? 0;
    return runs.some(([from = 0, to = 0]) => from <= point && point <= to);
  };
  expect([...first].filter(isLater)).toEqual([]);
  // The language's own name has a face of its own.
  expect([...more].filter((character) => !isLater(character) && !'简体中文'.includes(character))).toEqual([]);
  expect([...hanziAtFirst(root)].filter((character) => !first.includes(character))).toEqual([]);
});

test('the Latin fonts of a first visit weigh at most 30 KB', () => {
  const sizes = ['rounded-700', 'rounded-800', 'mono-600'].map(
    (name) => statSync(`${root}assets/fonts/${name}.woff2`).size,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30 * 1024);
});
