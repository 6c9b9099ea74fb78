/**
 * The painter's projection: 2:1 dimetric tiles of 72 × 36 pixels. Things on the floor use `toScreen`, the painter
 * itself the inverse.
 */

/** Half a tile's width and height on the screen, and the heights of the rear walls and the floor slab, in pixels. */
export const HALF_W = 36;
export const HALF_H = 18;
export const WALL_PX = 98;
export const SLAB_PX = 13;
/** Height of the stage's platform above the floor in pixels. */
export const STAGE_PX = 13;

export interface Origin {
  originX: number;
  originY: number;
}

/** Converts map coordinates (tile centres are whole numbers) to screen pixels. */
export function toScreen(x: number, y: number, at: Origin): { x: number; y: number } {
  return { x: at.originX + (x - y) * HALF_W, y: at.originY + (x + y) * HALF_H };
}

/** Converts screen pixels to map coordinates on the floor. */
export function toMap(sx: number, sy: number, at: Origin): { x: number; y: number } {
  const dx = (sx - at.originX) / (2 * HALF_W);
  const dy = (sy - at.originY) / (2 * HALF_H);
  return { x: dy + dx, y: dy - dx };
}
