/** The café of the day (docs/daily.md): played days are packed into a link or a file, and shared days are checked, run again and compared. */

export { DailyComparison, type DailyParting } from './compare.ts';
export type { DailyResult } from './form.ts';
export { dailyLink, dailyText, dailyTextOf } from './link.ts';
export { readDaily, readUnfinished } from './read.ts';
export { DailyRun, openDaily, resultOf, trailDigit, trailLength, verdictOf } from './rerun.ts';
/** These functions of `sim` are exported here too, so that a page gets everything about the café of the day from one file. */
export { beginDaily } from '../../sim/open-daily-cafe.ts';
export { dailyScore } from '../../sim/daily-score.ts';
