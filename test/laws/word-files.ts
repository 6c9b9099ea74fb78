/** Reads the language files for the laws. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.ts';

type Words = { [key: string]: string | Words };

/** Folders with the words of the game, the gallery and the lab. */
export const FOLDERS = ['src/words', 'src/gallery/words', 'src/lab/words'] as const;
export const OTHERS = ['zh', 'ja'] as const;
export const LANGUAGES = ['en', ...OTHERS] as const;

/** `{ hud: { tips: "Tips" } }` → `hud.tips` → "Tips". */
function flatten(words: Words, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

export const wordsOf = (folder: string, language: string): Map<string, string> =>
  new Map(flatten(JSON.parse(readFileSync(join(root, `${folder}/${language}.json`), 'utf8')) as Words));
