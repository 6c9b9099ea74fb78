/** The cooking duel as plain data: its moves and rounds, and what the opponent has learned about the player. */

import type { SavedPredictor, Stream } from '../../ai/index.ts';

export const DUEL_MOVES = ['chop', 'fry', 'plate'] as const;
export type DuelMove = (typeof DUEL_MOVES)[number];

/**
 * Why the opponent chose a move: the move was drawn at random (`drawn`), or the player usually follows the moves
 * `given` with the move `then`.
 */
export type DuelBasis =
  | { readonly kind: 'drawn' }
  | { readonly kind: 'habit'; readonly given: readonly string[]; readonly then: DuelMove; readonly weight: number };

export interface DuelRound {
  readonly ours: DuelMove;
  readonly theirs: DuelMove;
  readonly result: 'won' | 'lost' | 'drawn';
  readonly basis: DuelBasis;
}

export interface Duel {
  readonly day: number;
  rounds: DuelRound[];
  next: { move: DuelMove; basis: DuelBasis };
  /** The duel's result; null while the duel goes on. */
  over: 'won' | 'lost' | 'drawn' | null;
}

/** The duels of a season: what the opponent has learned about the player, the numbers of duels won and lost, and the last duel. */
export interface DuelState {
  predictor: SavedPredictor;
  rng: Stream;
  won: number;
  lost: number;
  duel: Duel | null;
}
