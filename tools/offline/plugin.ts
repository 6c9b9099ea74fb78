/**
 * A Vite plugin: the built game can be installed and played without a connection. When everything lies in dist/, its files
 * are listed with their hashes and written, with the service worker, to dist/offline.js.
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Not needed to play: source maps, licences to be read, the worker itself. */
const LEFT_OUT = /\.map$|^offline\.js$|LICENSE|licences\.txt$/;

export function playOffline(root: string): Plugin {
  return {
    name: 'honeybell:offline',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      // After the pictures have been copied.
      order: 'post',
      sequential: true,
      handler({ dir }) {
        if (dir === undefined) return;
        const files = filesBelow(dir)
          .map((path) => relative(dir, path).split(sep).join('/'))
          .filter((path) => !LEFT_OUT.test(path))
          .sort((a, b) => (a < b ? -1 : 1))
          .map((path): [string, string] => [path, hashOf(readFileSync(join(dir, path)))]);
        const worker = readFileSync(join(root, 'tools/offline/worker.js'), 'utf8');
        const version = hashOf(Buffer.from(JSON.stringify(files) + worker));
        const head = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n`;
        writeFileSync(join(dir, 'offline.js'), head + worker);
      },
    },
  };
}

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 12);

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}
