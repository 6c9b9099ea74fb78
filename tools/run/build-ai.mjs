// `npm run build:ai`: builds the minds as a package in dist-ai/, ready for `npm pack`: ES modules (the typed door, and one
// for each way of thinking), types, a README and the licence. src/library lists what is public. Its only dependencies are
// `yaml` and `papaparse`, and only games that read tables and configurations need them.
// Only Node's own modules may be imported at the top: on a new machine nothing else is installed yet.

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstall } from './ensure-install.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const out = join(root, 'dist-ai');
const needed = ['papaparse', 'yaml'];
/** The package's entry points, with their sources. */
const entries = ['index', 'imitation', 'rules', 'senses', 'table', 'trace', 'tree', 'utility'];

ensureInstall();
const { version, license, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
rmSync(out, { recursive: true, force: true });
mkdirSync(out);

const filesBelow = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .map((file) => join(folder, String(file)))
    .filter((file) => file.endsWith(ending))
    .sort();

try {
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      outDir: out,
      emptyOutDir: false,
      minify: false,
      lib: {
        entry: Object.fromEntries(entries.map((name) => [name, join(root, `src/library/${name}.ts`)])),
        formats: ['es'],
        fileName: (_, name) => `${name}.js`,
      },
      rolldownOptions: { external: needed, output: { chunkFileNames: 'shared/[name].js' } },
    },
  });
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(root, 'tsconfig.ai.json')],
    {
      stdio: 'inherit',
    },
  );

  // Types import each other with the sources' file ending; the package contains only declarations.
  for (const path of filesBelow(join(out, 'types'), '.d.ts'))
    writeFileSync(path, readFileSync(path, 'utf8').replace(/(from |import\()'(\.[^']*)\.ts'/g, "$1'$2.js'"));
  const published = declarationsFrom(entries.map((name) => join(out, `types/library/${name}.d.ts`)));
  for (const path of filesBelow(join(out, 'types'), '.d.ts')) if (!published.has(path)) rmSync(path);

  const { shortNames } = await import('./short-names.mjs');
  const packages = [join(root, 'node_modules/yaml/dist'), join(root, 'node_modules/@types/papaparse')];
  const declarations = [...published, ...packages.flatMap((folder) => filesBelow(folder, '.d.ts'))];
  const code = new Map(filesBelow(out, '.js').map((path) => [path, readFileSync(path, 'utf8')]));
  const texts = declarations.map((path) => readFileSync(path, 'utf8'));
  for (const [path, text] of shortNames(code, texts.join('\n')).files) writeFileSync(path, text);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}

/** These declarations and all they import. */
function declarationsFrom(paths) {
  const found = new Set(paths);
  for (const path of found)
    for (const [, to] of readFileSync(path, 'utf8').matchAll(/(?:from |import\(|import )'(\.[^']*)\.js'/g))
      found.add(join(dirname(path), `${to}.d.ts`));
  return found;
}

writeFileSync(
  join(out, 'package.json'),
  `${JSON.stringify(
    {
      name: 'honeybell-minds',
      version,
      description: 'Characters that think for themselves and can say why: notebook, tables, utility, rules, imitation',
      license,
      type: 'module',
      sideEffects: false,
      exports: Object.fromEntries(
        entries.map((name) => [
          name === 'index' ? '.' : `./${name}`,
          { types: `./types/library/${name}.d.ts`, default: `./${name}.js` },
        ]),
      ),
      files: ['*.js', 'shared', 'types', 'README.md', 'LICENSE'],
      dependencies: Object.fromEntries(needed.map((name) => [name, dependencies[name]])),
      engines: { node: '>=18' },
    },
    null,
    2,
  )}\n`,
);
copyFileSync(join(root, 'src/library/README.md'), join(out, 'README.md'));
copyFileSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
console.log('dist-ai/: npm pack ./dist-ai makes a file others can install');
