/** How dear somebody is to her, in words: the café's news says it, and so do her reasons. */

import { hasWords, say } from './index.ts';

/** "her dearest", "her second dearest", … "number 5 on her list". Places count from 1. */
export function dearText(kind: 'dear' | 'dearType', place: number): string {
  const known = `${kind}.${place}`;
  return hasWords(known) ? say(known) : say(`${kind}.n`, { place });
}
