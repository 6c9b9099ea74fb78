// Paths: distance fields and easystarjs agree, and no path leads through furniture.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSolid, makeMap, readSeats, setTile, tilesBetween } from '../../src/sim/world/map.ts';
import { NO_WAY, Paths } from '../../src/sim/world/paths.ts';

const ROOM = ['##########', '#....T...#', '#.aT.#.bT#', '#....#...#', '#........#', '####D#####'];

describe('seats', () => {
  test('are read in the order of their names, each facing its table', () => {
    const seats = readSeats(makeMap(ROOM));
    expect(seats.map(({ id, facing, table }) => [id, facing, table])).toEqual([
      ['a', 'SE', 2],
      ['b', 'SE', 3],
    ]);
  });
});

describe('distance', () => {
  const paths = new Paths(makeMap(ROOM));

  test('counts tiles to walk; a seat can be a goal, but no way leads over it', () => {
    expect(paths.distance(1, 1, 4, 1)).toBe(3);
    expect(paths.distance(1, 2, 2, 2)).toBe(1);
    expect(paths.distance(2, 1, 2, 3)).toBe(4);
  });

  test('is nought where one stands, and none where there is no way', () => {
    expect(paths.distance(3, 3, 3, 3)).toBe(0);
    expect(new Paths(makeMap(['#####', '#.#.#', '#####'])).distance(1, 1, 3, 1)).toBe(NO_WAY);
  });

  test('is found anew when the grid has changed', () => {
    const map = makeMap(['#####', '#...#', '#...#', '#####']);
    const changing = new Paths(map);
    expect(changing.distance(1, 1, 3, 1)).toBe(2);
    setTile(map, 2, 1, '#');
    changing.refresh();
    expect(changing.distance(1, 1, 3, 1)).toBe(4);
  });
});

const grid = fc
  .array(fc.array(fc.constantFrom('.', '.', '.', '#', 'T'), { minLength: 8, maxLength: 8 }), {
    minLength: 7,
    maxLength: 7,
  })
  .map((rows) => makeMap(rows.map((row) => row.join(''))));
const spot = fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 6 }));

test('easystarjs and the distance field find ways of the same length; each step is to a free neighbour', () => {
  fc.assert(
    fc.property(grid, spot, spot, (map, [fromX, fromY], [toX, toY]) => {
      const paths = new Paths(map);
      fc.pre(paths.walkable(fromX, fromY) && paths.walkable(toX, toY));
      const distance = paths.distance(fromX, fromY, toX, toY);
      const way = paths.search(fromX, fromY, toX, toY);
      expect(way === null ? NO_WAY : way.length).toBe(distance);
      let [x, y] = [fromX, fromY];
      for (const tile of way ?? []) {
        expect(tilesBetween(x, y, paths.xOf(tile), paths.yOf(tile))).toBe(1);
        [x, y] = [paths.xOf(tile), paths.yOf(tile)];
        expect(isSolid(map, x, y)).toBe(false);
      }
      // Following the distance field takes exactly as many steps.
      [x, y] = [fromX, fromY];
      for (let left = distance === NO_WAY ? 0 : distance; left > 0; left--) {
        const next = paths.next(x, y, toX, toY);
        expect(next).toBeGreaterThanOrEqual(0);
        [x, y] = [paths.xOf(next), paths.yOf(next)];
      }
      if (distance < NO_WAY) expect([x, y]).toEqual([toX, toY]);
    }),
    { numRuns: 300 },
  );
});
