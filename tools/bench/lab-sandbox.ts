/**
 * What players' scripts cost: a batch of twenty maids with sixty guests, stopping an endless loop, ending a thread in
 * which a script hangs, and the memory left by a large number of calls.
 */

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { EXAMPLES } from '../../src/sandbox/examples.ts';
import { type AheadPort, Leader } from '../../src/sandbox/ahead-page.ts';
import type { FromAhead } from '../../src/sandbox/messages.ts';
import { Sandbox } from '../../src/sandbox/sandbox.ts';
import type { Asked } from '../../src/sandbox/script-view.ts';
import { scripts } from '../../src/scripts/index.ts';
import { newDay } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { crowd } from '../../test/sandbox/hall.ts';
import { atMost, type Goal, table, type Wishes } from './harness.ts';

const share = (times: readonly number[], part: number): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};

/** Measures wall-clock and processor time of this many runs. */
function timed(times: number, run: () => void): { readonly clock: number[]; readonly cpu: number[] } {
  const clock: number[] = [];
  const cpu: number[] = [];
  for (let i = 0; i < times; i++) {
    const used = process.cpuUsage();
    const from = performance.now();
    run();
    clock.push(performance.now() - from);
    const { user, system } = process.cpuUsage(used);
    cpu.push((user + system) / 1000);
  }
  return { clock, cpu };
}

/** A search through a list of a thousand million empty entries: one native call that is never polled. */
const HANGS = 'export default script(() => ([].indexOf.call({ length: 1e10 }, 1) < 0 ? stay(1) : stay(2)));';
const REST_MS = 700;

/**
 * Lets scripts hang, one after the other, each with a spare Worker ready, as on the page. @returns milliseconds until
 * another Worker continues
 */
async function hangs(times: number): Promise<number[]> {
  // Bundles again: the bundle that runs this program is in use until it ends.
  const runner = `${pathToFileURL(resolve('tools/run/ts.mjs')).href}?bundle`;
  const { bundle } = (await import(runner)) as { bundle(entry: string): Promise<string> };
  const program = await bundle('tools/bench/ahead-worker.ts');
  const open = (): AheadPort => {
    const worker = new Worker(program);
    const early: FromAhead[] = [];
    let hear = (message: FromAhead): void => void early.push(message);
    worker.on('message', (message: FromAhead) => hear(message));
    return {
      post: (message) => worker.postMessage(message),
      listen(listener) {
        hear = listener;
        queueMicrotask(() => early.splice(0).forEach(listener));
      },
      end: () => void worker.terminate(),
    };
  };
  const cafe = new Simulation(newDay({ seed: 7 }), scripts);
  while (cafe.state.tick < 1500) cafe.step();
  let spare = open();
  const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
  await wait(3 * REST_MS);
  const leader = new Leader(cafe, {
    spawn() {
      const port = spare;
      spare = open();
      return port;
    },
    now: () => performance.now(),
    differs() {},
    hung() {},
    failed(message) {
      throw new Error(message);
    },
  });
  const took: number[] = [];
  for (let i = 0; i < times; i++) {
    const maid = cafe.world.maids[i % cafe.world.maids.length]?.id ?? '';
    leader.give({ kind: 'script', maid, script: { name: 'hangs', text: HANGS } });
    const { kills } = leader;
    leader.replacedIn = null;
    for (let waits = 0; leader.kills === kills || leader.replacedIn === null; waits++) {
      if (waits > 2000) throw new Error('nobody has hung');
      leader.watch();
      if (leader.ready) {
        cafe.step();
        leader.stepped();
      }
      await wait(5);
    }
    took.push(leader.replacedIn);
    leader.give({ kind: 'script', maid, script: null });
    // The next Worker prepares.
    await wait(REST_MS);
  }
  spare.end();
  leader.dispose();
  return took;
}

/** Bytes that this many calls leave behind in the sandbox. */
function leftBy(calls: number, sandbox: Sandbox, batch: () => void, asked: number): number {
  const before = sandbox.meters().memory;
  for (let i = 0; i < calls / asked; i++) batch();
  return sandbox.meters().memory - before;
}

export async function benchSandbox({ quick }: Wishes): Promise<Goal[]> {
  console.log('Players’ scripts in their sandbox\n');
  const cafe = crowd();
  const sandbox = await Sandbox.open();
  // Examples for the warp key `waiting`.
  const examples = EXAMPLES.filter(({ text }) => !text.includes('warpTable('));
  for (const { id, text } of examples) sandbox.load(id, { name: id, text });
  const asked = cafe.world.maids.map((me, i): Asked => ({
    me,
    script: examples[i % examples.length]?.id ?? '',
    key: 'waiting',
    runned: 0,
    commands: [],
    param: undefined,
  }));
  const batch = (): void => void sandbox.ask(cafe.world, asked);
  timed(300, batch);
  const batches = timed(quick ? 400 : 3000, batch);

  const looping = await Sandbox.open();
  looping.load('loop', { name: 'loop', text: 'export default script(() => { while (true); });' });
  const one = asked.slice(0, 1).map((each) => ({ ...each, script: 'loop' }));
  const loops = timed(quick ? 20 : 100, () => void looping.ask(cafe.world, one));

  const calls = quick ? 40_000 : 1_000_000;
  const left = leftBy(calls, sandbox, batch, asked.length);
  const replaced = await hangs(quick ? 4 : 20);

  table(
    ['in milliseconds', 'p50', 'p99', 'p50 of the processor', 'p99 of the processor'],
    (
      [
        ['a batch of 20 maids and 60 guests', batches],
        ['an endless loop, until it is stopped', loops],
      ] as const
    ).map(([name, { clock, cpu }]) => [
      name,
      ...[clock, cpu].flatMap((all) => [share(all, 0.5), share(all, 0.99)]).map((ms) => ms.toFixed(2)),
    ]),
  );
  console.log(
    `a hang until another thread goes on: p50 ${share(replaced, 0.5).toFixed(0)} ms, p99 ${share(replaced, 0.99).toFixed(0)} ms ` +
      `(of ${replaced.length}); ${calls} calls leave ${left} bytes behind\n`,
  );
  return [
    atMost('sandbox: a batch of 20 × 60, p99', share(batches.clock, 0.99), 2, 'ms'),
    atMost('sandbox: an endless loop is stopped, p99', share(loops.clock, 0.99), 20, 'ms'),
    atMost('sandbox: a hang is killed and replaced, p99', share(replaced, 0.99), 250, 'ms'),
    atMost('sandbox: what a great many calls leave behind', left / 1e6, 1, 'MB'),
  ];
}
