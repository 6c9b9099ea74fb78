// Every exported value is used: by another file, or by its own file if tests check it directly. Tests alone do not keep
// code alive. The library's public API (src/ai) is exempt. The first tests prove that the law can fail.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PUBLIC, STAND_INS, unusedExports } from './exports.ts';
import { root, sourcesBelow, type Source } from './sources.ts';

describe('the law itself', () => {
  const sourcesOf = (files: Record<string, string>): Source[] =>
    Object.entries(files).map(([path, text]) => ({ path, text }));
  const unused = (files: Record<string, string>, tests: Record<string, string> = {}): string[] =>
    unusedExports(sourcesOf(files), [], sourcesOf(tests));
  const A = 'src/sim/a.ts';
  const B = 'src/sim/b.ts';

  test.each([
    ['a function', 'export function pour() {}'],
    ['a constant', 'export const TEA = 1;'],
    ['a class', 'export class Cup {}'],
    ['a default', 'export default 1;'],
    ['a part of a pattern', 'export const { tea: [first] } = all;'],
  ])('finds %s that nothing uses', (_, text) => {
    expect(unused({ [A]: text })).toEqual([expect.stringMatching(/^src\/sim\/a\.ts:1 {2}\w+ is not used$/)]);
  });

  test('finds what only tests use', () => {
    const tests = { 'test/sim/a.test.ts': "import { TEA } from '../../src/sim/a.ts';" };
    expect(unused({ [A]: 'export const TEA = 1;' }, tests)).toEqual([`${A}:1  TEA is used only by tests`]);
    expect(unused({ [A]: 'export const TEA = 1; log(TEA);' }, tests)).toEqual([]);
  });

  test('finds an export that only its own file uses', () => {
    expect(unused({ [A]: 'export const TEA = 1; log(TEA);' })).toEqual([
      `${A}:1  TEA is used only in its own file: it needs no \`export\``,
    ]);
  });

  test('finds a re-export that nothing uses, and what lies behind it', () => {
    expect(unused({ [A]: 'export const TEA = 1;', [B]: "export { TEA as CHA } from './a.ts';" })).toHaveLength(2);
    expect(unused({ [A]: 'export const TEA = 1;', [B]: "export * from './a.ts';" })).toHaveLength(1);
  });

  test.each([
    ['an import', "import { TEA as cup } from './a.ts';"],
    ['an import of everything', "import * as all from './a.ts'; log(all.TEA);"],
    ['a fetched module', "const { TEA } = await import('./a.ts');"],
    ['a fetched module in a variable', "const fetched = await import('./a.ts'); log(fetched.TEA);"],
    ['a component', "import * as all from './a.ts'; const page = <all.TEA />;"],
    ['a type’s use', 'export type Cup = 1;', 'export type TEA = 1;'],
  ])('accepts %s', (_, text, of = 'export const TEA = 1;') => {
    expect(unused({ [A]: of, 'src/sim/b.tsx': text })).toEqual([]);
  });

  test('follows re-exports under other names', () => {
    const files = {
      [A]: 'export const TEA = 1;',
      [B]: "export { TEA as CHA } from './a.ts';",
      'src/sim/c.ts': "export * from './b.ts';",
      'src/sim/d.ts': "import { CHA } from './c.ts';",
    };
    expect(unused(files)).toEqual([]);
  });

  test('accepts what the library offers', () => {
    expect(
      unused({ 'src/ai/tea.ts': 'export const TEA = 1;', 'src/library/index.ts': "export * from '../ai/tea.ts';" }),
    ).toEqual([]);
    expect(unused({ 'src/ai/tea.ts': 'export const TEA = 1;' })).toHaveLength(1);
  });
});

test('the files that the law treats specially exist', () => {
  const files = [...PUBLIC, ...Object.entries(STAND_INS).flat(2)];
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every exported value is used by more than its tests', () => {
  const read = (path: string): Source => ({ path, text: readFileSync(join(root, path), 'utf8') });
  const programs = readdirSync(join(root, 'tools'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mjs') && !name.endsWith('.d.mts'))
    .map((name) => read(`tools/${name.replaceAll('\\', '/')}`));
  const others = [...sourcesBelow('tools'), ...programs, read('vite.config.ts'), read('vitest.config.ts')];
  expect(unusedExports(sourcesBelow('src'), others, sourcesBelow('test'))).toEqual([]);
});
