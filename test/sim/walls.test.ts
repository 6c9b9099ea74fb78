// The table of walls only makes sight and sound cheaper: the answers are those of the line, tile by tile.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seesTile, wallsBetween } from '../../src/ai/index.ts';
import { blocksSight, makeMap, setTile } from '../../src/sim/world/map.ts';
import { isInSight, wallsOnLine } from '../../src/sim/world/walls.ts';

const WIDTH = 9;
const HEIGHT = 7;
const room = fc.array(fc.array(fc.constantFrom('.', '.', '.', '#', 'T'), { minLength: WIDTH, maxLength: WIDTH }), {
  minLength: HEIGHT,
  maxLength: HEIGHT,
});
/** Some of these tiles are outside the room, where everything is wall. */
const tile = fc.record({ x: fc.integer({ min: -2, max: WIDTH + 1 }), y: fc.integer({ min: -2, max: HEIGHT + 1 }) });

test('sight and walls are as if every tile of the line were examined', () => {
  fc.assert(
    fc.property(room, tile, tile, (rows, from, to) => {
      const map = makeMap(rows.map((row) => row.join('')));
      const wall = (x: number, y: number): boolean => blocksSight(map, x, y);
      expect(isInSight(map, from.x, from.y, to.x, to.y)).toBe(seesTile(from.x, from.y, to.x, to.y, wall));
      expect(wallsOnLine(map, from.x, from.y, to.x, to.y, 1)).toBe(wallsBetween(from.x, from.y, to.x, to.y, wall, 1));
    }),
    { seed: 8, numRuns: 2000 },
  );
});

test('a wall that is built takes the view, one that falls gives it back', () => {
  const map = makeMap(['.....', '.....', '.....']);
  expect(isInSight(map, 0, 1, 4, 1)).toBe(true);
  setTile(map, 2, 1, '#');
  expect(isInSight(map, 0, 1, 4, 1)).toBe(false);
  expect(wallsOnLine(map, 0, 1, 4, 1, 1)).toBe(1);
  setTile(map, 2, 1, '.');
  expect(isInSight(map, 0, 1, 4, 1)).toBe(true);
});
