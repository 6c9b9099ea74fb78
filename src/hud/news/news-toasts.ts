/**
 * Which news is also shown as a toast. On a small screen important news is; a wide screen has the ticker. A celebrity is
 * announced on both at once: the ticker may still hold the news before, and at 8× newer news takes its place.
 */

import type { WordKey } from '../../words/index.ts';

/** A sign in the room and the card about slowed time already tell of a fire alarm. */
const ALARM: WordKey = 'drama.event.alarm.begins';
const HERO: WordKey = 'drama.hero';
/** Kinds of news that are also shown as toasts, each with the words of its toast. */
const TOASTS: Readonly<Partial<Record<WordKey, WordKey>>> = {
  [HERO]: 'toast.hero',
  'drama.quicker.order': 'drama.quicker.order',
  'drama.quicker.bill': 'drama.quicker.bill',
  'drama.scoutNoticed': 'drama.scoutNoticed',
  'drama.report': 'toast.report',
  'drama.reportNone': 'toast.report',
  'drama.reportEmpty': 'toast.report',
};

/** The word key of the toast for this news; null = none. */
export function toastOf(news: WordKey, isWide: boolean): WordKey | null {
  if (news === ALARM || (isWide && news !== HERO)) return null;
  return TOASTS[news] ?? (news.startsWith('drama.event.') ? news : null);
}
