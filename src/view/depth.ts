/**
 * Who is drawn over whom. Everything that stands occupies one tile at most, so the sum x + y of where it stands decides;
 * things that share a tile are told apart by small biases. Chairs that face away come in two pieces with the sitter
 * between them: seat −0.20, sitter −0.19 … −0.06, back +0.06.
 *
 *   depthOf(4, 5, BIAS.table) < depthOf(4, 5, BIAS.onTable) < depthOf(5, 5, BIAS.person)
 */

import type { Facing } from '../sim/state/person.ts';

export const BIAS = {
  /** Rugs of things that lie flat but belong among the standing, such as a curtain against the wall. */
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

/** Facing away from us. */
export const facesAway = (facing: Facing): boolean => facing === 'NE' || facing === 'NW';

/** One step in each direction. */
export const STEP: Readonly<Record<Facing, { readonly dx: number; readonly dy: number }>> = {
  SE: { dx: 1, dy: 0 },
  SW: { dx: 0, dy: 1 },
  NE: { dx: 0, dy: -1 },
  NW: { dx: -1, dy: 0 },
};

/** How far a sitter moves forward on the seat, in tiles: knees reach the edge; seen from behind a little more. */
export const sitterShift = (facing: Facing): number => (facesAway(facing) ? 0.13 : 0.07);

/** A plate on a table, `dx`, `dy` tiles from its middle: always over the table, the nearer plate over the farther. */
export const depthOnTable = (x: number, y: number, dx: number, dy: number): number =>
  depthOf(x, y, BIAS.onTable + 0.1 * (dx + dy));
