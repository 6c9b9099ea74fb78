/** Turns word keys into sentences for the view, which holds only keys. */

import { hasWords, say } from '../../words/index.ts';

/** The sentence for a key. A text without a sentence, such as a name, is returned as it is. */
export const sayByKey = (key: string, params?: Record<string, unknown>): string =>
  hasWords(key) ? say(key, params as Record<string, string | number>) : key;
