/** A maid of the gallery's notebook page, as its script and its model see her. */

import type { FlagLeft } from '../../../ai/index.ts';

/** How soon the maid reconsiders, as the fields of her todo. */
export interface Alertness {
  readonly tick?: number;
  readonly until?: readonly string[];
}

/** A maid, the lane she walks, and her guest. */
export interface Walker {
  readonly id: string;
  readonly look: string;
  alertness: Alertness;
  x: number;
  before: number;
  goal: number;
  readonly guest: { calls: boolean };
  /** Number of ticks for which the maid has been serving. */
  served: number;
  flags: FlagLeft[];
  /** Ticks since the maid's guest began to call, and the number of ticks until she turned the last time. */
  waited: number;
  turnedAfter: number | null;
  /** Number of thoughts of the maid so far. */
  thoughts: number;
}
