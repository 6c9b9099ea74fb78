/** The café of the day (docs/daily.md), shared as a link or a file: packed, checked, run again and compared. */

export { DailyComparison, type DailyParting } from './compare.ts';
export type { DailyResult } from './form.ts';
export { dailyLink, dailyText, dailyTextOf } from './link.ts';
export { readDaily, readUnfinished } from './read.ts';
export { DailyRun, openDaily, resultOf, trailDigit, trailLength, verdictOf } from './rerun.ts';
/** The café of a date and its score come along, so that a page fetches all of it with one file. */
export { beginDaily, dailyScore } from '../../sim/daily-cafe.ts';
