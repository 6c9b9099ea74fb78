/**
 * Converts a played café of the day to the fragment of a web address and back. A day that is too long for a link can
 * be shared as a file instead.
 */

import { linkOf, textInLink, type Unpacked } from '../replay/link.ts';
import type { DailyResult } from './form.ts';

const KEY = '#daily=';

export const dailyText = (result: DailyResult): string => JSON.stringify(result);

/**
 * Returns the fragment of a web address that contains this day. The page's address with this fragment is a link to the
 * day. null = the link would be too long.
 */
export const dailyLink = (result: DailyResult): Promise<string | null> => linkOf(KEY, dailyText(result));

/** Unpacks the text of a played day from the end of a web address; if that is impossible, returns the reason. The promise is never rejected. */
export const dailyTextOf = (end: string): Promise<Unpacked> => textInLink(KEY, end, 'is no link to a café of the day');
