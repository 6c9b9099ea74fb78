// Terrace and tea room: what a whole star builds, who sits there in which weather, and that they are saved and replayed.

import { describe, expect, test } from 'vitest';
import { readSave } from '../../src/saves/read.ts';
import { writeSave } from '../../src/saves/file.ts';
import { summaryOf } from '../../src/saves/summary.ts';
import { scripts } from '../../src/scripts/index.ts';
import { beginFree } from '../../src/sim/open-free-cafe.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import { beginSeason, nextDay } from '../../src/sim/open-day.ts';
import { nextGrowth, seatsOpen } from '../../src/sim/season/star-rewards.ts';
import type { Wing } from '../../src/sim/state/season.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import { makeMap, readSeats } from '../../src/sim/world/map.ts';
import { NO_WAY, Paths } from '../../src/sim/world/paths.ts';
import { buildWing } from '../../src/sim/season/put-aside.ts';
import { addWing, hasWing, isBlocked, wingAt } from '../../src/sim/world/wings.ts';
import { about } from '../saves/cafes.ts';

const open = (state: WorldState): Simulation => new Simulation(state, scripts);
const run = (cafe: Simulation, ticks: number): Simulation => {
  for (let i = 0; i < ticks && !cafe.state.over; i++) cafe.step();
  return cafe;
};
const give = (cafe: Simulation, input: Input): Simulation => {
  cafe.give(input);
  cafe.step();
  return cafe;
};
const guestsIn = ({ state }: Simulation, wing: Wing): number =>
  state.seats.filter(({ x, y, takenBy }) => takenBy !== null && wingAt(state.map, x, y) === wing).length;
/** A full free café with a terrace, in this weather. */
function terraceIn(weather: 'sun' | 'rain'): Simulation {
  const cafe = give(open(beginFree({ seed: 7, from: 'twelve' })), { kind: 'free', weather });
  give(cafe, { kind: 'free', grow: 'terrace', guests: 12 });
  return give(cafe, { kind: 'free', guests: 12 });
}

describe('the map', () => {
  const ROWS = ['########DD##', ...Array.from({ length: 9 }, () => '#..........#'), '############'];
  test.each(['terrace', 'tearoom'] as const)('gains the %s, every seat of which can be reached', (wing) => {
    const map = makeMap(ROWS, [{ kind: 'palm', x: 10, y: wing === 'terrace' ? 6 : 2 }]);
    expect(addWing(map, wing)).toBe(true);
    const paths = new Paths(map);
    const seats = readSeats(map);
    expect(seats).toHaveLength(wing === 'terrace' ? 6 : 4);
    for (const { x, y } of seats) expect(paths.distance(x, y, 8, 0)).toBeLessThan(NO_WAY);
    expect(map.rows.every((row) => row.length === map.width)).toBe(true);
  });
  test('gains both in either order', () => {
    for (const order of [
      ['terrace', 'tearoom'],
      ['tearoom', 'terrace'],
    ] as const) {
      const map = makeMap(ROWS);
      for (const wing of order) addWing(map, wing);
      expect(order.map((wing) => hasWing(map, wing))).toEqual([true, true]);
    }
  });
  test('stays as it is where the house is too small or its wall is blocked', () => {
    const small = makeMap(ROWS.slice(0, 6));
    const before = JSON.stringify(small);
    expect(addWing(small, 'terrace')).toBe(false);
    expect(JSON.stringify(small)).toBe(before);
    expect(addWing(makeMap(ROWS.map((row) => row.replace(/\.#$/, 'T#'))), 'terrace')).toBe(false);
  });
});

describe('furniture before the wall', () => {
  const ROWS = ['########DD##', ...Array.from({ length: 9 }, () => '#..........#'), '############'];
  const lanterns = [1, 2, 3].map((y) => ({ kind: 'lantern', x: 10, y }));
  test('is put aside to the nearest tile when the wing is built, and nothing is lost', () => {
    const map = makeMap(
      ROWS.map((row, y) => (y === 5 ? '#..aTb.....#' : row)),
      lanterns,
    );
    expect([isBlocked(map, 'tearoom'), isBlocked(map, 'terrace')]).toEqual([true, false]);
    expect(buildWing(map, 'tearoom')).toBe(true);
    expect(map.decor).toHaveLength(3);
    const moved = map.decor.filter(({ x, y }) => !lanterns.some((one) => one.x === x && one.y === y));
    expect(moved).toHaveLength(1);
    expect(hasWing(map, 'tearoom')).toBe(true);
    expect(isBlocked(map, 'tearoom')).toBe(false);
  });
  test('tables before the wall stay, and the wing waits', () => {
    const map = makeMap(ROWS.map((row) => row.replace(/\.#$/, 'T#')));
    const before = JSON.stringify(map);
    expect(buildWing(map, 'tearoom')).toBe(false);
    expect(JSON.stringify(map)).toBe(before);
  });
});

describe('a season', () => {
  /** The evening of the first day, with these stars. */
  const evening = (stars: number): Simulation => {
    const state = beginSeason({ seed: 5 });
    state.stars = stars;
    state.arrivals = [];
    return run(open(state), 7000);
  };
  test('opens the terrace on the morning after the second star, for good', () => {
    const cafe = evening(2.1);
    expect(cafe.events.filter(({ type }) => type === 'grown').map(({ growth }) => growth)).toEqual(['terrace']);
    const morning = nextDay(cafe.state);
    expect(hasWing(morning.map, 'terrace')).toBe(true);
    expect(morning.seats).toHaveLength(cafe.state.seats.length + 6);
    const later = nextDay(run(open({ ...morning, stars: 1.2, arrivals: [] }), 7000).state);
    expect(hasWing(later.map, 'terrace')).toBe(true);
    expect(later.map.width).toBe(morning.map.width);
  });
  test('opens nothing below, and says what is missing', () => {
    const cafe = evening(1.6);
    expect(cafe.state.season?.growth).toBeUndefined();
    expect(nextGrowth(cafe.state, cafe.state.season!)).toMatchObject({ growth: 'terrace', star: 2 });
    expect(hasWing(nextDay(cafe.state).map, 'terrace')).toBe(false);
  });
  test('keeps a wing closed when the player wants it so: nobody sits there, and fewer guests are expected', () => {
    const cafe = give(evening(2.1), { kind: 'evening', act: { do: 'wing', wing: 'terrace', open: false } });
    const morning = { ...nextDay(cafe.state), weather: 'sun' as const };
    expect(seatsOpen(morning)).toBe(morning.seats.length - 6);
    const day = run(open(morning), 2500);
    expect(guestsIn(day, 'terrace')).toBe(0);
  });
});

test('guests sit on the terrace in the sun and are served there', () => {
  const cafe = terraceIn('sun');
  let served = 0;
  for (let i = 0; i < 1500; i++) {
    cafe.step();
    for (const { type, customer } of cafe.events) {
      const guest = type === 'served' && typeof customer === 'string' ? cafe.state.people[customer] : undefined;
      if (guest !== undefined && wingAt(cafe.state.map, guest.x, guest.y) === 'terrace') served++;
    }
  }
  expect(served).toBeGreaterThan(0);
});

test('nobody sits down on the terrace in the rain, and rain drives guests in who have not ordered', () => {
  expect(guestsIn(run(terraceIn('rain'), 400), 'terrace')).toBe(0);
  const cafe = terraceIn('sun');
  let waits = false;
  for (let i = 0; i < 600 && !waits; i++) {
    cafe.step();
    waits = Object.values(cafe.state.people).some(
      (one) =>
        one.role === 'guest' &&
        one.stage === 'callOrder' &&
        one.attendedBy === null &&
        one.seat !== null &&
        wingAt(cafe.state.map, one.x, one.y) === 'terrace',
    );
  }
  expect(waits).toBe(true);
  cafe.give({ kind: 'free', weather: 'rain' });
  const wet: unknown[] = [];
  for (let i = 0; i < 40; i++) {
    cafe.step();
    wet.push(...cafe.events.filter(({ type }) => type === 'rainedOn'));
  }
  expect(wet).toHaveLength(1);
  const out = Object.values(cafe.state.people).filter(
    (one) => one.role === 'guest' && one.stage === 'callOrder' && wingAt(cafe.state.map, one.x, one.y) === 'terrace',
  );
  expect(out.filter((one) => one.role === 'guest' && one.seat !== null && one.attendedBy === null)).toEqual([]);
});

test('with parasols the terrace stays open in the rain', () => {
  const state = beginFree({ seed: 7, from: 'twelve' });
  state.season!.upgrades['parasols'] = 1;
  const cafe = give(open(state), { kind: 'free', weather: 'rain' });
  give(cafe, { kind: 'free', grow: 'terrace' });
  run(cafe, 40);
  expect(cafe.state.weather).toBe('rain');
  expect(seatsOpen(cafe.state)).toBe(cafe.state.seats.length);
});

test('a café with wings is saved, loaded and replayed to the same bytes, also when they are built while guests sit', () => {
  const cafe = run(open(beginFree({ seed: 9, from: 'full' })), 300);
  give(cafe, { kind: 'free', grow: 'terrace' });
  run(cafe, 200);
  give(cafe, { kind: 'free', grow: 'tearoom' });
  run(cafe, 200);
  const header = { slot: 6, generation: 1, cafe: 'one', savedAt: 1, ...about, ...summaryOf(cafe) } as const;
  expect(readSave(writeSave(header, cafe.save()))).toMatchObject({ ok: true });
  const loaded = Simulation.load(cafe.save(), scripts);
  const replayed = open(beginFree({ seed: 9, from: 'full' }));
  for (const { tick, input } of cafe.journal) replayed.giveAt(tick, input);
  run(replayed, cafe.state.tick);
  expect(replayed.hash()).toBe(cafe.hash());
  run(loaded, 400);
  run(cafe, 400);
  expect(loaded.hash()).toBe(cafe.hash());
});
