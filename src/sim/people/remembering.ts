/**
 * What guests remember of their visit (chapter 3.1), so that their temperaments can ask: who kept them waiting, who
 * dropped their dish, what lay on the floor. It is noted where it happens, with the time after which it is forgotten.
 *
 *     remembers(world, guest, 'servedLate', maid.id)
 *
 * Pastimes are noted too, under `did:phone` and the like: nobody grumbles without end.
 */

import { type Json, NEVER, remember } from '../../ai/index.ts';
import type { Guest, Maid } from '../state/person.ts';
import { patienceTicks } from './patience.ts';
import type { World } from '../world/world.ts';

/** Everything there is to remember, and for how many ticks. What is noted is an id or a place, for explaining. */
export const REMEMBERED_TICKS = {
  /** Most of the patience was gone before this maid came. */
  servedLate: 2400,
  /** She came before a fifth of it was. */
  servedWell: 1600,
  /** She fell with the dish. */
  dishDropped: 4000,
  /** She brought it cold. */
  ateCold: 2000,
  /** Something lies there. */
  litter: 900,
  /** This star has come in. */
  star: 1200,
  /** This dish was eaten. */
  ate: 4000,
  /** This paparazzo has taken a picture. */
  photographed: 1200,
} as const;
/** One thing to remember. */
export type Remembered = keyof typeof REMEMBERED_TICKS;

/** Ticks for which somebody knows that they have just talked, grumbled or telephoned. */
const DID_TICKS = 400;
/** Share of patience left below which service was late, and from which it was quick. */
const LATE = 0.4;
const QUICK = 0.8;
/** Tiles within which litter that falls is seen by those who sit. */
const SEES_LITTER_FALL = 3;

/** Notes something. */
export function remembers(world: World, who: Guest, what: Remembered, about: Json): void {
  remember(who.memory, what, about, world.state.tick + REMEMBERED_TICKS[what]);
}

/** Notes a pastime. */
export function remembersDoing(world: World, who: Guest, what: string): void {
  remember(who.memory, `did:${what}`, true, world.state.tick + DID_TICKS);
}

/** Notes that somebody has signed: a second autograph is worth nothing. */
export function remembersSignature(who: Guest, hero: string): void {
  remember(who.memory, `signed:${hero}`, true, NEVER);
}

/** A maid has done for a guest what was waited for: late, quickly, or neither. Before the next stage begins. */
export function remembersService(world: World, who: Guest, by: Maid): void {
  const left = patienceTicks(world, who) / who.patience;
  if (left < LATE) remembers(world, who, 'servedLate', by.id);
  else if (left >= QUICK) remembers(world, who, 'servedWell', by.id);
}

/** Something has fallen to the floor: whoever sits near has seen where. */
export function remembersLitter(world: World, x: number, y: number): void {
  for (const who of world.guests)
    if (who.seat !== null && Math.abs(who.x - x) + Math.abs(who.y - y) <= SEES_LITTER_FALL)
      remembers(world, who, 'litter', [x, y]);
}
