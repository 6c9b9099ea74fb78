/**
 * Converts tiles to pixels and back. The world's origin is the centre of tile (0, 0); +x runs down-right, +y down-left;
 * a tile has 72 × 36 pixels. Functions use scalars instead of points: they run hundreds of times a frame and must not
 * allocate.
 *
 *   worldX(3, 1) === 72, worldY(3, 1) === 72        tileX(72, 72) === 3
 */

import { hasWing, houseWidth, WINGS } from '../../sim/world/wings.ts';
import type { CafeMap } from '../../sim/state/things.ts';
import { HALF_H, HALF_W } from '../shell/projection.ts';

export { HALF_H, HALF_W, SLAB_PX, STAGE_PX, WALL_PX } from '../shell/projection.ts';

/** Heights in pixels: table tops and counters above the floor, a chair's seat above a standing person's soles. */
export const TABLE_PX = 23;
export const COUNTER_PX = 31;
export const SEAT_PX = 3;

/** Height in pixels of the top of a table's number above the table top. */
export const NUMBER_UP = 31;

export const worldX = (x: number, y: number): number => (x - y) * HALF_W;
export const worldY = (x: number, y: number): number => (x + y) * HALF_H;

/** Map coordinates of a point on the floor, in tiles. Whole numbers are tile centres, so rounding gives the tile. */
export const tileX = (wx: number, wy: number): number => wy / (2 * HALF_H) + wx / (2 * HALF_W);
export const tileY = (wx: number, wy: number): number => wy / (2 * HALF_H) - wx / (2 * HALF_W);

/** The rectangle of a room of this map size in world pixels, including walls and floor slab, without wings. */
export function roomBounds(width: number, height: number): { x: number; y: number; w: number; h: number } {
  const nx = Math.max(1, width - 2);
  const ny = Math.max(1, height - 2);
  const cornerY = worldY(1, 1) - HALF_H;
  const left = -ny * HALF_W - 6;
  const right = nx * HALF_W + 6;
  return { x: left, y: cornerY - 104, w: right - left, h: 104 + (nx + ny) * HALF_H + 14 };
}

/** The rectangle of the whole café in world pixels: the main house and its wings. */
export function builtBounds(map: Pick<CafeMap, 'width' | 'height' | 'rows' | 'east'>): {
  x: number;
  y: number;
  w: number;
  h: number;
} {
  const house = roomBounds(houseWidth(map), map.height);
  let [right, bottom] = [house.x + house.w, house.y + house.h];
  for (const wing of ['terrace', 'tearoom'] as const) {
    if (!hasWing(map, wing)) continue;
    const { top, rows } = WINGS[wing];
    const end = houseWidth(map) + (rows[0]?.length ?? 0);
    right = Math.max(right, worldX(end, top) + 6);
    bottom = Math.max(bottom, worldY(end, top + rows.length) - HALF_H + 14);
  }
  return { ...house, w: right - house.x, h: bottom - house.y };
}
