// What the rival believes about our café is mostly true, unless its scouts are shown wrong signs. A short season holds the
// principle; `npm run rival` measures long ones.

import { expect, test } from 'vitest';
import { STRATEGIES, type Strategy } from '../../tools/balance/strategies.ts';
import { lies, measureSeason, percent } from '../../tools/rival/measure.ts';

/** A player whose maids notice every scout. */
const ALERT: Strategy = {
  ...(STRATEGIES.find(({ name }) => name === 'hands-off') as Strategy),
  evening(state, act, give) {
    for (const { id } of state().season?.staff ?? []) give({ kind: 'edit', maid: id, edit: { alertness: 1 } });
  },
};

test('nearly all the rival is sure of is true, and wrong signs make it less so', () => {
  const honest = measureSeason(3, 5);
  expect(honest.yes.held).toBeGreaterThan(30);
  expect(percent(honest.yes)).toBeGreaterThanOrEqual(95);
  const lying = measureSeason(3, 5, lies, ALERT);
  expect(lying.fooled).toBeGreaterThan(0);
  expect(percent(lying.yes)).toBeLessThan(percent(honest.yes) - 5);
});
