/**
 * Reads which guests went to the rival today, and why, as far as scouting shows. Causes that nobody has seen are given
 * as guesses or not at all.
 */

import { rivalBoard } from '../../sim/rival/rival-board.ts';
import { theirBoard, type TheirBoard } from '../../sim/rival/their-board.ts';
import type { WorldState } from '../../sim/state/world-state.ts';

export interface AcrossView {
  readonly count: number;
  /** Types of the guests who went to the rival, the most frequent first; ties by name. */
  readonly types: readonly { readonly type: string; readonly count: number }[];
  /** Names of the rival's attractions that have drawn guests today: those known for certain, and those that are only possible. */
  readonly sure: readonly string[];
  readonly perhaps: readonly string[];
  /** Number of guests kept from going to the rival by the player's responses. */
  readonly kept: number;
  /** The rival's moves that have won guests today, each with the number of guests won, the most successful first. */
  readonly moves: readonly { readonly move: BoardMove; readonly count: number }[];
  /** The nodes of the rival's technology tree about our café, used to word the reasons for its moves. */
  readonly nodes: TheirBoard['nodes'];
}
type BoardMove = TheirBoard['moves'][number];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** The guests who went to the rival today; null where there is no rival. */
export function readAcross(state: WorldState): AcrossView | null {
  const { rival } = state;
  const board = rivalBoard(state);
  if (rival === undefined || board === null) return null;
  const types = Object.entries(rival.took)
    .map(([type, by]) => ({ type, count: sum(Object.values(by)) }))
    .sort((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1));
  const causes = new Set(Object.values(rival.took).flatMap((by) => Object.keys(by)));
  const believed = (value: string): string[] =>
    board.nodes.filter((node) => causes.has(node.name) && node.value === value).map(({ name }) => name);
  const theirs = theirBoard(state);
  // If a rule of the rival led to several moves, only the newest counts today.
  const moves = [...new Map([...(theirs?.moves ?? [])].reverse().map((move) => [move.rule, move])).values()]
    .map((move) => ({ move, count: sum(Object.values(rival.took).map((by) => by[move.rule] ?? 0)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.move.rule < b.move.rule ? -1 : 1));
  return {
    count: sum(types.map(({ count }) => count)),
    types,
    sure: believed('Yes'),
    perhaps: believed('Maybe'),
    kept: sum(Object.values(rival.kept)),
    moves,
    nodes: theirs?.nodes ?? [],
  };
}
