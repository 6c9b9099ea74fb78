/**
 * Determines which parts of the picture show the house and which show the garden. Rain, fireflies and other outdoor
 * things are drawn only over the garden.
 */

import { HALF_H, HALF_W, SLAB_PX, tileX, tileY, WALL_PX, worldX } from '../camera/projection.ts';

/** Whether a point of the picture shows the house: its floor, the slab below it, or the walls above it. */
export function showsHouse(width: number, height: number, wx: number, wy: number): boolean {
  for (const up of [0, SLAB_PX + 1, -WALL_PX]) {
    const fx = tileX(wx, wy - up);
    const fy = tileY(wx, wy - up);
    if (fx > 0.5 && fy > 0.5 && fx < width - 1.5 && fy < height - 1.5) return true;
  }
  // A point may also show the rear walls: above the two rear edges of the floor, up to the top of the walls.
  const along = Math.abs(wx - worldX(1, 1));
  const foot = HALF_H + along / 2;
  const within = wx > 0 ? along < (width - 2) * HALF_W : along < (height - 2) * HALF_W;
  return within && wy < foot && wy > foot - WALL_PX - 6;
}

/** Whether a picture of this size at a world point touches the house on the screen. */
export function touchesHouse(width: number, height: number, left: number, top: number, w: number, h: number): boolean {
  for (let j = 0; j <= 4; j++)
    for (let i = 0; i <= 2; i++) if (showsHouse(width, height, left + (i / 2) * w, top + (j / 4) * h)) return true;
  return false;
}
