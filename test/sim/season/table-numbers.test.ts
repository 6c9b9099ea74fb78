// A table keeps its number for the whole season, whatever is bought, sold or built around it.

import { beforeEach, describe, expect, test } from 'vitest';
import { scripts } from '../../../src/scripts/index.ts';
import { beginSeason, nextDay } from '../../../src/sim/open-day.ts';
import { readLayout } from '../../../src/sim/season/layout-check.ts';
import { oneMoreTable, tableForSix } from '../../../src/sim/season/more-seats.ts';
import { Simulation } from '../../../src/sim/simulation.ts';
import type { WorldState } from '../../../src/sim/state/world-state.ts';
import { makeMap, readSeats } from '../../../src/sim/world/map.ts';

let cafe: Simulation;
const state = (): WorldState => cafe.state;
beforeEach(() => {
  const morning = beginSeason({ seed: 3 });
  morning.money = 500_000;
  open(morning);
});
/** Opens a day and closes it at once: evenings need no guests. */
function open(morning: WorldState): void {
  morning.arrivals = [];
  morning.clock.closeTick = 1;
  cafe = new Simulation(morning, scripts);
  while (!state().over) cafe.step();
}
function furnish(rows: readonly string[]): void {
  cafe.give({ kind: 'evening', act: { do: 'layout', rows: [...rows], decor: state().map.decor } });
  cafe.step();
  expect(cafe.events.filter(({ type }) => type === 'refused')).toEqual([]);
}
const put = (x: number, y: number, tiles: string): readonly string[] =>
  state().map.rows.map((row, at) => (at === y ? row.slice(0, x) + tiles + row.slice(x + tiles.length) : row));
/** The tiles of the tables and their numbers. */
const numbers = ({ seats }: Pick<WorldState, 'seats'> = state()): Record<string, number> =>
  Object.fromEntries(seats.map(({ tableX, tableY, table }) => [`${tableX},${tableY}`, table]));
const FIRST = { '3,6': 1, '7,6': 2, '11,6': 3, '5,10': 4 };

test('in a new café they count row by row', () => {
  expect(numbers()).toEqual(FIRST);
});

describe('a table bought above another', () => {
  test('gets the next number, and all others keep theirs, in the evening and on the days after', () => {
    furnish(put(9, 8, 'aTb'));
    const after = { ...FIRST, '10,8': 5 };
    expect(numbers()).toEqual(after);
    open(nextDay(state()));
    expect(numbers()).toEqual(after);
    furnish(put(9, 10, 'nTo'));
    open(nextDay(state()));
    expect(numbers()).toEqual({ ...after, '10,10': 6 });
  });
  test('gets the number of a table that was sold', () => {
    furnish(put(6, 6, '...').map((row, y) => (y === 5 ? row.replace('d', '.') : row)));
    expect(numbers()).toEqual({ '3,6': 1, '11,6': 3, '5,10': 4 });
    furnish(put(9, 10, 'nTo'));
    expect(numbers()).toEqual({ '3,6': 1, '11,6': 3, '5,10': 4, '10,10': 2 });
  });
  test('bears its number already in the draft and in its faults', () => {
    const rows = put(9, 8, 'aTb');
    const { map, seats, stars } = state();
    expect(numbers({ seats: readSeats(makeMap(rows, map.decor), seats) })).toEqual({ ...FIRST, '10,8': 5 });
    const walls = [
      { kind: 'palm', x: 5, y: 8 },
      { kind: 'palm', x: 4, y: 9 },
      { kind: 'palm', x: 6, y: 9 },
    ];
    const { problems } = readLayout(map, stars, rows, [...map.decor, ...walls], seats);
    expect(problems.filter(({ fault }) => fault === 'noWay')).toEqual([{ fault: 'noWay', x: 5, y: 9, what: '4' }]);
  });
});

describe('two tables side by side', () => {
  test('keep the number of the one that was there, and the new half takes none', () => {
    const plan = tableForSix(state());
    furnish(plan?.rows ?? []);
    const { table } = state().seats.find(({ table: one }) => state().seats.filter(({ table: t }) => t === one).length >= 6)!;
    expect(table).toBeLessThan(5);
    expect(numbers()).toMatchObject(FIRST);
    furnish(oneMoreTable(state())?.rows ?? []);
    open(nextDay(state()));
    expect(numbers()).toMatchObject(FIRST);
    expect(Math.max(...Object.values(numbers()))).toBe(5);
  }); // prettier-ignore
  test('are two again, with a number each, once they are moved apart', () => {
    furnish(put(9, 8, 'aTTb'));
    expect(numbers()).toMatchObject({ '10,8': 5, '11,8': 5 });
    furnish(put(9, 8, 'aT.Tb'));
    expect(numbers()).toEqual({ ...FIRST, '10,8': 5, '12,8': 6 });
  });
  test('get one number where a third stood between', () => {
    furnish(put(8, 8, 'aTTTb'));
    furnish(put(8, 8, '.nTTb'));
    const { '10,8': one, '11,8': other } = numbers();
    expect(one).toBe(other);
  });
});

test('a wing gets the next numbers', () => {
  furnish(put(9, 8, 'aTb'));
  const morning = nextDay({ ...state(), season: { ...state().season!, growth: { tearoom: { since: 1 } } } });
  expect(numbers(morning)).toEqual({ ...FIRST, '10,8': 5, '18,1': 6, '18,3': 7 });
});

test('of two tables that an old save gives one number, one gets another', () => {
  furnish(put(9, 8, 'aTb'));
  for (const seat of state().seats) if (seat.tableY === 8) seat.table = 4;
  expect(numbers(nextDay(state()))).toEqual({ ...FIRST, '10,8': 4, '5,10': 5 });
});
