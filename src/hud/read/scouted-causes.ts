/**
 * Reads which guests went to the rival today, and why, as far as scouting tells: unseen causes are given as guesses or
 * not at all.
 */

import { rivalBoard } from '../../sim/rival/rival-board.ts';
import type { WorldState } from '../../sim/state/world-state.ts';

export interface AcrossView {
  readonly count: number;
  /** Types of the guests who went to the rival, the most frequent first; ties by name. */
  readonly types: readonly { readonly type: string; readonly count: number }[];
  /** Names of the rival's attractions: known ones, and possible ones. */
  readonly sure: readonly string[];
  readonly perhaps: readonly string[];
  /** Number of guests that the player's counter-measures kept from going to the rival. */
  readonly kept: number;
}

/** Today's guests of the rival; null where there is no rival. */
export function readAcross(state: WorldState): AcrossView | null {
  const { rival } = state;
  const board = rivalBoard(state);
  if (rival === undefined || board === null) return null;
  const types = Object.entries(rival.took)
    .map(([type, by]) => ({ type, count: Object.values(by).reduce((sum, count) => sum + count, 0) }))
    .sort((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1));
  const causes = new Set(Object.values(rival.took).flatMap((by) => Object.keys(by)));
  const believed = (value: string): string[] =>
    board.nodes.filter((node) => causes.has(node.name) && node.value === value).map(({ name }) => name);
  return {
    count: types.reduce((sum, { count }) => sum + count, 0),
    types,
    sure: believed('Yes'),
    perhaps: believed('Maybe'),
    kept: Object.values(rival.kept).reduce((sum, count) => sum + count, 0),
  };
}
