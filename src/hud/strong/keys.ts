/** The keys of the strong actions. */

import type { StrongName } from '../../sim/state/strong.ts';

export const STRONG_KEYS: Readonly<Record<StrongName, string>> = {
  rush: 'r',
  calm: 'c',
  special: 'u',
  encore: 'n',
  join: 't',
  allHands: 'y',
  doorSign: 'p',
};
