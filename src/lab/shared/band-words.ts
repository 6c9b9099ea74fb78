/** A script in one short word, for bands and boxes: what somebody is seen to do while they think by it. */

import { sayPart } from '../../words/index.ts';
import { canTell, tell } from '../words/index.ts';

export function tellBand(key: string): string {
  const word = `band.${key}`;
  return canTell(word) ? tell(word) : sayPart('warp.', key);
}
