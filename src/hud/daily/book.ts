/**
 * Records what the browser stores about the café of the day: the best result of each date, and an unfinished day. The
 * record is kept as JSON in local storage; invalid parts are ignored.
 */

import { dayBefore, FIRST_DAILY, LAST_DAILY } from '../../sim/daily/dates.ts';
import { DAILY_RULES, type DailyRules } from '../../sim/daily/rules.ts';
import type { DailyScore } from '../../sim/daily-score.ts';

export interface DailyPlayed {
  readonly score: DailyScore;
  /** Number of the day's goals that the player has reached. */
  readonly goals: number;
  /** The whole day as a link's fragment or as JSON, for comparison with a shared day; '' = the text was too long to keep. */
  readonly day: string;
}
/** A day that the player began but did not finish. Its inputs are checked when the player continues the day. */
export interface DailyUnfinished {
  readonly date: number;
  readonly tick: number;
  readonly journal: readonly unknown[];
  /** The version of the rules by which the day was begun. */
  readonly rules: DailyRules;
}
export interface DailyBook {
  readonly days: Readonly<Record<number, DailyPlayed>>;
  readonly unfinished: DailyUnfinished | null;
}

export const EMPTY_BOOK: DailyBook = { days: {}, unfinished: null };

/**
 * For this number of dates, counted from the newest, the whole day is stored. For older dates only the score is stored.
 */
const WHOLE_DAYS = 40;
/** Maximum length of a stored day's text, in characters. */
const LONGEST_DAY = 60_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isDate = (value: unknown): value is number => isWhole(value, FIRST_DAILY, LAST_DAILY);

function readPlayed(value: unknown): DailyPlayed | null {
  if (!isRecord(value) || !isRecord(value['score'])) return null;
  const { goals, day } = value;
  const { served, happy, profit } = value['score'];
  if (!isWhole(served, 0, 1e6) || !isWhole(happy, 0, 100) || !isWhole(profit, -1e9, 1e9)) return null;
  return {
    score: { served, happy, profit },
    goals: isWhole(goals, 0, 3) ? goals : 0,
    day: typeof day === 'string' && day.length <= LONGEST_DAY ? day : '',
  };
}

/** Reads the record from its JSON text; null or invalid text gives an empty record. Never throws. */
export function readBook(text: string | null): DailyBook {
  let found: unknown;
  try {
    found = JSON.parse(text ?? 'null');
  } catch {
    return EMPTY_BOOK;
  }
  if (!isRecord(found)) return EMPTY_BOOK;
  const days: Record<number, DailyPlayed> = {};
  for (const [date, value] of Object.entries(isRecord(found['days']) ? found['days'] : {})) {
    const played = isDate(Number(date)) ? readPlayed(value) : null;
    if (played !== null) days[Number(date)] = played;
  }
  const { unfinished: begun } = found;
  const unfinished =
    isRecord(begun) && isDate(begun['date']) && isWhole(begun['tick'], 0, 1e6) && Array.isArray(begun['journal'])
      ? {
          date: begun['date'],
          tick: begun['tick'],
          journal: begun['journal'] as unknown[],
          // Days that were begun before there was a second version do not say their version.
          rules: begun['rules'] === DAILY_RULES ? DAILY_RULES : (1 as const),
        }
      : null;
  return { days, unfinished };
}

/** Returns the record as JSON. For old dates, and for days whose text is too long, only the score is written. */
export function bookText({ days, unfinished }: DailyBook): string {
  const dates = Object.keys(days).map(Number);
  const newest = dates.sort((a, b) => b - a).slice(0, WHOLE_DAYS);
  const kept = Object.entries(days).map(([date, played]) => [
    date,
    newest.includes(Number(date)) && played.day.length <= LONGEST_DAY ? played : { ...played, day: '' },
  ]);
  return JSON.stringify({ days: Object.fromEntries(kept), unfinished });
}

/**
 * Compares two scores by their three figures. True if the first score is higher in more figures than it is lower in.
 */
export const isBetter = (one: DailyScore, other: DailyScore): boolean =>
  Math.sign(one.served - other.served) + Math.sign(one.happy - other.happy) + Math.sign(one.profit - other.profit) > 0;

/** Adds a finished day to the record. If the date already has a result, the better of the two stays. */
export function withPlayed(book: DailyBook, date: number, played: DailyPlayed): DailyBook {
  const before = book.days[date];
  const stays = before !== undefined && !isBetter(played.score, before.score);
  const unfinished = book.unfinished?.date === date ? null : book.unfinished;
  return { days: stays ? book.days : { ...book.days, [date]: played }, unfinished };
}

/**
 * The streak: the number of dates in a row that have been played, up to today. If today has not been played yet, it is
 * counted up to yesterday. A missed date that is played later counts as well.
 */
export function streakOf({ days }: DailyBook, today: number): number {
  let date = days[today] === undefined ? dayBefore(today) : today;
  let count = 0;
  for (; days[date] !== undefined; date = dayBefore(date)) count++;
  return count;
}
