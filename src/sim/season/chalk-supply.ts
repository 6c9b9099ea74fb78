/**
 * The supply of chalk: each command of the player uses a piece, and pieces recover with time. This limits commands, so
 * that staff choice matters more than micromanagement. The head maid, calls for help and scenarios need no chalk.
 */

import { TITLE_CHALK, TITLE_SOONER, titleOf } from '../head-maid/titles.ts';
import { chalkPieces } from './upgrades.ts';
import type { SeasonState } from '../state/season.ts';
import type { WorldState } from '../state/world-state.ts';
import type { ChalkState } from '../state/chalk.ts';

/** Number of pieces of chalk in a full box where no season is played. */
const USUAL_PIECES = 4;
/** Number of ticks until a piece of chalk recovers. */
export const CHALK_TICKS = 300;

/** A full box of chalk in the morning. @param title title of the head maid */
export function newChalk(season: SeasonState | undefined, title = 0): ChalkState {
  const most = (season === undefined ? USUAL_PIECES : chalkPieces(season)) + (title >= 1 ? TITLE_CHALK : 0);
  return { left: most, most, nextTick: null };
}

/** Number of ticks until a piece of chalk recovers; fewer with the head maid's second title. */
const growsBack = (state: WorldState): number => CHALK_TICKS - (titleOf(state) >= 2 ? TITLE_SOONER : 0);

/** Takes a piece of chalk for a command. @returns false if there is none */
export function takesChalk(state: WorldState): boolean {
  const { chalk, tick } = state;
  if (chalk === undefined) return true;
  if (chalk.left === 0) return false;
  chalk.left--;
  // A used piece recovers only while the box is not full: pieces won beyond a full box do not recover.
  if (chalk.left < chalk.most) chalk.nextTick ??= tick + growsBack(state);
  return true;
}

/** Adds a piece of chalk that was won, even beyond a full box. */
export function wonChalk({ chalk }: WorldState): void {
  if (chalk === undefined) return;
  chalk.left++;
  if (chalk.left >= chalk.most) chalk.nextTick = null;
}

/** Runs one tick of the chalk supply. */
export function chalkStep(state: WorldState): void {
  const { chalk, tick } = state;
  if (chalk === undefined || chalk.nextTick === null || tick < chalk.nextTick) return;
  chalk.left++;
  chalk.nextTick = chalk.left < chalk.most ? tick + growsBack(state) : null;
}
