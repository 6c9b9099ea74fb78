// The café of the day: dates, a set-up that only the date decides, and the rules that are the same for everyone.

import { describe, expect, test } from 'vitest';
import { dailyGoals, dailyLayouts, dailyThemes } from '../../src/data/daily.ts';
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
import { type DayHas, dayHas, likelyOn, seatsOf } from '../../src/sim/daily/goals.ts';
import { dailyPlan } from '../../src/sim/daily/plan.ts';
import { goalRecords } from '../../src/sim/season/day-goals.ts';
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
    const plans = datesUntil(2028_01_01, 420).map((date) => dailyPlan(date));
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

describe('the goals', () => {
  const year = datesUntil(2027_10_31, 365);
  /** The least and the most that each goal may ask for. */
  const RANGES: Readonly<Record<string, readonly [number, number]>> = {
    serve: [50, 130],
    earn: [60_000, 220_000],
    plates: [80, 220],
    tips: [9000, 30_000],
    noon: [15, 55],
    evening: [20, 65],
    scene: [8, 35],
    noonLost: [4, 35],
    dish: [8, 40],
    row: [12, 45],
    parties: [4, 15],
    hungry: [3, 30],
  };
  test('of each day of a year are three different ones within sensible ranges, and always the same', () => {
    for (const date of year) {
      const { goals } = dailyPlan(date);
      expect(new Set(goals.map(({ kind }) => kind)).size).toBe(3);
      for (const { kind, want, count, doneTick, from = 0, until = 600 } of goals) {
        expect(Object.keys(goalRecords)).toContain(kind);
        const [least = 0, most = 0] = RANGES[kind] ?? [];
        expect(want, `${date}: ${kind}`).toBeGreaterThanOrEqual(least);
        expect(want, `${date}: ${kind}`).toBeLessThanOrEqual(most);
        expect([Number.isInteger(want), count, doneTick]).toEqual([true, 0, null]);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(until - from).toBeGreaterThanOrEqual(60);
        expect(until).toBeLessThanOrEqual(600);
      }
      expect(dailyPlan(date).goals).toEqual(goals);
      expect(beginDaily(date).goals).toEqual(goals);
    }
  });
  test('differ from day to day: every kind comes in a year, and no three of them come two days in a row', () => {
    const kinds = year.map((date) => dailyPlan(date).goals.map(({ kind }) => kind));
    expect(new Set(kinds.flat())).toEqual(new Set(dailyGoals.flat().map(({ kind }) => kind)));
    const trios = kinds.map((three) => three.join(' '));
    expect(new Set(trios).size).toBeGreaterThan(30);
    expect(trios.filter((trio, at) => trio === trios[at - 1])).toEqual([]);
  });
  test('ask for what the day has: parties need large tables, few lost guests a calm day, more guests more seats', () => {
    const day: DayHas = {
      date: TODAY,
      rows: ['#.aTb..cTd.#'],
      weather: 'sun',
      stars: 3,
      scene: 'tv',
      sceneAt: 0.3,
      dish: 'tea',
      prices: [500, 700],
      specialists: 0,
    };
    const large = { ...day, rows: ['#..abcdef..#', '#.iTTTTTTj.#', '#..klmnop..#'] };
    expect([dayHas['tables']?.(day), dayHas['tables']?.(large)]).toEqual([false, true]);
    expect(seatsOf(large.rows)).toEqual({ all: 14, large: 14 });
    expect([likelyOn(large).served > likelyOn(day).served, likelyOn(large).lost > likelyOn(day).lost]).toEqual([
      true,
      true,
    ]);
    expect(likelyOn({ ...large, weather: 'rain' }).lost).toBeLessThan(likelyOn(large).lost);
    expect([dayHas['dear']?.(day), dayHas['dear']?.({ ...day, prices: [900] })]).toEqual([false, true]);
    expect([dayHas['scene']?.(day), dayHas['scene']?.({ ...day, scene: 'alarm' })]).toEqual([true, false]);
    for (const { needs } of dailyGoals.flat()) if (needs !== undefined) expect(dayHas[needs]).toBeDefined();
    for (const list of dailyGoals) expect(list.some(({ needs }) => needs === undefined)).toBe(true);
  });
  test('by the first rules are those of before, and nothing else of the day differs', () => {
    for (const date of year.slice(0, 60)) {
      const { goals, ...now } = dailyPlan(date);
      const { goals: first, ...before } = dailyPlan(date, 1);
      expect(before).toEqual(now);
      expect(first.map(({ kind }) => kind)).not.toEqual(goals.map(({ kind }) => kind));
    }
    expect(dailyPlan(TODAY, 1).goals.map(({ kind, want }) => [kind, want])).toEqual([
      ['earn', 170_000],
      ['order', 7],
      ['hungry', 40],
    ]);
  });
  test('count what happens in their part of the day', () => {
    const cafe = new Simulation(beginDaily(2026_11_24), scripts);
    const { openTick, ticksPerMinute } = cafe.state.clock;
    const goal = (kind: string, part: { from?: number; until?: number } = {}) => ({
      kind,
      want: 100_000,
      ...part,
      count: 0,
      doneTick: null,
    });
    cafe.state.goals = [
      goal('plates'),
      goal('tips'),
      goal('parties'),
      goal('noon', { until: 240 }),
      goal('evening', { from: 330 }),
      goal('scene', { from: 100, until: 220 }),
      { ...goal('noonLost', { until: 240 }), want: 1000 },
      { ...goal('row'), want: 3 },
    ];
    const found: Record<string, number> = {};
    const adds = (kind: string, by: number): void => void (found[kind] = (found[kind] ?? 0) + by);
    while (!cafe.state.over) {
      cafe.step();
      const minute = (cafe.state.tick - openTick) / ticksPerMinute;
      for (const { type, party, tip, reason } of cafe.events) {
        if (type === 'served') adds('plates', 1);
        if (type === 'leaves' && reason !== 'paid' && minute < 240) adds('noonLost', 1);
        if (type !== 'paid') continue;
        const size = Array.isArray(party) ? party.length : 1;
        adds('tips', Number(tip));
        if (size >= 3) adds('parties', 1);
        if (minute < 240) adds('noon', size);
        if (minute >= 330) adds('evening', size);
        if (minute >= 100 && minute < 220) adds('scene', size);
      }
    }
    const goals = Object.fromEntries(cafe.state.goals.map((one) => [one.kind, one]));
    for (const kind of ['plates', 'tips', 'parties', 'noon', 'evening', 'scene', 'noonLost'])
      expect(goals[kind]?.count, kind).toBe(found[kind]);
    expect(goals['noon']?.failed).toBe(true);
    // A maximum for a part of the day is reached when that part is over.
    const reached = ((goals['noonLost']?.doneTick ?? 0) - openTick) / ticksPerMinute;
    expect(reached).toBeGreaterThanOrEqual(240);
    expect(reached).toBeLessThan(250);
    expect(goals['row']?.doneTick).not.toBeNull();
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
