/**
 * Goal 2: the memory of a mind beside the character's own data; and that a waiting or continuing mind produces no
 * garbage.
 */

import { atMost, bytesInUse, collect, type Goal, table, type Wishes } from './harness.ts';
import { ourMinds } from './our-minds.ts';
import { chartWaiters, treeWaiters, yukaWaiters } from './peers.ts';
import { Floor, waiters } from './waiters.ts';

const AGENTS = 1000;
const FLOORS = 20;

export function benchMemory({ quick }: Wishes): Goal[] {
  const weights: [string, number][] = [
    ['our minds', weigh((floor) => ourMinds(AGENTS, floor, 'parked').minds)],
    ['yuka StateMachine', weigh((floor) => yukaWaiters(AGENTS, floor))],
    ['mistreevous', weigh((floor) => treeWaiters(AGENTS, floor))],
    ['xstate', weigh((floor) => chartWaiters(AGENTS, floor))],
  ];
  table(
    ['', 'bytes a mind'],
    weights.map(([name, bytes]) => [name, bytes.toFixed(0)]),
  );
  const ticks = quick ? 10_000 : 50_000;
  return [
    atMost('bytes a mind, beside the character', (weights[0] as [string, number])[1], 100, 'bytes'),
    atMost('allocated per waiting mind and tick, polled', litter(ticks, 'waiting'), 0.01, 'bytes'),
    atMost('allocated per walking mind and tick, plain', litter(ticks, 'walking'), 0.01, 'bytes'),
  ];
}

/** Bytes of a waiter with a mind, less the bytes of the waiter. */
function weigh(set: (floor: Floor) => unknown): number {
  return perAgent(set) - perAgent(() => waiters(AGENTS));
}

function perAgent(set: (floor: Floor) => unknown): number {
  for (let warm = 0; warm < 5; warm++) set(new Floor(1));
  const floors = Array.from({ length: FLOORS }, () => new Floor(1));
  const kept: unknown[] = new Array<unknown>(FLOORS).fill(null);
  collect();
  const before = bytesInUse();
  floors.forEach((floor, at) => (kept[at] = set(floor)));
  collect();
  const bytes = bytesInUse() - before;
  return kept.length === 0 ? 0 : bytes / (FLOORS * AGENTS);
}

/** Garbage in bytes per mind and tick while all wait, or all walk without end. */
function litter(ticks: number, what: 'waiting' | 'walking'): number {
  const floor = new Floor(what === 'waiting' ? 0 : AGENTS);
  const { run } = ourMinds(AGENTS, floor, what === 'waiting' ? 'polled' : 'parked');
  if (what === 'walking') {
    run(200);
    // Every target is further away at every tick, so one todo never ends.
    floor.walkFor = () => 1;
  }
  run(ticks);
  collect();
  const before = process.memoryUsage().heapUsed;
  run(ticks);
  return Math.max(0, process.memoryUsage().heapUsed - before) / (ticks * AGENTS);
}
