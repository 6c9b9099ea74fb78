// Every sentence of every language file is the one that i18next builds, with and without a count.

import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import { sentence } from '../../src/words/sentence.ts';
import { FOLDERS, LANGUAGES, wordsOf } from '../laws/word-files.ts';

const FILES = FOLDERS.flatMap((folder) => LANGUAGES.map((language) => ({ folder, language })));
const COUNTS = [0, 1, 2, 1.5];
const ENDINGS = ['', '_zero', '_one', '_other'];

describe.each(FILES)('$folder, $language', ({ folder, language }) => {
  const words = Object.fromEntries(wordsOf(folder, language));
  const peer = i18next.createInstance();
  void peer.init({
    lng: language,
    resources: { [language]: { translation: words } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  });

  test('the sentences are those of i18next', () => {
    const keys = [...new Set(Object.keys(words).flatMap((key) => [key, key.replace(/_(zero|one|other)$/, '')]))];
    expect(keys.length).toBeGreaterThan(100);
    const different = keys.flatMap((key) => {
      const terms = ENDINGS.flatMap((ending) => [...(words[key + ending] ?? '').matchAll(/\{\{(\w+)\}\}/g)]).map(
        ([, term = '']) => term,
      );
      // Values that would be a pattern, a term or a reference elsewhere are plain text.
      const values = Object.fromEntries(terms.map((term, i) => [term, ['Mei', '$& <b>', '{{name}}', 7][i % 4] ?? '']));
      const asked = [undefined, {}, values, ...COUNTS.map((count) => ({ ...values, count }))];
      return asked
        .filter((params) => (sentence(words, language, key, params) ?? key) !== peer.t(key, params))
        .map((params) => [key, params, sentence(words, language, key, params), peer.t(key, params)]);
    });
    expect(different).toEqual([]);
  });
});

test('a sentence that is missing, or only inherited, is null', () => {
  expect(sentence({}, 'en', 'toString')).toBeNull();
  expect(sentence({ guests_other: '{{count}} guests' }, 'en', 'guests')).toBeNull();
  expect(sentence({ guests_other: '{{count}} guests' }, 'en', 'guests', { count: 1 })).toBeNull();
});
