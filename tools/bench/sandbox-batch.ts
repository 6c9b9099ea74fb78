/**
 * What a batch of players' scripts costs its thread: twenty maids with sixty guests, 3,000 times, in a process of its
 * own, like the Worker of the page. In a process with much else in memory a garbage collection takes three times as
 * long. Prints JSON: the median and the 99th percentile in milliseconds.
 */

import { EXAMPLES } from '../../src/sandbox/examples.ts';
import { Sandbox } from '../../src/sandbox/sandbox.ts';
import { crowd, everyone } from '../../test/sandbox/hall.ts';

const WARM_UP = 300;
const RUNS = 3000;

const cafe = crowd();
const sandbox = await Sandbox.open();
// Examples for the warp key `waiting`.
const examples = EXAMPLES.filter(({ text }) => !text.includes('warpTable('));
for (const { id, text } of examples) sandbox.load(id, { name: id, text });
const asked = everyone(cafe).map((one, i) => ({ ...one, script: examples[i % examples.length]?.id ?? '' }));
for (let i = 0; i < WARM_UP; i++) sandbox.ask(cafe.world, asked);
// The thread's own time is not measurable everywhere. It is at most the time by the clock, which other programs
// lengthen, and at most the processor time of the process, which has other threads.
const times = Array.from({ length: RUNS }, () => {
  const used = process.cpuUsage();
  const from = performance.now();
  sandbox.ask(cafe.world, asked);
  const clock = performance.now() - from;
  const { user, system } = process.cpuUsage(used);
  return Math.min(clock, (user + system) / 1000);
}).sort((a, b) => a - b);
console.log(JSON.stringify({ median: times[RUNS / 2], high: times[RUNS * 0.99] }));
