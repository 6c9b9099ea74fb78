// The minds as a published library: packed, installed into an empty project, run and type-checked there.

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFolder, pack, removed, root, run as runIn } from './packed.ts';

/**
 * Maximum sizes in bytes that a game has to load, minified and compressed, for development and for production: the
 * typed door alone, and with each way of thinking. They are the present sizes, so that they can only shrink
 * (docs/notes/2026-11-23-the-package-everywhere.md).
 */
const LIMITS: Readonly<Record<string, readonly [number, number]>> = {
  '': [18_535, 13_360],
  '/imitation': [21_945, 16_735],
  '/rules': [22_290, 17_145],
  '/senses': [21_495, 16_250],
  '/table': [24_310, 19_240],
  '/trace': [19_240, 14_245],
  '/tree': [18_800, 13_800],
  '/utility': [39_800, 34_725],
};
const ALL = [56_045, 51_075] as const;
const ALL_WITH_PARSERS = [92_910, 87_945] as const;
const MOST_ROOT_NAMES = 60;
let project = '';
const run = (command: string, args: readonly string[], cwd = project): string => runIn(command, args, cwd);

beforeAll(() => {
  project = newFolder();
  const packed = pack(project);
  writeFileSync(join(project, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }');
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', packed]);
});
afterAll(() => removed(project));

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

test('its types have no mistake, however strict the options of a game are and whatever it imports', () => {
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    skipLibCheck: false,
    noEmit: true,
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['all.ts'] }));
  const modules = Object.keys(LIMITS).map((way, i) => `export * as part${i} from 'honeybell-minds${way}';`);
  writeFileSync(join(project, 'all.ts'), modules.join('\n'));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
  expect(stdout).toBe('');
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

test('it needs nothing, and yaml and papaparse only in /yaml and /csv', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'dist-ai/package.json'), 'utf8')) as {
    dependencies?: object;
    peerDependencies: Record<string, string>;
    peerDependenciesMeta: Record<string, { optional: boolean }>;
  };
  expect(manifest.dependencies).toBeUndefined();
  expect(Object.keys(manifest.peerDependencies)).toEqual(['papaparse', 'yaml']);
  expect(Object.values(manifest.peerDependenciesMeta)).toEqual([{ optional: true }, { optional: true }]);
  const imports = readdirSync(join(root, 'dist-ai'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      [...readFileSync(join(root, 'dist-ai', file), 'utf8').matchAll(/^import .*from "([^."][^"]*)";$/gm)].map(
        ([, name]) => `${file.replaceAll('\\', '/')} ${name}`,
      ),
    );
  const expected = ['csv.js papaparse', 'production/csv.js papaparse', 'production/yaml.js yaml', 'yaml.js yaml'];
  expect(imports.sort()).toEqual(expected);
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

/**
 * Size of a module in bytes, minified as in a game's build and compressed. @param external packages that are not counted
 */
async function weigh(code: string, conditions: readonly string[], external: readonly string[] = []): Promise<number> {
  const entry = join(project, 'weighed.js');
  writeFileSync(entry, code);
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: [...conditions, 'module', 'browser'] },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry, formats: ['es'] },
      // Minified like a game's build; a library build keeps white space and comments for the build that uses it.
      rolldownOptions: { external: [...external], output: { minify: true, comments: false } },
    },
  });
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
  return gzipSync(output[0].code, { level: 9 }).length;
}

const sizes: string[] = [];
afterAll(() => console.log(`bytes, minified and compressed: for development, for production\n${sizes.join('\n')}`));

test.each(Object.entries(LIMITS))(
  'honeybell-minds with %s weighs at most %j bytes',
  async (way, [most, production]) => {
    const more = way === '' ? '' : `export * as way from 'honeybell-minds${way}';`;
    const code = `export * from 'honeybell-minds'; ${more}`;
    const small = await weigh(code, ['production']);
    const checked = await weigh(code, ['development']);
    sizes.push(`the minds with ${way}: ${checked}, ${small}`);
    expect(small).toBeLessThanOrEqual(production);
    expect(checked).toBeLessThanOrEqual(most);
  },
);

test('all of it stays below its limits, without and with yaml and papaparse', async () => {
  const ways = Object.keys(LIMITS);
  const everything = (taken: readonly string[]): string =>
    taken.map((way, at) => `export * as way${at} from 'honeybell-minds${way}';`).join('\n');
  symlinkSync(join(root, 'node_modules/yaml'), join(project, 'node_modules/yaml'), 'junction');
  symlinkSync(join(root, 'node_modules/papaparse'), join(project, 'node_modules/papaparse'), 'junction');
  const without = everything(ways);
  const all = everything([...ways, '/csv', '/yaml']);
  for (const [name, code, limits] of [
    ['all of it', without, ALL],
    ['all of it with yaml and papaparse', all, ALL_WITH_PARSERS],
  ] as const) {
    const [checked, small] = [await weigh(code, ['development']), await weigh(code, ['production'])];
    sizes.push(`${name}: ${checked}, ${small}`);
    expect(checked).toBeLessThanOrEqual(limits[0]);
    expect(small).toBeLessThanOrEqual(limits[1]);
  }
});
