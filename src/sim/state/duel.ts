/** The cooking duel as plain data: techniques and plates, the jury, and what the opponent has learned about the player. */

import type { SavedPredictor, Stream } from '../../ai/index.ts';

export const DUEL_MOVES = ['chop', 'fry', 'plate'] as const;
export type DuelMove = (typeof DUEL_MOVES)[number];

/** What a judge can wish for, and the technique that fulfils the wish. */
export const DUEL_WISHES = {
  fresh: 'chop',
  light: 'chop',
  hot: 'fry',
  rich: 'fry',
  sweet: 'plate',
  pretty: 'plate',
} as const satisfies Readonly<Record<string, DuelMove>>;
export type DuelWish = keyof typeof DUEL_WISHES;

/**
 * Why the opponent chose a move. `drawn`: the move was drawn at random. `habit`: the player usually follows the moves
 * `given` with the move `then`. `line`: the player usually plays `then` in a situation of the opponent's book.
 */
export type DuelBasis =
  | { readonly kind: 'drawn' }
  | { readonly kind: 'habit'; readonly given: readonly string[]; readonly then: DuelMove; readonly weight: number }
  | { readonly kind: 'line'; readonly when: string; readonly then: DuelMove; readonly weight: number };

/**
 * A habit of the opponent, the same for a whole season. `repeats`: after a round she has won she cooks the same again.
 * `answers`: after a round she has lost she cooks what would have beaten the player. A technique: her favourite.
 */
export const DUEL_HABITS = ['repeats', 'answers', ...DUEL_MOVES] as const;
export type DuelHabit = (typeof DUEL_HABITS)[number];

export interface DuelRound {
  readonly ours: DuelMove;
  readonly theirs: DuelMove;
  readonly result: 'won' | 'lost' | 'drawn';
  readonly basis: DuelBasis;
  /** Number of plates that the round was worth to its winner; left out: 1. */
  readonly plates?: number;
  /** The technique that the jury favoured; left out if none. */
  readonly wished?: DuelMove;
  /** The technique that the opponent's book has learned instead of the player's; left out without a feint. */
  readonly feint?: DuelMove;
}

export interface Duel {
  readonly day: number;
  rounds: DuelRound[];
  /** The opponent's move for the next round. */
  next: { move: DuelMove; basis: DuelBasis };
  /** The duel's result; null while the duel goes on. */
  over: 'won' | 'lost' | 'drawn' | null;
  /** The three wishes of the jury for the next round; left out in duels begun before there was a jury. */
  jury?: readonly DuelWish[];
}

/** The duels of a season: what the opponent has learned about the player, the numbers of duels won and lost, and the last duel. */
export interface DuelState {
  predictor: SavedPredictor;
  rng: Stream;
  won: number;
  lost: number;
  /**
   * The opponent's book: how often the player has played each technique in each situation. A key names both, for
   * example `after:won fry`. Left out while it is empty.
   */
  book?: Record<string, number>;
  /** The opponent's own habit; left out until the first duel begins. */
  habit?: DuelHabit;
  /**
   * What the player has noted about the opponent: how often she did something, and how often she could have. See
   * season/duel-notes.ts. Left out while there is none.
   */
  notes?: Record<string, number>;
  /** The last duel; null before the first one. */
  duel: Duel | null;
}
