/** A played café of the day as the fragment of a web address; a day that is too long for a link becomes a file. */

import { linkOf, textInLink, type Unpacked } from '../replay/link.ts';
import type { DailyResult } from './form.ts';

const KEY = '#daily=';

export const dailyText = (result: DailyResult): string => JSON.stringify(result);

/** Returns the fragment that turns the page's address into a link to this day; null = the link would be too long. */
export const dailyLink = (result: DailyResult): Promise<string | null> => linkOf(KEY, dailyText(result));

/** Unpacks the text of a day from an address; if that is impossible, returns the reason. Never rejects. */
export const dailyTextOf = (end: string): Promise<Unpacked> => textInLink(KEY, end, 'is no link to a café of the day');
