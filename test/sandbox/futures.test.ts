// What if a maid thought with a script: the future runs with a sandbox, and is shown again from the answers recorded
// there.

import { expect, test } from 'vitest';
import { type FutureSpec, isScripted, openFuture, runFuture } from '../../src/analysis/futures/futures.ts';
import { Sandbox } from '../../src/sandbox/sandbox.ts';
import { cafeAt, still } from './hall.ts';

test('a future with a script differs from the day as lived, and comes again from its answers', async () => {
  const text = cafeAt(1500).save();
  const lived: FutureSpec = { text, journal: [], until: 2500, changes: [], seed: null, whose: ['momo'] };
  const statue = 'export default script(() => stay(20));';
  const changed: FutureSpec = {
    ...lived,
    changes: [{ kind: 'script', maid: 'momo', script: { name: 'statue', text: statue } }],
  };
  expect(isScripted(lived)).toBe(false);
  expect(isScripted(changed)).toBe(true);
  const a = runFuture(lived);
  const b = runFuture(changed, undefined, await Sandbox.open(still));
  // She finishes the order in hand; the script answers only while she waits.
  expect(b.outcome['orders.momo']).toBeLessThan(a.outcome['orders.momo'] as number);
  // Without a sandbox, from the recorded answers.
  const shown = openFuture({ ...changed, journal: b.thoughts ?? [] });
  while (shown.state.tick < 2500) shown.step();
  expect(shown.hash()).toBe(b.hash);
});
