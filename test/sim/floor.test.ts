// Questions about the floor that are answered by looking at few tiles, beside the same by looking at all of them.

import { expect, test } from 'vitest';
import { NEIGHBOURS, tilesOf } from '../../src/sim/map.ts';
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
  const { floor } = world.surface;
  const beside = tilesOf(world.state.map, 'P').flatMap(({ x, y }) =>
    NEIGHBOURS.map(({ dx, dy }) => ({ x: x + dx, y: y + dy })).filter((tile) => floor.walkable(tile.x, tile.y)),
  );
  for (const from of tilesOf(world.state.map, '.')) {
    Object.assign(ada, { x: from.x, y: from.y, toX: from.x, toY: from.y, place: null });
    const costOf = ({ x, y }: { x: number; y: number }): number =>
      floor.tilesTo(ada, x, y) + (world.places.standingAt(x, y).length > 0 ? 3 : 0);
    const best = beside.reduce((nearest, tile) => (costOf(tile) < costOf(nearest) ? tile : nearest));
    const isThere = beside.some(({ x, y }) => x === from.x && y === from.y);
    expect(floor.standAtPass(ada)).toMatchObject(isThere ? from : { x: best.x, y: best.y });
  }
});
