/**
 * Collects the Chinese and Japanese characters that the game shows (in words; for Chinese also in data and in the
 * sources of screens), and those that title and café show before anything is opened. Each language has its own font,
 * because many characters are drawn differently in the two.
 */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isSaidLater } from '../words/in-two.ts';

const GAME = ['src/words', 'src/data', 'src/hud', 'src/ui', 'src/notebook', 'src/analysis/sheets'];
/** Loaded separately, with fonts of their own: the gallery and the lab. */
const APART = ['src/gallery', 'src/lab'];
const HANZI = /[\u2e80-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/u;
/** Punctuation that sentences composed at run time may need. */
const ALWAYS = '，。！？：；、“”（）《》…—·';

const JAPANESE = 'ja.json';

/** Words of panels that open by a key or a click: the first part of their keys in the language files. */
const OPENED_LATER = new Set(['rival', 'headMaid', 'janken', 'stuck']);

/** Exceptions: words on buttons and strips that open those panels. */
const AT_ONCE = /^(rival\.(open|node\.)|headMaid\.(open|mode\.)|janken\.(asks|invite|play$))/;

/** All characters, each once, sorted. */
export const hanziUsed = (root: string): string => hanziIn(root, GAME, ALWAYS);
export const kanaUsed = (root: string): string => signsOf(wordsIn(root, 'src/words/ja.json'));

/** Characters of gallery and lab, which have fonts of their own for what the game's fonts lack. */
export const hanziApart = (root: string): string => hanziIn(root, APART, '');
export const kanaApart = (root: string): string =>
  signsOf(wordsIn(root, 'src/gallery/words/ja.json') + wordsIn(root, 'src/lab/words/ja.json'));

/** Characters of title and café; the font with the others is loaded when one of them is shown. */
export const hanziAtFirst = (root: string): string => signsOf(wordsIn(root, 'src/words/zh.json', isAtFirst), ALWAYS);
export const kanaAtFirst = (root: string): string => signsOf(wordsIn(root, 'src/words/ja.json', isAtFirst));

const isAtFirst = (key: string): boolean =>
  !isSaidLater(key) && (!OPENED_LATER.has(key.split('.')[0] as string) || AT_ONCE.test(key));

function wordsIn(root: string, file: string, counts: (key: string) => boolean = () => true): string {
  const words = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>;
  return Object.keys(words)
    .filter(counts)
    .map((key) => words[key])
    .join('');
}

function hanziIn(root: string, folders: readonly string[], always: string): string {
  const texts = folders
    .map((folder) => join(root, folder))
    .filter((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    .flatMap(filesBelow)
    .filter((file) => /\.(json|csv|ya?ml|tsx?|txt)$/.test(file) && !file.endsWith(JAPANESE))
    .map((file) => readFileSync(file, 'utf8'));
  return signsOf(texts.join(''), always);
}

/** Each character once, sorted, with the given ones added; marks shared with Latin stay with the Chinese ones. */
function signsOf(text: string, always = ''): string {
  const used = new Set([...text, ...always].filter((sign) => HANZI.test(sign) || always.includes(sign)));
  return [...used].sort((a, b) => (a < b ? -1 : 1)).join('');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}
