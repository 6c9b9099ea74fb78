/**
 * The player's chalk, the goals of the day that earn it, and the strong actions that it pays for (sim/strong), as plain
 * data: when each action can be used again, which effects last, and what each has brought. The record of the strong
 * actions is left out of the café's state until the first of the day.
 */

import type { ArrivalPlan } from './arrivals.ts';
import type { PersonId, SeatId } from './ids.ts';

/** The strong actions, in the order of their buttons. */
export const STRONG_NAMES = ['rush', 'calm', 'special', 'encore', 'join', 'allHands', 'doorSign'] as const;
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
  /** True if an enquiry was agreed to and no chalk was paid; left out otherwise. */
  agreed?: true;
}

/** Tables that have been pushed together: the seats that belonged to the second table, and its number. */
export interface JoinedTables {
  readonly table: number;
  readonly was: number;
  readonly seats: readonly SeatId[];
}

/** The sign at the door that asks guests who find no seat to come back later. */
export interface DoorSign {
  /** Tick at which the sign comes down. */
  readonly until: number;
  /** Plans of the guests who are reading the sign: who have come in, but have not decided yet. */
  reading: ArrivalPlan[];
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
  /** The sign at the door that asks guests to come back later; left out while there is none. */
  doorSign?: DoorSign;
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

/** The sign at the door; null while there is none. */
export const doorSignOf = ({ strong, tick }: Holder): DoorSign | null =>
  strong?.doorSign !== undefined && strong.doorSign.until > tick ? strong.doorSign : null;

/** Whether an encore is in effect, so that no guest in the café loses patience. */
export const isEncore = ({ strong, tick }: Holder): boolean => (strong?.gladUntil ?? 0) > tick;

/** Kinds of work that the player can put first for all maids, in the order of their buttons. */
export const FOCUSES = ['orders', 'dishes', 'plates'] as const;
export type FocusName = (typeof FOCUSES)[number];

/** What the player can choose: a kind of work, or `most` = the head maid keeps the focus where most waits. */
export const FOCUS_CHOICES = [...FOCUSES, 'most'] as const;
export type FocusChoice = (typeof FOCUS_CHOICES)[number];

/** The focus: the kind of work that all maids do first. */
export interface FocusState {
  /** Null = none at the moment: the head maid keeps the focus, and nothing waits for long. */
  readonly on: FocusName | null;
  /** Whether the head maid keeps the focus; left out = the player has chosen it. */
  readonly most?: true;
  readonly sinceTick: number;
  /** How much of this work had been done today when the focus was set. */
  readonly from: number;
}

export interface ChalkState {
  /** Pieces of chalk that are left. Pieces that were won may raise this number above `most`. */
  left: number;
  /** Number of pieces of chalk at opening. */
  readonly most: number;
  /** Tick on which the café gets a further piece of chalk by itself; null if it gets no more today. */
  nextTick: number | null;
}

/** A goal of the day; see season/day-goals.ts. */
export interface Goal {
  /** Kind of the goal, a key of the records in season/day-goals.ts; the word key `goal.<kind>` holds the goal's text. */
  readonly kind: string;
  /** The number to reach or, for a goal that sets a maximum, the number that must not be exceeded. */
  readonly want: number;
  /** The dish that the goal is about; left out for other goals. */
  readonly dish?: string;
  /** For a goal about lost guests: how many were lost the day before; left out on the first day and for other goals. */
  readonly before?: number;
  /** The part of the day that counts, in minutes after opening; left out = from opening, and until closing. */
  readonly from?: number;
  readonly until?: number;
  count: number;
  doneTick: number | null;
  /** True if the goal can no longer be reached today; left out otherwise. */
  failed?: true;
}
