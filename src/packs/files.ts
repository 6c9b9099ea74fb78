/**
 * Checks the list of a pack's files before any of them is read: paths that leave the pack, files that no pack has,
 * files that are there twice or are too large. Each such file is listed by name.
 */

import { didYouMean } from '../ai/problems.ts';
import { utilityNames } from '../data/index.ts';
import { tableNames } from '../sim/thinking/tables.ts';
import { PACK_LIMITS, type PackFile, type PackMistake } from './form.ts';

export const PACK_YAML = 'pack.yaml';
export const LANGUAGES_OF_PACKS = ['en', 'zh', 'ja'] as const;

/** Files that may lie directly in the folder of a pack. Files with notes for people are allowed, but not read. */
const ON_TOP = [PACK_YAML, 'roster.csv', 'menu.csv', 'guests.csv', 'heroes.csv', 'warps.csv', 'promises.txt', 'map.yaml'] as const; // prettier-ignore
const NOTES = /^(readme|license|licence)(\.(md|txt))?$/i;
/** Files that operating systems put into folders by themselves. */
const CLUTTER = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$|^__MACOSX\//;

export const TABLE_FILE = /^tables\/([\w.]+)\.csv$/;
export const CONFIG_FILE = /^configs\/(\w+)\.yaml$/;
const WORDS_FILE = /^words\/(\w+)\.json$/;
export const SCRIPT_FILE = /^scripts\/[\w-]+\.[jt]s$/;

/** The names of all files that a pack may have, for messages. */
const KNOWN = `${ON_TOP.join(', ')}, tables/NAME.csv, configs/NAME.yaml, words/en.json, scripts/NAME.ts`;

/** The reason why a path cannot be in a pack; null if it can. */
export function wrongPath(path: string): string | null {
  if (path.length > PACK_LIMITS.path)
    return `has a path of ${path.length} characters; at most ${PACK_LIMITS.path} are read`;
  if (/^([\\/]|[A-Za-z]:)/.test(path)) return 'leaves the pack: a path must begin inside its folder';
  if (path.split(/[\\/]/).includes('..')) return "leaves the pack: '..' is no part of a path inside it";
  if (path.includes('\\') || /\p{Cc}/u.test(path)) return 'is no path: folders are parted by /';
  return path.split('/').some((part) => part === '' || part === '.') ? 'is no path: a part of it has no name' : null;
}

/** The part of a path that a message shows. It is limited, because the path may come from a stranger. */
const told = (path: string): string => {
  const plain = path.replaceAll(/\p{Cc}/gu, '?');
  return plain.length > PACK_LIMITS.path ? `${plain.slice(0, PACK_LIMITS.path)}…` : plain;
};

/** Checks the files. @returns those that can be read, by path, and all mistakes */
export function sortFiles(files: readonly PackFile[]): {
  readonly texts: ReadonlyMap<string, string>;
  readonly mistakes: readonly PackMistake[];
} {
  const mistakes: PackMistake[] = [];
  const texts = new Map<string, string>();
  const seen = new Map<string, string>();
  const wrong = (path: string, message: string): void => void mistakes.push({ file: told(path), line: null, message });
  const own = files.filter(({ path }) => !CLUTTER.test(path));
  if (own.length > PACK_LIMITS.files)
    wrong('', `the pack has ${own.length} files; at most ${PACK_LIMITS.files} are read`);
  const all = own.reduce((sum, { text }) => sum + text.length, 0);
  if (all > PACK_LIMITS.all) wrong('', `the pack has ${all} characters; at most ${PACK_LIMITS.all} are read`);
  if (mistakes.length > 0) return { texts, mistakes };
  for (const { path, text } of own) {
    const leaves = wrongPath(path);
    const before = seen.get(path.toLowerCase());
    seen.set(path.toLowerCase(), path);
    if (leaves !== null) wrong(path, leaves);
    else if (before !== undefined)
      wrong(path, before === path ? 'is in the pack twice' : `is in the pack as ${before} already`);
    else if (text.length > PACK_LIMITS.file)
      wrong(path, `has ${text.length} characters; at most ${PACK_LIMITS.file} are read`);
    else {
      const why = unknownFile(path);
      if (why !== null) wrong(path, why);
      else if (!NOTES.test(path)) texts.set(path, plainText(text));
    }
  }
  return { texts, mistakes };
}

/** Makes a text independent of the computer it was written on: no byte order mark, and one kind of line end. */
const plainText = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');

function unknownFile(path: string): string | null {
  if ((ON_TOP as readonly string[]).includes(path) || NOTES.test(path) || SCRIPT_FILE.test(path)) return null;
  const parts: readonly (readonly [RegExp, string, readonly string[]])[] = [
    [TABLE_FILE, 'decision table', tableNames],
    [CONFIG_FILE, 'configuration', utilityNames],
    [WORDS_FILE, 'language', LANGUAGES_OF_PACKS],
  ];
  for (const [form, what, names] of parts) {
    const name = form.exec(path)?.[1];
    if (name !== undefined)
      return names.includes(name)
        ? null
        : `there is no ${what} '${name}'${didYouMean(name, names) || `; known: ${names.join(', ')}`}`;
  }
  return `is no file of a pack${didYouMean(path, ON_TOP) || `; known: ${KNOWN}`}`;
}
