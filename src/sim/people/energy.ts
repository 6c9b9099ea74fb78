/**
 * A maid's energy. Walking, carrying and every service cost a little, less with learned stamina; chats and pauses
 * restore a little, a night most of it (season/staff.ts). A tired maid walks more slowly and slips more easily; a
 * worn-out maid pauses now and then.
 */

import { feltOf } from './day-moods.ts';
import { holds } from '../state/day-rules.ts';
import type { Maid } from '../state/person.ts';
import { mayRest, usualDutiesOf } from '../state/enquiries.ts';
import { isAllHands } from '../state/strong.ts';
import { emit, shows, type World } from '../world/world.ts';

export const TIRED_BELOW = 0.35;
export const WORN_BELOW = 0.15;

/** Costs of work as shares of full energy. A busy day of 600 tiles and 100 services takes about half of it. */
const COSTS = { tile: 0.00045, plate: 0.0002, service: 0.0016 } as const;
/** Energy (0 … 1) that a maid recovers with each tick of a chat, and with each break. */
const CHAT_GIVES = 0.0002;
const PAUSE_GIVES = 0.06;
/** Share by which each level of stamina that a maid has learned reduces the energy she spends. */
const LASTS = 0.22;
/** Two effects of tiredness: the additional ticks for each tile, and the factor on the risk of slipping. */
export const SLOWER = 1;
export const SHAKIER = 1.5;
/** Number of additional ticks for each tile while a maid tries duties she is not used to. */
const SLOWER_AT_NEW_WORK = 1;

export type EnergyLevel = 'fresh' | 'fit' | 'tired' | 'worn';
export const energyLevel = (energy: number): EnergyLevel =>
  energy >= 0.8 ? 'fresh' : energy >= TIRED_BELOW ? 'fit' : energy >= WORN_BELOW ? 'tired' : 'worn';

/** The effect of a finished piece of work on a maid's energy: a service costs some, a rest restores some. */
export type WorkEnergy = 'service' | 'rest';

const isTired = (world: World, me: Maid): boolean => me.energy < TIRED_BELOW && holds(world.state, 'energy');
/** Whether a maid rests when she has time: she is worn out, or the player has allowed it. */
export const isWorn = (world: World, me: Maid): boolean =>
  holds(world.state, 'energy') && (me.energy < WORN_BELOW || mayRest(world.state, me.id));

/**
 * Numbers of ticks per tile. HURRIES is what a maid saves while all maids are called to the door, and HURRIES_ON_ORDER
 * what she saves while she carries out an order of the player. QUICKEST is the minimum for a maid who hurries.
 */
const HURRIES = 3;
const HURRIES_ON_ORDER = 2;
const QUICKEST = 3;

/** Number of ticks a maid needs to walk one tile; more when she is tired or tries new duties, fewer when she hurries. */
export function paceOf(world: World, me: Maid): number {
  const unused = usualDutiesOf(world.state, me.id) === undefined ? 0 : SLOWER_AT_NEW_WORK;
  const pace = me.speed + (isTired(world, me) ? SLOWER : 0) + unused;
  const saved = isAllHands(world.state) ? HURRIES : isOnOrder(me) ? HURRIES_ON_ORDER : 0;
  return saved === 0 ? pace : Math.max(Math.min(QUICKEST, pace), pace - saved);
}

/**
 * The precedence of the player's commands (the field `rank` of a maid's answer), and the kinds of commands for which a
 * maid hurries.
 */
const PLAYER = 2;
const WORK: readonly unknown[] = ['serve', 'sweep', 'calm', 'push', 'water'];
/**
 * Whether a maid is carrying out a command of the player to do some work, not only to go somewhere.
 * @param kinds the kinds of work that count
 */
export const isOnOrder = ({ answers }: Maid, kinds: readonly unknown[] = WORK): boolean =>
  answers.some(
    ({ is, begun, rank, command }) =>
      is === 'accepted' && begun && rank === PLAYER && kinds.includes(command['behave']),
  );

/** Factor on a maid's risk of slipping: above 1 when she is tired. */
export const shaky = (world: World, me: Maid): number => (isTired(world, me) ? SHAKIER : 1);

/** Subtracts the energy that a maid spends on walking one tile with the plates she carries. */
export function walkedTile(world: World, me: Maid): void {
  if (holds(world.state, 'energy')) tires(world, me, COSTS.tile + COSTS.plate * me.carrying.length);
}

/** Changes a maid's energy after a piece of work: a service costs energy, a rest restores some. */
export function finishedWork(world: World, me: Maid, energy: WorkEnergy): void {
  if (!holds(world.state, 'energy')) return;
  if (energy === 'rest') me.energy = Math.min(1, me.energy + PAUSE_GIVES);
  else tires(world, me, COSTS.service);
}

/** Adds the energy that a maid recovers in one tick of chatting. */
export function chatted(world: World, me: Maid): void {
  if (holds(world.state, 'energy')) me.energy = Math.min(1, me.energy + CHAT_GIVES);
}

function tires(world: World, me: Maid, cost: number): void {
  feltOf(me);
  const before = me.energy;
  me.energy = Math.max(0, before - cost * (1 - LASTS * Math.min(3, me.stamina)));
  if (before < TIRED_BELOW || me.energy >= TIRED_BELOW) return;
  shows(world, me, 'sweat', 80, 'tired');
  emit(world, 'tired', me.id, { energy: TIRED_BELOW });
}
