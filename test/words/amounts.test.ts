// A sign and its amount stay on one line: "−¥2,720", never "−" at the end of a line and "¥2,720" on the next.

import { describe, expect, test } from 'vitest';
import { dueText } from '../../src/hud/lamps/Till.tsx';
import type { TopView } from '../../src/hud/read/top-bar.ts';
import { say } from '../../src/words/index.ts';
import en from '../../src/words/en.json';
import ja from '../../src/words/ja.json';
import zh from '../../src/words/zh.json';

/** A plus or minus after which a line could break before the currency. */
const PARTED = /[−+]¥/;

describe.each(Object.entries({ en, zh, ja }))('%s', (_language, words) => {
  test('no words part a sign from its amount', () => {
    expect(Object.entries(words).filter(([, text]) => PARTED.test(String(text)))).toEqual([]);
  });
});

test('an amount in yen has its thousands grouped, whether a caller has grouped them or not', () => {
  expect(say('strong.gain.kept', { money: 15620 })).toBe('Keeps about ¥15,620.');
  expect(say('app.money', { amount: '15,620' })).toBe('¥15,620');
  expect(say('app.money', { amount: 620 })).toBe('¥620');
});

test('what the till will lack is not parted either', () => {
  const due = { all: 900, wages: 900, ingredients: 0, rent: 0 };
  const told = dueText({ due, money: 100, endless: false } as TopView);
  expect(told).toContain('¥800');
  expect(told).not.toMatch(PARTED);
});
