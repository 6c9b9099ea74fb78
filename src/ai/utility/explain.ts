/**
 * Explains decisions: the input and the values of each consideration, the resulting weight and rank, the step that
 * dropped an option, and the random draw. Built from the table on which the choice was made, and only on request. Plain
 * data; numbers may be infinite (an option without a rank has −Infinity).
 */

import type { Dropped, Entry, ScoreTable, Weighing } from './weighing.ts';

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
  /** The considerations combined by this one, for a set. */
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

/**
 * Explains a choice from its score table. A traced café calls this a thousand times a second, so optional
 * fields are assigned afterwards: spreading them takes ten times as long.
 */
export function explain(table: ScoreTable): { scores: OptionScore[]; draw?: Draw } {
  const { size, drawn, total, chosen } = table;
  const scores: OptionScore[] = [];
  for (let i = 0; i < size; i++) {
    const { weight, rank, dropped, weighing } = table.row(i);
    const name = table.nameOf(i);
    if (dropped === 'order') {
      scores.push({ name, weight: 0, rank: -Infinity, dropped, considerations: [] });
      continue;
    }
    const { entries, base } = table.choice(i).set;
    const considerations = scoresOf(entries, weighing);
    if (base !== 0) considerations.push({ type: 'Tuning', ...IMPLIED, addend: base });
    // A selection written by the game may not mark dropped rows, so a missing mark is left out of the result.
    if (i === chosen) scores.push({ name, weight, rank, considerations });
    else scores.push({ name, weight, rank, dropped: dropped ?? 'draw', considerations });
  }
  return Number.isNaN(drawn) ? { scores } : { scores, draw: { drawn, total } };
}

const IMPLIED = { input: null, addend: 0, multiplier: 1, rank: -Infinity, implied: true } as const;

function scoresOf(entries: readonly Entry[], { parts }: Weighing): ConsiderationScore[] {
  const scores: ConsiderationScore[] = [];
  for (let i = 0; i < entries.length; i++) {
    const { type, name, consideration } = entries[i] as Entry;
    const weighing = parts[i] as Weighing;
    const { symbol, value, addend, multiplier, rank, table } = weighing;
    const input = symbol ?? (Number.isNaN(value) ? null : value);
    const score: { -readonly [Field in keyof ConsiderationScore]: ConsiderationScore[Field] } =
      name === null ? { type, input, addend, multiplier, rank } : { type, name, input, addend, multiplier, rank };
    if (consideration.entries !== undefined) score.considerations = scoresOf(consideration.entries, weighing);
    if (table !== null) score.picked = explain(table);
    scores.push(score);
  }
  return scores;
}
