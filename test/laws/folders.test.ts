// The house stays easy to walk through: small folders, and an entry point that only connects.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourcesBelow } from './sources.ts';

const MOST_FILES = 25;
const MOST_LINES_OF_MAIN = 150;

const folders = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ parentPath, name }) => join(parentPath, name));

test(`no folder of src has more than ${MOST_FILES} files`, () => {
  expect(folders.length).toBeGreaterThan(17);
  const large = [join(root, 'src'), ...folders].filter(
    (folder) => readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).length > MOST_FILES,
  );
  expect(large).toEqual([]);
});

test(`the entry point has at most ${MOST_LINES_OF_MAIN} lines, and no class and no loop of its own`, () => {
  const text = readFileSync(join(root, 'src/main.ts'), 'utf8');
  expect(text.split('\n').length).toBeLessThanOrEqual(MOST_LINES_OF_MAIN);
  expect(text).not.toMatch(/^\s*(class|for|while|switch) /m);
});

/** In `sim`, a need is what a rating or a guest requires. */
const otherDeps = (text: string): string[] =>
  [...text.matchAll(/^(?:export )?(?:interface|type) (\w+(?:Host|Hooks|Needs?|Actions))\b/gm)].map(([, name]) => name!);

test('what a part needs from the page is called Deps', () => {
  expect(otherDeps('export interface ViewHooks {\ntype RoomNeed = {}')).toEqual(['ViewHooks', 'RoomNeed']);
  const found = sourcesBelow('src')
    .filter(({ path }) => !path.startsWith('src/sim/'))
    .flatMap(({ path, text }) => otherDeps(text).map((name) => `${path} ${name}`));
  expect(found).toEqual([]);
});
