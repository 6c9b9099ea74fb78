/** The versions of the rules of the café of the day, which differ in the goals. A played day keeps the version it was played by. */

export type DailyRules = 1 | 2;
export const DAILY_RULES: DailyRules = 2;
