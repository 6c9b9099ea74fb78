// The game speaks English, 简体中文 and 日本語: all word lists have the same keys, no text is empty, and a sentence has the
// same {{values}} in every language.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FOLDERS, LANGUAGES, OTHERS, wordsOf } from './word-files.ts';

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name = '']) => name).sort();

/** Singular and plural forms have these endings, as in i18next; Chinese and Japanese need no `_one`. */
const singular = /_(zero|one|two|few|many)$/;

test('a placeholder is found with and without spaces, once for each time it is used', () => {
  expect(placeholders('{{ maid }} serves {{guest}} and {{guest}}')).toEqual(['guest', 'guest', 'maid']);
});

describe.each(FOLDERS.flatMap((folder) => LANGUAGES.map((language) => [folder, language] as const)))(
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

test('no key stands twice in a file of words, for the second would silently replace the first', () => {
  for (const folder of ['src/words', 'src/lab/words', 'src/gallery/words'])
    for (const language of ['en', 'zh', 'ja']) {
      const text = readFileSync(new URL(`../../${folder}/${language}.json`, import.meta.url), 'utf8');
      const keys = [...text.matchAll(/^ {2}"([^"]+)":/gm)].map(([, key]) => key);
      expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
    }
});
