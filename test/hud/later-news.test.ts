// News of later days waits for its words, which load after the café has opened.

import { effect } from '@preact/signals';
import { afterEach, expect, test } from 'vitest';
import { withWords } from '../../src/hud/news/drama-words.ts';
import { replaceWords, type WordKey } from '../../src/words/index.ts';
import { isSaidLater } from '../../tools/words/in-two.ts';

afterEach(() => replaceWords({}));

const entry = (key: string) => ({ what: { key: key as WordKey, params: {} } });

test('a piece of news without words is left out until its words are there, and is then shown', () => {
  const [rain, newcomer] = [entry('drama.rain'), entry('drama.event.newcomer.begins')];
  const shown: unknown[] = [];
  const stop = effect(() => void shown.push(withWords([newcomer, rain])));
  replaceWords({ en: { 'drama.event.newcomer.begins_other': '{{count}} newcomers.' } });
  stop();
  expect(shown).toEqual([[rain], [newcomer, rain]]);
});

test('the first day has its news at once: rain, lost guests, photographers, what the head maid asks', () => {
  const FIRST = ['drama.rain', 'drama.lost', 'drama.first.0', 'drama.event.paparazzi.begins_one', 'drama.headMaid.asks', 'drama.slip_one', 'drama.ended.calm', 'drama.report', 'drama.scout']; // prettier-ignore
  expect(FIRST.filter(isSaidLater)).toEqual([]);
  const LATER = ['drama.event.goldenBell.begins', 'drama.enquiryOver.film', 'drama.grown.terrace', 'drama.signRead'];
  expect(LATER.filter((key) => !isSaidLater(key))).toEqual([]);
});
