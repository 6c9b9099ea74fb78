/**
 * The shape of what a season stores of its pack: the form that the data in a save must have. A save names its pack by
 * the hash. Content that does not have this hash belongs to another pack or was changed, and is refused.
 */

import { wrongPack } from '../../sim/state/pack/check.ts';
import type { Shape } from './shape.ts';

export const pack: Shape = (value, path, problems) => {
  for (const { path: at, message } of wrongPack(value)) problems.add(at === '' ? path : `${path}.${at}`, message);
};
