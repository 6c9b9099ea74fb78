/**
 * Goal 1: what a mind costs. The waiter loop (waiters.ts) with 1,000 waiters under two loads, with one role and with
 * three. Each run of a contestant has a process of its own, because V8 optimises the code of the first contestant
 * otherwise than that of the next; contestants take turns. All make the same decisions, which is checked. Figures are
 * waiter-ticks a second. Ours are the engine as in production, without the checks for development.
 */

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AGENTS, ENTRANTS, type EntrantName, isRight, type Run, type Task } from './contestants.ts';
import { atLeast, atMost, type Goal, median, short, table, type Wishes } from './harness.ts';
import { ourMinds } from './our-minds.ts';
import { Floor } from './waiters.ts';

const LOADS = [
  { name: 'A', customers: 200, wanted: { parked: [4, 8], polled: [0.7, 1.2], xstateParked: 400 } },
  { name: 'B', customers: 1200, wanted: { parked: [1.4, 2.4], polled: [0.65, 1], xstateParked: null } },
] as const;
const ROLES = [1, 3] as const;
const runner = fileURLToPath(new URL('../run/ts.mjs', import.meta.url));
const contestant = fileURLToPath(new URL('contestant.ts', import.meta.url));

export function benchMind({ quick }: Wishes): Goal[] {
  const goals: Goal[] = [];
  for (const [at, roles] of ROLES.entries())
    for (const { name, customers, wanted } of LOADS) {
      const ticks = quick ? 1000 : 4000;
      const rounds = quick ? 3 : 5;
      const speeds = raceOf({ customers, roles, ticks }, rounds);
      const speed = (one: EntrantName): number => median(speeds[one]);
      const peer = speed('yuka StateMachine');
      const title = `${name}, ${roles === 1 ? 'one role' : 'three roles'}`;
      console.log(
        `Load ${title}: ${AGENTS} waiters, ${customers} customers, ${(100 * waitingShare(customers, roles)).toFixed(0)} % of waiter-ticks waiting; ` +
          `${rounds} rounds of ${ticks} ticks (mistreevous and xstate fewer)\n`,
      );
      table(
        ['', 'waiter-ticks/s', 'slowest … quickest', 'to yuka'],
        names.map((one) => [
          one,
          short(speed(one)),
          `${short(Math.min(...speeds[one]))} … ${short(Math.max(...speeds[one]))}`,
          `${(speed(one) / peer).toFixed(2)} ×`,
        ]),
      );
      const polled = speed('our minds, polled');
      const parked = speed('our minds, parked');
      goals.push(
        atLeast(`${title}: polled, to yuka`, polled / peer, wanted.polled[at] as number),
        atLeast(`${title}: parked, to yuka`, parked / peer, wanted.parked[at] as number),
      );
      if (roles === 3) continue;
      goals.push(
        atLeast(`${title}: polled, to mistreevous`, polled / speed('mistreevous'), 20),
        atLeast(`${title}: polled, to xstate`, polled / speed('xstate'), 100),
        atMost(`${title}: tracing on, a thought more`, tracingCost(speeds), 60, 'ns'),
      );
      if (wanted.xstateParked !== null)
        goals.push(
          atLeast(`${title}: parked, to mistreevous`, parked / speed('mistreevous'), 100),
          atLeast(`${title}: parked, to xstate`, parked / speed('xstate'), wanted.xstateParked),
          atLeast(`${title}: parked, to the event-driven floor (stretch)`, parked / speed('floor: event-driven'), 0.5),
        );
    }
  return goals;
}

const names = Object.keys(ENTRANTS) as EntrantName[];
type Speeds = Readonly<Record<EntrantName, readonly number[]>>;

/** Runs every contestant `rounds` times in turn, each time in a new process. @throws Error if one decides otherwise */
function raceOf(task: Omit<Task, 'name'>, rounds: number): Speeds {
  const speeds = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<EntrantName, number[]>;
  for (let round = 0; round < rounds; round++)
    for (const name of names) {
      const words = [runner, contestant, JSON.stringify({ ...task, name })];
      const run = JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' })) as Run;
      if (!isRight({ ...task, name }, run))
        throw new Error(
          `${name} decides differently: ${run.services} services by tick ${run.tick}, or in another order`,
        );
      speeds[name].push(run.perSecond);
    }
  return speeds;
}

/** Nanoseconds by which tracing makes a waiter-tick dearer; when polled, every waiter-tick but those of service is a thought. */
const tracingCost = (speeds: Speeds): number =>
  1e9 / median(speeds['our minds, polled, traced']) - 1e9 / median(speeds['our minds, polled']);

function waitingShare(customers: number, roles: number): number {
  const floor = new Floor(customers, roles);
  const { minds, run } = ourMinds(AGENTS, floor, 'polled');
  const ticks = 1000;
  let waiting = 0;
  for (let tick = 0; tick < ticks; tick++) {
    run(1);
    for (let row = 0; row < minds.count; row++)
      if (minds.lastTodoOf(row)?.behave === 'stay' && minds.characterOf(row).customer < 0) waiting++;
  }
  return waiting / (AGENTS * ticks);
}
