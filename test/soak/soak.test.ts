// Days of the game from opening to the last guest: twenty seeds in the short form, weeks in the long one (`npm run
// soak`). Whatever the length: no errors, no stuck people, everyone accounted for.

import { afterAll, describe, expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { stream } from '../../src/ai/index.ts';
import { beginSeason, newDay, nextDay, openCafe } from '../../src/sim/open-day.ts';
import { EVENT_KINDS } from '../../src/sim/events/index.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { SimEvent } from '../../src/sim/state/world-state.ts';
import { open } from '../scenarios/story.ts';
import { restaurant } from '../golden/run.ts';
import { figure, full } from './figure.ts';

const SEEDS = Array.from({ length: full ? 200 : 20 }, (_, i) => i + 1);
/** Ticks. A day has 6000 from opening to closing; the last guests get half as many again. */
const LONGEST_DAY = 9000;

/** What the days of this file come to. */
const sum = { days: 0, guests: 0, served: 0 };
afterAll(() => figure('adds-up', `${sum.days} days: ${sum.guests} guests, ${sum.served} served and ${sum.guests - sum.served} lost, no fault, nobody stuck, every yen accounted for`)); // prettier-ignore
function counted({
  guestsEntered,
  guestsServed,
}: {
  readonly guestsEntered: number;
  readonly guestsServed: number;
}): void {
  sum.days++;
  sum.guests += guestsEntered;
  sum.served += guestsServed;
}

/** Runs a day to its end and checks it. */
function wholeDay(cafe: Simulation): void {
  const troubles: SimEvent[] = [];
  let paid = 0;
  let left = 0;
  const before = cafe.state.money;
  for (let i = 0; i < LONGEST_DAY && !cafe.state.over; i++) {
    cafe.step();
    for (const event of cafe.events) {
      if (event.type === 'fault' || event.type === 'stuck') troubles.push(event);
      if (event.type === 'paid') paid += (event['amount'] as number) + (event['tip'] as number);
      if (event.type === 'leaves') left++;
    }
  }
  const { state } = cafe;
  const { figures } = state;
  expect(troubles).toEqual([]);
  expect(state.over).toBe(true);
  expect(cafe.world.guests).toEqual([]);
  expect(figures.guestsServed + figures.guestsLost).toBe(figures.guestsEntered);
  expect(left).toBe(figures.guestsEntered);
  expect(figures.income + figures.tips).toBe(paid);
  expect(state.money).toBe(before + paid - figures.wages - figures.ingredients);
  expect(figures.guestsServed).toBeGreaterThan(figures.guestsEntered / 2);
  expect(state.seats.filter((seat) => seat.takenBy !== null)).toEqual([]);
  counted(figures);
}

test.each(SEEDS)('the day of seed %i comes to its end, and everything adds up', (seed) => {
  wholeDay(openCafe({ seed }, scripts));
});

test('a week of days, one after the other, with what the days before have left', () => {
  let state = newDay({ seed: 77 });
  for (let day = 1; day <= (full ? 60 : 3); day++) {
    const cafe = new Simulation(state, scripts);
    wholeDay(cafe);
    expect(cafe.state.clock.day).toBe(day);
    state = nextDay(cafe.state);
  }
});

// Money comes only from guests, whatever happens, and stars stay in their range.
test.each(full ? SEEDS.slice(0, 40) : [3, 8])('a day of a season on which everything happens, seed %i', (seed) => {
  const state = beginSeason({ seed });
  // A stage to dance on, and a morning full of planned events.
  state.map.decor.push({ kind: 'speaker', x: 1, y: 1 });
  const [chair] = state.seats;
  const rows = state.map.rows.map((row, y) => (y === (chair?.y ?? 0) + 2 ? row.replace('....', '.SS.') : row));
  state.map = { ...state.map, rows };
  const planned = EVENT_KINDS.map((kind, i) => ({ kind, at: 300 + 400 * i, announced: false }));
  state.calendar = { planned, going: [], begun: 0, rng: stream(seed, 'everything') };
  const cafe = new Simulation(state, scripts);
  const begun = new Set<string>();
  const ended = new Set<string>();
  const troubles: SimEvent[] = [];
  let left = 0;
  for (let i = 0; i < LONGEST_DAY && !cafe.state.over; i++) {
    cafe.step();
    for (const event of cafe.events) {
      if (event.type === 'fault' || event.type === 'stuck') troubles.push(event);
      if (event.type === 'leaves') left++;
      if (event.type === 'event') (event['what'] === 'begins' ? begun : ended).add(String(event['kind']));
    }
  }
  const { figures, calendar, over, stars } = cafe.state;
  expect(troubles).toEqual([]);
  expect(over).toBe(true);
  expect(cafe.world.guests).toEqual([]);
  expect(figures.guestsServed + figures.guestsLost).toBe(figures.guestsEntered);
  expect(left).toBe(figures.guestsEntered);
  expect(calendar?.planned).toEqual([]);
  // A brawl needs two seated guests, and celebrities and their photographers need a café that is ready for one; everything else can always
  // happen.
  const always = EVENT_KINDS.filter((kind) => kind !== 'brawl' && kind !== 'heroes' && kind !== 'paparazzi');
  expect(always.filter((kind) => !begun.has(kind))).toEqual([]);
  expect([...ended].every((kind) => begun.has(kind))).toBe(true);
  expect(stars).toBeGreaterThanOrEqual(0);
  expect(stars).toBeLessThanOrEqual(5);
  counted(figures);
});

describe('the restaurant that never closes', () => {
  test.each(full ? SEEDS.slice(0, 20) : [5])('seed %i runs its course', (seed) => {
    const ticks = full ? 20_000 : 6000;
    const story = open(restaurant(seed, ticks) as Parameters<typeof open>[0]);
    story.pass(ticks + 8000);
    const { figures } = story.cafe.state;
    expect(story.all('fault')).toEqual([]);
    expect(story.all('stuck')).toEqual([]);
    expect(story.cafe.world.guests).toEqual([]);
    expect(figures.guestsServed + figures.guestsLost).toBe(figures.guestsEntered);
  });
});
