// The advice of the report that changes the layout: it finds room wherever the rules of the layout leave some.

import { describe, expect, test } from 'vitest';
import { dailyLayouts } from '../../../src/data/maps/daily.ts';
import { firstCafe } from '../../../src/data/maps/first.ts';
import { beginSeason } from '../../../src/sim/open-day.ts';
import { MOST_SEATS, readLayout } from '../../../src/sim/season/layout-check.ts';
import {
  moreChairs,
  movedChairs,
  oneMoreSeat,
  oneMoreTable,
  type SeatPlan,
  tableForSix,
  whyNoRoom,
} from '../../../src/sim/season/more-seats.ts';
import { causesOf } from '../../../src/sim/visits/remedies/ranked-causes.ts';
import type { LossCause } from '../../../src/sim/state/figures.ts';
import type { WorldState } from '../../../src/sim/state/world-state.ts';
import { makeMap, readSeats, tileAt, tilesOf } from '../../../src/sim/world/map.ts';
import { Paths } from '../../../src/sim/world/paths.ts';
import { addWing } from '../../../src/sim/world/wings.ts';

const layouts = [{ name: 'first', ...firstCafe }, ...dailyLayouts];

function house({ rows, decor }: Pick<(typeof layouts)[number], 'rows' | 'decor'>, wings = false): WorldState {
  const state = beginSeason({ seed: 1 });
  Object.assign(state, { stars: 4, money: 500_000, over: true });
  state.map = makeMap(rows, structuredClone(decor));
  if (wings) for (const one of ['terrace', 'tearoom'] as const) addWing(state.map, one);
  state.seats = readSeats(state.map);
  return state;
}
function carriedOut(state: WorldState, { rows }: SeatPlan): void {
  state.map.rows = [...rows];
  state.map.version++;
  state.seats = readSeats(state.map);
}
/** Adds seats one by one until no plan is left. */
function filled(state: WorldState): WorldState {
  for (let plan = oneMoreSeat(state) ?? oneMoreTable(state); plan !== null;) {
    carriedOut(state, plan);
    plan = oneMoreSeat(state) ?? oneMoreTable(state);
  }
  return state;
}
const sizes = (state: WorldState): number[] => {
  const counts = new Map<number, number>();
  for (const { table } of state.seats) counts.set(table, (counts.get(table) ?? 0) + 1);
  return [...counts.values()].sort((a, b) => a - b);
};
function afterLoss(state: WorldState, cause: LossCause, size: number) {
  state.figures.causes = [{ cause, reason: 'noSeat', count: size, size, seconds: 300, who: [], at: 3000 }];
  return causesOf(state)[0]!;
}

describe('more seats', () => {
  test.each(layouts)('$name: with both wings the house fills up to the seats that are allowed', (layout) => {
    const state = filled(house(layout, true));
    expect(state.seats.length).toBe(MOST_SEATS);
    expect(new Set(state.seats.map(({ id }) => id)).size).toBe(MOST_SEATS);
    expect(whyNoRoom(state)).toBe('most');
  });
  test.each(layouts)('$name: no chair and no table is put on the cooks’ side of the pass', (layout) => {
    const state = filled(house(layout));
    for (const { x, y, tableX, tableY } of state.seats)
      for (const [column, row] of [
        [x, y],
        [tableX, tableY],
      ] as const)
        // prettier-ignore
        for (let below = row + 1; below < state.map.height; below++)
          expect(tileAt(state.map, column, below)).not.toBe('P');
  });
  test.each(layouts)(
    '$name: a party of four is offered a table that seats it, until no layout is possible',
    (layout) => {
      const state = house(layout);
      for (let round = 0; round < 20; round++) {
        const { remedy } = afterLoss(state, 'partyTooBig', 4);
        const input = remedy?.input;
        if (input?.kind !== 'evening' || input.act.do !== 'layout') {
          expect(remedy?.kind).toBe('noRoom');
          expect(moreChairs(state, 4)).toBeNull();
          return;
        }
        const before = sizes(state).filter((size) => size >= 4).length;
        expect(readLayout(state.map, state.stars, input.act.rows, input.act.decor).problems).toEqual([]);
        carriedOut(state, { rows: input.act.rows, table: null });
        expect(sizes(state).filter((size) => size >= 4).length).toBe(before + 1);
      }
      throw new Error('the advice never ends');
    },
  );
  test('chairs that stand keep their ids when new chairs share a letter', () => {
    const state = house(firstCafe, true);
    while (state.seats.length < 36) carriedOut(state, (oneMoreSeat(state) ?? oneMoreTable(state))!);
    const before = state.seats.map(({ id, x, y }) => `${id} ${x},${y}`);
    carriedOut(state, (oneMoreSeat(state) ?? oneMoreTable(state))!);
    expect(state.seats.map(({ id, x, y }) => `${id} ${x},${y}`)).toEqual(expect.arrayContaining(before));
  });
});

describe('where tables already stand, a bought one has a way around it', () => {
  const tables = (rows: readonly string[]): string[] =>
    rows.flatMap((row, y) => [...row].flatMap((tile, x) => (tile === 'T' ? [`${x},${y}`] : [])));
  /** The distance along the longer direction from the new table to the nearest other table that isn't its own half. */
  const roomOf = (state: WorldState, { rows }: SeatPlan): number => {
    const [added] = tables(rows).filter((one) => !tables(state.map.rows).includes(one));
    const [x = 0, y = 0] = added!.split(',').map(Number);
    const far = tables(state.map.rows).map((one) => {
      const [dx, dy] = one
        .split(',')
        .map(Number)
        .map((at, i) => Math.abs(at - (i === 0 ? x : y))) as [number, number];
      return dx + dy === 1 ? Infinity : Math.max(dx, dy);
    });
    return Math.min(...far);
  };
  test('a single table, bought twice', () => {
    const state = house(firstCafe);
    for (let i = 0; i < 2; i++) {
      const plan = oneMoreTable(state)!;
      expect(roomOf(state, plan)).toBeGreaterThanOrEqual(3);
      carriedOut(state, plan);
    }
  });
  test('tables for three leave the aisle before the pass and the register free, and the ways to the door as short', () => {
    const state = house(firstCafe, true);
    const ways = (): number[] => {
      const paths = new Paths(makeMap(state.map.rows, state.map.decor, state.map.east));
      return tilesOf(state.map, 'P').map(({ x, y }) => paths.distance(x, y + 1, 12, 1));
    };
    const before = ways();
    for (let i = 0; i < 3; i++) {
      carriedOut(state, oneMoreTable(state, 3)!);
      expect(ways()).toEqual(before);
      for (const { x, y } of [...tilesOf(state.map, 'P'), ...tilesOf(state.map, 'R')])
        expect(tileAt(state.map, x, y + 1)).toBe('.');
    }
  });
  test('a table for six, also after another table was bought', () => {
    const state = house(firstCafe);
    carriedOut(state, oneMoreTable(state, 4)!);
    expect(roomOf(state, tableForSix(state)!)).toBeGreaterThanOrEqual(3);
  });
});

describe('a table that seats a party', () => {
  const ROOM = [
    '###############',
    '#K............#',
    '#PP..........R#',
    '#..aTb...cTd..#',
    '#.............#',
    '#...e.........#',
    '#...Tf.......D#',
    '###############',
  ];
  test('gets several chairs at once where no table for it has room', () => {
    const state = house({ rows: ROOM, decor: [] });
    const plan = moreChairs(state, 4)!;
    carriedOut(state, plan);
    expect(sizes(state)).toEqual([2, 2, 4]);
  });
  test('gets chairs from small tables, which keep their letters; a table without chairs is sold', () => {
    const state = house({ rows: ROOM, decor: [] });
    const ids = state.seats.map(({ id }) => id);
    const plan = movedChairs(state, 4)!;
    const { cost, sold } = readLayout(state.map, 4, plan.rows, []);
    expect(sold).toEqual(['table']);
    expect(cost).toBeLessThan(0);
    carriedOut(state, plan);
    expect(sizes(state)).toEqual([2, 4]);
    expect(state.seats.map(({ id }) => id)).toEqual(ids);
  });
});

test('a full house names the rule that leaves no room', () => {
  const rows = ['######', '#PabR#', '#.cT.#', '#..D.#', '######'];
  expect(whyNoRoom(house({ rows, decor: [] }))).toBe('ways');
  expect(whyNoRoom(house({ rows: rows.map((row) => row.replace('cT.', 'cTd')), decor: [] }))).toBe('floor');
  expect(afterLoss(house(firstCafe, true), 'full', 4).remedy?.kind).not.toBe('noRoom');
  const full = filled(house(firstCafe, true));
  expect(afterLoss(full, 'full', 1).remedy).toMatchObject({ kind: 'noRoom', what: 'most' });
});
test('a player who lacks only the money is not told that there is no room', () => {
  const state = house(firstCafe);
  state.money = 0;
  expect(afterLoss(state, 'full', 1)).toMatchObject({ remedy: null, unaffordable: { kind: 'seats' } });
});
