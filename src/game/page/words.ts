/** Gives words to the view, which has keys only. */

import { hasWords, say } from '../../words/index.ts';

/** The sentence of a key; the key itself if it has no sentence, as with names. */
export const sayByKey = (key: string, params?: Record<string, unknown>): string =>
  hasWords(key) ? say(key, params as Record<string, string | number>) : key;
