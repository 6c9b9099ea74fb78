/** The goals of a day as plain data; see season/goals.ts. Left out where there are none. */

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
