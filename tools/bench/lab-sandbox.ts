/**
 * What players' scripts cost: a batch of twenty maids over sixty guests, the stop of an endless loop, and what a great many
 * calls leave behind.
 */

import { EXAMPLES } from '../../src/headless/sandbox/examples.ts';
import { Sandbox } from '../../src/headless/sandbox/sandbox.ts';
import type { Asked } from '../../src/headless/sandbox/view.ts';
import { scripts } from '../../src/scripts/index.ts';
import { newDay } from '../../src/sim/cafe.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { atMost, type Goal, table, type Wishes } from './harness.ts';

/** A café with sixty guests and twenty maids: those of the first one, several times over. */
export function crowd(): Simulation {
  const cafe = new Simulation(newDay({ seed: 7 }), scripts);
  while (cafe.state.tick < 1500) cafe.step();
  const { guests, maids } = cafe.world;
  const own = [...guests];
  for (let i = guests.length; i < 60; i++) {
    const guest = structuredClone(own[i % own.length] as (typeof own)[number]);
    guest.id = `x${i}`;
    guest.calls = i % 3 === 0 ? { need: 'order', since: 1400 + i } : guest.calls;
    guests.push(guest);
  }
  for (let i = maids.length; i < 20; i++) {
    const maid = structuredClone(maids[i % 6] as (typeof maids)[number]);
    maid.id = `m${i}`;
    maids.push(maid);
  }
  return cafe;
}

const share = (times: readonly number[], part: number): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};

/** Times something by the clock and by the processor, so many times. */
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

export async function benchSandbox({ quick }: Wishes): Promise<Goal[]> {
  console.log('Players’ scripts in their sandbox\n');
  const cafe = crowd();
  const sandbox = await Sandbox.open();
  for (const { id, text } of EXAMPLES) sandbox.load(id, { name: id, text });
  const asked = cafe.world.maids.map((me, i): Asked => ({
    me,
    script: EXAMPLES[i % EXAMPLES.length]?.id ?? '',
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
  return [
    atMost('sandbox: a batch of 20 × 60, p99', share(batches.clock, 0.99), 2, 'ms'),
    atMost('sandbox: an endless loop is stopped, p99', share(loops.clock, 0.99), 20, 'ms'),
  ];
}
if (process.argv[1]?.endsWith('lab-sandbox.ts')) await benchSandbox({ quick: true, only: [] });
