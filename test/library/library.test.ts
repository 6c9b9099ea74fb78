// The minds as a published library: packed, installed into an empty project, run and type-checked there.

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Maximum size a game has to load, for each way of thinking alone. */
const limitBytes = 25_600;
/** Compiled configurations made utility 5.6 KB larger (docs/notes/2026-11-22-one-way-to-choose.md). */
const limitOfUtilityBytes = 31_700;
/** All ways together are larger; the limit is the present size, so that it can only shrink. */
const limitOfAllBytes = 43_300;
const WAYS = ['decision-table', 'gocap', 'rules', 'utility'];
let project = '';

const run = (command: string, args: readonly string[], cwd = project): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'honeybell-minds-'));
  const packed = run('npm', ['pack', join(root, 'dist-ai'), '--pack-destination', project, '--json']);
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  writeFileSync(join(project, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }');
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', `./${filename}`]);
  copyFileSync(join(root, 'examples/dog.mjs'), join(project, 'dog.mjs'));
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

test('a dog of forty lines guards, fetches and sleeps in an empty project', () => {
  const lines = readFileSync(join(project, 'dog.mjs'), 'utf8').split('\n');
  expect(lines.filter((line) => line.trim() !== '' && !line.startsWith('//')).length).toBeLessThanOrEqual(40);
  const said = run(process.execPath, ['dog.mjs']);
  expect(said).toMatch(/woof!/);
  expect(said).toMatch(/has the ball[^]*drops the ball at your feet/);
  expect(said).toMatch(/ball at your feet[^]*zzz[^]*ball at your feet/);
});

test('its types tell an author what a script may answer', () => {
  const use = (todo: string): string => `import { Registry, type AIScript } from 'honeybell-minds';
const script: AIScript<{ id: string }> = () => (${todo});
new Registry<{ id: string }>().define('one', script);
`;
  const config = {
    compilerOptions: { strict: true, noEmit: true, module: 'nodenext', target: 'es2022', lib: ['es2022'], types: [] },
    files: ['use.ts'],
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
  const check = (): string => run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project]);
  writeFileSync(join(project, 'use.ts'), use("{ behave: 'run', tick: 1 }"));
  expect(check()).toBe('');
  writeFileSync(join(project, 'use.ts'), use('{ tick: 1 }'));
  expect(check).toThrow();
});

test('it needs yaml and papaparse and nothing else', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'dist-ai/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies)).toEqual(['papaparse', 'yaml']);
  const code = readdirSync(join(root, 'dist-ai'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(root, 'dist-ai', file), 'utf8'));
  const imported = code.flatMap((text) =>
    [...text.matchAll(/^import .*from "([^."][^"]*)";$/gm)].map(([, name]) => name),
  );
  expect([...new Set(imported)].sort((a, b) => ((a as string) < (b as string) ? -1 : 1))).toEqual([
    'papaparse',
    'yaml',
  ]);
});

test.each(['core', ...WAYS])('%s can be had by itself, with its types', (way) => {
  const names = run(process.execPath, [
    '--input-type=module',
    '-e',
    `import * as part from 'honeybell-minds/${way}'; import * as all from 'honeybell-minds';
     console.log(Object.keys(part).filter((name) => part[name] !== all[name]).join(), Object.keys(part).length > 1);`,
  ]);
  expect(names).toBe(' true\n');
  const { exports } = JSON.parse(readFileSync(join(root, 'dist-ai/package.json'), 'utf8')) as {
    exports: Record<string, { types: string }>;
  };
  expect(readFileSync(join(root, 'dist-ai', exports[`./${way}`]?.types as string), 'utf8')).toContain('export');
});

const testOf = (name: string): string => `test/ai/${name}.test.ts`;

test('with short names the minds do what they did', () => {
  const said = run(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      'test/library/short-names.config.mjs',
      ...['turn', 'until', 'faults', 'trace', 'blackboard', 'utility/mind', 'utility/reasoners'].map(testOf),
      ...['rules/tech-tree', 'rules/move-predictor', 'gocap/gocap', 'decision-table/decide'].map(testOf),
    ],
    root,
  );
  expect(Number(/(\d+) names are short/.exec(said)?.[1])).toBeGreaterThan(50);
});

/** Size of a module in bytes, minified as in a game's build and compressed. */
async function weigh(code: string): Promise<number> {
  const entry = join(project, 'weighed.js');
  writeFileSync(entry, code);
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry, formats: ['es'] },
      // Minified like a game's build; a library build keeps white space and comments for the build that uses it.
      rolldownOptions: { external: ['papaparse', 'yaml'], output: { minify: true, comments: false } },
    },
  });
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
  return gzipSync(output[0].code, { level: 9 }).length;
}

const limitOf = (way: string): number => (way === 'utility' ? limitOfUtilityBytes : limitBytes);

test.each(WAYS)('notebook, minds and %s together weigh less than their limit', async (way) => {
  const bytes = await weigh(`export * from 'honeybell-minds/core'; export * from 'honeybell-minds/${way}';`);
  console.log(`the minds with ${way}: ${bytes} bytes packed`);
  expect(bytes).toBeLessThan(limitOf(way));
});

test(`all of it weighs less than ${limitOfAllBytes / 1000} KB`, async () => {
  const bytes = await weigh(`export * from 'honeybell-minds';`);
  console.log(`the minds: ${bytes} bytes packed`);
  expect(bytes).toBeLessThan(limitOfAllBytes);
});
