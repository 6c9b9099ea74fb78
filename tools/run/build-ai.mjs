// `npm run build:ai`: src/ai as a package of its own in dist-ai/ – one ES module, its types, a README, the licence –
// ready for `npm pack`. `yaml` and `papaparse` are all it needs, and only games that read tables and texts need them.
// Only Node's own modules may be imported at the top: on a newcomer's machine nothing else is there yet.

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstall } from './ensure-install.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const out = join(root, 'dist-ai');
const needed = ['papaparse', 'yaml'];

ensureInstall();
const { version, license, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
rmSync(out, { recursive: true, force: true });
mkdirSync(out);

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
      lib: { entry: join(root, 'src/ai/index.ts'), formats: ['es'], fileName: () => 'index.js' },
      rolldownOptions: { external: needed },
    },
  });
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(root, 'tsconfig.ai.json')],
    {
      stdio: 'inherit',
    },
  );
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}

// Types name each other with the ending of their sources; where they are read there are only declarations.
for (const file of readdirSync(join(out, 'types'), { recursive: true }).map(String)) {
  if (!file.endsWith('.d.ts')) continue;
  const path = join(out, 'types', file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(/(from |import\()'(\.[^']*)\.ts'/g, "$1'$2.js'"));
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
      exports: { '.': { types: './types/index.d.ts', default: './index.js' } },
      files: ['index.js', 'types', 'README.md', 'LICENSE'],
      dependencies: Object.fromEntries(needed.map((name) => [name, dependencies[name]])),
      engines: { node: '>=18' },
    },
    null,
    2,
  )}\n`,
);
copyFileSync(join(root, 'src/ai/README.md'), join(out, 'README.md'));
copyFileSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
console.log('dist-ai/: npm pack ./dist-ai makes a file others can install');
