/** Data of a maid on the gallery's page about the notebook, shared by the page's script and its model. */

import type { FlagLeft } from '../../../ai/index.ts';

/** Fields of a maid's todo that set how soon she reconsiders. */
export interface Alertness {
  readonly tick?: number;
  readonly until?: readonly ('calls' | 'buffs')[];
}

export interface Walker {
  readonly id: string;
  readonly look: string;
  alertness: Alertness;
  x: number;
  before: number;
  goal: number;
  readonly guest: { calls: boolean };
  served: number;
  flags: FlagLeft[];
  /** Number of ticks for which the maid's guest has called without being served. */
  waited: number;
  turnedAfter: number | null;
  thoughts: number;
}
