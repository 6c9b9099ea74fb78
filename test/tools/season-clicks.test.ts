// The options of `npm run season:clicks`.

import { expect, test } from 'vitest';
import { COMMAND } from '../../tools/balance/in-page/options.ts';
import { readOptions } from '../../tools/run/options.mjs';

test('without options, seed 3 is played for 30 days on Standard', () => {
  expect(readOptions(COMMAND, []).values).toEqual({ seed: 3, days: 30, difficulty: 'standard', words: [] });
});

test('each option can be given', () => {
  expect(readOptions(COMMAND, ['--days', '2', '--seed', '7', '--difficulty', 'keen']).values).toEqual({
    seed: 7,
    days: 2,
    difficulty: 'keen',
    words: [],
  });
});
