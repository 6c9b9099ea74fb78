/** Janken (rock, paper, scissors) as plain data: the table, its last round, the prize at stake, and what guests know of the player's habits. */

import type { Hand, JankenChoice, JankenResult, SavedJanken } from '../../ai/index.ts';
import type { PersonId } from './ids.ts';

export const PRIZE_KINDS = ['friend', 'chalk', 'cheer', 'tip'] as const;
export type PrizeKind = (typeof PRIZE_KINDS)[number];

/** What a win brings. */
export interface Prize {
  readonly kind: PrizeKind;
  /** Points of friendship, pieces of chalk, hundredths of mood, yen. */
  readonly much: number;
  /** Who is dearer to them. */
  readonly maid: PersonId | null;
}

/** One side of the round before, and how often the player showed the expected hand after it. */
export interface JankenBasis {
  readonly rule: string;
  readonly case: number;
  readonly count: number;
  readonly limit: number;
}

/** A round that is over. `result` is the player's. */
export interface JankenRound {
  readonly hand: Hand;
  readonly theirs: Hand;
  readonly result: JankenResult;
  readonly basis: JankenChoice['basis'];
  /** What the guest thought the player would show; null when the hand was drawn. */
  readonly expected: Hand | null;
  /** The habit that made the guest think so. */
  readonly because: readonly JankenBasis[];
}

/** The table at which is played. */
export interface JankenTable {
  readonly guest: PersonId;
  readonly name: string;
  rounds: number;
  last: JankenRound | null;
  /** How it ended for the player; null while a hand is wanted. */
  over: 'won' | 'lost' | null;
  /** The tick on which the guest gives up asking, or the result is put away. */
  untilTick: number;
  /** What a win brings beside patience; null = nothing more. */
  readonly stake: Prize | null;
}

/** Janken as part of the café's state. */
export interface JankenState {
  habits: SavedJanken;
  rng: number[];
  table: JankenTable | null;
  /** Nobody asks before this tick. */
  nextAsk: number;
  won: number;
  lost: number;
  drawn: number;
  /** Prizes that can still be won today. */
  prizes: number;
}
