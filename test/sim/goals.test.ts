// Goals of the day count what they say: every guest of a seated group, and no more guests than are expected.

import { describe, expect, test } from 'vitest';
import { beginSeason } from '../../src/sim/open-day.ts';
import { scripts } from '../../src/scripts/index.ts';
import { goalRecords, goalsOf } from '../../src/sim/season/day-goals.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { arriving, farSighted, open } from '../scenarios/story.ts';

/** Six seats at one table. */
const ROOM = [
  '###########',
  '#K........#',
  '#PP.......#',
  '#...ab....#',
  '#..cTTd..D#',
  '#...ef....#',
  '#.........#',
  '###########',
];
const MENU = [{ id: 'tea', cookTicks: 20, eatTicks: 60, price: 300 }];

test('a group of six counts whole, also those who order the special of the hour as they sit down', () => {
  const customers = Array.from({ length: 6 }, (_, i) =>
    arriving(`s${i}`, 20, { party: 'six', patience: 9000, order: null, budget: 5000 }),
  );
  const story = open({ map: ROOM, maids: [farSighted('hana', [3, 6])], menu: MENU, customers });
  story.cafe.give({ kind: 'strong', action: 'special', dish: 'tea' });
  const goal = { kind: 'group', want: 6, count: 0, doneTick: null };
  let count = 0;
  story.pass(600, (cafe) => {
    for (const event of cafe.events) count += goalRecords['group']!.counts(cafe.world, event, goal);
  });
  expect(story.count('seated')).toBe(6);
  expect(story.count('ordersSpecial')).toBeGreaterThan(0);
  expect(count).toBe(6);
});

describe('the goals of a day are within reach', () => {
  const goalsAfter = (day: number, served: number, lost: number) => {
    const { season, arrivals } = beginSeason({ seed: 7 });
    if (season === undefined) throw new Error('no season');
    season.book.push({ day: day - 1, served, lost, income: 90_000, tips: 0 } as never);
    const goals = goalsOf(day, season, arrivals);
    return { expected: arrivals.length, find: (kind: string) => goals.find((one) => one.kind === kind) };
  };
  test('lost guests: a fifth fewer than are likely, never less than two, and with the number of the day before', () => {
    const { season, arrivals } = beginSeason({ seed: 7 });
    expect(goalsOf(1, season!, arrivals).find(({ kind }) => kind === 'hungry')).toMatchObject({ want: 2 });
    expect(goalsAfter(2, 40, 10).find('hungry')).toMatchObject({ want: 8, before: 10 });
    expect(goalsAfter(2, 80, 1).find('hungry')).toMatchObject({ want: 2, before: 1 });
    // After a festival with many guests, fewer come, so fewer may be lost.
    const { expected, find } = goalsAfter(2, 140, 40);
    expect(find('hungry')?.want).toBe(Math.floor((expected * 40 * 0.8) / 180));
    expect(find('hungry')?.want).toBeLessThanOrEqual(15);
  });
  test('more than fifteen lost guests are no goal: another kind takes its place, and no kind stands there twice', () => {
    for (let day = 2; day <= 13; day++) {
      const { season, arrivals } = beginSeason({ seed: 7 });
      if (season === undefined) throw new Error('no season');
      season.book.push({ day: day - 1, served: 90, lost: 68, income: 90_000, tips: 0 } as never);
      const kinds = goalsOf(day, season, arrivals).map(({ kind }) => kind);
      expect(kinds).not.toContain('hungry');
      expect(new Set(kinds).size).toBe(3);
    }
  });
  test('takings: no more than the guests who are expected usually pay', () => {
    const { expected, find } = goalsAfter(6, 200, 20);
    expect(find('earn')?.want).toBeLessThanOrEqual((90_000 / 200) * expected);
    expect(goalsAfter(6, 30, 20).find('earn')?.want).toBe(94_000);
  });
  test('chalk actions: an action that failed and gave its chalk back does not count', () => {
    const counts = (type: string) =>
      goalRecords['strong']!.counts({} as never, { tick: 1, type, who: null }, {} as never);
    expect([counts('strong'), counts('strongFailed'), counts('paid')]).toEqual([1, -1, 0]);
  });
  test('when the day is over, every goal is reached or missed', () => {
    const cafe = new Simulation(beginSeason({ seed: 7 }), scripts);
    while (!cafe.state.over) cafe.step();
    for (const { doneTick, failed } of cafe.state.goals ?? []) expect(doneTick === null).toBe(failed === true);
  });
});

describe('the goal to serve guests', () => {
  /** What the second day asks for after a first day with these figures. */
  const wantAfter = (served: number, lost: number): { want: number; expected: number } => {
    const { season, arrivals } = beginSeason({ seed: 7 });
    if (season === undefined) throw new Error('no season');
    season.book.push({ day: 1, served, lost, income: 90_000, tips: 0 } as never);
    const want = goalsOf(2, season, arrivals).find(({ kind }) => kind === 'serve')?.want ?? 0;
    return { want, expected: arrivals.length };
  };

  test('is never more than the guests who are expected, as on a plain day after a festival', () => {
    const { want, expected } = wantAfter(134, 2);
    expect(want).toBeLessThanOrEqual(expected * 0.9);
    expect(want).toBeGreaterThan(expected / 2);
  });
  test('asks for no more than nearly the share of the guests that was served the day before', () => {
    const { want, expected } = wantAfter(134, 90);
    expect(want).toBeLessThanOrEqual(expected * 0.65);
    expect(want).toBeGreaterThan(expected / 2);
  });
});
