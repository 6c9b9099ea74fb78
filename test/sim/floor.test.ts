// Questions about the floor that look at few tiles, compared with the same questions looking at all tiles.

import { expect, test } from 'vitest';
import { NEIGHBOURS, tilesOf } from '../../src/sim/world/map.ts';
import { maid, open } from '../scenarios/story.ts';

const ROOM = [
  '####################',
  '#...PPP............#',
  '#.....P....#...PP..#',
  '#..........#.......#',
  '#.PP.......#....P..#',
  '#...............P..#',
  '#.....PPPPP........#',
  '#..................#',
  '####D###############',
];

test('the nearest tile beside the pass, from everywhere; one where somebody stands counts as three farther', () => {
  const { cafe } = open({ map: ROOM, maids: [maid('ada', [1, 7]), maid('bea', [5, 5]), maid('cleo', [15, 3])] });
  const { world } = cafe;
  const ada = world.maids[0]!;
  world.places.walkOff(ada);
  const { floor } = world.scriptApi;
  const beside = tilesOf(world.state.map, 'P').flatMap(({ x, y }) =>
    NEIGHBOURS.map(({ dx, dy }) => ({ x: x + dx, y: y + dy })).filter((tile) => floor.walkable(tile.x, tile.y)),
  );
  for (const from of tilesOf(world.state.map, '.')) {
    Object.assign(ada, { x: from.x, y: from.y, toX: from.x, toY: from.y, place: null });
    world.effects.clear();
    const costOf = ({ x, y }: { x: number; y: number }): number =>
      floor.tilesTo(ada, x, y) + (world.places.standingAt(x, y).length > 0 ? 3 : 0);
    const best = beside.reduce((nearest, tile) => (costOf(tile) < costOf(nearest) ? tile : nearest));
    const isThere = beside.some(({ x, y }) => x === from.x && y === from.y);
    expect(floor.standAtPass(ada)).toMatchObject(isThere ? from : { x: best.x, y: best.y });
  }
});

const YARD = ['#########', '#.......#', '#..#T#..#', '#..#T#..#', '#.......#', '#.......#', '###D#####'];

test('through walls nobody sees, and outside there is nothing to see', () => {
  const { floor } = open({ map: YARD, maids: [maid('ada', [1, 1])] }).cafe.world.scriptApi;
  expect(floor.sees(1, 1, 7, 1)).toBe(true);
  expect(floor.sees(0, 0, 8, 0)).toBe(false);
  expect(floor.sees(2, 2, 6, 2)).toBe(false);
  // The corners belong to the room; tiles beyond do not.
  for (const [x, y] of [[0, 1], [8, 1], [1, 0], [1, 6]] as const) expect(floor.sees(x, y, x, y), `${x},${y}`).toBe(true);
  for (const [x, y] of [[-1, 1], [9, 1], [1, -1], [1, 7]] as const) {
    expect(floor.sees(1, 1, x, y), `to ${x},${y}`).toBe(false);
    expect(floor.sees(x, y, 1, 1), `from ${x},${y}`).toBe(false);
    expect(floor.sees(x, y, x, y), `at ${x},${y}`).toBe(false);
  }
}); // prettier-ignore

test('the nearest tile to one where nobody can stand lies beside it, on whichever side there is room', () => {
  const at = (map: string[], x: number, y: number): unknown => {
    const { world } = open({ map, maids: [maid('ada', [1, 1])] }).cafe;
    return world.scriptApi.floor.nearestTile(world.maids[0]!, x, y);
  };
  expect(at(['######', '#..T##', '######'], 3, 1)).toEqual({ x: 2, y: 1 });
  expect(at(['######', '#...T#', '#....#', '######'], 4, 1)).toEqual({ x: 3, y: 1 });
  expect(at(['#####', '#...#', '#T###', '#####'], 1, 2)).toEqual({ x: 1, y: 1 });
  expect(at(['#####', '#.TT#', '#...#', '#####'], 3, 1)).toEqual({ x: 2, y: 2 });
  expect(at(['###', '#.#', '###'], 1, 1)).toEqual({ x: 1, y: 1 });
  expect(at(['############', '#.##########', '############'], 10, 1)).toBeNull();
});

test('who gets out of the way keeps off the door, the tiles before it, and off others', () => {
  const map = ['#######', '#.....#', '#.....#', '#.....#', '###D###'];
  const { world } = open({ map, maids: [maid('ada', [3, 3]), maid('bea', [3, 2])] }).cafe;
  const [ada, bea] = world.maids;
  expect(world.scriptApi.floor.asideTile(ada!)).toEqual({ x: 2, y: 3 });
  // The only other tile is the one before the door.
  const narrow = open({ map: ['#####', '#.###', '#.###', '#D###'], maids: [maid('cleo', [1, 1])] }).cafe.world;
  expect(narrow.scriptApi.floor.asideTile(narrow.maids[0]!)).toBeNull();
  expect(world.scriptApi.floor.asideTile(bea!)).toEqual({ x: 3, y: 1 });
});

test('whether a way leads round litter is found out once, until something changes', () => {
  const { world } = open({ map: ['######', '#.L..#', '#....#', '##D###'], maids: [maid('ada', [1, 1])] }).cafe;
  const [ada] = world.maids;
  const { paths, scriptApi } = world;
  const before = paths.searches;
  expect(scriptApi.floor.wayRound(ada!, 4, 1)).toBe(true);
  expect(scriptApi.floor.wayRound(ada!, 4, 1)).toBe(true);
  expect(paths.searches - before).toBe(1);
  world.places.litterDown({ x: 2, y: 2, kind: 'peel', sinceTick: 0 });
  world.state.litter.push({ x: 2, y: 2, kind: 'peel', sinceTick: 0 });
  expect(scriptApi.floor.wayRound(ada!, 4, 1)).toBe(false);
  expect(paths.searches - before).toBe(2);
});
