// What the rival believes about our café is mostly true, unless its scouts are shown wrong signs. A short season holds the
// principle; `npm run rival` measures long ones. In these two seasons a maid notices a scout while a wrong sign is up.

import { expect, test } from 'vitest';
import { lies, type Measured, measureSeason, percent } from '../../tools/rival/measure.ts';

const SEASONS: readonly (readonly [seed: number, days: number])[] = [
  [1, 6],
  [5, 6],
];
const share = (all: readonly Measured[]): number =>
  percent({ held: sum(all.map(({ yes }) => yes.held)), true: sum(all.map(({ yes }) => yes.true)) });
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

test('nearly all the rival is sure of is true, and wrong signs make it less so', () => {
  const honest = SEASONS.map(([seed, days]) => measureSeason(seed, days));
  expect(sum(honest.map(({ yes }) => yes.held))).toBeGreaterThan(60);
  expect(share(honest)).toBeGreaterThanOrEqual(95);
  const lying = SEASONS.map(([seed, days]) => measureSeason(seed, days, lies, true));
  expect(sum(lying.map(({ fooled }) => fooled))).toBeGreaterThan(0);
  expect(share(lying)).toBeLessThan(share(honest) - 5);
});
