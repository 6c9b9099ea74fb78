// Goals of the day count what they say: every guest of a seated group, and no more guests than are expected.

import { describe, expect, test } from 'vitest';
import { beginSeason } from '../../src/sim/open-day.ts';
import { goalRecords, goalsOf } from '../../src/sim/season/day-goals.ts';
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
