/**
 * What guests remember of their visit (AI in game development: memory), for the conditions of their temperaments: slow
 * service, dropped dishes, litter. Each fact is recorded where it happens and expires after a time.
 *
 *     remembers(world, guest, 'servedLate', maid.id)
 *
 * Pastimes are recorded as `did:phone` and so on, so that they are not repeated at once.
 */

import { type Json, NEVER, remember } from '../../ai/index.ts';
import type { Guest, Maid } from '../state/person.ts';
import { patienceTicks } from './patience.ts';
import type { World } from '../world/world.ts';

/** The facts a guest can remember, and for how many ticks. The value recorded with a fact names the maid, celebrity, dish or tile. */
export const REMEMBERED_TICKS = {
  /** A maid came to the guest when most of the patience was gone. */
  servedLate: 2400,
  /** A maid came to the guest while most of the patience was left. */
  servedWell: 1600,
  /** A maid fell with the guest's dish in her hands. */
  dishDropped: 4000,
  /** A maid brought the guest's dish cold. */
  ateCold: 2000,
  litter: 900,
  /** The guest has seen a celebrity come in. */
  star: 1200,
  ate: 4000,
  /** A paparazzo has taken a picture of the guest. */
  photographed: 1200,
} as const;
export type Remembered = keyof typeof REMEMBERED_TICKS;

const DID_TICKS = 400;
/**
 * Two limits for the share of patience that a guest has left when a maid comes. Below the first limit her service
 * counts as late; from the second on it counts as quick.
 */
const LATE = 0.4;
const QUICK = 0.8;
/** Distance in tiles up to which seated guests notice new litter. */
const SEES_LITTER_FALL = 3;

export function remembers(world: World, who: Guest, what: Remembered, about: Json): void {
  remember(who.memory, what, about, world.state.tick + REMEMBERED_TICKS[what]);
}

export function remembersDoing(world: World, who: Guest, what: string): void {
  remember(who.memory, `did:${what}`, true, world.state.tick + DID_TICKS);
}

/** Records an autograph, so that the guest asks this celebrity only once. */
export function remembersSignature(who: Guest, hero: string): void {
  remember(who.memory, `signed:${hero}`, true, NEVER);
}

/** Records whether a maid's service was late or quick. Must be called before the next stage begins. */
export function remembersService(world: World, who: Guest, by: Maid): void {
  const left = patienceTicks(world, who) / who.patience;
  if (left < LATE) remembers(world, who, 'servedLate', by.id);
  else if (left >= QUICK) remembers(world, who, 'servedWell', by.id);
}

/** Records new litter for all guests seated near it. */
export function remembersLitter(world: World, x: number, y: number): void {
  for (const who of world.guests)
    if (who.seat !== null && Math.abs(who.x - x) + Math.abs(who.y - y) <= SEES_LITTER_FALL)
      remembers(world, who, 'litter', [x, y]);
}
