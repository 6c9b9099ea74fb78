// The line of waiting guests: a few inside, the others on the pavement, one behind the other.

import { describe, expect, test } from 'vitest';
import { makeMap } from '../../src/sim/world/map.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import { INSIDE, lineOf, pointOf, QueueLine } from '../../src/view/people/queue-line.ts';
import { fakeGuest } from '../hud/fake-cafe.ts';
import { ROWS } from './fake-cafe.ts';

const guests = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, i) =>
    fakeGuest(`g${String(i).padStart(2, '0')}`, 'Ann', 'office', { stage: 'queue', ...more }),
  );
const stateOf = (people: ReturnType<typeof guests>, more: object = {}, rows: readonly string[] = ROWS): WorldState =>
  ({
    weather: 'sun',
    map: makeMap(rows),
    doors: [{ x: 12, y: 0 }],
    people: Object.fromEntries(people.map((one) => [one.id, one])),
    ...more,
  }) as unknown as WorldState;

describe('who stands outside', () => {
  test('all but the first few, however long the queue is', () => {
    expect(lineOf(stateOf(guests(INSIDE)))).toEqual([]);
    expect(lineOf(stateOf(guests(27)))).toHaveLength(27 - INSIDE);
  });
  test('in rain only those with an umbrella, and never a celebrity', () => {
    expect(lineOf(stateOf(guests(9), { weather: 'rain' }))).toEqual([]);
    expect(lineOf(stateOf(guests(9, { umbrella: true }), { weather: 'rain' }))).toHaveLength(9 - INSIDE);
    expect(lineOf(stateOf(guests(9, { isHero: true })))).toEqual([]);
  });
});

test.each([
  ['in the rear wall', 12, 0],
  ['in the left wall', 0, 5],
  ['in the front', 8, 12],
  ['in the right wall', 15, 5],
])('with a door %s every place is outside the house, and no two are the same', (_, x, y) => {
  const state = stateOf([], { doors: [{ x, y }] });
  const points = Array.from({ length: 24 }, (__, i) => pointOf(state, i * 0.72));
  for (const at of points) expect(at.x > 15.5 || at.y > 12.5).toBe(true);
  for (const [i, a] of points.entries())
    for (const b of points.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.5);
});

test('a long line stands in rows of ten, so that its end is not below the buttons at the lower edge of the window', () => {
  const state = stateOf([], { doors: [{ x: 12, y: 0 }] });
  const points = Array.from({ length: 24 }, (_, i) => pointOf(state, i * 0.72));
  const rows = new Set(points.map(({ x }) => Math.round(x * 100)));
  expect(rows.size).toBe(3);
  for (const { y } of points) expect(y).toBeLessThan(0.6 + 7.2);
});

test.each([
  [12, 'SE'],
  [3, 'NW'],
] as const)(
  'with a terrace the line stands behind the house, above the top of the wall, and looks to the door at %d',
  (x, facing) => {
    const state = stateOf([], {
      doors: [{ x, y: 0 }],
      map: { ...makeMap(ROWS), width: ROWS[0]!.length + 5, east: ROWS[0]!.length },
    });
    const points = Array.from({ length: 24 }, (_, i) => pointOf(state, i * 0.72));
    for (const at of points) {
      expect(at).toMatchObject({ facing });
      // A wall is as high in the picture as 2.9 tiles.
      expect(at.y).toBeLessThanOrEqual(0.5 - 2.9);
      // Nobody stands in the way out of the door, nor beyond the house.
      expect(Math.abs(at.x - x - 0.5)).toBeGreaterThanOrEqual(1.5);
      expect(at.x).toBeGreaterThan(0.5);
      expect(at.x).toBeLessThan(ROWS[0]!.length - 1);
    }
    for (const [i, a] of points.entries())
      for (const b of points.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.5);
  },
);

test('a guest fades out by the door and in at the end of the line, moves up, and fades back when a seat is free', () => {
  const line = new QueueLine();
  const people = guests(INSIDE + 2);
  const state = stateOf(people);
  const last = people.at(-1)!;
  const draw = () => line.at(state, last.id, 1);
  const ticks = (count: number): void => {
    for (let i = 0; i < count; i++) line.ticked(state);
  };
  ticks(1);
  expect(draw()).toMatchObject({ outside: false });
  expect(draw()!.opacity).toBeLessThan(1);
  ticks(20);
  expect(draw()).toMatchObject({ outside: true, opacity: 1, walks: false });
  const before = draw()!;
  people[0]!.stage = 'toSeat';
  ticks(1);
  expect(draw()).toMatchObject({ outside: true, walks: true });
  ticks(20);
  expect(draw()).toMatchObject({ walks: false, x: before.x });
  expect(draw()!.y).toBeCloseTo(before.y - 0.72, 5);
  for (const one of people) one.stage = 'toSeat';
  ticks(20);
  expect(draw()).toBeNull();
});

test('another moment shows everyone in the line at once', () => {
  const line = new QueueLine();
  const people = guests(INSIDE + 1);
  line.ticked(stateOf(people), true);
  expect(line.at(stateOf(people), people.at(-1)!.id, 0)).toMatchObject({ outside: true, opacity: 1 });
});
