/**
 * The format of a played café of the day: its date, the player's inputs, and the score they claim. With the date and
 * the inputs the day runs again, so a claimed score can be checked without a server.
 */

import type { DailyScore } from '../../sim/daily-score.ts';
import type { JournalEntry } from '../../sim/inputs/index.ts';
import { DAILY_RULES, type DailyRules } from '../../sim/daily/rules.ts';
import { GAME } from '../replay/form.ts';

export const DAILY_FORMAT = 'honeybell-daily';
/** The versions that can be read. The version is that of the rules by which the day was played. */
export const DAILY_VERSIONS: readonly DailyRules[] = [1, DAILY_RULES];
export const DAILY_VERSION = DAILY_RULES;
export { GAME };

/** Number of ticks between two digits of {@link DailyResult.trail}. */
export const TRAIL_EVERY = 60;
/**
 * Maximum number of ticks of a played day. The café closes after about 18,000 ticks; its last guests need some more.
 */
export const MOST_DAY_TICKS = 24_000;

export interface DailyResult {
  readonly format: typeof DAILY_FORMAT;
  readonly version: DailyRules;
  /** The version of the game in which the day was played. */
  readonly game: string;
  /** The date as a number: 23 November 2026 is 20261123. */
  readonly date: number;
  readonly score: DailyScore;
  /** Number of the day's goals that the player has reached. */
  readonly goals: number;
  /** Hash of the café's state when the day was over. */
  readonly hash: string;
  readonly journal: readonly JournalEntry[];
  /**
   * Checkpoints of the day: one hexadecimal digit of a hash of the café's state for every {@link TRAIL_EVERY} ticks.
   * The first digit that differs between two runs shows where the runs begin to differ.
   */
  readonly trail: string;
}

/** The fields of a score, in the order in which they are shown. */
export const SCORE_FIELDS = ['served', 'happy', 'profit'] as const satisfies readonly (keyof DailyScore)[];
