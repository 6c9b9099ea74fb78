// Numbers that are shown together agree: the report's headline with its list, and a rating with what it lacks.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLamps } from '../../src/hud/read/lamps.ts';
import { ambienceWhy } from '../../src/hud/report/ambience-why.ts';
import { boughtText } from '../../src/hud/report/Receipt.tsx';
import { lostText, readBill, worstCause } from '../../src/hud/read/report-bill.ts';
import { readLosses } from '../../src/hud/read/report-figures.ts';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { Loss } from '../../src/sim/state/figures.ts';
import { causesOf } from '../../src/sim/visits/remedies/ranked-causes.ts';
import { ratingLacks, ratingText } from '../../src/words/numbers.ts';
import { search } from '../properties/cafes.ts';

const loss = (more: Partial<Loss>): Loss => ({
  cause: 'full',
  reason: 'noSeat',
  count: 1,
  seconds: 20,
  who: [],
  at: 100,
  ...more,
});

test('the headline counts every guest who left for the worst cause, as the list does', () => {
  const state = beginSeason({ seed: 7 });
  expect(worstCause(state)).toBeNull();
  // The same cause is recorded once for each reason with which guests leave.
  state.figures.causes = [
    loss({ cause: 'kitchenSlow', reason: 'noDish', count: 7 }),
    loss({ count: 6 }),
    loss({ reason: 'hadEnough', count: 6 }),
  ];
  expect(worstCause(state)).toMatchObject({ cause: 'full', count: 12 });
  expect(causesOf(state)[0]).toMatchObject({ cause: 'full', count: 12 });
});

test('the bill names what was put on for tomorrow: a stage evening, a street festival or a birthday cake', () => {
  const boughtFor = (what: 'stage' | 'festival' | 'cake') => {
    const cafe = new Simulation(beginSeason({ seed: 7 }), scripts);
    const { season } = cafe.state;
    cafe.state.over = true;
    cafe.state.money = 50_000;
    season!.growth = { stage: 1, festival: 1 } as never;
    season!.tomorrow = { day: 2, events: [{ kind: 'birthday', at: 2000, announced: true }] };
    cafe.give({ kind: 'evening', act: { do: 'putOn', what } });
    cafe.step();
    return readBill(cafe.state).boughtOf.map(boughtText);
  };
  expect(boughtFor('cake')).toEqual(['birthday cake']);
  expect(boughtFor('stage')).toEqual(['stage evening']);
  expect(boughtFor('festival')).toEqual(['street festival']);
});

test('the page Who came names the causes of the first page, with the same numbers and a remedy', () => {
  const state = beginSeason({ seed: 7 });
  state.figures.causes = [
    loss({ cause: 'partyTooBig', reason: 'hadEnough', count: 28 }),
    loss({ cause: 'notCleared', count: 4 }),
    loss({ cause: 'chatted', reason: 'noOrderTaken', count: 3 }),
  ];
  const said = readLosses(state).map(({ cause, group, count }) => [cause, group, count]);
  expect(said).toEqual([
    ['partyTooBig', 'door', 28],
    ['notCleared', 'door', 4],
    ['chatted', 'order', 3],
  ]);
  expect(said.map(([cause, , count]) => [cause, count])).toEqual(
    causesOf(state).map(({ cause, count }) => [cause, count]),
  );
});

test('the headline says how many guests left in all, and how many of them for the most frequent cause', () => {
  const state = beginSeason({ seed: 7 });
  expect(lostText(state)).toBe('Nobody left unserved.');
  state.figures.guestsLost = 36;
  state.figures.causes = [loss({ cause: 'partyTooBig', count: 22 }), loss({ count: 14 })];
  expect(lostText(state)).toBe('36 guests left unserved. Most often (22): A party found too few seats.');
  state.figures.guestsLost = 22;
  state.figures.causes = [loss({ cause: 'partyTooBig', count: 22 })];
  expect(lostText(state)).toBe('A party found too few seats: 22 guests left.');
  state.figures.causes = [];
  expect(lostText(state)).toBe('22 guests left unserved.');
});

test('a rating and what it lacks add up as shown, whatever was rounded', () => {
  const tenths = (text: string): number => Math.round(Number(text) * 10);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5, noNaN: true }), fc.constantFrom(2, 3, 4, 5), (stars, star) => {
      const lacks = ratingLacks(stars, star).toFixed(1);
      expect(tenths(ratingText(stars)) + tenths(lacks)).toBe(star * 10);
    }),
    search(2000, 17),
  );
  expect([ratingText(1.26), ratingLacks(1.26, 2).toFixed(1)]).toEqual(['1.2', '0.8']);
});

test('how much a rating has changed in a day is the difference of the two ratings shown', () => {
  const rating = fc.double({ min: 0, max: 5, noNaN: true });
  fc.assert(
    fc.property(rating, rating, (before, after) => {
      const shown = Number(ratingText(after)) - Number(ratingText(before));
      expect(ratingLacks(before, after).toFixed(1)).toBe((Math.round(shown * 10) / 10).toFixed(1));
    }),
    search(2000, 18),
  );
});

test('the ambience counts the same seats as their lamp, and names closed seats separately', () => {
  const state = beginSeason({ seed: 7 });
  const count = state.seats.length;
  expect(ambienceWhy(state)).toContain(`you have ${count} seats.`);
  // Two seats lie on a terrace in the rain.
  Object.assign(state, { weather: 'rain', map: { ...state.map, east: 100 } });
  for (const seat of state.seats.slice(0, 2)) Object.assign(seat, { x: 101, y: 6 });
  const lamp = readLamps({ state }).find(({ id }) => id === 'seats');
  expect(lamp?.holds).toBe(count - 2);
  expect(ambienceWhy(state)).toContain(`you have ${count - 2} seats. 2 more seats are closed today.`);
});
