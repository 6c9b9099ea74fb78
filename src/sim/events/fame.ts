/** What people say of the café afterwards: stars up or down, never above what the next star waits for. */

import { starCap } from '../season/rating.ts';
import type { World } from '../world/world.ts';

/** Moves the stars. @returns what it came to */
export function fame(world: World, by: number): number {
  const { state } = world;
  const before = state.stars;
  const most = state.season === undefined ? 5 : Math.max(before, starCap(state, state.season));
  state.stars = Math.max(0, Math.min(most, before + by));
  return state.stars - before;
}

/** How something has come out, as its sentence says it. */
export type Verdict = 'good' | 'fair' | 'bad';
