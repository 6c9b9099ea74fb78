/**
 * The format of a played café of the day: its date, the player's inputs, and the score they claim. With the date and
 * the inputs the day runs again, so a claimed score can be checked without a server.
 */

import type { DailyScore } from '../../sim/daily-cafe.ts';
import type { JournalEntry } from '../../sim/inputs/index.ts';
import { GAME } from '../replay/form.ts';

export const DAILY_FORMAT = 'honeybell-daily';
export const DAILY_VERSION = 1;
export { GAME };

/** Ticks between two digits of the trail. */
export const TRAIL_EVERY = 60;
/** Maximum number of ticks of a day: eighteen thousand, and what the last guests need. */
export const MOST_DAY_TICKS = 24_000;

export interface DailyResult {
  readonly format: typeof DAILY_FORMAT;
  readonly version: number;
  /** The version of the game in which the day was played. */
  readonly game: string;
  /** The date as a number such as 20261123. */
  readonly date: number;
  readonly score: DailyScore;
  /** Number of goals that were reached. */
  readonly goals: number;
  /** Hash of the café in the evening. */
  readonly hash: string;
  readonly journal: readonly JournalEntry[];
  /** One hexadecimal digit for every {@link TRAIL_EVERY} ticks, to find where a day begins to differ. */
  readonly trail: string;
}

/** The fields of a score, in the order in which they are shown. */
export const SCORE_FIELDS = ['served', 'happy', 'profit'] as const satisfies readonly (keyof DailyScore)[];
