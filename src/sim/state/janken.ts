/**
 * Janken (rock, paper, scissors) as plain data: the table, its last round, the prize at stake, and what guests know
 * about the player's habits.
 */

import type { Hand, JankenChoice, JankenResult, SavedJanken } from '../../ai/index.ts';
import type { PersonId } from './ids.ts';

export const PRIZE_KINDS = ['friend', 'chalk', 'cheer', 'tip'] as const;
export type PrizeKind = (typeof PRIZE_KINDS)[number];

export interface Prize {
  readonly kind: PrizeKind;
  /** Size of the prize: points of friendship, pieces of chalk, hundredths of mood, or yen. */
  readonly much: number;
  /** The maid whose friendship with the guest grows by the prize; null for other prizes. */
  readonly maid: PersonId | null;
}

/** How a guest chooses hands (src/sim/janken/guest-habits.ts). */
export const GUEST_HABITS = ['rock', 'round', 'winner', 'never', 'watches'] as const;
export type GuestHabit = (typeof GUEST_HABITS)[number];

/** The hand that a guest showed last, and whether the guest won with it. */
export interface JankenShown {
  readonly hand: Hand;
  readonly won: boolean;
}

/** A rule by which guests predict the player's hand, and how often the player showed the expected hand when the rule applied. */
export interface JankenBasis {
  readonly rule: string;
  readonly case: number;
  readonly count: number;
  readonly limit: number;
}

/** A finished round of janken. `result` is the result for the player. */
export interface JankenRound {
  readonly hand: Hand;
  readonly theirs: Hand;
  readonly result: JankenResult;
  readonly basis: JankenChoice['basis'];
  /** The hand the guest expected of the player; null if the guest's hand was drawn. */
  readonly expected: Hand | null;
  /** The habits of the player on which the expectation is based. */
  readonly because: readonly JankenBasis[];
}

/** Number of ticks for which a guest asks for a game of janken. */
export const ASKS_TICKS = 1200;
/**
 * Number of ticks from the question for which the guest stays at the table in any case: eight seconds at 4x. Before, many had
 * eaten and paid before a player at that speed had seen the question.
 */
export const SITS_TICKS = 640;

/** The tick until which a guest who has asked for a game sits on for the answer. */
export const sitsUntil = ({ untilTick }: Pick<JankenTable, 'untilTick'>): number => untilTick - ASKS_TICKS + SITS_TICKS;

/** The guest who plays janken with the player, and the state of their game. */
export interface JankenTable {
  readonly guest: PersonId;
  readonly name: string;
  rounds: number;
  last: JankenRound | null;
  /** The result of the game for the player; null while the game goes on. */
  over: 'won' | 'lost' | null;
  /** The tick on which the guest gives up asking, or on which the result disappears. */
  untilTick: number;
  /** The prize of a win, in addition to the patience that the guest regains; null for none. */
  readonly stake: Prize | null;
  /** The guest's habit; left out in games begun before guests had habits. */
  readonly habit?: GuestHabit;
  /** What the guest showed in the last game with the player; left out for a first game. */
  readonly met?: JankenShown;
  /** Whether the guest comes again, so that the game is remembered; left out if not. */
  readonly again?: true;
}

export interface JankenState {
  habits: SavedJanken;
  rng: number[];
  table: JankenTable | null;
  /** Tick before which no guest asks for a game. */
  nextAsk: number;
  won: number;
  lost: number;
  drawn: number;
  /** Number of predictions the guests have made about the player's hand, and how many of them were right; left out before the first. */
  read?: { n: number; hits: number };
  prizes: number;
  /** What guests who come again showed last, by their ids; left out before the first such game. */
  met?: Readonly<Record<PersonId, JankenShown>>;
}
