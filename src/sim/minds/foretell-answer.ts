/**
 * Foretells how a maid would answer an order, by the rules of command-answers.ts, without giving the order: whether she
 * can do it, when she hears of it, and how far she has to walk. Whether she obeys is drawn only when she reads the
 * order, so the forecast contains a probability.
 */

import type { JsonObject } from '../../ai/index.ts';
import type { OrderCause } from '../state/command-answer.ts';
import type { Maid } from '../state/person.ts';
import { distanceTo, wayTo } from '../world/walker-path.ts';
import { NO_WAY } from '../world/paths.ts';
import { guest, type World } from '../world/world.ts';
import { goalOf, neverPossible, notYet } from './possible-commands.ts';

export interface OrderOutlook {
  /**
   * `sure`: nothing prevents the maid from carrying out the command. `perhaps`: it depends on her obedience, or on
   * when she reads the command. `no`: she cannot carry it out now, for the reason in `cause`.
   */
  readonly chance: 'sure' | 'perhaps' | 'no';
  /** What prevents the maid from carrying out the command now; null if nothing does. */
  readonly cause: OrderCause | null;
  /** Probability that the maid obeys the command, 0…1. */
  readonly follows: number;
  /** The tiles that the maid would walk to carry out the command, in order; empty if she is already there or there is no path. */
  readonly way: readonly { readonly x: number; readonly y: number }[];
}

/** Probability of obeying from which a maid counts as sure to follow a command. */
const SURE = 0.95;
const SOON_TICKS = 20;

/** How a maid would answer a command of the player now. */
export function outlookOf(world: World, me: Maid, command: JsonObject): OrderOutlook {
  const follows = followChance(world, me);
  const goal = placeOf(world, me, command);
  const needsGoal = command['behave'] === 'move' || command['behave'] === 'gather';
  const never = !me.present
    ? 'unable'
    : (neverPossible(world, me, command) ?? (needsGoal && goal === null ? 'noWay' : null));
  const later = notYet(world, me, { command });
  const cause = never ?? (isFreeSoon(world, me, later) ? null : later);
  return {
    chance: cause !== null || follows <= 0 ? 'no' : follows >= SURE ? 'sure' : 'perhaps',
    cause: cause ?? (follows <= 0 ? 'mood' : null),
    follows,
    way: cause !== null || goal === null ? [] : wayTo(world, me, goal.x, goal.y),
  };
}

/**
 * Whether a maid whose hands or order book are full can soon do what the command asks, because her present work ends
 * within a second and frees them.
 */
function isFreeSoon({ state }: World, me: Maid, cause: OrderCause | null): boolean {
  if (cause !== 'handsFull' && cause !== 'bookFull') return false;
  return me.work !== null && me.workUntil - state.tick <= SOON_TICKS && me.carrying.length + me.orders.length <= 1;
}

/** The probability that a maid's obedience lets her follow; see `drawsObedience` in command-answers.ts. */
function followChance(world: World, { obedience }: Maid): number {
  if (obedience >= 1) return 1;
  return world.state.chances.mood <= 0 ? (obedience >= 0.5 ? 1 : 0) : obedience;
}

/** The tile a maid would walk to; null if there is no path. */
function placeOf(world: World, me: Maid, command: JsonObject): { x: number; y: number } | null {
  const { behave, x, y } = command;
  if (behave === 'serve') {
    const who = guest(world, String(command['guest']));
    const seat = who?.seat === null || who === undefined ? undefined : world.seats.get(who.seat);
    return seat === undefined ? null : world.floor.nearestTile(me, seat.x, seat.y);
  }
  if (typeof x !== 'number' || typeof y !== 'number') return null;
  if (behave !== 'sweep') return goalOf(world, me, command);
  return distanceTo(world, me, x, y) < NO_WAY ? { x, y } : world.floor.nearestTile(me, x, y);
}
