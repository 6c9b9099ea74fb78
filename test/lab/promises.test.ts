// Promises in words, in each language: the whole vocabulary is translated.

import { beforeAll, describe, expect, test } from 'vitest';
import { shippedPromises } from '../../src/data/promises.ts';
import { type Promised, readPromises } from '../../src/analysis/promises/index.ts';
import { EVENTS, STATES } from '../../src/analysis/promises/vocabulary.ts';
import { meaningOf } from '../../src/lab/shared/promise-meaning.ts';
import { canTell, followLanguage } from '../../src/lab/words/index.ts';
import { fetchAllWords, setLanguage } from '../../src/words/index.ts';

const promised = (text: string): Promised => {
  const { promises, problems } = readPromises(text);
  expect(problems).toEqual([]);
  return promises[0] as Promised;
};
const said = (text: string): string => meaningOf(promised(text));
const speak = async (language: 'en' | 'zh' | 'ja'): Promise<void> => {
  await Promise.all([setLanguage(language), fetchAllWords()]);
  await followLanguage();
};

test('every state and every event can be said', () => {
  const keys = [
    ...STATES.map(({ kind, id }) => `promises.is.${kind}.${id}`),
    ...EVENTS.map(({ kind, id }) => `promises.does.${kind}.${id}`),
    ...EVENTS.flatMap(({ id, since }) => (since.length > 0 ? [`promises.since.${id}`] : [])),
  ];
  expect(keys.filter((key) => !canTell(key))).toEqual([]);
});

describe('in English', () => {
  beforeAll(() => speak('en'));
  test.each([
    [
      'no guest waits more than 600 ticks while a reception maid idles',
      'No guest has a hand up, or waits for a dish or a seat, for longer than 600 ticks (30 s at 1×) at a stretch. Counted only while at least 1 reception maid stands idle, with nobody and nothing to look after.',
    ],
    [
      'every hero is served within 2 minutes of being seated',
      'Every celebrity gets a dish within 2 minutes of the café’s clock, counted from sitting down.',
    ],
    ['never more than 3 puddles lie at once', 'At any tick at most 3 puddles lie on the floor.'],
    [
      'at least 80 % of families are served by 21:00',
      'By 21:00, at least 80% of the families who have come get a dish.',
    ],
    ['money is never below 0', 'The money never falls below 0.'],
    [
      'no plain SR maid named Momo slips unless it rains, between 12:00 and 14:00',
      'No SR plain maid named Momo slips, not even once. Not counted while it’s raining. Only from 12:00 to 14:00.',
    ],
    [
      'the café is never full while 2 maids chat and no maid idles after tick 900',
      'Every seat in the café is taken: never, not for one tick. Counted only while at least 2 maids chat and no maid stands idle, with nobody and nothing to look after. Only after tick 900.',
    ],
  ])('%s', (text, meaning) => {
    expect(said(text)).toBe(meaning);
  });
});

describe.each(['zh', 'ja'] as const)('in %s', (language) => {
  beforeAll(() => speak(language));
  test('every shipped promise is said without a word of English', () => {
    for (const promise of readPromises(shippedPromises).promises)
      expect(meaningOf(promise).replaceAll(/\b(?:SSR|SR|R|N|tick)\b|1×/g, '')).not.toMatch(/[A-Za-z]{2}|\{\{/);
  });
  test('and so is one with all that can be said of somebody', () => {
    expect(said('no plain maid with rank at least SR in team 2 chats while 4 students call')).not.toMatch(
      /[A-Za-z]{3}|\{\{/,
    );
  });
});
