/**
 * Finds the rear doors, which are open while a person stands in them. The doorway of a rear door lies behind its wall,
 * so people fade in there; `doorwayAlpha` returns their opacity.
 */

import type { CafeMap } from '../../sim/state/things.ts';

export interface RearDoor {
  /** Map coordinates of the first of the door's one or two tiles. */
  readonly x: number;
  readonly y: number;
  readonly wide: 1 | 2;
  readonly wall: 'NE' | 'NW';
}

export function rearDoors(map: CafeMap): RearDoor[] {
  const doors: RearDoor[] = [];
  const isDoor = (x: number, y: number): boolean => map.rows[y]?.[x] === 'D';
  for (let x = 0; x < map.width; x++) {
    if (!isDoor(x, 0)) continue;
    const wide = isDoor(x + 1, 0) ? 2 : 1;
    doors.push({ x, y: 0, wide, wall: 'NE' });
    x += wide - 1;
  }
  for (let y = 1; y < map.height; y++) {
    if (!isDoor(0, y)) continue;
    const wide = isDoor(0, y + 1) ? 2 : 1;
    doors.push({ x: 0, y, wide, wall: 'NW' });
    y += wide - 1;
  }
  return doors;
}

/** Opacity of a person at the position x, y: below 1 only in the doorway of a rear door. */
export function doorwayAlpha(x: number, y: number): number {
  const inside = Math.min(x, y);
  return inside >= 0.7 ? 1 : 0.3 + 0.7 * Math.max(0, inside / 0.7);
}
