// The build's two parts of each language file, with English for missing words.

import { expect, test } from 'vitest';
import { unpacked } from '../../src/words/unpacked.ts';
import english from '../../src/words/en.json';
import japanese from '../../src/words/ja.json';
import chinese from '../../src/words/zh.json';
import { packed, partOf, withEnglish } from '../../tools/words/in-two.ts';

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

test('a key is packed without the parts that it has in common with the key before it', () => {
  expect(packed({ 'top.day': 'Day', 'top.due.rent': 'rent', 'top.due.wages': 'wages', top: 'Top' })).toBe(
    ['top.day\tDay', '.due.rent\trent', '..wages\twages', 'top\tTop'].join('\n'),
  );
});

test('every language comes out of the packed text as it went in, also in its order', () => {
  for (const words of [english, chinese, japanese])
    for (const later of [false, true]) {
      const part = partOf(words, later);
      expect(Object.entries(unpacked(packed(part)))).toEqual(Object.entries(part));
    }
});

test('words that do not fit in a line are refused at build time', () => {
  const WRONG = [
    ['a', 'two\nlines'],
    ['a', 'a\ttab'],
    ['.a', 'no first part'],
    ['a..b', 'no part between'],
  ] as const;
  for (const [key, said] of WRONG) expect(() => packed({ [key]: said })).toThrow('words in one line');
});
