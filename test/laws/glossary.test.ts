// One thing has one name in each language, and words with a misleading meaning are banned.

import { describe, expect, test } from 'vitest';
import { bannedIn } from './glossary.ts';
import { FOLDERS, LANGUAGES, wordsOf } from './word-files.ts';

test('a banned word is found, with its replacement', () => {
  expect(bannedIn('zh', '被玩家调教', 'apart')).toEqual(['调教 → 改动: the other word is sexual slang']);
  expect(bannedIn('zh', '还剩 3刻', 'apart')).toHaveLength(2);
  expect(bannedIn('zh', '此刻、时刻、立刻、那一刻', 'game')).toEqual([]);
});

test('English names the noun, contracts, and says seconds to players', () => {
  expect(bannedIn('en', 'Whoever cannot wait', 'apart')).toHaveLength(2);
  expect(bannedIn('en', '{{name}} goes to {{guest}}: {{dear}}, {{whom}}', 'game')).toEqual([]);
  expect(bannedIn('en', '3 ticks', 'game')).toEqual(['ticks → seconds']);
  expect(bannedIn('en', '3 ticks', 'apart')).toEqual([]);
});

test('lab and gallery may say what players never read', () => {
  expect(bannedIn('zh', '命令', 'game')).toEqual(['命令 → 吩咐']);
  expect(bannedIn('zh', '命令', 'apart')).toEqual([]);
});

describe.each(FOLDERS.flatMap((folder) => LANGUAGES.map((language) => [folder, language] as const)))(
  '%s in %s',
  (folder, language) => {
    test('says nothing that is banned', () => {
      const part = folder === 'src/words' ? 'game' : 'apart';
      const said = [...wordsOf(folder, language)].flatMap(([key, text]) =>
        bannedIn(language, text, part).map((what) => `${key}: ${what}`),
      );
      expect(said).toEqual([]);
    });
  },
);
