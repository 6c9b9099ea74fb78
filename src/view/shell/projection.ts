/**
 * The painter's projection: 2:1 dimetric tiles of 72 × 36 pixels. Tile centres are whole numbers of the map; the tile
 * (0, 0) lies at the origin.
 */

/**
 * Lengths on the screen in pixels: half the width and half the height of a tile, the height of the rear walls, and the
 * height of the floor slab.
 */
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
