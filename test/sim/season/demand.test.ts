// How many guests come on a day of a season: for the café's name, and only some for each further chair.

import { expect, test } from 'vitest';
import { rules } from '../../../src/data/season/index.ts';
import { beginSeason, nextDay } from '../../../src/sim/open-day.ts';
import { beginFree } from '../../../src/sim/open-free-cafe.ts';
import { eveningBar } from '../../../src/sim/season/acts/index.ts';
import { guestsOfStreetFestival } from '../../../src/sim/events/festival.ts';
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

/** The evening after the next day, with the player's acts given in both evenings. */
const after = (evening: WorldState): WorldState => ({ ...nextDay(evening), over: true });
const SEEDS = [1, 2, 3, 4, 5, 6];
const sum = (of: (seed: number) => number): number => SEEDS.reduce((all, seed) => all + of(seed), 0);
const evening = (seed: number, reserved: boolean): WorldState => {
  const state = beginSeason({ seed });
  if (state.season !== undefined && reserved) state.season.reservations = true;
  return state;
};
const near = (share: number, wanted: number): boolean => Math.abs(share - wanted) < 0.06;

test('with reservations only, fewer guests come on the next day, whatever the number of seats', () => {
  const came = (reserved: boolean): number => sum((seed) => ordinary(nextDay(evening(seed, reserved))));
  expect(near(came(true) / came(false), rules.reserved)).toBe(true);
});

test('those who are turned away by reservations come the day after, and the day after that is as always', () => {
  const came = (reserved: boolean, days: number): number =>
    sum((seed) => {
      let state = evening(seed, reserved);
      for (let i = 0; i < days; i++) state = after(state);
      return ordinary(state);
    });
  expect(near(came(true, 2) / came(false, 2), 2 - rules.reserved)).toBe(true);
  expect(came(true, 3)).toBe(came(false, 3));
});

test('reservations only cannot be chosen two days in a row', () => {
  const act = { do: 'reservations', on: true } as const;
  const first = after(evening(1, true));
  expect(eveningBar(first, act)).toBe('turnedAway');
  expect(eveningBar(after(first), act)).toBeNull();
});

test('the forecast of a street festival is near the number of guests it brings', () => {
  for (const seed of SEEDS) {
    const cafe = beginSeason({ seed });
    const extra = 0.6 * nextDay(cafe).arrivals.length;
    expect(Math.abs(guestsOfStreetFestival(cafe) - extra)).toBeLessThan(6);
  }
});

test('a free café keeps its crowd by the number of its seats', () => {
  const free = beginFree({ from: 'twelve', seed: 3 });
  expect(ordinary(free)).toBeGreaterThan(0.6 * guestsOfSeats(free.seats.length));
});
