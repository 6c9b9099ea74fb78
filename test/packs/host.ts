// What tests of packs share: the host that reads packs in Node, and the files of an example.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compiledScript } from '../../src/cli/compiler.ts';
import type { PackFile, PackDeps } from '../../src/packs/index.ts';
import { storeZip } from '../../src/analysis/sheets/zip.ts';
import english from '../../src/words/en.json';

const words: Readonly<Record<string, string>> = english;

export const host: PackDeps = {
  compile: (name, text) => Promise.resolve(compiledScript(name, text)),
  words: (key) => words[key],
};

export const EXAMPLES = ['football-pub', 'night-cafe', 'tea-house'] as const;
export const folderOf = (name: string): string => join('examples/packs', name);

/** The files of an example pack. */
export function filesOf(name: string, below = ''): PackFile[] {
  const root = folderOf(name);
  return readdirSync(join(root, below)).flatMap((one): PackFile[] => {
    const path = below === '' ? one : `${below}/${one}`;
    return statSync(join(root, path)).isDirectory()
      ? filesOf(name, path)
      : [{ path, text: readFileSync(join(root, path), 'utf8') }];
  });
}

/** The files of an example with some of them changed; null takes a file out. */
export const changed = (name: string, changes: Readonly<Record<string, string | null>>): PackFile[] => [
  ...filesOf(name).filter(({ path }) => !Object.hasOwn(changes, path)),
  ...Object.entries(changes).flatMap(([path, text]) => (text === null ? [] : [{ path, text }])),
];

export const textOf = (name: string, path: string): string =>
  filesOf(name).find((file) => file.path === path)?.text ?? '';

/** The zip of a pack. */
export const zipOf = (files: readonly PackFile[]): Uint8Array<ArrayBuffer> =>
  storeZip(files.map(({ path, text }) => ({ name: path, data: new TextEncoder().encode(text) })));
