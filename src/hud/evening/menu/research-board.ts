/**
 * Keeps the board of the research kitchen while other pages are open: the chosen ingredients, and what the last recipe
 * test found. A board belongs to one evening of one season.
 */

import { signal } from '@preact/signals';
import type { WorldState } from '../../../sim/state/world-state.ts';

export interface ResearchBoard {
  readonly ingredients: readonly string[];
  /** The dish found by the last recipe test; null = none found; undefined = no test of these ingredients yet. */
  readonly found: string | null | undefined;
}

export const EMPTY_BOARD: ResearchBoard = { ingredients: [], found: undefined };

const kept = signal<{ readonly of: string; readonly board: ResearchBoard }>({ of: '', board: EMPTY_BOARD });

const keyOf = ({ seed, clock }: WorldState): string => `${seed} ${clock.day}`;

export function keepBoard(state: WorldState, board: ResearchBoard): void {
  kept.value = { of: keyOf(state), board };
}

/** The board as it was left this evening. A dish whose test has been undone since then does not count as found. */
export function keptBoard(state: WorldState): ResearchBoard {
  const { of, board } = kept.value;
  if (of !== keyOf(state)) return EMPTY_BOARD;
  const { found } = board;
  const isKnown = typeof found !== 'string' || state.season?.kitchen.known.includes(found) === true;
  return isKnown ? board : { ...board, found: undefined };
}
