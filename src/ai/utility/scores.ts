/**
 * The explanation of a decision as plain data: the input and the values of each consideration, the resulting weight and
 * rank, the step that dropped an option, and the random draw. Numbers may be infinite (an option without a rank has
 * −Infinity).
 */

import type { Dropped } from './weighing.ts';

/** How one consideration contributed to an option's score. */
export interface ConsiderationScore {
  /** The consideration's type, and its name if it has one. */
  readonly type: string;
  readonly name?: string;
  /** The consideration's input: a number, a boolean or a text (of a picker, the id of the entity found); null = none. */
  readonly input: number | string | boolean | null;
  readonly addend: number;
  readonly multiplier: number;
  readonly rank: number;
  /** True for the implied Tuning of an option without one. */
  readonly implied?: true;
  /** For a set: the considerations that it combines. */
  readonly considerations?: readonly ConsiderationScore[];
  /** The entities weighed by the consideration's picker. */
  readonly picked?: { readonly scores: readonly OptionScore[]; readonly draw?: Draw };
}

/** The result of one option. An option that was not evaluated (`dropped: 'order'`) has weight 0 and no considerations. */
export interface OptionScore {
  readonly name: string;
  readonly weight: number;
  readonly rank: number;
  /** The step that dropped the option; left out for the chosen option. */
  readonly dropped?: Dropped;
  readonly considerations: readonly ConsiderationScore[];
}

/** A random draw: 0 ≤ drawn < total, the sum of the weights drawn from, in the order listed. */
export interface Draw {
  readonly drawn: number;
  readonly total: number;
}

/** An explained thought. */
export interface UtilityDecision {
  /** The chosen option; undefined if none could be chosen. */
  option: string | undefined;
  /**
   * The scores of all options, in the order written. For a state machine: of the transitions of its last
   * state; empty for a sequence.
   */
  scores: OptionScore[];
  draw?: Draw;
  /** True if the option was only kept, because the reasoner's filter did not let it think. */
  kept?: true;
  /** The explained thought of the chosen option's subreasoner. */
  then?: UtilityDecision;
}
