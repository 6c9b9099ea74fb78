// The minds as a published library: packed, installed into an empty project, run and type-checked there.

import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
/**
 * Maximum sizes in bytes that a game has to load, minified and compressed: the typed door alone, and with each way of
 * thinking. They are the present sizes, so that they can only shrink (docs/notes/2026-11-23-one-typed-door.md).
 */
const LIMITS: Readonly<Record<string, number>> = {
  '': 13_300,
  '/imitation': 16_700,
  '/rules': 18_100,
  '/senses': 16_100,
  '/table': 18_900,
  '/trace': 13_900,
  '/tree': 13_500,
  '/utility': 34_000,
};
const limitOfAllBytes = 49_800;
const MOST_ROOT_NAMES = 60;
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

test('the dog guards, fetches and sleeps in an empty project, and no mistake is reported', () => {
  const said = run(process.execPath, ['dog.mjs']);
  expect(said).toMatch(/woof!/);
  expect(said).toMatch(/has the ball[^]*drops the ball at your feet/);
  expect(said).toMatch(/ball at your feet[^]*zzz[^]*ball at your feet/);
  expect(said).not.toMatch(/honeybell-minds:/);
});

test('mistakes are printed during development and not in production', () => {
  const code = `import { createMinds, resting } from 'honeybell-minds';
    const minds = createMinds({ behaviours: { lie: resting() }, scripts: { guard: () => ({ behave: 'lye' }) },
      characters: { dog: { warps: { guard: 'guard' } } } });
    minds.add('rex', {}, 'dog');
    minds.step(3);`;
  const printed = (mode: string): string =>
    spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: mode },
    }).stderr;
  expect(printed('development')).toContain(
    "'rex' (dog), tick 1, script 'guard': unknown behave 'lye'; did you mean 'lie'?",
  );
  expect(printed('production')).toBe('');
});

test('its types tell an author what a script may answer', () => {
  const use = (todo: string): string => `import { behaviour, createMinds, DONE } from 'honeybell-minds';
const minds = createMinds({
  behaviours: { run: behaviour<{ to: number }, { at: number }>({ perform: (me, { to }) => ((me.at = to), DONE) }) },
  scripts: { runs: () => (${todo}) },
  characters: { dog: { warps: { default: 'runs' } } },
});
minds.add('rex', { at: 0 }, 'dog');
`;
  const config = {
    compilerOptions: { strict: true, noEmit: true, module: 'nodenext', target: 'es2022', lib: ['es2022'], types: [] },
    files: ['use.ts'],
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
  const check = (): string => run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project]);
  writeFileSync(join(project, 'use.ts'), use("{ behave: 'run', to: 3, tick: 1 }"));
  expect(check()).toBe('');
  writeFileSync(join(project, 'use.ts'), use("{ behave: 'run', tick: 1 }"));
  expect(check).toThrow();
});

test(`its root has at most ${MOST_ROOT_NAMES} public names, and none that JavaScript itself has`, () => {
  const types = readFileSync(join(root, 'dist-ai/types/library/index.d.ts'), 'utf8');
  const names = [...types.matchAll(/\{([^}]*)\}/g)].flatMap(([, list]) =>
    (list as string).split(',').map((name) => name.replace(/type |.* as /g, '').trim()),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.length).toBeLessThanOrEqual(MOST_ROOT_NAMES);
  const modules = Object.keys(LIMITS).map((way) => `honeybell-minds${way}`);
  writeFileSync(
    join(project, 'names.mjs'),
    `const all = await Promise.all(${JSON.stringify(modules)}.map((name) => import(name)));
     const taken = [...Object.getOwnPropertyNames(globalThis), 'next', 'real'];
     console.log(all.flatMap((one) => Object.keys(one)).filter((name) => taken.includes(name)).join());`,
  );
  expect(run(process.execPath, ['names.mjs'])).toBe('\n');
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

test.each(Object.keys(LIMITS))('honeybell-minds%s can be imported by itself, with its types', (way) => {
  const names = run(process.execPath, [
    '--input-type=module',
    '-e',
    `import * as part from 'honeybell-minds${way}'; console.log(Object.keys(part).length);`,
  ]);
  expect(Number(names)).toBeGreaterThan(0);
  const { exports } = JSON.parse(readFileSync(join(root, 'dist-ai/package.json'), 'utf8')) as {
    exports: Record<string, { types: string }>;
  };
  expect(readFileSync(join(root, 'dist-ai', exports[`.${way}`]?.types as string), 'utf8')).toContain('export');
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

test.each(Object.entries(LIMITS))('honeybell-minds with %s weighs at most %i bytes', async (way, limit) => {
  const more = way === '' ? '' : `export * as way from 'honeybell-minds${way}';`;
  const bytes = await weigh(`export * from 'honeybell-minds'; ${more}`);
  console.log(`the minds with ${way}: ${bytes} bytes packed`);
  expect(bytes).toBeLessThanOrEqual(limit);
});

test(`all of it weighs at most ${limitOfAllBytes / 1000} KB`, async () => {
  const code = Object.keys(LIMITS).map((way, at) => `export * as way${at} from 'honeybell-minds${way}';`);
  const bytes = await weigh(code.join('\n'));
  console.log(`the minds: ${bytes} bytes packed`);
  expect(bytes).toBeLessThanOrEqual(limitOfAllBytes);
});
