// What the browser remembers about the café of the day: results, the streak, a day that was begun; damage is left out.

import { describe, expect, test } from 'vitest';
import { bookText, EMPTY_BOOK, isBetter, readBook, streakOf, withPlayed } from '../../src/hud/daily/book.ts';
import { DAILY_RULES } from '../../src/sim/daily/rules.ts';

const score = (served: number, happy = 50, profit = 1000) => ({ served, happy, profit });
const played = (served: number) => ({ score: score(served), goals: 1, day: '#daily=x' });
const TODAY = 2026_12_02;

describe('the streak', () => {
  const days = (...dates: number[]) => ({
    days: Object.fromEntries(dates.map((date) => [date, played(9)])),
    unfinished: null,
  });
  test('counts dates in a row across months, and waits for today', () => {
    expect(streakOf(EMPTY_BOOK, TODAY)).toBe(0);
    expect(streakOf(days(2026_12_02), TODAY)).toBe(1);
    expect(streakOf(days(2026_11_29, 2026_11_30, 2026_12_01), TODAY)).toBe(3);
    expect(streakOf(days(2026_11_29, 2026_11_30, 2026_12_01, 2026_12_02), TODAY)).toBe(4);
  });
  test('loses nothing when a date is missed: played later, it counts', () => {
    const gap = days(2026_11_29, 2026_11_30, 2026_12_02);
    expect(streakOf(gap, TODAY)).toBe(1);
    expect(streakOf(withPlayed(gap, 2026_12_01, played(5)), TODAY)).toBe(4);
  });
});

describe('the book', () => {
  test('keeps the better of two results of a date', () => {
    const book = withPlayed(EMPTY_BOOK, TODAY, played(50));
    expect(withPlayed(book, TODAY, played(40)).days[TODAY]?.score.served).toBe(50);
    expect(withPlayed(book, TODAY, played(60)).days[TODAY]?.score.served).toBe(60);
    expect(isBetter(score(10, 90, 900), score(20, 80, 800))).toBe(true);
    expect(isBetter(score(10, 90, 800), score(20, 80, 800))).toBe(false);
  });
  test('forgets a begun day once it is finished, and only that one', () => {
    const unfinished = { date: TODAY, tick: 300, journal: [], rules: DAILY_RULES };
    const book = { ...EMPTY_BOOK, unfinished };
    expect(withPlayed(book, TODAY, played(1)).unfinished).toBeNull();
    expect(withPlayed(book, 2026_12_01, played(1)).unfinished).toEqual(unfinished);
  });
  test('comes back from its text', () => {
    const book = {
      days: { [TODAY]: played(7) },
      unfinished: { date: TODAY, tick: 5, journal: [1], rules: DAILY_RULES },
    };
    expect(readBook(bookText(book))).toEqual(book);
  });
  test('knows that a day without a version was begun by the first rules, so that its goals stay', () => {
    const text = JSON.stringify({ days: {}, unfinished: { date: TODAY, tick: 5, journal: [1] } });
    expect(readBook(text).unfinished).toEqual({ date: TODAY, tick: 5, journal: [1], rules: 1 });
  });
  test('is read with whatever is wrong left out', () => {
    for (const text of [null, '', '{', '[]', '7', '{"days":7,"unfinished":[]}'])
      expect(readBook(text)).toEqual(EMPTY_BOOK);
    const text = JSON.stringify({
      days: {
        [TODAY]: played(7),
        20261201: { score: { served: 'many', happy: 1, profit: 1 } },
        20261130: { ...played(3), goals: 99, day: 5 },
        19990101: played(1),
        __proto__: played(1),
      },
      unfinished: { date: TODAY, tick: -1, journal: [] },
    });
    expect(readBook(text)).toEqual({
      days: { [TODAY]: played(7), 20261130: { ...played(3), goals: 0, day: '' } },
      unfinished: null,
    });
  });
  test('keeps whole days of the newest dates only', () => {
    const days = Object.fromEntries(
      Array.from({ length: 60 }, (_, i) => [2027_01_01 + (i % 28) + 100 * Math.floor(i / 28), played(i)]),
    );
    const kept = Object.values(readBook(bookText({ days, unfinished: null })).days);
    expect(kept).toHaveLength(60);
    expect(kept.filter(({ day }) => day !== '')).toHaveLength(40);
  });
});
