// Search in another language: people are found by the translated name and by the one in tables and scripts.

import { afterEach, expect, test } from 'vitest';
import type { Known } from '../../../src/analysis/timeline/history.ts';
import type { Mark } from '../../../src/lab/time/lanes.ts';
import { find } from '../../../src/lab/time/search.ts';
import { followLanguage } from '../../../src/lab/words/index.ts';
import { setLanguage } from '../../../src/words/index.ts';

afterEach(() => setLanguage('en'));

const slip = { tick: 5, who: 'momo', kind: 'slip', decision: null, event: { tick: 5, type: 'slip', who: 'momo' } };
const known = new Map([['momo', { name: 'Momo' } as Known]]);
const found = (words: string): number => find([{ ...slip } as unknown as Mark], 'all', words, 'zh', known).length;

test('in Chinese Momo is found as 桃桃, and as momo', async () => {
  await setLanguage('zh');
  await followLanguage();
  expect([found('桃桃'), found('momo'), found('桃桃 滑倒'), found('小花')]).toEqual([1, 1, 1, 0]);
});

test('moments in which a character chose what she saw or heard are a kind of their own', () => {
  const chose = (knows: string): Mark =>
    ({
      tick: 5,
      who: 'momo',
      kind: 'decision',
      event: null,
      decision: { because: { key: 'calls.only', terms: { knows } }, options: [] },
    }) as unknown as Mark;
  const marks = [chose('saw'), chose('read'), chose('heard'), { ...slip } as unknown as Mark];
  expect(find(marks, 'noticed', '', 'en', known)).toEqual([marks[0], marks[2]]);
});
