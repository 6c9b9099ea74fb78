/**
 * How tired a maid is (chapter 2.2). Walking, carrying and every service cost a little, less for who has learned to last;
 * a chat or a pause gives a little back, a night most of it (season/staff.ts). Tired, she walks more slowly and slips
 * more easily; worn out, she catches her breath now and then whatever is to do.
 */

import { feltOf } from './felt.ts';
import { holds } from '../state/rules.ts';
import type { Maid } from '../state/person.ts';
import { emit, shows, type World } from '../world/world.ts';

/** Below this she is tired, and below that worn out. */
export const TIRED_BELOW = 0.35;
export const WORN_BELOW = 0.15;

/** Shares of all her energy. A busy day of some six hundred tiles and a hundred services takes about half of it. */
const COSTS = { tile: 0.00045, plate: 0.0002, service: 0.0016 } as const;
/** Given back: by a tick of chatting, and by a pause. */
const CHAT_GIVES = 0.0002;
const PAUSE_GIVES = 0.06;
/** How much less everything costs for each time she has learned to last. */
const LASTS = 0.22;
/** Ticks more a tile takes when she is tired, and how much likelier she slips. */
export const SLOWER = 1;
export const SHAKIER = 1.5;

/** How tired, in a word. */
export type EnergyLevel = 'fresh' | 'fit' | 'tired' | 'worn';
export const energyLevel = (energy: number): EnergyLevel =>
  energy >= 0.8 ? 'fresh' : energy >= TIRED_BELOW ? 'fit' : energy >= WORN_BELOW ? 'tired' : 'worn';

/** Work that tires. */
const SERVICES: readonly string[] = ['takeOrder', 'takeBill', 'handTickets', 'pickUp', 'serve', 'sweep', 'clear'];

export const isTired = (world: World, me: Maid): boolean => me.energy < TIRED_BELOW && holds(world.state, 'energy');
export const isWorn = (world: World, me: Maid): boolean => me.energy < WORN_BELOW && holds(world.state, 'energy');

/** Ticks she takes for a tile. */
export const paceOf = (world: World, me: Maid): number => (isTired(world, me) ? me.speed + SLOWER : me.speed);
/** How much likelier than usual she slips. */
export const shaky = (world: World, me: Maid): number => (isTired(world, me) ? SHAKIER : 1);

/** She has walked a tile, with whatever she carries. */
export function walkedTile(world: World, me: Maid): void {
  if (holds(world.state, 'energy')) tires(world, me, COSTS.tile + COSTS.plate * me.carrying.length);
}

/** She has finished a piece of work. */
export function finishedWork(world: World, me: Maid, behave: string): void {
  if (!holds(world.state, 'energy')) return;
  if (behave === 'pause') me.energy = Math.min(1, me.energy + PAUSE_GIVES);
  else if (SERVICES.includes(behave)) tires(world, me, COSTS.service);
}

/** A tick of chatting. */
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
