/**
 * Every thought can be explained (chapter 4.4): what each consideration looked at and what it gave, what that came to,
 * which step left an option out, and what was drawn. Made from the table the choice itself was made on, and only when
 * somebody asks. Plain data; numbers may be infinite (a rank nobody gave is −Infinity).
 */

import type { Dropped, Entry, ScoreTable, Weighing } from './weighing.ts';

/** What one consideration gave. */
export interface ConsiderationScore {
  /** Its type, and its name when it has one. */
  readonly type: string;
  readonly name?: string;
  /** What it looked at: a number, true or false, a text – of a picker the id of whom it found –; null = nothing. */
  readonly input: number | string | boolean | null;
  readonly addend: number;
  readonly multiplier: number;
  readonly rank: number;
  /** True for the Tuning that stands for none. */
  readonly implied?: true;
  /** What it is made of. */
  readonly considerations?: readonly ConsiderationScore[];
  /** Whom its picker weighed. */
  readonly picked?: { readonly scores: readonly OptionScore[]; readonly draw?: Draw };
}

/** What one option came to. Not asked at all (`dropped: 'order'`): weight 0 and no considerations. */
export interface OptionScore {
  readonly name: string;
  readonly weight: number;
  readonly rank: number;
  /** Left out when it is the chosen one. */
  readonly dropped?: Dropped;
  readonly considerations: readonly ConsiderationScore[];
}

/** The number drawn, 0 ≤ it < total, which is the sum of the weights it was drawn from, in the order listed. */
export interface Draw {
  readonly drawn: number;
  readonly total: number;
}

/** A thought. */
export interface UtilityDecision {
  /** The chosen option; undefined when none could be. */
  option: string | undefined;
  /** In the order written. Of a state machine these are the transitions from where it was; a sequence weighs nothing. */
  scores: OptionScore[];
  draw?: Draw;
  /** The option was only kept: by its filter it was not time to think. */
  kept?: true;
  /** What the chosen option's subreasoner thought. */
  then?: UtilityDecision;
}

/**
 * Reads a table. In a traced café this is done a thousand times a second: fields that may be missing are set afterwards,
 * since spreading them costs ten times as much.
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
    // A selection of the game's own need not say how it chose.
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
