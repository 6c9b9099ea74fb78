/**
 * Gives a short name to each script, for the bands on the timeline and the boxes of the warp graph. The name says what
 * the script's users are seen doing.
 */

import { sayPart } from '../../words/index.ts';
import { canTell, tell } from '../words/index.ts';

export function tellBand(key: string): string {
  const word = `band.${key}`;
  return canTell(word) ? tell(word) : sayPart('warp.', key);
}
