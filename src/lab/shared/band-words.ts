/** Gives scripts short words for bands and boxes: what their users are seen doing. */

import { sayPart } from '../../words/index.ts';
import { canTell, tell } from '../words/index.ts';

export function tellBand(key: string): string {
  const word = `band.${key}`;
  return canTell(word) ? tell(word) : sayPart('warp.', key);
}
