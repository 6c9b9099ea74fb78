// The options of `npm run season:clicks`.

import { expect, test } from 'vitest';
import { readOptions } from '../../tools/balance/in-page/options.ts';

test('without options, seed 3 is played for 30 days on Standard', () => {
  expect(readOptions([])).toEqual({ seed: 3, days: 30, difficulty: 'standard' });
});

test('each option can be given', () => {
  expect(readOptions(['--days', '2', '--seed', '7', '--difficulty', 'keen'])).toEqual({
    seed: 7,
    days: 2,
    difficulty: 'keen',
  });
});

test.each([
  ['an unknown option', ['--sed', '3']],
  ['an option without its value', ['--seed']],
  ['a word that is no option', ['3', '--seed']],
  ['a seed that is no whole number', ['--seed', '1.5']],
  ['no days', ['--days', '0']],
  ['an unknown difficulty', ['--difficulty', 'easy']],
])('%s is refused', (_, words) => {
  expect(readOptions(words)).toBeNull();
});
