/**
 * Chalk (chapter 2.3): each command the player writes uses up a piece, and a piece grows back now and then – so that who
 * the maids are counts for more than what they are told. The head maid, calls for help, and scenarios have chalk enough.
 */

import { chalkPieces } from './season/upgrades.ts';
import type { SeasonState } from './season/types.ts';
import type { WorldState } from './types.ts';

/** Pieces in the box where there is no season. */
const USUAL_PIECES = 4;
/** Ticks in which a piece grows back. */
export const CHALK_TICKS = 300;

export interface ChalkState {
  left: number;
  readonly most: number;
  /** Tick on which the next piece is there; null while the box is full. */
  nextTick: number | null;
}

/** A full box, for the morning. */
export function newChalk(season: SeasonState | undefined): ChalkState {
  const most = season === undefined ? USUAL_PIECES : chalkPieces(season);
  return { left: most, most, nextTick: null };
}

/** Takes a piece for a command. @returns false when there is none */
export function takesChalk({ chalk, tick }: WorldState): boolean {
  if (chalk === undefined) return true;
  if (chalk.left === 0) return false;
  chalk.left--;
  chalk.nextTick ??= tick + CHALK_TICKS;
  return true;
}

/** One tick of the box. */
export function chalkStep({ chalk, tick }: WorldState): void {
  if (chalk === undefined || chalk.nextTick === null || tick < chalk.nextTick) return;
  chalk.left++;
  chalk.nextTick = chalk.left < chalk.most ? tick + CHALK_TICKS : null;
}
