/**
 * Reads the six lamps of the top bar: how work flows from the door to the bill. `readLamps` measures each stage in a
 * snapshot of the café; `settleLamps` lets a lamp change only after a reading has held for two café seconds, so that
 * lamps do not flicker. Both are pure, and count café time in ticks.
 */

import type { Cafe } from '../../sim/api.ts';
import type { Chef, Guest } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { guestsOf, maidsOf, peopleOf } from './names.ts';

const LAMPS = ['door', 'seats', 'orders', 'kitchen', 'pass', 'bills'] as const;
export type LampId = (typeof LAMPS)[number];
export type LampLevel = 'green' | 'amber' | 'red';

export interface LampReading {
  readonly id: LampId;
  readonly level: LampLevel;
  /** Number of guests, seats or dishes in this stage. */
  readonly count: number;
  /** Number that the stage holds, where the lamp shows it; null = shows only the count. */
  readonly holds: number | null;
  /** What is wrong; the sign's words are `lamp.sign.<cause>`. null while the lamp is green. */
  readonly cause: string | null;
  readonly params: Readonly<Record<string, number>>;
  /** The tile at which it happens; null if there is none. */
  readonly place: { readonly x: number; readonly y: number } | null;
  /** Ids of the guests concerned, the most impatient first. */
  readonly guests: readonly string[];
  /** How bad it is, for comparing lamps of the same level: guests about to leave, then patience used up. */
  readonly weight: number;
}

/** Share of what a stage holds from which its lamp is amber. */
const NEARLY_FULL = 0.7;
/** Patience left at or below which a guest counts as past half. */
const HALF = 0.5;
/** Guests whose patience ends within this many ticks are about to leave: 20 café seconds. */
export const SOON_TICKS = 400;
const SOON_SECONDS = 20;
/** Ticks after which a dish that no maid fetches stands still on the pass: 8 café seconds. */
const LEFT_TICKS = 160;
/** Guests that the space before the door holds, orders and bills that a maid can keep up with, tickets for each chef, dishes on the pass. */
const DOOR_HOLDS = 8;
const FOR_A_MAID = 1.5;
const FOR_A_CHEF = 3;
const PASS_HOLDS = 5;
/** Ticks that a reading must hold before its lamp changes: two café seconds. */
export const HOLD_TICKS = 40;

export function readLamps({ state }: Pick<Cafe, 'state'>): LampReading[] {
  const guests = guestsOf(state);
  return [
    doorOf(state, guests),
    seatsOf(state, guests),
    callsOf(state, guests, 'order'),
    kitchenOf(state, guests),
    passOf(state, guests),
    callsOf(state, guests, 'bill'),
  ];
}

interface Measured {
  readonly count: number;
  readonly holds: number;
  readonly waiting: readonly Guest[];
}

/** Guests sorted by the patience they have left; ties by id. */
const byPatience = (guests: readonly Guest[]): Guest[] =>
  [...guests].sort((a, b) => a.patienceLeft - b.patienceLeft || (a.id < b.id ? -1 : 1));
const goingSoon = (guests: readonly Guest[]): number =>
  guests.filter(({ patienceLeft, patience }) => patienceLeft * patience <= SOON_TICKS).length;
const amberOf = ({ count, holds, waiting }: Measured): boolean =>
  count >= holds * NEARLY_FULL || waiting.some(({ patienceLeft }) => patienceLeft <= HALF);
const weightOf = (waiting: readonly Guest[]): number =>
  goingSoon(waiting) * 10 + (1 - (byPatience(waiting)[0]?.patienceLeft ?? 1));
/** The tile of a guest, or of the guest's seat. */
const tileOf = (guest: Guest | undefined): LampReading['place'] => (guest ? { x: guest.x, y: guest.y } : null);

function doorOf(state: WorldState, guests: readonly Guest[]): LampReading {
  const waiting = byPatience(guests.filter(({ stage }) => stage === 'queue'));
  const count = waiting.length;
  const going = goingSoon(waiting);
  const amber = amberOf({ count, holds: DOOR_HOLDS, waiting });
  return {
    id: 'door',
    level: going > 0 ? 'red' : amber ? 'amber' : 'green',
    count,
    holds: null,
    cause: going > 0 ? 'door.go' : amber ? 'door.wait' : null,
    params: { count, going, seconds: SOON_SECONDS },
    place: state.doors[0] ?? null,
    guests: waiting.map(({ id }) => id),
    weight: weightOf(waiting),
  };
}

function seatsOf(state: WorldState, guests: readonly Guest[]): LampReading {
  const { seats } = state;
  const taken = seats.filter(({ takenBy }) => takenBy !== null).length;
  const dirty = seats.filter((seat) => seat.dirty && seat.takenBy === null);
  const queue = guests.filter(({ stage }) => stage === 'queue');
  // Guests stand at the door, and every chair that is free has an empty plate before it.
  const blocked = queue.length > 0 && dirty.length > 0 && taken + dirty.length >= seats.length;
  const amber = seats.length > 0 && taken >= seats.length * NEARLY_FULL;
  return {
    id: 'seats',
    level: blocked ? 'red' : amber ? 'amber' : 'green',
    count: taken,
    holds: seats.length,
    cause: blocked ? 'seats.dirty' : amber ? 'seats.full' : null,
    params: { taken, seats: seats.length, dirty: dirty.length, queue: queue.length },
    place: dirty[0] === undefined ? (state.doors[0] ?? null) : { x: dirty[0].tableX, y: dirty[0].tableY },
    guests: [],
    weight: blocked ? weightOf(queue) : 0,
  };
}

/** The lamps of the guests who raise a hand: to order, or to pay. */
function callsOf(state: WorldState, guests: readonly Guest[], need: 'order' | 'bill'): LampReading {
  const waiting = byPatience(guests.filter(({ calls }) => calls?.need === need));
  const count = waiting.length;
  const maids = maidsOf(state).filter(({ present }) => present);
  const served = new Set(maids.map(({ serving }) => serving));
  const going = goingSoon(waiting);
  const [first] = waiting;
  const nobody = first !== undefined && first.patienceLeft <= HALF && waiting.every(({ id }) => !served.has(id));
  const amber = amberOf({ count, holds: Math.max(1, maids.length * FOR_A_MAID), waiting });
  const id = need === 'order' ? 'orders' : 'bills';
  const kind = going > 0 ? 'go' : nobody ? 'nobody' : 'wait';
  return {
    id,
    level: going > 0 || nobody ? 'red' : amber ? 'amber' : 'green',
    count,
    holds: null,
    cause: going > 0 || nobody || amber ? `${id}.${kind}` : null,
    params: { count, going, seconds: SOON_SECONDS },
    place: tileOf(first),
    guests: waiting.map((guest) => guest.id),
    weight: weightOf(waiting),
  };
}

function kitchenOf(state: WorldState, guests: readonly Guest[]): LampReading {
  const chefs = peopleOf(state).filter((person): person is Chef => person.role === 'chef');
  const cooking = chefs.flatMap((chef) => (chef.cooking === null ? [] : [chef.cooking]));
  const tickets = [...state.tickets, ...cooking].filter(({ ahead }) => ahead !== true);
  const ordered = new Set(tickets.map(({ guest }) => guest));
  const waiting = byPatience(guests.filter(({ id, stage }) => stage === 'waitDish' && ordered.has(id)));
  const count = tickets.length;
  const going = goingSoon(waiting);
  const stopped = state.tickets.length > 0 && cooking.length === 0;
  const amber = amberOf({ count, holds: Math.max(1, chefs.length * FOR_A_CHEF), waiting });
  const stove = chefs[0]?.stove ?? null;
  return {
    id: 'kitchen',
    level: stopped || going > 0 ? 'red' : amber ? 'amber' : 'green',
    count,
    holds: null,
    cause: stopped ? 'kitchen.stopped' : going > 0 ? 'kitchen.go' : amber ? 'kitchen.behind' : null,
    params: { count, going, seconds: SOON_SECONDS },
    place: stove,
    guests: waiting.map(({ id }) => id),
    weight: weightOf(waiting),
  };
}

function passOf(state: WorldState, guests: readonly Guest[]): LampReading {
  const dishes = Object.values(state.dishes)
    .filter(({ where }) => where === 'pass')
    .sort((a, b) => a.cookedTick - b.cookedTick || a.id - b.id);
  const fetched = new Set(maidsOf(state).flatMap(({ fetching }) => fetching));
  const left = dishes.filter(({ id }) => !fetched.has(id));
  const of = new Set(dishes.map(({ guest }) => guest));
  const waiting = byPatience(guests.filter(({ id }) => of.has(id)));
  const count = dishes.length;
  const holds = Math.max(1, Math.min(PASS_HOLDS, passTiles(state)));
  const [oldest] = left;
  const still =
    oldest !== undefined && left.length === count && (count >= holds || state.tick - oldest.cookedTick >= LEFT_TICKS);
  const amber = amberOf({ count, holds, waiting });
  return {
    id: 'pass',
    level: still ? 'red' : amber ? 'amber' : 'green',
    count,
    holds,
    cause: still ? (count >= holds ? 'pass.full' : 'pass.nobody') : amber ? 'pass.wait' : null,
    params: { count, holds },
    place: (oldest ?? dishes[0]) ? { x: (oldest ?? dishes[0])!.x, y: (oldest ?? dishes[0])!.y } : null,
    guests: left.map(({ guest }) => guest),
    weight: weightOf(waiting),
  };
}

const passTiles = ({ map }: WorldState): number =>
  map.rows.reduce((count, row) => count + row.split('P').length - 1, 0);

/** A lamp as it is lit, and since when the measured level has differed from it. */
interface Lit {
  readonly shown: LampReading;
  /** The level that the lamp changes to, and the tick since which it has been measured; null = none. */
  readonly next: { readonly level: LampLevel; readonly since: number } | null;
}
export interface LampMemory {
  readonly tick: number;
  readonly lit: readonly Lit[];
}

/**
 * The lamps after these readings. A lamp takes over count and words at once, but its level only after the level has
 * been measured for {@link HOLD_TICKS}. Without a memory, or after a jump back in time, the readings are shown as they
 * are.
 */
export function settleLamps(before: LampMemory | null, readings: readonly LampReading[], tick: number): LampMemory {
  if (before === null || tick < before.tick) return { tick, lit: readings.map((shown) => ({ shown, next: null })) };
  return {
    tick,
    lit: readings.map((reading) =>
      settled(
        before.lit.find(({ shown }) => shown.id === reading.id),
        reading,
        tick,
      ),
    ),
  };
}

function settled(before: Lit | undefined, reading: LampReading, tick: number): Lit {
  if (before === undefined || before.shown.level === reading.level) return { shown: reading, next: null };
  const since = before.next?.level === reading.level ? before.next.since : tick;
  if (tick - since >= HOLD_TICKS) return { shown: reading, next: null };
  // Words and place of the level that is still shown stay; only the numbers follow.
  const { count, holds } = reading;
  return { shown: { ...before.shown, count, holds }, next: { level: reading.level, since } };
}

export const lampsOf = (memory: LampMemory): LampReading[] => memory.lit.map(({ shown }) => shown);

/** The lamps that get a sign in the room: the worst red one and the worst amber one, or the two worst red ones; at most two. */
export function worstOf(lamps: readonly LampReading[]): LampReading[] {
  const worst = (level: LampLevel): LampReading[] =>
    lamps
      .filter((lamp) => lamp.level === level && lamp.cause !== null && lamp.place !== null)
      .sort((a, b) => b.weight - a.weight || LAMPS.indexOf(a.id) - LAMPS.indexOf(b.id));
  const [red, second] = worst('red');
  const [amber] = worst('amber');
  return [red, amber ?? second].filter((lamp) => lamp !== undefined);
}
