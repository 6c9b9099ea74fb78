/** Formats dates in the player's language. */

import { dayOf, monthOf } from '../../sim/daily/dates.ts';
import { language, LANGUAGES } from '../../words/index.ts';

/** Date formats: `whole` has weekday and year, `short` has no year, `bar` has only day and month, `month` has only month and year. */
const STYLES = {
  whole: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  short: { weekday: 'long', day: 'numeric', month: 'long' },
  bar: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** A date such as 20261123 in words: "Monday 23 November". */
export function dateWords(date: number, style: keyof typeof STYLES = 'short'): string {
  const tag = LANGUAGES.find(({ id }) => id === language.value)?.tag ?? 'en';
  const time = Date.UTC(Math.floor(date / 10_000), monthOf(date) - 1, dayOf(date));
  return new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, { ...STYLES[style], timeZone: 'UTC' }).format(time);
}
