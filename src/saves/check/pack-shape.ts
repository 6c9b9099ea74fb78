/**
 * The shape of what a season keeps of its pack. A save names its pack by the hash; content that does not have this hash
 * is another pack, or has been changed, and is refused.
 */

import { wrongPack } from '../../sim/state/pack/check.ts';
import type { Shape } from './shape.ts';

export const pack: Shape = (value, path, problems) => {
  for (const { path: at, message } of wrongPack(value)) problems.add(at === '' ? path : `${path}.${at}`, message);
};
