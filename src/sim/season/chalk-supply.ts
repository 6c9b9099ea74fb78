/**
 * Chalk (chapter 2.3): each command the player writes uses up a piece, and a piece grows back now and then – so that who
 * the maids are counts for more than what they are told. The head maid, calls for help, and scenarios have chalk enough.
 */

import { TITLE_CHALK, TITLE_SOONER, titleOf } from '../head-maid/titles.ts';
import { chalkPieces } from './upgrades.ts';
import type { SeasonState } from '../state/season.ts';
import type { WorldState } from '../state/world-state.ts';
import type { ChalkState } from '../state/chalk.ts';

/** Pieces in the box where there is no season. */
const USUAL_PIECES = 4;
/** Ticks in which a piece grows back. */
export const CHALK_TICKS = 300;

/** A full box, for the morning. @param title the head maid's */
export function newChalk(season: SeasonState | undefined, title = 0): ChalkState {
  const most = (season === undefined ? USUAL_PIECES : chalkPieces(season)) + (title >= 1 ? TITLE_CHALK : 0);
  return { left: most, most, nextTick: null };
}

/** Ticks until the next piece; fewer under a head maid with a title. */
const growsBack = (state: WorldState): number => CHALK_TICKS - (titleOf(state) >= 2 ? TITLE_SOONER : 0);

/** Takes a piece for a command. @returns false when there is none */
export function takesChalk(state: WorldState): boolean {
  const { chalk, tick } = state;
  if (chalk === undefined) return true;
  if (chalk.left === 0) return false;
  chalk.left--;
  // What was won on top of a full box does not grow back.
  if (chalk.left < chalk.most) chalk.nextTick ??= tick + growsBack(state);
  return true;
}

/** A piece that was won: it may lie on top of a full box. */
export function wonChalk({ chalk }: WorldState): void {
  if (chalk === undefined) return;
  chalk.left++;
  if (chalk.left >= chalk.most) chalk.nextTick = null;
}

/** One tick of the box. */
export function chalkStep(state: WorldState): void {
  const { chalk, tick } = state;
  if (chalk === undefined || chalk.nextTick === null || tick < chalk.nextTick) return;
  chalk.left++;
  chalk.nextTick = chalk.left < chalk.most ? tick + growsBack(state) : null;
}
