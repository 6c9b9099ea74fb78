/** A maid of this page as its script and its model see her. */

import type { FlagLeft } from '../../../ai/index.ts';

/** How soon she reconsiders, as the fields of her todo. */
export interface Alertness {
  readonly tick?: number;
  readonly until?: readonly string[];
}

/** A maid, her way and her guest. */
export interface Walker {
  readonly id: string;
  readonly look: string;
  alertness: Alertness;
  x: number;
  before: number;
  goal: number;
  readonly guest: { calls: boolean };
  /** Ticks of service done. */
  served: number;
  flags: FlagLeft[];
  /** Ticks since her guest began to call, and how many it took her to turn the last time. */
  waited: number;
  turnedAfter: number | null;
  /** Number of her thoughts. */
  thoughts: number;
}
