/**
 * What makes a guest patient and glad before anybody has done anything: how hard the season is, the bell, the room, and a
 * friend among the maids. And the help for those who want it: nobody loses patience while doors are open.
 */

import { greets } from '../people/friends.ts';
import { holds } from '../state/rules.ts';
import { difficultyOf } from '../season/begin.ts';
import { ambienceOf } from '../season/layout.ts';
import { patienceFactor } from '../season/upgrades.ts';
import type { Guest } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';
import type { World } from '../world/world.ts';

/** What the pleasantest room adds: to patience, as a share, and to the first mood. */
const ROOM_CALMS = 0.2;
const ROOM_PLEASES = 0.2;

/** How pleasant the room is, 0 … 1; 0 where it does not count. */
const roomOf = (state: WorldState): number =>
  holds(state, 'ambience') ? ambienceOf(state.map, state.seats.length) / 100 : 0;

/** Somebody comes in, and the place makes its first impression. */
export function comforts(world: World, who: Guest): void {
  const { state } = world;
  const { season } = state;
  const room = roomOf(state);
  const known = season === undefined ? 1 : difficultyOf(season.difficulty).patience * patienceFactor(season);
  who.patience = Math.round(who.patience * known * (1 + ROOM_CALMS * room) * greets(world, who));
  who.mood = Math.min(1, who.mood + ROOM_PLEASES * room);
}

/** Whether nobody loses patience: an assist of the season, until doors close – a day must come to its end. */
export const patienceRests = ({ season, closed }: WorldState): boolean =>
  season?.assists.noPatienceLoss === true && !closed;
