// The Chinese face is cut to what the game shows: whoever adds words must cut it again, and this notices.

import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hanziOfGallery, hanziUsed } from '../../tools/fonts/used.ts';

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

test('the fonts of a first visit weigh at most 90 KB', () => {
  const sizes = ['rounded-700', 'rounded-800', 'mono-600'].map(
    (name) => statSync(`${root}assets/fonts/${name}.woff2`).size,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90 * 1024);
});
