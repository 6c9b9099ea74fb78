/** Maids' answers to commands on the chalkboard as plain data, and why a command is not carried out; see minds/command-answers.ts. */

import type { JsonObject } from '../../ai/index.ts';
import type { PersonId } from './ids.ts';

/** Why a maid cannot carry out a command, cannot do so yet, or has not done so. */
export const ORDER_CAUSES = [
  /** No maid can do what the command asks. */
  'unknown',
  /** The work that the command asks for is not among the maid's duties. */
  'duties',
  /** The maid's warp table has no script that can carry out the command. */
  'unable',
  /** The guest named in the command is not here, or is leaving. */
  'gone',
  'noRival',
  'noWay',
  /** The command has no tile as its goal. */
  'noPlace',
  'noLitter',
  /** Nobody queues at the door. */
  'noQueue',
  /** Everyone in the queue has had water on this visit. */
  'watered',
  /** The maid refuses; a random draw by her obedience has decided this. */
  'mood',
  /** The guest named in the command is not calling at the moment. */
  'notCalling',
  /** A colleague is carrying out the command, or has already done so. */
  'colleague',
  /** The maid has as many orders of guests as she can remember. */
  'bookFull',
  'handsFull',
  /** The command left the board before the maid could begin. */
  'expired',
] as const;
export type OrderCause = (typeof ORDER_CAUSES)[number];

/** The state of a command; see minds/command-answers.ts. */
export const ORDER_STATES = ['accepted', 'declined', 'impossible', 'superseded', 'done', 'failed'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** A maid's answer to a command on the chalkboard, as plain data. */
export interface OrderAnswer {
  readonly id: number;
  /** The person who posted the command; null = the player. */
  readonly from: PersonId | null;
  /** Precedence of the command: 2 the player's, 1 the head maid's, 0 all others. */
  readonly rank: number;
  is: OrderState;
  /** Why the command was declined, is impossible or failed; null in other states. */
  cause: OrderCause | null;
  /** Id of the newer command that supersedes the maid's command; null in other states. */
  by: number | null;
  /** Tick since which the command has been in its present state. */
  since: number;
  /** Tick until which the answer is kept. An accepted command must have been begun by then. */
  untilTick: number;
  /** The command itself. Once begun, it continues even when it has left the board. */
  readonly command: JsonObject;
  /** The tile to which the command sends the maid; null for commands without a tile. */
  goal: { x: number; y: number } | null;
  /** Whether the maid has begun the command; it then lasts until it is done, fails or is superseded. */
  begun: boolean;
}
