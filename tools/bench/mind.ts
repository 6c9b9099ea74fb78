/**
 * Goal 1: what a mind costs. The waiter loop (waiters.ts) with 1,000 waiters under two loads. All contestants make the
 * same decisions, which is checked; figures are waiter-ticks a second.
 */

import { arraysAndSwitch, eventDriven } from './floors.ts';
import { atLeast, atMost, type Contestant, type Goal, race, short, table, type Wishes } from './harness.ts';
import { ourMinds } from './our-minds.ts';
import { mistreevous, xstate, yuka, yukaParked } from './peers.ts';
import { Floor } from './waiters.ts';

const AGENTS = 1000;
const LOADS = [
  { name: 'A', customers: 200 },
  { name: 'B', customers: 1200 },
] as const;

type Entrant = { readonly name: string; readonly slower: number; set(floor: Floor): (ticks: number) => void };

const ENTRANTS: readonly Entrant[] = [
  { name: 'floor: event-driven', slower: 1, set: (floor) => eventDriven(AGENTS, floor) },
  { name: 'floor: typed arrays and a switch', slower: 1, set: (floor) => arraysAndSwitch(AGENTS, floor) },
  { name: 'our minds, parked', slower: 1, set: (floor) => ourMinds(AGENTS, floor, 'parked').run },
  { name: 'our minds, parked, traced', slower: 1, set: (floor) => ourMinds(AGENTS, floor, 'parked', true).run },
  { name: 'our minds, polled', slower: 1, set: (floor) => ourMinds(AGENTS, floor, 'polled').run },
  { name: 'our minds, polled, traced', slower: 1, set: (floor) => ourMinds(AGENTS, floor, 'polled', true).run },
  { name: 'yuka StateMachine', slower: 1, set: (floor) => yuka(AGENTS, floor) },
  { name: 'yuka, parked by hand', slower: 1, set: (floor) => yukaParked(AGENTS, floor) },
  { name: 'mistreevous', slower: 20, set: (floor) => mistreevous(AGENTS, floor) },
  { name: 'xstate', slower: 40, set: (floor) => xstate(AGENTS, floor) },
];

export function benchMind({ quick }: Wishes): Goal[] {
  const ticks = quick ? 1000 : 4000;
  const rounds = quick ? 5 : 15;
  const goals: Goal[] = [];
  for (const load of LOADS) {
    const results = race(
      ENTRANTS.map((entrant) => contestant(entrant, load.customers, ticks)),
      rounds,
    );
    const speed = (name: string): number =>
      (results.find((result) => result.name === name) as { perSecond: number }).perSecond;
    const peer = speed('yuka StateMachine');
    console.log(
      `Load ${load.name}: ${AGENTS} waiters, ${load.customers} customers, ${(100 * waitingShare(load.customers, ticks)).toFixed(0)} % of waiter-ticks waiting; ` +
        `${rounds} rounds of ${ticks} ticks (mistreevous and xstate fewer)\n`,
    );
    table(
      ['', 'waiter-ticks/s', 'slowest … quickest', 'to yuka'],
      results.map(({ name, perSecond, slowest, quickest }) => [
        name,
        short(perSecond),
        `${short(slowest)} … ${short(quickest)}`,
        `${(perSecond / peer).toFixed(2)} ×`,
      ]),
    );
    const polled = speed('our minds, polled');
    const parked = speed('our minds, parked');
    goals.push(
      atLeast(`${load.name}: polled, to yuka's StateMachine`, polled / peer, 1.5),
      atLeast(`${load.name}: parked, to yuka's StateMachine`, parked / peer, load.name === 'A' ? 6 : 2),
      atLeast(`${load.name}: polled, to mistreevous`, polled / speed('mistreevous'), 40),
      atLeast(`${load.name}: polled, to xstate`, polled / speed('xstate'), 100),
      atMost(`${load.name}: tracing on, polled`, polled / speed('our minds, polled, traced'), 2),
      atMost(`${load.name}: tracing on, parked`, parked / speed('our minds, parked, traced'), 2),
    );
  }
  return goals;
}

function contestant({ name, slower, set }: Entrant, customers: number, ticks: number): Contestant {
  const floor = new Floor(customers);
  const run = set(floor);
  const mine = Math.ceil(ticks / slower);
  return {
    name,
    round: () => {
      run(mine);
      return AGENTS * mine;
    },
    check: () => {
      const right = truth(customers, floor.tick);
      if (floor.services !== right.services || floor.hash !== right.hash)
        throw new Error(
          `${name} decides differently: ${floor.services} services by tick ${floor.tick}, not ${right.services} (or in another order)`,
        );
    },
  };
}

const known = new Map<string, { services: number; hash: number }>();

/** The result of the plain loop by a tick: all contestants must give the same services in the same order. */
function truth(customers: number, tick: number): { services: number; hash: number } {
  const key = `${customers}/${tick}`;
  let right = known.get(key);
  if (right === undefined) {
    const plain = new Floor(customers);
    eventDriven(AGENTS, plain)(tick);
    known.set(key, (right = { services: plain.services, hash: plain.hash }));
  }
  return right;
}

function waitingShare(customers: number, ticks: number): number {
  const floor = new Floor(customers);
  const { minds, run } = ourMinds(AGENTS, floor, 'polled');
  let waiting = 0;
  for (let tick = 0; tick < ticks; tick++) {
    run(1);
    for (let row = 0; row < minds.count; row++)
      if (minds.lastTodoOf(row)?.behave === 'stay' && minds.characterOf(row).customer < 0) waiting++;
  }
  return waiting / (AGENTS * ticks);
}
