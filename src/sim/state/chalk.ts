/** The player's supply of chalk, as part of the saved café. */

export interface ChalkState {
  /** Pieces left. Pieces that were won may raise it above `most`. */
  left: number;
  /** Pieces at opening. */
  readonly most: number;
  /** Tick on which the next piece comes by itself; null if no more come today. */
  nextTick: number | null;
}
