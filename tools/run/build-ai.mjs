// `npm run build:ai`: builds the minds as a package in dist-ai/, ready for `npm pack`: ES modules with source maps (the
// typed door, and one for each way of thinking), the same once more without checks and reports for production, types, a
// README, guides, the changelog and the licence. src/library lists what is public. `yaml` and `papaparse` are optional:
// only `/yaml` and `/csv` import them.
// Only Node's own modules may be imported at the top: on a new machine nothing else is installed yet.

import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstall } from './ensure-install.mjs';
import { optionsOf } from './options.mjs';

optionsOf({ use: 'npm run build:ai --', about: 'Builds the minds as a package in dist-ai/.' });
const root = fileURLToPath(new URL('../../', import.meta.url));
const out = join(root, 'dist-ai');
const optional = ['papaparse', 'yaml'];
/** The package's entry points, with their sources. */
const entries = ['index', 'csv', 'imitation', 'rules', 'senses', 'table', 'trace', 'tree', 'utility', 'yaml'];

/** Entry points for games that record and show what their minds do; `inspector` contains Preact. */
const entriesOfInspector = ['inspector', 'recorder'];
const allEntries = [...entries, ...entriesOfInspector].sort();

/** Files that replace others, except where `unless` imports them. */
const withoutParsers = {
  'src/ai/yaml.ts': { by: 'src/library/no-yaml.ts', unless: 'src/library/yaml.ts' },
  'src/ai/csv.ts': { by: 'src/library/no-csv.ts', unless: 'src/library/csv.ts' },
};
const withoutChecks = {
  'src/library/create-minds.ts': { by: 'src/library/create-minds-quiet.ts' },
};

ensureInstall();
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
rmSync(out, { recursive: true, force: true });
mkdirSync(out);

const filesBelow = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .map((file) => join(folder, String(file)))
    .filter((file) => file.endsWith(ending))
    .sort();

try {
  // Types import each other with the sources' file ending; the package contains only declarations.
  for (const config of ['tsconfig.ai.json', 'tsconfig.inspector.json'])
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(root, config)], {
      stdio: 'inherit',
    });
  for (const path of filesBelow(join(out, 'types'), '.d.ts'))
    writeFileSync(path, readFileSync(path, 'utf8').replace(/(from |import\()'(\.[^']*)\.tsx?'/g, "$1'$2.js'"));
  const published = declarationsFrom(allEntries.map((name) => join(out, `types/library/${name}.d.ts`)));
  for (const path of filesBelow(join(out, 'types'), '.d.ts')) if (!published.has(path)) rmSync(path);

  const packages = [join(root, 'node_modules/yaml/dist'), join(root, 'node_modules/@types/papaparse')];
  const declarations = [...published, ...packages.flatMap((folder) => filesBelow(folder, '.d.ts'))];
  const texts = declarations.map((path) => readFileSync(path, 'utf8')).join('\n');
  await buildModules(out, withoutParsers, texts);
  await buildModules(join(out, 'production'), { ...withoutParsers, ...withoutChecks }, texts);
  await buildInspector();
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}

/** Builds all entry points twice: first to find the names that can be shortened, then with short names. */
async function buildModules(folder, standIns, declarations) {
  const { build } = await import('vite');
  const { shortNames } = await import('./short-names.mjs');
  const { default: MagicString } = await import('magic-string');
  const run = (plugin, write) =>
    build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      plugins: [replacing(standIns), plugin],
      build: {
        target: 'es2022',
        outDir: folder,
        emptyOutDir: false,
        minify: false,
        sourcemap: true,
        write,
        lib: {
          entry: Object.fromEntries(entries.map((name) => [name, join(root, `src/library/${name}.ts`)])),
          formats: ['es'],
          fileName: (_, name) => `${name}.js`,
        },
        rolldownOptions: {
          external: optional,
          treeshake: { moduleSideEffects: false },
          output: { chunkFileNames: 'shared/[name].js' },
        },
      },
    });
  const code = new Map();
  await run({ name: 'read', renderChunk: (text, { fileName }) => void code.set(fileName, text) }, false);
  const { edits } = shortNames(code, declarations);
  const shortened = (text, { fileName }) => {
    if (text !== code.get(fileName)) throw new Error(`${fileName} was built differently the second time`);
    const edited = new MagicString(text);
    for (const { start, end, text: by } of edits.get(fileName))
      if (by === '') edited.remove(start, end);
      else edited.overwrite(start, end, by);
    return { code: edited.toString(), map: edited.generateMap({ hires: true }) };
  };
  await run({ name: 'short-names', renderChunk: shortened }, true);
}

/** Builds the recorder, the inspector, and the page of the command `honeybell-minds view`. */
async function buildInspector() {
  const { build } = await import('vite');
  const common = { root, configFile: false, publicDir: false, logLevel: 'warn' };
  const jsx = { jsx: { runtime: 'automatic', importSource: 'preact' } };
  await build({
    ...common,
    oxc: jsx,
    build: {
      target: 'es2022',
      outDir: out,
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      lib: {
        entry: Object.fromEntries(entriesOfInspector.map((name) => [name, join(root, `src/library/${name}.ts`)])),
        formats: ['es'],
        fileName: (_, name) => `${name}.js`,
      },
      rolldownOptions: { output: { chunkFileNames: 'shared/[name]-of-inspector.js' } },
    },
  });
  await build({
    ...common,
    root: join(root, 'src/inspector/viewer'),
    base: './',
    oxc: jsx,
    build: { target: 'es2022', outDir: join(out, 'viewer'), emptyOutDir: true },
  });
  mkdirSync(join(out, 'bin'));
  copyFileSync(join(root, 'tools/package/honeybell-minds.mjs'), join(out, 'bin/honeybell-minds.mjs'));
}

/** A plugin that builds other files in the place of some. */
function replacing(standIns) {
  return {
    name: 'stand-ins',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer === undefined || !source.startsWith('.')) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      const standIn = found && standIns[relative(root, found.id).replaceAll('\\', '/')];
      const isFrom = relative(root, importer).replaceAll('\\', '/');
      return standIn && standIn.unless !== isFrom ? join(root, standIn.by) : found;
    },
  };
}

/** The name, version and licence text of a package that is contained. */
function licenceOf(name) {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `## ${name} ${version}, ${license}\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8').trim()}\n`;
}

/** These declarations and all they import. */
function declarationsFrom(paths) {
  const found = new Set(paths);
  for (const path of found)
    for (const [, to] of readFileSync(path, 'utf8').matchAll(/(?:from |import\(|import )'(\.[^']*)\.js'/g))
      found.add(join(dirname(path), `${to}.d.ts`));
  return found;
}

const exported = allEntries.map((name) => [
  name === 'index' ? '.' : `./${name}`,
  {
    types: `./types/library/${name}.d.ts`,
    ...(entries.includes(name) && { production: `./production/${name}.js` }),
    default: `./${name}.js`,
  },
]);
const guides = join(root, 'docs/library');
writeFileSync(
  join(out, 'package.json'),
  `${JSON.stringify(
    {
      name: 'honeybell-minds',
      version: manifest.version,
      description: 'Characters that think for themselves and can say why: notebook, tables, utility, rules, imitation',
      keywords: ['game', 'ai', 'npc', 'utility-ai', 'decision-table', 'behavior', 'deterministic'],
      license: manifest.license,
      ...(manifest.repository && { repository: manifest.repository }),
      type: 'module',
      sideEffects: false,
      exports: { ...Object.fromEntries(exported), './package.json': './package.json' },
      bin: { 'honeybell-minds': 'bin/honeybell-minds.mjs' },
      files: [
        '*.js',
        '*.js.map',
        'bin',
        'shared',
        'production',
        'types',
        'viewer',
        'docs',
        'CHANGELOG.md',
        'THIRD-PARTY.md',
      ],
      peerDependencies: Object.fromEntries(optional.map((name) => [name, `^${manifest.dependencies[name]}`])),
      peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
      engines: { node: '>=18' },
    },
    null,
    2,
  )}\n`,
);
copyFileSync(join(root, 'src/library/README.md'), join(out, 'README.md'));
copyFileSync(join(root, 'src/library/CHANGELOG.md'), join(out, 'CHANGELOG.md'));
copyFileSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
writeFileSync(
  join(out, 'THIRD-PARTY.md'),
  ['The inspector and the viewer contain these packages.']
    .concat(['preact', '@preact/signals', '@preact/signals-core'].map(licenceOf))
    .join('\n\n'),
);
if (existsSync(guides)) {
  mkdirSync(join(out, 'docs'));
  for (const file of readdirSync(guides)) copyFileSync(join(guides, file), join(out, 'docs', file));
}
console.log('dist-ai/: npm pack ./dist-ai makes a file others can install');
