// The café of the day: dates, a set-up that only the date decides, and the rules that are the same for everyone.

import { describe, expect, test } from 'vitest';
import { dailyLayouts, dailyThemes } from '../../src/data/daily.ts';
import { menu } from '../../src/data/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import { beginDaily } from '../../src/sim/open-daily-cafe.ts';
import {
  dateText,
  dayBefore,
  daysInMonth,
  FIRST_DAILY,
  monthFrom,
  readDate,
  weekdayOfDate,
} from '../../src/sim/daily/dates.ts';
import { dailyPlan } from '../../src/sim/daily/plan.ts';
import { asFree } from '../../src/sim/open-free-cafe.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import { Simulation } from '../../src/sim/simulation.ts';

const TODAY = 2026_11_23;

/** The dates of many days in a row, oldest first. */
function datesUntil(last: number, count: number): number[] {
  const dates = [last];
  while (dates.length < count) dates.unshift(dayBefore(dates[0] as number));
  return dates;
}

describe('dates', () => {
  test('agree with the calendar for three years', () => {
    for (const date of datesUntil(2029_03_15, 1100)) {
      const utc = new Date(Date.UTC(Math.floor(date / 10_000), (Math.floor(date / 100) % 100) - 1, date % 100));
      expect(utc.toISOString().slice(0, 10)).toBe(dateText(date));
      expect(weekdayOfDate(date)).toBe(((utc.getUTCDay() + 6) % 7) + 1);
    }
  });
  test('know the lengths of months and leap years', () => {
    expect([2026_11_01, 2027_02_01, 2028_02_01, 2100_02_01].map(daysInMonth)).toEqual([30, 28, 29, 28]);
    expect([monthFrom(2026_11_23, 2), monthFrom(2027_01_05, -1)]).toEqual([2027_01_01, 2026_12_01]);
  });
  test('are read, or refused with everything that is wrong and what would be right', () => {
    expect(readDate('2026-11-23', TODAY)).toEqual({ ok: true, date: TODAY });
    const errors = (text: string) => {
      const read = readDate(text, TODAY);
      return read.ok ? [] : read.errors;
    };
    expect(errors('tomorrow')).toEqual(['is "tomorrow"; a date such as 2026-11-01 is right']);
    expect(errors('2026-13-41')).toEqual([
      'the month is 13; 1 to 12 are right',
      'the day is 41; 1 to 31 are right',
      'has not come yet; the newest is 2026-11-23',
    ]);
    expect(errors('2026-02-30')).toEqual([
      'the day is 30; 1 to 28 are right',
      'is before the first café of the day, 2026-11-01',
    ]);
    expect(errors('2026-11-24')).toEqual(['has not come yet; the newest is 2026-11-23']);
  });
});

describe('the set-up', () => {
  test('is decided by the date alone', () => {
    expect(JSON.stringify(beginDaily(TODAY))).toBe(JSON.stringify(beginDaily(TODAY)));
    expect(JSON.stringify(beginDaily(TODAY))).not.toBe(JSON.stringify(beginDaily(dayBefore(TODAY))));
  });
  test('never repeats room, menu or scene on the next day, and all of them come', () => {
    const plans = datesUntil(2028_01_01, 420).map(dailyPlan);
    plans.forEach((plan, i) => {
      const before = plans[i - 1];
      if (before === undefined) return;
      expect(plan.layout.name).not.toBe(before.layout.name);
      expect(plan.theme.name).not.toBe(before.theme.name);
      expect(plan.scene).not.toBe(before.scene);
    });
    expect(new Set(plans.map(({ layout }) => layout.name)).size).toBe(dailyLayouts.length);
    expect(new Set(plans.map(({ theme }) => theme.name)).size).toBe(dailyThemes.length);
    expect(new Set(plans.map(({ weather }) => weather)).size).toBe(3);
    expect(new Set(plans.flatMap(({ maids }) => maids.map(({ id }) => id))).size).toBe(12);
  });
  test('has eight dishes that exist, three different maids, three goals, and fifteen minutes', () => {
    for (const { dishes } of dailyThemes)
      expect(dishes.filter((dish) => menu.some(({ id }) => id === dish))).toHaveLength(8);
    const { maids, goals } = dailyPlan(TODAY);
    expect(new Set(maids.map(({ id }) => id)).size).toBe(3);
    expect(goals).toHaveLength(3);
    expect(beginDaily(TODAY).clock.closeTick).toBe(15 * 60 * 20);
  });
  test('falls on the weekday of its date', () => {
    for (const date of datesUntil(TODAY, 14))
      expect(((beginDaily(date).clock.day - 1) % 7) + 1).toBe(weekdayOfDate(date));
  });
});

describe('what is the same for everyone', () => {
  const cafe = () => new Simulation(beginDaily(FIRST_DAILY), scripts);
  const maid = dailyPlan(FIRST_DAILY).maids[0]?.id ?? '';
  const refused = (input: Input): unknown[] => {
    const one = cafe();
    one.give(input);
    one.step();
    return one.events.filter(({ type }) => type === 'refused').map(({ why }) => why);
  };
  test('cannot be edited', () => {
    expect(refused({ kind: 'edit', maid, edit: { alertness: 1 } })).toEqual(['daily']);
    expect(refused({ kind: 'edit', maid, edit: { duties: 'allround' } })).toEqual(['daily']);
    expect(refused({ kind: 'scene', event: 'tv' })).toEqual(['daily']);
    expect(refused({ kind: 'evening', act: { do: 'hire', candidate: 'c1' } })).toEqual(['daily']);
  });
  test('leaves teams and orders to the player', () => {
    expect(refused({ kind: 'edit', maid, edit: { team: 3 } })).toEqual([]);
    expect(
      refused({
        kind: 'command',
        post: { executorKeys: ['maid'], tick: 100, command: { behave: 'move', x: 5, y: 8 } },
      }),
    ).toEqual([]);
  });
  test('is left by a free copy, which is no café of the day', () => {
    expect(asFree(beginDaily(FIRST_DAILY)).daily).toBeUndefined();
  });
});
