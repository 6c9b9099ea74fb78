/**
 * The supply of chalk. Strong actions (sim/strong) cost chalk, and ordinary commands do not. There are four pieces at
 * opening, one more at 14:00, at 18:00 and at 19:30, and one for each goal of the day. Upgrades and the head maid's titles add
 * pieces.
 */

import { TITLE_CHALK, titleOf } from '../head-maid/titles.ts';
import { chalkPieces } from './upgrades.ts';
import type { SeasonState } from '../state/season.ts';
import type { WorldState } from '../state/world-state.ts';
import type { ChalkState } from '../state/strong.ts';
import type { Clock } from '../state/things.ts';

/** Number of pieces of chalk at opening in a café without a season. */
const USUAL_PIECES = 4;
/**
 * Times of day, in minutes after midnight, at which the player gets a piece of chalk. The piece at 16:00 requires that
 * the head maid has her second title.
 */
const COMES_AT: readonly { readonly minute: number; readonly title: number }[] = [
  { minute: 14 * 60, title: 0 },
  { minute: 16 * 60, title: 2 },
  { minute: 18 * 60, title: 0 },
  { minute: 19 * 60 + 30, title: 0 },
];

/** Creates the supply of chalk for a new morning. @param title title of the head maid */
export function newChalk(season: SeasonState | undefined, clock: Clock, title = 0): ChalkState {
  const most = (season === undefined ? USUAL_PIECES : chalkPieces(season)) + (title >= 1 ? TITLE_CHALK : 0);
  return { left: most, most, nextTick: nextAfter(clock, clock.openTick, title) };
}

/** The next tick at which the café gets a further piece of chalk by itself; null = no more today. */
function nextAfter({ startMinute, ticksPerMinute }: Clock, tick: number, title: number): number | null {
  for (const one of COMES_AT) {
    const at = (one.minute - startMinute) * ticksPerMinute;
    if (title >= one.title && at > tick) return at;
  }
  return null;
}

/** Takes pieces of chalk for a strong action. @returns false, and takes none, if there are too few */
export function takesChalk({ chalk }: WorldState, pieces: number): boolean {
  if (chalk === undefined) return true;
  if (chalk.left < pieces) return false;
  chalk.left -= pieces;
  return true;
}

export function wonChalk({ chalk }: WorldState): void {
  if (chalk !== undefined) chalk.left++;
}

export function chalkStep(state: WorldState): void {
  const { chalk, tick } = state;
  if (chalk === undefined || chalk.nextTick === null || tick < chalk.nextTick) return;
  chalk.left++;
  chalk.nextTick = nextAfter(state.clock, tick, titleOf(state));
}
