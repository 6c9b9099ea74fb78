/** The player's supply of chalk and the day's goals, which earn chalk, as part of the saved café. */

export interface ChalkState {
  /** Pieces left. Pieces that were won may raise it above `most`. */
  left: number;
  /** Pieces at opening. */
  readonly most: number;
  /** Tick on which the next piece comes by itself; null if no more come today. */
  nextTick: number | null;
}

/** A goal of the day; see season/goals.ts. */
export interface Goal {
  /** A key of the records in season/goals.ts; the word key `goal.<kind>` holds its sentence. */
  readonly kind: string;
  /** What is wanted: a number to reach, or – for goals that can fail – a number that must not be exceeded. */
  readonly want: number;
  /** The dish that the goal is about; left out for other goals. */
  readonly dish?: string;
  count: number;
  /** Tick on which the goal was reached; null = not yet. */
  doneTick: number | null;
  /** True if the goal can no longer be reached today; left out otherwise. */
  failed?: true;
}
