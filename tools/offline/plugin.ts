/**
 * A Vite plugin that makes the built game installable and playable offline. When dist/ is complete, its files are
 * listed with their hashes and written, with the service worker, to dist/offline.js.
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { offlineFiles } from './files.ts';

export function playOffline(root: string): Plugin {
  return {
    name: 'honeybell:offline',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      // After the pictures have been copied.
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) return;
        const files = filesBelow(dir)
          .map((path) => relative(dir, path).split(sep).join('/'))
          .sort((a, b) => (a < b ? -1 : 1))
          .map((path): [string, string] => [path, hashOf(readFileSync(join(dir, path)))]);
        const head = `const FILES = ${JSON.stringify(offlineFiles(files))};\n`;
        writeFileSync(join(dir, 'offline.js'), head + (await worker(root)));
      },
    },
  };
}

/** Bundles the worker with its imports as one classic script, because not every browser supports modules there. */
async function worker(root: string): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(root, 'tools/offline/worker.js'), formats: ['iife'], name: 'offline', fileName: 'offline' },
    },
  })) as Rolldown.RolldownOutput[];
  const [file] = built.flatMap(({ output }) => output).filter((one) => one.type === 'chunk');
  if (file === undefined) throw new Error('the service worker was built into nothing');
  return file.code;
}

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 12);

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}
