/**
 * Explains decisions: the input and the values of each consideration, the resulting weight and rank, the step that
 * dropped an option, and the random draw. Built from the table on which the choice was made, and only on request. Plain
 * data; numbers may be infinite (an option without a rank has −Infinity).
 */

import type { Part } from './compile.ts';
import { TOLD } from './program.ts';
import type { ScoreTable } from './score-table.ts';
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
  const { size, drawn, total, chosen, weights, ranks } = table;
  const scores: OptionScore[] = [];
  for (let i = 0; i < size; i++) {
    const name = table.nameOf(i);
    const dropped = table.dropped(i);
    if (dropped === 'order') {
      scores.push({ name, weight: 0, rank: -Infinity, dropped, considerations: [] });
      continue;
    }
    const considerations = scoresOf(table, table.partsOf(i), table.toldAt(i));
    const { base } = table.choice(i).set;
    if (base !== 0) considerations.push(IMPLIED);
    const [weight, rank] = [weights[i] as number, ranks[i] as number];
    // A game's own selection may not mark dropped rows.
    if (i === chosen) scores.push({ name, weight, rank, considerations });
    else scores.push({ name, weight, rank, dropped: dropped ?? 'draw', considerations });
  }
  return Number.isNaN(drawn) ? { scores } : { scores, draw: { drawn, total } };
}

const IMPLIED: ConsiderationScore = Object.freeze({
  type: 'Tuning', input: null, addend: 1, multiplier: 1, rank: -Infinity, implied: true,
} as const); // prettier-ignore

/** Scores kept for each consideration. */
const MOST_KNOWN = 16;

function scoresOf(table: ScoreTable, parts: readonly Part[], row: number): ConsiderationScore[] {
  const { told, toldSymbols, tables } = table.compiled.program;
  const scores: ConsiderationScore[] = [];
  for (const { entry, told: node, parts: inside, known } of parts) {
    const at = (row + node) * TOLD;
    const value = told[at] as number;
    const symbol = toldSymbols[row + node] as string | boolean | null;
    // The same score is used again: most of a decision are conditions.
    const before = known !== null && (symbol !== null || Number.isNaN(value)) ? known.get(symbol) : undefined;
    if (before !== undefined) {
      scores.push(before);
      continue;
    }
    const { type, name } = entry;
    const input = symbol ?? (Number.isNaN(value) ? null : value);
    const [addend, multiplier, rank] = [told[at + 1] as number, told[at + 2] as number, told[at + 3] as number];
    const score: { -readonly [Field in keyof ConsiderationScore]: ConsiderationScore[Field] } =
      name === null ? { type, input, addend, multiplier, rank } : { type, name, input, addend, multiplier, rank };
    if (inside !== null) score.considerations = scoresOf(table, inside, row);
    const picked = tables[row + node];
    if (picked !== null && picked !== undefined) score.picked = explain(picked);
    if (known !== null && known.size < MOST_KNOWN && (symbol !== null || Number.isNaN(value)))
      known.set(symbol, Object.freeze(score));
    scores.push(score);
  }
  return scores;
}
