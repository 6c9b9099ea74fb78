/**
 * Raises or lowers the café's stars because of its reputation, for example after a review or a picture. The
 * requirements of the next star limit a rise.
 */

import { starCap } from '../season/rating.ts';
import { moveStars } from '../season/star-moves.ts';
import type { World } from '../world/world.ts';

/**
 * Changes the café's stars, except in a free café.
 * @returns by how much they have really changed, within the limits
 */
export function fame(world: World, by: number): number {
  const { state } = world;
  if (state.free !== undefined) return 0;
  const before = state.stars;
  const most = state.season === undefined ? 5 : Math.max(before, starCap(state, state.season));
  moveStars(state, 'known', Math.max(0, Math.min(most, before + by)));
  return state.stars - before;
}
