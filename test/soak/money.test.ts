// Money never comes from nowhere: every day and every evening act is accounted for to the yen, and a coin added outside
// the books is noticed.

import { afterAll, expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { Books } from '../../tools/balance/books.ts';
import { playSeason } from '../../tools/balance/play.ts';
import { STRATEGIES } from '../../tools/balance/strategies.ts';
import { figure, full } from './figure.ts';

/** Seasons whose books are right, and their days. */
const seasons = { count: 0, days: 0 };
afterAll(() =>
  figure('adds-up', `${seasons.count} seasons of ${seasons.days} days: every day and every evening to the yen`),
);

const sensible = STRATEGIES.find(({ name }) => name === 'hands-off') as (typeof STRATEGIES)[number];

test.each(full ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [11])('a season of seed %i: every day, every evening', (seed) => {
  const { books, stuck, faults, days } = playSeason(sensible, seed, 'standard', full ? 30 : 5);
  expect(days).toBe(full ? 30 : 5);
  expect(books).toEqual([]);
  expect([stuck, faults]).toEqual([0, 0]);
  seasons.count++;
  seasons.days += days;
});

test('a season in which everything is bought that can be, and one in debt', () => {
  for (const name of ['draws', 'furniture', 'courses', 'neglect']) {
    const strategy = STRATEGIES.find((one) => one.name === name) as (typeof STRATEGIES)[number];
    const { books, days } = playSeason(strategy, 3, 'keen', full ? 30 : 2);
    expect(books, name).toEqual([]);
    seasons.count++;
    seasons.days += days;
  }
});

test('janken played all day long comes out, too; a coin from nowhere does not', () => {
  const state = beginSeason({ seed: 5 });
  const books = new Books(state.money);
  const cafe = new Simulation(state, scripts);
  while (!cafe.state.over) {
    const { janken } = cafe.state;
    const table = janken?.table ?? null;
    if (table !== null && table.over === null) cafe.give({ kind: 'janken', guest: table.guest, hand: 'rock' });
    cafe.step();
  }
  books.day(cafe.state);
  expect(books.faults).toEqual([]);
  cafe.state.money += 1;
  books.free('looking away', cafe.state);
  expect(books.faults).toEqual([expect.stringContaining('looking away')]);
});
