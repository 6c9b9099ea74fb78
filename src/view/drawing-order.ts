/**
 * Drawing order of standing things. Each thing occupies at most one tile, so the sum x + y of its position decides: a
 * greater sum is drawn later. Things on the same tile differ by small biases. Chairs that face away have two parts
 * with the sitter between: seat −0.20, sitter −0.19 … −0.06, back +0.06.
 *
 *   depthOf(4, 5, BIAS.table) < depthOf(4, 5, BIAS.onTable) < depthOf(5, 5, BIAS.person)
 */

import type { Facing } from '../sim/state/person.ts';

export const BIAS = {
  /** Bias of flat things on a wall, such as a curtain: they are drawn behind all standing things near them. */
  wall: -2,
  chairSeat: -0.2,
  sitter: -0.06,
  furniture: 0,
  person: 0.02,
  chairBack: 0.06,
  onTable: 0.12,
  onCounter: 0.05,
} as const;

export const depthOf = (x: number, y: number, bias = 0): number => x + y + bias;

/** Whether a person facing this way is seen from behind. */
export const facesAway = (facing: Facing): boolean => facing === 'NE' || facing === 'NW';

/** The change of x and y in tiles for one step in each direction. */
export const STEP: Readonly<Record<Facing, { readonly dx: number; readonly dy: number }>> = {
  SE: { dx: 1, dy: 0 },
  SW: { dx: 0, dy: 1 },
  NE: { dx: 0, dy: -1 },
  NW: { dx: -1, dy: 0 },
};

/**
 * How far forward of the seat's middle a seated person is drawn, in tiles, so that the knees reach the seat's edge.
 * The distance is greater if the person is seen from behind.
 */
export const sitterShift = (facing: Facing): number => (facesAway(facing) ? 0.13 : 0.07);

/** The depth of a plate on a table, at (dx, dy) tiles from the table's middle: above the table, nearer plates above farther ones. */
export const depthOnTable = (x: number, y: number, dx: number, dy: number): number =>
  depthOf(x, y, BIAS.onTable + 0.1 * (dx + dy));
