// Runs a TypeScript file of this project in Node: node tools/run/ts.mjs src/cli/main.ts [arguments …]
// Vite bundles it like the game (including `?raw` tables and .ts imports) into .cache, under the hash of all sources;
// the next run of unchanged sources starts that bundle at once. Standard input and output are the program's own, and so
// is the exit code. tsx does not support `?raw` and starts more slowly.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstall } from './ensure-install.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = join(root, '.cache/run');
const daysKept = 2;

/** One hash over every file that a bundle may contain. */
function fingerprint(entry) {
  const hash = createHash('sha1').update(`${process.version} ${entry}`);
  const folders = entry.startsWith('src') ? ['src'] : ['src', 'tools', 'test'];
  for (const file of ['package-lock.json', 'tools/run/ts.mjs', ...folders.flatMap(filesBelow)]) {
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((found) => {
      const path = `${folder}/${found.name}`;
      if (found.isDirectory()) return found.name === 'out' ? [] : filesBelow(path);
      return /\.(ts|tsx|mjs|js|json|csv|ya?ml|txt)$/.test(found.name) ? [path] : [];
    });
}

/** Bundles `entry` (relative to the root) unless that bundle exists, and returns the bundle's path. */
export async function bundle(entry) {
  const name = basename(entry, extname(entry));
  const folder = join(cache, `${name}-${fingerprint(entry)}`);
  const file = join(folder, `${name}.mjs`);
  if (existsSync(file)) return file;

  const { build } = await import('vite');
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  mkdirSync(cache, { recursive: true });
  const staging = mkdtempSync(join(cache, 'making-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      plugins: [keepSourceAddresses()],
      // The game's own packages are bundled, as in the browser; tools' packages (often native) stay outside. QuickJS
      // looks for its WebAssembly beside itself.
      ssr: { noExternal: Object.keys(dependencies).filter((name) => name !== 'phaser' && !name.startsWith('@jitl/')) },
      build: {
        ssr: join(root, entry),
        outDir: staging,
        target: 'node20',
        minify: false,
        sourcemap: true,
        rolldownOptions: { output: { entryFileNames: `${name}.mjs`, chunkFileNames: '[name]-[hash].mjs' } },
      },
    });
    try {
      renameSync(staging, folder);
    } catch (problem) {
      if (!existsSync(file)) throw problem;
    }
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  forgetOldBundles();
  return file;
}

/** Keeps `import.meta.url` and similar values pointing at the source, not at the bundle. */
function keepSourceAddresses() {
  return {
    name: 'honeybell:keep-source-addresses',
    enforce: 'pre',
    transform(code, id) {
      if (id.startsWith('\0') || id.includes('node_modules') || !code.includes('import.meta.')) return null;
      const path = id.split('?')[0];
      return code
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.filename', JSON.stringify(path));
    },
  };
}

function forgetOldBundles() {
  const limit = Date.now() - daysKept * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(cache)) {
    const stats = statSync(join(cache, name), { throwIfNoEntry: false });
    if (stats && stats.mtimeMs < limit) rmSync(join(cache, name), { recursive: true, force: true });
  }
}

/** Runs `entry` in this process with `args` as its arguments. */
export async function run(entry, args) {
  ensureInstall();
  process.setSourceMapsEnabled(true);
  const file = await bundle(entry);
  process.argv = [process.argv[0], resolve(root, entry), ...args];
  // A program that starts itself again on another core starts this file.
  process.env['HONEYBELL_BUNDLE'] = file;
  await import(pathToFileURL(file).href);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [entry, ...args] = process.argv.slice(2);
  if (!entry) {
    console.error('usage: node tools/run/ts.mjs FILE.ts [arguments …]');
    process.exit(2);
  }
  try {
    await run(relative(root, resolve(entry)).replaceAll('\\', '/'), args);
  } catch (problem) {
    console.error(problem);
    process.exit(1);
  }
}
