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
  /** The variable that the consideration reads, if it has no name of its own. */
  readonly variable?: string;
  /** The consideration's input: a number, a boolean or a text (of a picker, the id of the entity found); null = none. */
  readonly input: number | string | boolean | null;
  readonly addend: number;
  readonly multiplier: number;
  readonly rank: number;
  /** True for the Tuning that the library adds to an option written without one. */
  readonly implied?: true;
  /** For a set: the considerations that it combines. */
  readonly considerations?: readonly ConsiderationScore[];
  /** The entities weighed by the consideration's picker, and the random draw among them. */
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

/** A random draw. `drawn` is at least 0 and less than `total`, which is the sum of the drawable options' weights in the order listed. */
export interface Draw {
  readonly drawn: number;
  readonly total: number;
}

/** The explanation of one thought of a reasoner. */
export interface UtilityDecision {
  /** Name of the chosen option; undefined if none could be chosen. */
  option: string | undefined;
  /**
   * The scores of all options, in the order written. A state machine gives the scores of the transitions from its last
   * state; a sequence gives an empty list.
   */
  scores: OptionScore[];
  draw?: Draw;
  /** True if the option only stayed chosen because the reasoner's filter did not let it think. */
  kept?: true;
  /** The explanation of the reasoner that runs inside an action of the chosen option. */
  then?: UtilityDecision;
}
