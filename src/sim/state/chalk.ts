/** The player's supply of chalk and the day's goals, which earn chalk, as part of the saved café. */

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
  count: number;
  doneTick: number | null;
  /** True if the goal can no longer be reached today; left out otherwise. */
  failed?: true;
}
