// The package in other tools: Vite, webpack, a plain page and without its optional packages; and what the checkers of
// packages say about it. All use it in the same small game, which prints where the dog has run to.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webpack from 'webpack';
import { launchBrowser } from '../../tools/run/browser.mjs';
import { startStaticServer } from '../../tools/run/static-server.mjs';
import { emptyProject, newFolder, pack, removed, root, run } from './packed.ts';

const GAME = `import { behaviour, createMinds, DONE, GOING } from 'honeybell-minds';
import { DecisionTable, fromTable } from 'honeybell-minds/table';

const read = DecisionTable.parse(
  [{ id: 1, condition: 'far', cParam: null, yesType: 1, yes: 'run:100', noType: 0, no: null }],
  { conditions: ['far'], behaviours: ['run'] });
if (!read.ok) throw new Error(read.problems[0].message);
const minds = createMinds({
  behaviours: { run: behaviour({ perform: (me) => (++me.at < 8 ? GOING : DONE) }) },
  scripts: { runs: fromTable({ name: 'runs', table: read.table, perceptions: { far: (me) => me.at < 8 },
    behaviours: { run: () => ({ behave: 'run' }) } }) },
  characters: { dog: { warps: { default: 'runs' } } },
});
const rex = { at: 0 };
minds.add('rex', rex, 'dog');
minds.step(30);
export const text = 'rex is at ' + rex.at;
`;
const SAYS = `${GAME}console.log(text);`;
let project = '';

beforeAll(() => {
  project = emptyProject();
  writeFileSync(join(project, 'game.js'), SAYS);
});
afterAll(() => removed(project));

test('Node runs it, also with the condition `production`', () => {
  expect(run(process.execPath, ['game.js'], project)).toBe('rex is at 8\n');
  expect(run(process.execPath, ['--conditions=production', 'game.js'], project)).toBe('rex is at 8\n');
});

/** Builds the small game with Vite as a page of a game would be: in a process of its own, with the usual environment. */
function builtByVite(mode: 'development' | 'production'): Promise<string> {
  writeFileSync(join(project, 'index.html'), '<!doctype html><script type="module" src="./game.js"></script>');
  // The polyfill of module preloading needs a page; here the bundle runs in Node.
  writeFileSync(join(project, 'vite.config.js'), 'export default { build: { modulePreload: false } };');
  const out = join(project, `vite-${mode}`);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const options = ['--mode', mode, '--outDir', out, '--minify', 'false', '--logLevel', 'error'];
  run(process.execPath, [vite, 'build', ...options], project, { NODE_ENV: mode });
  const [file] = readdirSync(join(out, 'assets')).filter((name) => name.endsWith('.js'));
  return Promise.resolve(join(out, 'assets', file as string));
}

function builtByWebpack(mode: 'development' | 'production'): Promise<string> {
  const path = join(project, `webpack-${mode}`);
  return new Promise((resolve, reject) => {
    const options: webpack.Configuration = {
      mode,
      context: project,
      entry: './game.js',
      devtool: false,
      output: { path, filename: 'main.js' },
    };
    webpack(options, (error, stats) => {
      if (error || stats?.hasErrors() || stats?.hasWarnings()) reject(error ?? new Error(stats?.toString()));
      else resolve(join(path, 'main.js'));
    });
  });
}

/** What only the reports of mistakes contain. */
const REPORTS = 'draws a new goal for';

test.each([
  ['Vite', () => builtByVite('production'), () => builtByVite('development')],
  ['webpack', () => builtByWebpack('production'), () => builtByWebpack('development')],
])('%s bundles it, for production without the checks', async (_, production, development) => {
  const small = await production();
  const checked = await development();
  for (const file of [small, checked]) expect(run(process.execPath, [file], project)).toBe('rex is at 8\n');
  expect(readFileSync(small, 'utf8').includes(REPORTS)).toBe(false);
  expect(readFileSync(checked, 'utf8').includes(REPORTS)).toBe(true);
});

test('a plain page runs it, with an import map and without a bundler', async () => {
  const imports = Object.fromEntries(
    ['', '/table'].map((way) => [
      `honeybell-minds${way}`,
      `./node_modules/honeybell-minds/${way === '' ? 'index' : way.slice(1)}.js`,
    ]),
  );
  writeFileSync(join(project, 'page.js'), `${GAME}document.body.textContent = text;`);
  writeFileSync(
    join(project, 'page.html'),
    `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script><body><script type="module" src="page.js"></script>`,
  );
  const server = await startStaticServer({ folder: project, policy: null });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(`${server.url}page.html`);
    await page.getByText('rex is at 8').waitFor({ timeout: 20_000 });
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});

test('without yaml and papaparse, texts are refused with the name of what is missing', () => {
  writeFileSync(
    join(project, 'texts.js'),
    `import { DecisionTable } from 'honeybell-minds/table';
import { TechTree } from 'honeybell-minds/rules';
import { createFactory, loadConfig } from 'honeybell-minds/utility';
const words = { conditions: ['far'], behaviours: ['run'] };
for (const read of [DecisionTable.parse('id,condition', words), TechTree.load('temple: {}'), loadConfig('type: x', createFactory())])
  console.log(read.problems[0].message);
for (const name of ['csv', 'yaml'])
  await import('honeybell-minds/' + name).catch((error) => console.log(error.message.replace(/ imported from.*/, '')));`,
  );
  expect(run(process.execPath, ['texts.js'], project).trimEnd().split('\n')).toEqual([
    expect.stringContaining('npm install papaparse'),
    expect.stringContaining('npm install yaml'),
    expect.stringContaining('npm install yaml'),
    "Cannot find package 'papaparse'",
    "Cannot find package 'yaml'",
  ]);
});

test('with yaml and papaparse, texts are read, and mistakes in them name their line', () => {
  const other = emptyProject(['yaml', 'papaparse']);
  writeFileSync(
    join(other, 'texts.js'),
    `import { csv } from 'honeybell-minds/csv';
import { yaml } from 'honeybell-minds/yaml';
import { DecisionTable } from 'honeybell-minds/table';
import { TechTree } from 'honeybell-minds/rules';
const words = { conditions: ['far'], behaviours: ['run'] };
const read = DecisionTable.parse(csv('id;condition;cParam;yesType;yes;noType;no\\n1;far;;1;"run:100";0;\\n'), words);
console.log(read.ok && read.table.toCsv());
console.log(TechTree.load(yaml('mason: {}\\ntemple: { needs: [mason] }')).tree.names.join());
console.log(TechTree.load(yaml('mason: {}\\ntemple: { needs: [mson] }')).problems[0].line);`,
  );
  try {
    expect(run(process.execPath, ['texts.js'], other)).toBe(
      'id,condition,cParam,yesType,yes,noType,no\n1,far,,1,run:100,0,\n\nmason,temple\n2\n',
    );
  } finally {
    removed(other);
  }
});

test('publint finds nothing to improve', async () => {
  const { messages } = await publint({ pkgDir: join(root, 'dist-ai'), strict: true, pack: 'npm' });
  const manifest = JSON.parse(readFileSync(join(root, 'dist-ai/package.json'), 'utf8')) as Record<string, unknown>;
  expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
});

test('types are right for every way to import it as ES modules', async () => {
  const folder = newFolder();
  try {
    const packed = createPackageFromTarballData(new Uint8Array(readFileSync(pack(folder))));
    const analysis = await checkPackage(packed, { excludeEntrypoints: ['./package.json'] });
    if (!analysis.types) throw new Error('the package has no types');
    // It consists of ES modules: `require` of old Node versions and resolution without `exports` are not supported.
    const wrong = analysis.problems.filter(
      (problem) => !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
    );
    expect(wrong).toEqual([]);
    expect(Object.keys(analysis.entrypoints)).toContain('./utility');
  } finally {
    removed(folder);
  }
});

test('its source maps lead to the lines of src', () => {
  const mapped = run(
    process.execPath,
    [
      '--enable-source-maps',
      '--input-type=module',
      '-e',
      "import { createMinds } from 'honeybell-minds'; try { createMinds({}); } catch (error) { console.log(error.stack); }",
    ],
    project,
  );
  expect(mapped).toMatch(/src\/ai\/door\/checks\/check-spec\.ts:\d+/);
  const line = Number(/check-spec\.ts:(\d+)/.exec(mapped)?.[1]);
  expect(readFileSync(join(root, 'src/ai/door/checks/check-spec.ts'), 'utf8').split('\n')[line - 1]).toMatch(
    /throw new Error/,
  );
});

test('its folder contains the licence and the changelog', () => {
  const files = readdirSync(join(project, 'node_modules/honeybell-minds'));
  expect(files).toEqual(expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'README.md']));
});
