// Whatever a visit starts ends with it, because it is started through a scope. The first tests prove that the law can
// fail. `test/browser/visits.test.ts` counts what is left of every visit in the built game.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hearsKeys, KEY_LISTENERS, unscoped, WITHOUT_SCOPE } from './lifetimes.ts';
import { root, sourcesBelow } from './sources.ts';

describe('the law itself', () => {
  const inText = (text: string): number => unscoped({ path: 'src/lab/sample.ts', text }).length;

  test.each([
    ["addEventListener('paste', paste);"],
    ["window.addEventListener('paste', paste);"],
    ['const timer = setInterval(look, 500);'],
    ['frame = requestAnimationFrame(follow);'],
    ['const observer = new ResizeObserver(look);'],
    ["const worker = new Worker(new URL('./worker.ts', import.meta.url));"],
    ["list.push(new Worker('./worker.js'));"],
  ])('finds %s', (text) => {
    expect(inText(text)).toBe(1);
  });

  test.each([
    ["scope.listen(window, 'paste', paste);"],
    ["scope.worker(new Worker(new URL('./worker.ts', import.meta.url)));"],
    ['// addEventListener(…)'],
  ])('accepts %s', (text) => {
    expect(inText(text)).toBe(0);
  });
});

test('listeners, frame loops, intervals, observers and Workers are started through a scope', () => {
  expect(
    sourcesBelow('src')
      .filter(({ path }) => !(path in WITHOUT_SCOPE))
      .flatMap(unscoped),
  ).toEqual([]);
});

test('keys are heard in one place; all others register a keymap', () => {
  expect(hearsKeys({ path: 'src/lab/sample.ts', text: "scope.listen(document, 'keydown', press);" })).toBe(true);
  const found = sourcesBelow('src').filter(hearsKeys);
  expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(KEY_LISTENERS).sort());
});

test('every exception is still one', () => {
  for (const path of Object.keys(WITHOUT_SCOPE)) {
    expect(existsSync(join(root, path)), path).toBe(true);
    expect(unscoped({ path, text: readFileSync(join(root, path), 'utf8') }), path).not.toEqual([]);
  }
});
