// The game speaks English, 简体中文 and 日本語: all word lists have the same keys, nothing is left empty, and a sentence
// asks for the same {{values}} in each language.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './sources.ts';

type Words = { [key: string]: string | Words };

/** The game's words, and those of gallery and lab. */
const FOLDERS = ['src/words', 'src/gallery/words', 'src/lab/words'] as const;
const OTHERS = ['zh', 'ja'] as const;
const languages = ['en', ...OTHERS];

/** `{ hud: { tips: "Tips" } }` → `hud.tips` → "Tips". */
function flatten(words: Words, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const wordsOf = (folder: string, language: string): Map<string, string> =>
  new Map(flatten(JSON.parse(readFileSync(join(root, `${folder}/${language}.json`), 'utf8')) as Words));

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name = '']) => name).sort();

/** i18next tells singular from plural by ending; Chinese and Japanese need no `_one`. */
const singular = /_(zero|one|two|few|many)$/;

test('a placeholder is found with and without spaces, once for each time it is used', () => {
  expect(placeholders('{{ maid }} serves {{guest}} and {{guest}}')).toEqual(['guest', 'guest', 'maid']);
});

describe.each(FOLDERS.flatMap((folder) => languages.map((language) => [folder, language] as const)))(
  '%s in %s',
  (folder, language) => {
    test('nothing is empty', () => {
      expect([...wordsOf(folder, language)].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
    });
  },
);

describe.each(FOLDERS.flatMap((folder) => OTHERS.map((language) => [folder, language] as const)))(
  '%s: en and %s',
  (folder, language) => {
    test('have the same keys', () => {
      const [english, other] = [wordsOf(folder, 'en'), wordsOf(folder, language)];
      const missingIn = (words: Map<string, string>, keys: Iterable<string>) =>
        [...keys].filter((key) => !words.has(key));
      expect({
        missingThere: missingIn(other, english.keys()).filter((key) => !singular.test(key)),
        missingInEnglish: missingIn(english, other.keys()),
      }).toEqual({ missingThere: [], missingInEnglish: [] });
    });

    test('ask for the same values in each sentence', () => {
      const words = wordsOf(folder, language);
      const differing = [...wordsOf(folder, 'en')].filter(([key, text]) => {
        const other = words.get(key);
        return other !== undefined && placeholders(text).join() !== placeholders(other).join();
      });
      expect(differing.map(([key]) => key)).toEqual([]);
    });
  },
);
