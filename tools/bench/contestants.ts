/** The contestants of the waiter loop, and one timed run of one of them. */

import { arraysAndSwitch, eventDriven } from './floors.ts';
import { ourMinds } from './our-minds.ts';
import { mistreevous, xstate, yuka, yukaParked } from './peers.ts';
import { Floor } from './waiters.ts';

export const AGENTS = 1000;

interface Entrant {
  /** How many times fewer ticks it runs, so that a round of a slow contestant does not last minutes. */
  readonly slower: number;
  readonly set: (floor: Floor) => (ticks: number) => void;
}

export const ENTRANTS = {
  'floor: event-driven': { slower: 1, set: (floor) => eventDriven(AGENTS, floor) },
  'floor: typed arrays and a switch': { slower: 1, set: (floor) => arraysAndSwitch(AGENTS, floor) },
  'our minds, parked': { slower: 1, set: (floor) => ourMinds(AGENTS, floor, 'parked').run },
  'our minds, parked, traced': { slower: 1, set: (floor) => ourMinds(AGENTS, floor, 'parked', true).run },
  'our minds, polled': { slower: 1, set: (floor) => ourMinds(AGENTS, floor, 'polled').run },
  'our minds, polled, traced': { slower: 1, set: (floor) => ourMinds(AGENTS, floor, 'polled', true).run },
  'yuka StateMachine': { slower: 1, set: (floor) => yuka(AGENTS, floor) },
  'yuka, parked by hand': { slower: 1, set: (floor) => yukaParked(AGENTS, floor) },
  mistreevous: { slower: 20, set: (floor) => mistreevous(AGENTS, floor) },
  xstate: { slower: 40, set: (floor) => xstate(AGENTS, floor) },
} as const satisfies Readonly<Record<string, Entrant>>;
export type EntrantName = keyof typeof ENTRANTS;

/** What a contestant is given to do. */
export interface Task {
  readonly name: EntrantName;
  readonly customers: number;
  readonly roles: number;
  /** Ticks of the timed run; the warm-up takes three times as many. */
  readonly ticks: number;
}

/** One run: agent-ticks a second of processor time, and what the floor was like at its end. */
export interface Run {
  readonly perSecond: number;
  readonly tick: number;
  readonly services: number;
  readonly hash: number;
}

const WARM_UP = 3;

/** Runs one contestant in this process, which should do nothing else. */
export function runOne({ name, customers, roles, ticks }: Task): Run {
  const { slower, set } = ENTRANTS[name];
  const floor = new Floor(customers, roles);
  const run = set(floor);
  const mine = Math.ceil(ticks / slower);
  for (let i = 0; i < WARM_UP; i++) run(mine);
  // Processor time, not wall-clock time, so that other programs do not count.
  const from = process.cpuUsage();
  run(mine);
  const { user, system } = process.cpuUsage(from);
  const perSecond = (AGENTS * mine * 1e6) / (user + system);
  return { perSecond, tick: floor.tick, services: floor.services, hash: floor.hash };
}

/** Whether a run decided as the event-driven floor does: the same services in the same order by the same tick. */
export function isRight({ customers, roles }: Task, { tick, services, hash }: Run): boolean {
  const key = `${customers}/${roles}/${tick}`;
  let right = known.get(key);
  if (right === undefined) {
    right = new Floor(customers, roles);
    eventDriven(AGENTS, right)(tick);
    known.set(key, right);
  }
  return services === right.services && hash === right.hash;
}
const known = new Map<string, Floor>();
