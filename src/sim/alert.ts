/** Which tiles somebody is alert to: the sectors of her alert range, walls in the way (chapter 1.4). */

import { blocksSight } from './map.ts';
import type { Facing, Person } from './types.ts';
import type { World } from './world.ts';

/** A long sector to the front and a short circle round about; tiles. */
export const FRONT_TILES = 6;
export const ROUND_TILES = 2;

const AHEAD: Readonly<Record<Facing, readonly [number, number]>> = { NE: [0, -1], SE: [1, 0], SW: [0, 1], NW: [-1, 0] };

/** Tiles within her alert range now, row by row. */
export function alertTilesOf(world: World, me: Person): { x: number; y: number }[] {
  const { map } = world.state;
  const [ax, ay] = AHEAD[me.facing];
  const tiles: { x: number; y: number }[] = [];
  for (let dy = -FRONT_TILES; dy <= FRONT_TILES; dy++)
    for (let dx = -FRONT_TILES; dx <= FRONT_TILES; dx++) {
      const x = me.x + dx;
      const y = me.y + dy;
      if (x < 0 || y < 0 || x >= map.width || y >= map.height || blocksSight(map, x, y)) continue;
      const far = dx * dx + dy * dy;
      const forward = dx * ax + dy * ay;
      // Within 60° of where she looks: cos ≥ ½, squared to need no root.
      const front = forward > 0 && 4 * forward * forward >= far && far <= FRONT_TILES * FRONT_TILES;
      if (front || far <= ROUND_TILES * ROUND_TILES) tiles.push({ x, y });
    }
  return tiles;
}
