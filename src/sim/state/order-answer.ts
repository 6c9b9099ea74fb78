/** Maids' answers to orders on the chalkboard as plain data, and why an order is not carried out; see minds/orders.ts. */

import type { JsonObject } from '../../ai/index.ts';
import type { PersonId } from './ids.ts';

/** Why a maid cannot carry out an order, cannot do so yet, or has not done so. */
export const ORDER_CAUSES = [
  /** No maid can do what the order asks. */
  'unknown',
  /** The order is not among the maid's duties. */
  'duties',
  /** The maid's warp table has no script for the order. */
  'unable',
  /** The guest named in the order is not here, or is leaving. */
  'gone',
  'noRival',
  'noWay',
  /** The order names no tile. */
  'noPlace',
  'noLitter',
  /** The maid declines; drawn by her obedience. */
  'mood',
  /** The guest named in the order is not calling at the moment. */
  'notCalling',
  /** A colleague is carrying out the order or was quicker. */
  'colleague',
  /** The maid has as many orders of guests as she can remember. */
  'bookFull',
  'handsFull',
  /** The order left the board before the maid could begin. */
  'expired',
] as const;
export type OrderCause = (typeof ORDER_CAUSES)[number];

/** The state of an order; see minds/orders.ts. */
export const ORDER_STATES = ['accepted', 'declined', 'impossible', 'superseded', 'done', 'failed'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** A maid's answer to an order on the chalkboard, as plain data. */
export interface OrderAnswer {
  /** The number of the order's command on the board. */
  readonly id: number;
  /** The person who posted the order; null = the player. */
  readonly from: PersonId | null;
  /** Precedence of the order: 2 the player's, 1 the head maid's, 0 all others. */
  readonly rank: number;
  is: OrderState;
  /** Why the order was declined, is impossible or failed; null in other states. */
  cause: OrderCause | null;
  /** The order that supersedes this one; null in other states. */
  by: number | null;
  /** Tick since which the order is in this state. */
  since: number;
  /** Tick until which the answer is kept, and until which an accepted order can be begun. */
  untilTick: number;
  /** The order's command. Once begun, the order outlives its line on the board. */
  readonly command: JsonObject;
  /** The tile to which the maid goes, for orders to go somewhere; otherwise null. */
  goal: { x: number; y: number } | null;
  /** Whether the maid has begun the order; it then lasts until it is done, fails or is superseded. */
  begun: boolean;
}
