/**
 * Calendar dates as whole numbers such as 20261123, which sort like the dates. The simulation has no clock: a screen
 * reads the calendar and passes the number.
 */

/** The first date that has a café of the day, and the last. */
export const FIRST_DAILY = 2026_11_01;
export const LAST_DAILY = 2099_12_31;

const yearOf = (date: number): number => Math.floor(date / 10_000);
export const monthOf = (date: number): number => Math.floor(date / 100) % 100;
export const dayOf = (date: number): number => date % 100;
/** The date as a number, from the year, the month (from 1) and the day of the month (from 1). */
export const dateOf = (year: number, month: number, day: number): number => year * 10_000 + month * 100 + day;

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
/** Number of days in the month of a date. */
export const daysInMonth = (date: number): number =>
  monthOf(date) === 2 && isLeap(yearOf(date)) ? 29 : (MONTHS[monthOf(date) - 1] ?? 0);

/** A date as text: "2026-11-23". */
export const dateText = (date: number): string =>
  `${yearOf(date)}-${String(monthOf(date)).padStart(2, '0')}-${String(dayOf(date)).padStart(2, '0')}`;

export function dayBefore(date: number): number {
  if (dayOf(date) > 1) return date - 1;
  const month = monthOf(date) > 1 ? dateOf(yearOf(date), monthOf(date) - 1, 1) : dateOf(yearOf(date) - 1, 12, 1);
  return month + daysInMonth(month) - 1;
}

/** The first day of the month that lies `by` months after the month of the date; `by` may be negative. */
export function monthFrom(date: number, by: number): number {
  const months = yearOf(date) * 12 + monthOf(date) - 1 + by;
  return dateOf(Math.floor(months / 12), (months % 12) + 1, 1);
}

/** Counts the days from a fixed day long ago, so that the numbers of two consecutive dates differ by 1. */
export function dayNumber(date: number): number {
  // The calculation uses years that begin in March, so that a leap day is the last day of its year.
  const month = monthOf(date);
  const year = yearOf(date) - (month <= 2 ? 1 : 0);
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + dayOf(date) - 1;
  return year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) + dayOfYear;
}

/** The weekday of a date: 1 (Monday) … 7 (Sunday). */
export const weekdayOfDate = (date: number): number => ((dayNumber(date) + 2) % 7) + 1;

export type DateRead =
  { readonly ok: true; readonly date: number } | { readonly ok: false; readonly errors: readonly string[] };

/**
 * Reads a date such as "2026-11-23", or returns everything that is wrong with it.
 * @param today the last date allowed
 */
export function readDate(text: string, today = LAST_DAILY): DateRead {
  const parts = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  if (parts === null)
    return {
      ok: false,
      errors: [`is ${JSON.stringify(text.slice(0, 40))}; a date such as ${dateText(FIRST_DAILY)} is right`],
    };
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const errors: string[] = [];
  const isMonth = month >= 1 && month <= 12;
  if (!isMonth) errors.push(`the month is ${month}; 1 to 12 are right`);
  const most = isMonth ? daysInMonth(dateOf(year, month, 1)) : 31;
  if (day < 1 || day > most) errors.push(`the day is ${day}; 1 to ${most} are right`);
  const date = dateOf(year, month, day);
  if (date < FIRST_DAILY) errors.push(`is before the first café of the day, ${dateText(FIRST_DAILY)}`);
  if (date > today) errors.push(`has not come yet; the newest is ${dateText(today)}`);
  return errors.length === 0 ? { ok: true, date } : { ok: false, errors };
}
