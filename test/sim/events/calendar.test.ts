// The events of a day of the season, and what is announced the evening before.

import { describe, expect, test } from 'vitest';
import { scripts } from '../../../src/scripts/index.ts';
import { beginSeason, newDay, nextDay } from '../../../src/sim/open-day.ts';
import { eventRows } from '../../../src/data/season/index.ts';
import { birthdayOf } from '../../../src/sim/events/birthday.ts';
import { announce, planCalendar } from '../../../src/sim/events/calendar.ts';
import { EVENT_KINDS } from '../../../src/sim/events/index.ts';
import { newSeason } from '../../../src/sim/season/new-season.ts';
import { isFestival } from '../../../src/sim/season/duel/duel.ts';
import { Simulation } from '../../../src/sim/simulation.ts';
import type { WorldState } from '../../../src/sim/state/world-state.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1);
const DAYS = Array.from({ length: 30 }, (_, i) => i + 1);
/** The first morning of a season, made once for each seed. */
const firsts = new Map<number, WorldState>();
function first(seed: number): WorldState {
  let state = firsts.get(seed);
  if (state === undefined) firsts.set(seed, (state = newDay({ seed, season: newSeason({ seed }), stars: 3 })));
  return state;
}
/** The morning of a day without any other events, including what was announced the evening before. */
function morning(seed: number, day: number): WorldState {
  const season = newSeason({ seed });
  const before = { ...first(seed), seed: seed + day - 1, clock: { ...first(seed).clock, day: day - 1 } };
  if (day > 1) season.tomorrow = announce(before, season);
  const clock = { ...before.clock, day };
  return { ...before, season, clock, calendar: planCalendar({ ...before, seed, clock }, season) };
}
const planned = (seed: number, day: number) => morning(seed, day).calendar?.planned ?? [];

test('a café without a season has no calendar', () => {
  expect(newDay({ seed: 1 }).calendar).toBeUndefined();
});

test('the first day has no event', () => {
  for (const seed of SEEDS) expect(beginSeason({ seed }).calendar?.planned).toEqual([]);
});

test('a day has at most two, well apart, and none so late that nobody sees it', () => {
  for (const seed of SEEDS.slice(0, 5))
    for (const day of DAYS) {
      const events = planned(seed, day);
      expect(events.length).toBeLessThanOrEqual(2);
      const [first, second] = events;
      if (first !== undefined && second !== undefined) expect(second.at - first.at).toBeGreaterThanOrEqual(900);
      for (const { at } of events) expect(at).toBeLessThan(0.65 * 6000);
    }
});

const PROVOKED_ONLY = eventRows.filter(({ points, weight }) => points > 0 && weight === 0).map(({ kind }) => kind);

test('some days have none, some one, some two; every kind of surprise comes in some season', () => {
  const all = SEEDS.slice(0, 8).flatMap((seed) => DAYS.slice(1).map((day) => planned(seed, day)));
  expect(new Set(all.map(({ length }) => length))).toEqual(new Set([0, 1, 2]));
  const kinds = new Set(all.flat().map(({ kind }) => kind));
  // Provoked events are never drawn.
  const drawn = EVENT_KINDS.filter((kind) => !PROVOKED_ONLY.includes(kind));
  expect([...kinds].sort()).toEqual([...drawn].sort());
});

test('on a festival there is a show; on other days only where a loudspeaker stands', () => {
  for (const seed of SEEDS.slice(0, 4))
    for (const day of DAYS.slice(1)) {
      const shows = planned(seed, day).filter(({ kind }) => kind === 'show');
      if (isFestival(day)) expect(shows).toHaveLength(1);
    }
  const season = newSeason({ seed: 1 });
  const of = (kind: string): boolean =>
    DAYS.filter((day) => day > 1 && !isFestival(day)).some((day) => {
      const { clock, weather } = newDay({ seed: 1, day: 1, season });
      const map = { decor: [{ kind, x: 1, y: 1 }] };
      const { planned: events } = planCalendar({ seed: 1, clock: { ...clock, day }, map, weather }, season);
      return events.some((event) => event.kind === 'show');
    });
  expect([of('speaker'), of('palm')]).toEqual([true, false]);
});

test('a maid on shift has her birthday celebrated, told the evening before', () => {
  const season = newSeason({ seed: 1 });
  const [child] = season.staff;
  const day = birthdayOf(child?.id ?? '') ?? 0;
  const state = newDay({ seed: 1, day: day - 1, season });
  expect(announce(state, season).events).toContainEqual(
    expect.objectContaining({ kind: 'birthday', of: child?.id, announced: true }),
  );
});

test('a rainy morning is the first event of its day', () => {
  const season = newSeason({ seed: 1 });
  const { clock, map } = newDay({ seed: 1, day: 1, season });
  const { planned: events } = planCalendar({ seed: 1, clock: { ...clock, day: 2 }, map, weather: 'rain' }, season);
  expect(events[0]).toMatchObject({ kind: 'rain', at: 20 });
});

describe('the evening before', () => {
  test('tells of a festival, which is then in the morning', () => {
    for (const day of DAYS.slice(1)) {
      const events = planned(3, day).filter(({ kind }) => kind === 'festival');
      expect(events).toHaveLength(isFestival(day) ? 1 : 0);
      expect(events.every(({ announced }) => announced)).toBe(true);
    }
  });

  test('tells nothing of surprises', () => {
    for (const seed of SEEDS.slice(0, 5))
      for (const day of DAYS.slice(1)) {
        const state = morning(seed, day);
        const told = state.season?.tomorrow?.events ?? [];
        expect(state.calendar?.planned.filter(({ announced }) => announced)).toEqual(told);
      }
  });
});

test('the same seed has the same calendar, another seed another', () => {
  const of = (seed: number): string => JSON.stringify(DAYS.map((day) => planned(seed, day)));
  expect(of(5)).toBe(of(5));
  expect(of(5)).not.toBe(of(6));
});

test('a season day played to its end tells what comes tomorrow', () => {
  const cafe = new Simulation(beginSeason({ seed: 4 }), scripts);
  for (let i = 0; i < 9000 && !cafe.state.over; i++) cafe.step();
  expect(cafe.state.season?.tomorrow?.day).toBe(2);
  const next = nextDay(cafe.state);
  expect(next.calendar?.planned.filter(({ announced }) => announced)).toEqual(cafe.state.season?.tomorrow?.events);
});
