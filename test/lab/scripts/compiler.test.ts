// The editor's answers to a script: errors with places, the nearest name, completions from the sandbox's API.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as ts from 'typescript-5';
import { expect, test } from 'vitest';
import { EXAMPLES } from '../../../src/sandbox/examples.ts';
import surface from '../../../src/sandbox/script-cafe.d.ts.txt?raw';
import { Compiler } from '../../../src/sandbox/compiler/compiler.ts';
import { mistakeWords } from '../../../src/lab/scripts/mistakes.ts';

// The files the Worker uses.
const compilerWorker = readFileSync('src/lab/scripts/compiler-worker.ts', 'utf8');
const library = [...compilerWorker.matchAll(/'(typescript-5\/lib\/lib\.[\w.]+\.d\.ts)\?raw'/g)].map(([, name]) =>
  readFileSync(fileURLToPath(import.meta.resolve(name as string)), 'utf8'),
);
const compiler = new Compiler(ts, library, surface);
const mistakes = (body: string) => compiler.check(`export default script((me) => {\n${body}\n});`).mistakes;

test.each(EXAMPLES.map(({ id, text }) => [id, text] as const))('the example %s is without mistakes', (_id, text) => {
  expect(compiler.check(text).mistakes).toEqual([]);
});

test('an unknown behaviour is said at its line, with the nearest there is', () => {
  const [only, ...more] = mistakes('if (me.worn) return usual();\nreturn { behave: "fidgit", tick: 20 };');
  expect(more).toEqual([]);
  expect(only).toMatchObject({ line: 3, found: 'fidgit', nearest: 'fidget' });
  expect(mistakeWords(only as NonNullable<typeof only>)).toBe('“fidgit” isn’t known here. Nearest: fidget.');
});

test('so are unknown kinds, fields and names', () => {
  expect(mistakes('me.nearest("liter"); return usual();')[0]).toMatchObject({ found: 'liter', nearest: 'litter' });
  expect(mistakes('return me.dearestCallr() ? usual() : stay(1);')[0]).toMatchObject({ nearest: 'dearestCaller' });
  expect(mistakes('return usuall();')[0]).toMatchObject({ found: 'usuall', nearest: 'usual' });
});

test.each(['Date', 'setTimeout', 'Promise', 'eval', 'document', 'window', 'fetch("x").then', 'WebAssembly', 'Reflect'])(
  '%s is a mistake: the sandbox has none',
  (name) => {
    expect(mistakes(`${name}; return usual();`)).not.toEqual([]);
  },
);
test('chance of its own is a mistake', () => {
  expect(mistakes('return stay(Math.random() * 10);')[0]).toMatchObject({ found: 'random' });
});

test('types are taken out, and every line stays where it was', () => {
  const text = 'interface Two {\n  two: 2;\n}\n\nconst n: number = 3;\n\nexport default script((me) =>\n\n  stay(n));';
  expect(compiler.check(text).code).toBe('\n\n\n\nconst n = 3;\n\nexport default script((me) => stay(n));');
});

test('a script stands for waiting, or for the warp keys of its table', () => {
  expect(compiler.check('export default script(() => usual());').keys).toEqual(['waiting']);
  const table = 'warpTable({ fetch: (me) => stay(me.rank), move: concat(heeds, () => usual()) })';
  expect(compiler.check(`export default ${table};`).keys).toEqual(['move', 'fetch']);
  expect(compiler.check(`const all = (${table});\nexport default all;`).keys).toEqual(['move', 'fetch']);
  for (const none of ['export default 5;', 'export default warpTable({});', 'const x = 1;'])
    expect(compiler.check(none)).toMatchObject({ keys: [], mistakes: [{ line: 1 }] });
  expect(compiler.check('export default warpTable({ wating: () => usual() });').mistakes[0]).toMatchObject({
    found: 'wating',
    nearest: 'waiting',
  });
});

test('what can stand after a dot is offered, with its type and its words', () => {
  const text = 'export default script((me) => { const litter = me.nearest("litter"); if (litter) litter. });';
  const at = text.indexOf('litter. ') + 'litter.'.length;
  expect(compiler.complete(text, at).map(({ label }) => label)).toEqual(
    expect.arrayContaining(['kind', 'since', 'wet', 'x']),
  );
  expect(compiler.detail(text, at, 'since')).toEqual({ type: 'since: number', doc: 'Tick at which it fell.' });
});

test('behaviours are offered inside the quotes', () => {
  const text = 'export default script((me) => ({ behave: "" }));';
  expect(compiler.complete(text, text.indexOf('""') + 1).map(({ label }) => label)).toContain('fidget');
});
