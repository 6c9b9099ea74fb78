// The build's two parts of each language file, with English for missing words.

import { expect, test } from 'vitest';
import { partOf, withEnglish } from '../../tools/words/in-two.ts';

test('a sentence that a language lacks is said in English', () => {
  const english = { 'board.title': 'Chalkboard', 'board.write': 'Write a request' };
  expect(withEnglish({ 'board.title': '黒板' }, english)).toEqual({
    'board.title': '黒板',
    'board.write': 'Write a request',
  });
});

test('the singular of English is not what Japanese lacks', () => {
  const english = { guests_one: '{{count}} guest', guests_other: '{{count}} guests' };
  expect(withEnglish({ guests_other: 'お客様{{count}}人' }, english)).toEqual({ guests_other: 'お客様{{count}}人' });
});

test('each word is in one of the two parts', () => {
  const words = { 'report.tab': 'Report', 'title.new': 'New café' };
  expect(partOf(words, true)).toEqual({ 'report.tab': 'Report' });
  expect(partOf(words, false)).toEqual({ 'title.new': 'New café' });
});
