/**
 * The goals of a café of the day by the first version of its rules. Days that were played by these rules are judged by
 * the goals they were played with.
 */

import { chance, integer, type Stream } from '../../ai/index.ts';
import type { DailyTheme } from '../../data/daily.ts';
import type { Goal } from '../state/strong.ts';

/** Draws the three goals of the day: one about figures such as guests served, one about actions of the player, one about care for the guests. */
export function firstGoalsOf(rng: Stream, theme: DailyTheme): Goal[] {
  const numbers = chance(rng, 0.5)
    ? goal('serve', 5 * integer(rng, 22, 30))
    : goal('earn', 5000 * integer(rng, 26, 36));
  const deeds = chance(rng, 0.5) ? goal('strong', integer(rng, 3, 6)) : goal('order', integer(rng, 4, 8));
  const care = chance(rng, 0.5)
    ? goal('dish', 2 * integer(rng, 6, 12), theme.dishes[0])
    : goal('hungry', 5 * integer(rng, 4, 9));
  return [numbers, deeds, care];
}

const goal = (kind: string, want: number, dish?: string): Goal => ({
  kind,
  want,
  ...(dish === undefined ? {} : { dish }),
  count: 0,
  doneTick: null,
});
