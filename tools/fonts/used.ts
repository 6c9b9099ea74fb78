/** Which Chinese characters the game shows: those in its words, its data and the sources of its screens. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const GAME = ['src/words', 'src/data', 'src/hud', 'src/lab'];
const GALLERY = ['src/gallery'];
const HANZI = /[\u2e80-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/u;
/** Punctuation that sentences made at run time may need. */
const ALWAYS = '，。！？：；、“”（）《》…—·';

/** Every one of them once, sorted. */
export const hanziUsed = (root: string): string => hanziIn(root, GAME, ALWAYS);

/** Those of the gallery, which brings along a face of its own with what the game's does not have. */
export const hanziOfGallery = (root: string): string => hanziIn(root, GALLERY, '');

function hanziIn(root: string, folders: readonly string[], always: string): string {
  const texts = folders
    .map((folder) => join(root, folder))
    .filter((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    .flatMap(filesBelow)
    .filter((file) => /\.(json|csv|ya?ml|tsx?|txt)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  const used = new Set([...texts.join('')].filter((character) => HANZI.test(character)));
  for (const mark of always) used.add(mark);
  return [...used].sort((a, b) => (a < b ? -1 : 1)).join('');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}
