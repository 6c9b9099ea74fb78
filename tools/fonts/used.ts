/** Which Chinese characters the game shows: those in its words, its data and the sources of its screens. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['src/words', 'src/data', 'src/hud', 'src/lab', 'src/gallery'];
const HANZI = /[\u2e80-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/u;
/** Punctuation that sentences made at run time may need. */
const ALWAYS = '，。！？：；、“”（）《》…—·';

/** Every one of them once, sorted. */
export function hanziUsed(root: string): string {
  const texts = FOLDERS.map((folder) => join(root, folder))
    .filter((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    .flatMap(filesBelow)
    .filter((file) => /\.(json|csv|ya?ml|tsx?|txt)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  const used = new Set([...texts.join('')].filter((character) => HANZI.test(character)));
  for (const mark of ALWAYS) used.add(mark);
  return [...used].sort((a, b) => (a < b ? -1 : 1)).join('');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}
