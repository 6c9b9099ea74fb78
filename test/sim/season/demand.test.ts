// How many guests come on a day of a season: for the café's name, and only some for each further chair.

import { expect, test } from 'vitest';
import { rules } from '../../../src/data/season/index.ts';
import { beginSeason, nextDay } from '../../../src/sim/open-day.ts';
import { beginFree } from '../../../src/sim/open-free-cafe.ts';
import { guestsOfSeason, guestsOfSeats } from '../../../src/sim/visits/demand.ts';
import type { WorldState } from '../../../src/sim/state/world-state.ts';

/** Guests who come alone or in small parties by themselves: no celebrities, regulars, groups or scouts. */
const ordinary = ({ arrivals }: WorldState): number => arrivals.filter(({ id }) => /^g\d+-\d+$/.test(id)).length;

test('a further chair brings fewer guests than it serves, so more chairs shorten the queue', () => {
  const perSeat = (seats: number): number => guestsOfSeason(seats, 1) / seats;
  expect(perSeat(26)).toBeLessThan(0.75 * perSeat(13));
  expect(guestsOfSeason(26, 1)).toBeGreaterThan(guestsOfSeason(13, 1));
});

test('word gets around: each day brings a little more than the day before, up to a limit', () => {
  for (let day = 1; day < 30; day++) expect(guestsOfSeason(20, day + 1)).toBeGreaterThan(guestsOfSeason(20, day));
  expect(guestsOfSeason(20, 300)).toBe(guestsOfSeason(20, 1) * (1 + rules.wordAtMost));
});

test('with reservations only, fewer guests come on the next day, whatever the number of seats', () => {
  const came = (on: boolean): number =>
    [1, 2, 3, 4, 5, 6].reduce((sum, seed) => {
      const evening = beginSeason({ seed });
      if (evening.season !== undefined && on) evening.season.reservations = true;
      return sum + ordinary(nextDay(evening));
    }, 0);
  expect(came(true) / came(false)).toBeGreaterThan(rules.reserved - 0.06);
  expect(came(true) / came(false)).toBeLessThan(rules.reserved + 0.06);
});

test('a free café keeps its crowd by the number of its seats', () => {
  const free = beginFree({ from: 'twelve', seed: 3 });
  expect(ordinary(free)).toBeGreaterThan(0.6 * guestsOfSeats(free.seats.length));
});
