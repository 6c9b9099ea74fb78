// English plurals: every number before a plural has a singular form, and every sentence with a count is produced with
// 0, 1 and 2.

import { describe, expect, test } from 'vitest';
import { sentence } from '../../src/words/sentence.ts';
import { figuresBeforePlurals, pluralProblems } from './plurals.ts';
import { FOLDERS, wordsOf } from './word-files.ts';

test('a figure before a plural is seen, a verb after a name is not', () => {
  expect(figuresBeforePlurals('{{wants}} heroes pleased')).toEqual(['wants']);
  expect(figuresBeforePlurals('<b>{{count}} more guests</b> than usual')).toEqual(['count']);
  expect(figuresBeforePlurals('{{count}} people waited')).toEqual(['count']);
  expect(figuresBeforePlurals('{{name}} leaves, in {{n}} s')).toEqual([]);
});

test('a plural without its singular is found, and two in one sentence', () => {
  expect(pluralProblems(new Map([['times', '{{n}} times']]))).toHaveLength(1);
  expect(pluralProblems(new Map([['guests_other', '{{count}} guests']]))).toEqual([
    'guests_other: there is no guests_one',
  ]);
  expect(
    pluralProblems(
      new Map([
        ['room_one', ''],
        ['room_other', '{{count}} guests, {{n}} seats'],
      ]),
    ),
  ).toHaveLength(1);
});

describe.each(FOLDERS)('%s', (folder) => {
  const english = wordsOf(folder, 'en');
  const stems = [...english.keys()].flatMap((key) => /^(.*)_other$/.exec(key)?.[1] ?? []);
  const words = Object.fromEntries(english);
  const withFigure = (stem: string, count: number): string => {
    const text = english.get(`${stem}_other`) ?? '';
    const values = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, name === 'count' ? count : '…']);
    const [figure] = figuresBeforePlurals(text);
    const params = { ...Object.fromEntries(values), ...(figure === undefined ? {} : { [figure]: count }), count };
    return sentence(words, 'en', stem, params) ?? stem;
  };

  test('every figure before a plural has its singular', () => {
    expect(pluralProblems(english)).toEqual([]);
  });

  test.each(stems)('%s is said rightly with 0, 1 and 2', (stem) => {
    for (const count of [0, 1, 2]) expect(withFigure(stem, count)).not.toMatch(/\{\{|undefined/);
    expect(withFigure(stem, 1)).not.toMatch(
      /\b1 (?:more |other |earlier |new )?[a-z]{3,}s\b(?<!less|across|this|waits|wants|works|looks)/,
    );
    expect(withFigure(stem, 1)).not.toMatch(/\b(?:1|one) (?:people|have|are|were)\b/i);
    expect(withFigure(stem, 2)).not.toMatch(/\b2 (?:is|was|has|tick|tile|guest|seat|dish|day|order|error|mistake)\b/);
  });
});
