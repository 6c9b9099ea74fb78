// What the sandbox costs: a batch of twenty maids with sixty guests, and the steps of a thought.
// docs/scripts-in-the-browser.md quotes the figures.

import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { EXAMPLES as ALL } from '../../src/sandbox/examples.ts';
import { Sandbox } from '../../src/sandbox/sandbox.ts';
import { figure, full } from '../soak/figure.ts';
import { answerTo, crowd, everyone } from './hall.ts';

/** Examples for the warp key `waiting`. */
const EXAMPLES = ALL.filter(({ text }) => !text.includes('warpTable('));

test('twenty maids over sixty guests think in one call, and each is answered', async () => {
  const cafe = crowd();
  expect(cafe.world.guests.length).toBeGreaterThanOrEqual(60);
  const sandbox = await Sandbox.open();
  for (const { id, text } of EXAMPLES) expect(sandbox.load(id, { name: id, text })).toBeNull();
  const asked = everyone(cafe).map((one, i) => ({ ...one, script: EXAMPLES[i % EXAMPLES.length]?.id ?? '' }));
  expect(asked).toHaveLength(20);
  const answers = sandbox.ask(cafe.world, asked);
  expect(answers.filter(({ is }) => is === 'fault' || is === 'lost')).toEqual([]);
  // The full run prints the duration but does not judge it, because a machine may be busy.
  if (!full) return;
  const out = execFileSync(process.execPath, ['tools/run/ts.mjs', 'tools/bench/sandbox-batch.ts'], {
    encoding: 'utf8',
  });
  const { median, high } = JSON.parse(out) as { readonly median: number; readonly high: number };
  figure('sandbox', `a batch of 20 maids over 60 guests: median ${median.toFixed(2)} ms, ${high.toFixed(2)} ms at the 99th percentile`, high > 2); // prettier-ignore
});

test('seventy thousand steps a thought are too many, a few hundred are none', async () => {
  const loop = (n: number): string =>
    `export default script(() => { for (let i = 0; i < ${n}; i++); return stay(1); });`;
  expect((await answerTo(loop(300))).is).toBe('todo');
  expect(await answerTo(loop(200_000))).toEqual({ is: 'lost', by: 'runaway', line: 1 });
});
