/**
 * Explains decisions: reads what the program has recorded for the rows of a score table. Called only on request, after
 * a choice that was made to be explained.
 */

import type { Part } from './program/compile.ts';
import { TOLD } from './program/layout.ts';
import type { ScoreTable } from './score-table.ts';
import type { ConsiderationScore, Draw, OptionScore } from './scores.ts';

/**
 * Explains a choice from its score table. A café that records traces calls this function a thousand times a second.
 * Optional fields are therefore assigned after an object is created: spreading them takes ten times as long.
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
    const parts = table.partsOf(i);
    const isImplied = table.choice(i).set.base !== 0;
    // A list of the right length from the start: one that grows takes three times the memory.
    const considerations = new Array<ConsiderationScore>(parts.length + (isImplied ? 1 : 0));
    fillScores(considerations, table, parts, table.toldAt(i));
    if (isImplied) considerations[parts.length] = IMPLIED;
    const weight = weights[i] as number;
    const rank = ranks[i] as number;
    // A selection written by a game may forget to mark a row that it did not choose. Such a row is explained as lost in
    // the draw.
    if (i === chosen) scores.push({ name, weight, rank, considerations });
    else scores.push({ name, weight, rank, dropped: dropped ?? 'draw', considerations });
  }
  return Number.isNaN(drawn) ? { scores } : { scores, draw: { drawn, total } };
}

const IMPLIED: ConsiderationScore = Object.freeze({
  type: 'Tuning', input: null, addend: 1, multiplier: 1, rank: -Infinity, implied: true,
} as const); // prettier-ignore

/** Maximum number of explained scores kept for reuse per consideration. */
const MOST_KNOWN = 16;

function fillScores(scores: ConsiderationScore[], table: ScoreTable, parts: readonly Part[], row: number): void {
  const { told, toldSymbols, tables } = table.compiled.program;
  for (let i = 0; i < parts.length; i++) {
    const { entry, told: node, parts: inside, known, variable } = parts[i] as Part;
    const at = (row + node) * TOLD;
    const value = told[at] as number;
    const symbol = toldSymbols[row + node] as string | boolean | null;
    // A score explained before for the same input is used again. This saves time, because most considerations of a
    // decision are conditions with few possible inputs.
    const before = known !== null && (symbol !== null || Number.isNaN(value)) ? known.get(symbol) : undefined;
    if (before !== undefined) {
      scores[i] = before;
      continue;
    }
    const { type, name } = entry;
    const input = symbol ?? (Number.isNaN(value) ? null : value);
    const addend = told[at + 1] as number;
    const multiplier = told[at + 2] as number;
    const rank = told[at + 3] as number;
    // Complete literals, because a field that is added later lies outside the object.
    let score: { -readonly [Field in keyof ConsiderationScore]: ConsiderationScore[Field] };
    if (name !== null) score = { type, name, input, addend, multiplier, rank };
    else if (variable === undefined) score = { type, input, addend, multiplier, rank };
    else score = { type, input, addend, multiplier, rank, variable };
    if (inside !== null) {
      const considerations: ConsiderationScore[] = [];
      fillScores(considerations, table, inside, row);
      score.considerations = considerations;
    }
    const picked = tables[row + node];
    if (picked !== null && picked !== undefined) score.picked = explain(picked as ScoreTable);
    if (known !== null && known.size < MOST_KNOWN && (symbol !== null || Number.isNaN(value)))
      known.set(symbol, Object.freeze(score));
    scores[i] = score;
  }
}
