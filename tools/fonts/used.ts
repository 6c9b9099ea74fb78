/**
 * Which Chinese characters the game shows: those in its words, its data and the sources of its screens; and which of
 * them title and café show by themselves, before anybody has opened anything.
 */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SAID_LATER } from '../words/in-two.ts';

const GAME = ['src/words', 'src/data', 'src/hud', 'src/lab'];
const GALLERY = ['src/gallery'];
const HANZI = /[\u2e80-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/u;
/** Punctuation that sentences made at run time may need. */
const ALWAYS = '，。！？：；、“”（）《》…—·';

/** Words of what is opened by a key or a click: the first part of their keys in the language files. */
const OPENED_LATER = new Set([...SAID_LATER, 'rival', 'headMaid', 'janken', 'menu', 'stuck', 'temperament']);

/** Of these words, what stands on buttons and strips that lead there. */
const AT_ONCE = /^(rival\.open|headMaid\.(open|mode\.)|janken\.(asks|invite|play$)|menu\.language)/;

/** Every one of them once, sorted. */
export const hanziUsed = (root: string): string => hanziIn(root, GAME, ALWAYS);

/** Those of the gallery, which brings along a face of its own with what the game's does not have. */
export const hanziOfGallery = (root: string): string => hanziIn(root, GALLERY, '');

/** Those of title and café alone: the face with the others is fetched when one of theirs is shown. */
export function hanziAtFirst(root: string): string {
  const words = JSON.parse(readFileSync(join(root, 'src/words/zh.json'), 'utf8')) as Record<string, string>;
  const shown = Object.keys(words).filter((key) => !OPENED_LATER.has(key.split('.')[0] as string) || AT_ONCE.test(key));
  return hanziOf(shown.map((key) => words[key]).join('') + ALWAYS);
}

function hanziIn(root: string, folders: readonly string[], always: string): string {
  const texts = folders
    .map((folder) => join(root, folder))
    .filter((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    .flatMap(filesBelow)
    .filter((file) => /\.(json|csv|ya?ml|tsx?|txt)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  return hanziOf(texts.join('') + always);
}

/** Each character once, sorted; marks of Latin that Chinese sentences share stay with them. */
function hanziOf(text: string): string {
  const used = new Set([...text].filter((character) => HANZI.test(character) || ALWAYS.includes(character)));
  return [...used].sort((a, b) => (a < b ? -1 : 1)).join('');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}
