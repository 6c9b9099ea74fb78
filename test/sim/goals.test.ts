// Goals of the day count what they say: every guest of a seated group, and no more guests than are expected.

import { expect, test } from 'vitest';
import { beginSeason } from '../../src/sim/opening.ts';
import { goalRecords, goalsOf } from '../../src/sim/season/goals.ts';
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

test('the goal to serve guests is never more than the guests who are expected', () => {
  const state = beginSeason({ seed: 7 });
  const { season, arrivals } = state;
  if (season === undefined) throw new Error('no season');
  const last = { day: 1, served: 134, lost: 2, income: 90_000, tips: 0 } as never;
  season.book.push(last);
  const want = goalsOf(2, season, arrivals).find(({ kind }) => kind === 'serve')?.want ?? 0;
  expect(want).toBeLessThanOrEqual(arrivals.length);
  expect(want).toBeGreaterThan(arrivals.length / 2);
});
