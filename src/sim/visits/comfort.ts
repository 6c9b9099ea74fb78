/**
 * Sets the patience and mood of an arriving guest, which depend on difficulty, upgrades, ambience, and whether a maid
 * is the guest's friend.
 */

import { greets } from '../people/friends.ts';
import { holds } from '../state/day-rules.ts';
import { difficultyOf } from '../season/new-season.ts';
import { ambienceOf } from '../season/layout-check.ts';
import { patienceFactor } from '../season/upgrades.ts';
import type { Guest } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';
import type { World } from '../world/world.ts';

/** How much the most pleasant room raises an arriving guest's patience (as a share) and mood. */
const ROOM_CALMS = 0.2;
const ROOM_PLEASES = 0.2;

/** The room's ambience, from 0 to 1; always 0 if the rule `ambience` does not hold. */
const roomOf = (state: WorldState): number =>
  holds(state, 'ambience') ? ambienceOf(state.map, state.seats.length) / 100 : 0;

/** Changes an arriving guest's patience and mood by the first impression of the café. */
export function comforts(world: World, who: Guest): void {
  const { state } = world;
  const { season } = state;
  const room = roomOf(state);
  const known = season === undefined ? 1 : difficultyOf(season.difficulty).patience * patienceFactor(season);
  who.patience = Math.round(who.patience * known * (1 + ROOM_CALMS * room) * greets(world, who));
  who.mood = Math.min(1, who.mood + ROOM_PLEASES * room);
}
