// The game speaks English and 简体中文 from the first day: both word lists have the same keys, nothing is left empty,
// and a sentence asks for the same {{values}} in both languages.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './sources.ts';

type Words = { [key: string]: string | Words };

/** The game's words, and those of the gallery. */
const FOLDERS = ['src/words', 'src/gallery/words'] as const;
const languages = ['en', 'zh'].filter((language) =>
  FOLDERS.every((folder) => existsSync(join(root, `${folder}/${language}.json`))),
);

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

/** i18next tells singular from plural by ending; Chinese needs no `_one`. */
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

describe.runIf(languages.length === 2).each(FOLDERS)('English and Chinese in %s', (folder) => {
  test('have the same keys', () => {
    const [english, chinese] = [wordsOf(folder, 'en'), wordsOf(folder, 'zh')];
    const missingIn = (words: Map<string, string>, keys: Iterable<string>) =>
      [...keys].filter((key) => !words.has(key));
    expect({
      missingInChinese: missingIn(chinese, english.keys()).filter((key) => !singular.test(key)),
      missingInEnglish: missingIn(english, chinese.keys()),
    }).toEqual({ missingInChinese: [], missingInEnglish: [] });
  });

  test('ask for the same values in each sentence', () => {
    const chinese = wordsOf(folder, 'zh');
    const differing = [...wordsOf(folder, 'en')].filter(([key, text]) => {
      const other = chinese.get(key);
      return other !== undefined && placeholders(text).join() !== placeholders(other).join();
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  });
});
