/** The score of a café of the day: three figures of the evening. */

import { billOf } from './season/bill.ts';
import type { WorldState } from './state/world-state.ts';

export interface DailyScore {
  /** Number of guests who were served and paid. */
  readonly served: number;
  /** Percentage of all guests of the day who paid and left in a good mood. */
  readonly happy: number;
  /** Profit of the day, in yen. */
  readonly profit: number;
}

export const dailyScore = ({ figures, money }: Pick<WorldState, 'figures' | 'money'>): DailyScore => ({
  served: figures.guestsServed,
  happy: Math.round((100 * (figures.moods?.['paid.glad'] ?? 0)) / Math.max(1, figures.guestsEntered)),
  profit: Math.round(billOf({ figures, money }).made),
});
