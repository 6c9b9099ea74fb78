/**
 * The player's strong actions (sim/strong) as plain data: when each can be used again, which effects last, and what
 * each has brought. This record is left out of the café's state until the first strong action of the day.
 */

import type { PersonId, SeatId } from './ids.ts';

/** The strong actions, in the order of their buttons. */
export const STRONG_NAMES = ['rush', 'calm', 'special', 'encore', 'join', 'allHands'] as const;
export type StrongName = (typeof STRONG_NAMES)[number];

/** The target of a strong action; which fields it has depends on the action. */
export interface StrongTarget {
  readonly table?: number;
  /** Number of the second table, for two tables that are pushed together. */
  readonly other?: number;
  readonly guest?: PersonId;
  readonly dish?: string;
}

/** A strong action that was used today, and what it has brought so far. */
export interface StrongUse extends StrongTarget {
  readonly what: StrongName;
  readonly tick: number;
  /** Number of pieces of chalk that this use has cost. */
  readonly cost: number;
  /** Guests who benefit from this use and have not paid yet. */
  guests: PersonId[];
  /** Number of guests who benefited from this use and have paid, and the sum of their bills in yen. */
  paid: number;
  money: number;
  /** What this use has brought while it lasted, by name (strong/results.ts); left out while there is nothing. */
  counts?: Record<string, number>;
  /** True after the end of this use has been reported; left out before. */
  ended?: true;
  /** True if the action failed and its chalk was given back; left out otherwise. */
  failed?: true;
}

/** Two tables that maids are pushing together. */
export interface JoinInProgress {
  readonly tables: readonly [number, number];
  readonly maids: readonly PersonId[];
  /** Which of the two maids have finished pushing. */
  pushed: PersonId[];
  readonly since: number;
}

/** Tables that have been pushed together: the seats that belonged to the second table, and its number. */
export interface JoinedTables {
  readonly table: number;
  readonly was: number;
  readonly seats: readonly SeatId[];
}

export interface StrongState {
  /** Tick from which each action can be used again, by name; left out = at once. */
  again: Record<string, number>;
  used: StrongUse[];
  /** Guests whose next dish is cooked and carried before all others. */
  rushed: PersonId[];
  /** The special of the hour, and the tick at which it ends; left out = there is none. */
  special?: { readonly dish: string; readonly until: number };
  /** Tick until which nobody in the café loses patience, because of an encore; left out = no encore. */
  gladUntil?: number;
  /** Tick at which the strong action `allHands` ends; left out = it has not been used. */
  handsUntil?: number;
  join?: JoinInProgress;
  joined: JoinedTables[];
}

/** The fields of the café's state that tell whether a strong action is in effect. */
interface Holder {
  readonly strong?: StrongState;
  readonly tick: number;
}

/** Whether a guest's next dish is cooked and carried before all others. */
export const isRushed = ({ strong }: Pick<Holder, 'strong'>, guest: PersonId): boolean =>
  strong !== undefined && strong.rushed.includes(guest);

/** Whether the strong action `allHands` is in effect. */
export const isAllHands = ({ strong, tick }: Holder): boolean => (strong?.handsUntil ?? 0) > tick;

/** Whether an encore is in effect, so that no guest in the café loses patience. */
export const isEncore = ({ strong, tick }: Holder): boolean => (strong?.gladUntil ?? 0) > tick;
