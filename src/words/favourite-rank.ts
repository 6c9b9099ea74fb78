/** Describes in words the rank that a guest has among a maid's favourites, for news and reasons. */

import { hasWords, say } from './index.ts';

/** A favourite's rank in words: "her favourite", "her second favourite", … "number 5 of her favourites". Places count from 1. */
export function dearText(kind: 'dear' | 'dearType', place: number): string {
  const known = `${kind}.${place}`;
  return hasWords(known) ? say(known) : say(`${kind}.n`, { place });
}
