/**
 * The rounds of a sweep: which runs are still to be made, given the results so far. A sweep has one round; with
 * successive halving it has several. After each of these, only the best candidates go on, with more seeds. The next
 * round depends on the results alone, not on the order in which they arrived.
 */

import type { Cell, Plan, Result, Run } from './form.ts';
import { meanOf } from './results.ts';

interface Round {
  /** Numbers of the cells, in ascending order. */
  readonly cells: readonly number[];
  /** Number of seeds with which each of these cells has been run at the end of this round. */
  readonly seeds: number;
}

export const keyOf = ({ cell, seed }: Run): string => `${cell} ${seed}`;

/** The runs of a round, seed by seed. So even a sweep that is interrupted has results for all cells. */
const runsOf = ({ cells, seeds }: Round, { seeds: { from } }: Plan): Run[] =>
  Array.from({ length: seeds }, (_, i) => cells.map((cell) => ({ cell, seed: from + i }))).flat();

function firstRound({ design, seeds: { count } }: Plan, cells: readonly Cell[]): Round {
  const seeds = design.kind === 'halving' ? Math.min(design.first, count) : count;
  return { cells: cells.map((_, cell) => cell), seeds };
}

/** Returns the next round, once all runs of this round have been made; null if it was the last. */
function nextRound(round: Round, { design, seeds: { count }, goal }: Plan, results: readonly Result[]): Round | null {
  if (design.kind !== 'halving' || round.seeds >= count) return null;
  const kept = Math.max(1, Math.ceil(round.cells.length / design.keep));
  // With one candidate left there is nothing to compare; it gets its remaining seeds at once.
  const seeds = kept === 1 ? count : Math.min(count, round.seeds * design.keep);
  const means = new Map(round.cells.map((cell) => [cell, meanOf(results, cell, goal.figure)] as const));
  const worth = (cell: number): number => {
    const mean = means.get(cell) ?? null;
    return mean === null ? -Infinity : mean * goal.better;
  };
  const best = [...round.cells]
    .sort((a, b) => (worth(b) > worth(a) ? 1 : worth(b) < worth(a) ? -1 : a - b))
    .slice(0, kept);
  return { cells: best.sort((a, b) => a - b), seeds };
}

export interface Standing {
  /** The runs of the present round that have not been made yet; empty if the sweep is finished. */
  readonly missing: readonly Run[];
  /** Number of the present round, from 1. */
  readonly round: number;
  /** Number of all runs of the sweep. With halving it is known beforehand, because the sizes of the rounds are. */
  readonly total: number;
}

/** Returns how far a sweep has come with the results so far. */
export function standingOf(plan: Plan, cells: readonly Cell[], results: readonly Result[]): Standing {
  const there = new Set(results.map(keyOf));
  const total = totalOf(plan, cells);
  let round = firstRound(plan, cells);
  for (let number = 1; ; number++) {
    const missing = runsOf(round, plan).filter((run) => !there.has(keyOf(run)));
    const next = missing.length > 0 ? null : nextRound(round, plan, results);
    if (next === null) return { missing, round: number, total };
    round = next;
  }
}

/** Number of runs of a whole sweep. */
export function totalOf(plan: Plan, cells: readonly Cell[]): number {
  let { cells: now, seeds } = firstRound(plan, cells);
  let total = now.length * seeds;
  while (plan.design.kind === 'halving' && seeds < plan.seeds.count) {
    const next = nextRound({ cells: now, seeds }, plan, []);
    if (next === null) break;
    total += next.cells.length * (next.seeds - seeds);
    ({ cells: now, seeds } = next);
  }
  return total;
}
