// The options of `npm run season:clicks`.

import { DIFFICULTIES, type Difficulty } from '../../../src/sim/state/season.ts';
import { oneOf, option, wholeFrom } from '../../run/options.mjs';

export interface Options {
  readonly seed: number;
  readonly days: number;
  readonly difficulty: Difficulty;
}

export const COMMAND = {
  use: 'npm run season:clicks --',
  about: 'The expert of `npm run balance` plays a season in the built page in Chromium, by clicks and keys alone.',
  options: {
    seed: option(wholeFrom(1), 3, 'seed of the season'),
    days: option(wholeFrom(1, 300), 30, 'days of the season'),
    difficulty: option(oneOf(DIFFICULTIES), 'standard', 'how hard it is'),
  },
};
