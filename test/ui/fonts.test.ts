// The Chinese and Japanese fonts contain exactly the characters in use: after adding words they must be cut again.

import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { hanziAtFirst, hanziApart, hanziUsed, kanaAtFirst, kanaApart, kanaUsed } from '../../tools/fonts/used.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const noted = (name: string): string => readFileSync(`${root}tools/fonts/${name}.txt`, 'utf8');

describe.each([
  { script: 'hanzi', used: hanziUsed, atFirst: hanziAtFirst, ofGallery: hanziApart, own: '简体中文' },
  { script: 'kana', used: kanaUsed, atFirst: kanaAtFirst, ofGallery: kanaApart, own: '日本語' },
])('the face $script', ({ script, used, atFirst, ofGallery, own }) => {
  test('has every character shown', () => {
    const cut = new Set(noted(script));
    const missing = [...used(root)].filter((character) => !cut.has(character));
    expect(missing, 'cut again: node tools/run/ts.mjs tools/fonts/cut.ts').toEqual([]);
  });

  test('has beside it one with what gallery and lab show beyond that', () => {
    const cut = new Set(noted(script) + noted(`${script}-apart`));
    const missing = [...ofGallery(root)].filter((character) => !cut.has(character));
    expect(missing, 'cut again: node tools/run/ts.mjs tools/fonts/cut.ts').toEqual([]);
  });

  test('is in two halves, and a browser looks for each character in the one that has it', () => {
    const [first = '', more = ''] = noted(script).split('\n');
    const css = readFileSync(`${root}src/ui/styles/${script}.css`, 'utf8');
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
    expect([...more].filter((character) => !isLater(character) && !own.includes(character))).toEqual([]);
    expect([...atFirst(root)].filter((character) => !first.includes(character))).toEqual([]);
  });
});

test('the Latin fonts of a first visit weigh at most 30 KB', () => {
  const sizes = ['rounded-700', 'rounded-800', 'mono-600'].map(
    (name) => statSync(`${root}assets/fonts/${name}.woff2`).size,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30 * 1024);
});
