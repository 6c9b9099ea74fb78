/**
 * Reads the six lamps of the top bar, one for each stage of the work from the door to the bill: `readLamps` measures
 * each stage in the café's present state. The code is pure. lamps/shown-lamps.ts decides how the readings are shown.
 */

import { isGoingSoon, isLosingPatience, sheltersFromRain } from '../../sim/people/patience.ts';
import { modeOf } from '../../sim/head-maid/head-maid.ts';
import { chiefOf } from '../../sim/head-maid/titles.ts';
import { isQuiet } from '../../sim/world/world.ts';
import type { Cafe } from '../../sim/api.ts';
import type { Chef, Guest } from '../../sim/state/person.ts';
import type { Seat } from '../../sim/state/things.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { timeAt } from '../../words/clock.ts';
import { groupAtDoor, keptTable, partyWithoutChairs, tableOfGroup } from './groups.ts';
import { guestsOf, maidsOf, peopleOf } from './names.ts';
import { dirtyTables, seatCounts } from './seats.ts';

export const LAMPS = ['door', 'seats', 'orders', 'kitchen', 'pass', 'bills'] as const;
export type LampId = (typeof LAMPS)[number];
export type LampLevel = 'green' | 'amber' | 'red';
export const LEVELS: readonly LampLevel[] = ['green', 'amber', 'red'];

export interface LampReading {
  readonly id: LampId;
  readonly level: LampLevel;
  /** Number of guests, seats or dishes at this stage of the work. */
  readonly count: number;
  /** Capacity of this stage of the work, shown beside the count; null = only the count is shown. */
  readonly holds: number | null;
  /** The trouble that a sign names with the words `jam.sign.<cause>`; null while the lamp is green. */
  readonly cause: string | null;
  readonly params: Readonly<Record<string, number | string>>;
  /** The tile of the trouble; null if there is none. */
  readonly place: { readonly x: number; readonly y: number } | null;
  /** Ids of the guests who wait at this stage, the most impatient first. */
  readonly guests: readonly string[];
  /**
   * Compares troubles of the same level: the larger, the worse. The number of guests who are about to leave counts
   * first. Then the patience that the most impatient guest has used up counts.
   */
  readonly weight: number;
}

/** A lamp turns amber when this share of the stage's capacity is used. */
const NEARLY_FULL = 0.7;
/** A guest who calls in vain with this share of patience left, or less, turns a lamp red. */
const HALF = 0.5;
const SOON_SECONDS = 20;
/**
 * If more guests wait than can sit down, and at least this many chairs have empty plates, the lamp of the seats turns
 * red.
 */
const MANY_PLATES = 2;
/** A dish that no maid has fetched within this many ticks counts as left on the pass: 8 café seconds. */
const LEFT_TICKS = 160;
/** Capacities of the stages: guests waiting before the door, orders or bills for each maid, tickets for each chef, dishes on the pass. */
const DOOR_HOLDS = 8;
const FOR_A_MAID = 1.5;
const FOR_A_CHEF = 3;
const PASS_HOLDS = 5;
/** From this number on, and from so many times the capacity, the lamps of orders and bills are red although nobody is about to leave yet. */
const TOO_MANY_CALLS = 8;
const TOO_MANY_FOR_MAIDS = 1.3;
/** Likewise for the door. */
const TOO_MANY_AT_DOOR = 20;
/** The cause of the door's lamp while a group waits that fits at no single table; the strong action `join` helps. */
export const GROUP_WAITS = 'door.group';
/** The cause of the door's lamp while another group sits at the only tables with enough seats. */
const GROUP_TAKEN = 'door.groupTaken';
/** The cause of the door's lamp while a party waits for one table although enough chairs are free at different ones. */
export const PARTY_APART = 'door.apart';
/** The cause of the orders' lamp while guests are too shy to ring: no maid knows that they want to order. */
export const QUIET_WAITS = 'orders.quiet';
/** Whether a large group waits for which no table is free or kept. */
export const isGroupWait = (cause: string | null): boolean => cause === GROUP_WAITS || cause === GROUP_TAKEN;
/** Whether a large group waits for the guests at its table, or for the maids who push tables together for it. */
export const isTableKept = (cause: string | null): boolean => cause === 'door.kept' || cause === 'door.comes';
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
const goingSoon = (state: WorldState, guests: readonly Guest[]): number =>
  guests.filter((one) => isGoingSoon(state, one)).length;
const amberOf = ({ count, holds, waiting }: Measured): boolean =>
  count >= holds * NEARLY_FULL || waiting.some(isLosingPatience);
const weightOf = (state: WorldState, waiting: readonly Guest[]): number =>
  goingSoon(state, waiting) * 10 + (1 - (byPatience(waiting)[0]?.patienceLeft ?? 1));
const tileOf = (guest: Guest | undefined): LampReading['place'] => (guest ? { x: guest.x, y: guest.y } : null);

function doorOf(state: WorldState, guests: readonly Guest[]): LampReading {
  const waiting = byPatience(guests.filter(({ stage }) => stage === 'queue'));
  const count = waiting.length;
  const group = groupAtDoor(state);
  const kept = group.length > 0 ? keptTable(state) : null;
  // A group does not leave while it waits for tables that were pushed together.
  const staying = kept?.isPatient === true ? group : [];
  const going = goingSoon(
    state,
    waiting.filter((guest) => !staying.includes(guest)),
  );
  const isBusy = amberOf({ count, holds: DOOR_HOLDS, waiting });
  // Without the player's help a group too large for any table never sits down, so its trouble comes first.
  const stands = group.length > 0 && kept === null && state.chalk !== undefined;
  const party = partyWithoutChairs(state);
  const isApart = party?.isApart === true;
  const sheltering = waiting.filter((guest) => sheltersFromRain(state, guest)).length;
  // Free chairs that a party does not take look like a mistake, so the lamp says at once why it waits.
  const amber = isBusy || isApart;
  const usual = party === null ? 'door.wait' : isApart ? PARTY_APART : 'door.party';
  const calm = kept !== null ? (kept.comes ? 'door.comes' : 'door.kept') : sheltering > 0 ? 'door.rain' : usual;
  const taken = stands ? tableOfGroup(state, group.length) : null;
  const cause = stands ? (taken === null ? GROUP_WAITS : GROUP_TAKEN) : going > 0 ? 'door.go' : amber ? calm : null;
  return {
    id: 'door',
    level: stands || going > 0 || count >= TOO_MANY_AT_DOOR ? 'red' : amber ? 'amber' : 'green',
    count,
    holds: null,
    cause,
    params: {
      count:
        cause === 'door.kept'
          ? kept?.minutes === 0
            ? 0
            : (kept?.sitting ?? 0)
          : cause === 'door.rain'
            ? sheltering
            : count,
      going,
      seconds: SOON_SECONDS,
      size: group.length > 0 ? group.length : (party?.size ?? 0),
      free: party?.free ?? 0,
      table: kept?.table ?? taken ?? 0,
      minutes: kept?.minutes ?? 0,
    },
    place: state.doors[0] ?? null,
    guests: waiting.map(({ id }) => id),
    weight: weightOf(state, waiting) + (stands ? group.length : 0),
  };
}

function seatsOf(state: WorldState, guests: readonly Guest[]): LampReading {
  const { open, taken, kept, dirty } = seatCounts(state);
  const queue = guests.filter(({ stage }) => stage === 'queue');
  // A chair with an empty plate only looks like a free chair, so the lamp counts it among those in use.
  const used = taken + dirty;
  const free = open - used - kept;
  // The plates are the cause if more guests wait at the door than clean chairs are free.
  const isFull = queue.length > 0 && dirty > 0 && free <= 0;
  const blocked = isFull || (queue.length > free && dirty >= MANY_PLATES);
  // A full café in which nobody waits for a seat is no trouble.
  const amber = open > 0 && used >= open * NEARLY_FULL && queue.length > Math.max(0, free);
  const [worst] = blocked ? dirtyTables(state) : [];
  return {
    id: 'seats',
    level: blocked ? 'red' : amber ? 'amber' : 'green',
    count: used,
    holds: open,
    cause: isFull ? 'seats.dirty' : blocked ? 'seats.plates' : amber ? 'seats.full' : null,
    params: { taken: used, seats: open, dirty, queue: queue.length },
    place: worst === undefined ? midst(state.seats) : { x: worst.x, y: worst.y },
    guests: [],
    weight: blocked ? weightOf(state, queue) : 0,
  };
}

/** The table in the midst of the taken seats: the one nearest to their average position. */
function midst(seats: readonly Seat[]): LampReading['place'] {
  const taken = seats.filter(({ takenBy }) => takenBy !== null);
  const mean = (of: (seat: Seat) => number): number => taken.reduce((sum, seat) => sum + of(seat), 0) / taken.length;
  const [x, y] = [mean((seat) => seat.tableX), mean((seat) => seat.tableY)];
  const off = ({ tableX, tableY }: Seat): number => Math.hypot(tableX - x, tableY - y);
  const [best] = [...taken].sort((a, b) => off(a) - off(b) || (a.id < b.id ? -1 : 1));
  return best === undefined ? null : { x: best.tableX, y: best.tableY };
}

/**
 * Number of ticks within which a head maid in charge has sent a maid to a guest who is too shy to ring: her training
 * makes her do so after 300, and she decides only from time to time.
 */
const SEEN_TO = 500;

/** Whether the head maid, who is in charge, will send a maid to a guest who is too shy to ring, so that the player need not. */
function isSeenTo(state: WorldState, { calls }: Guest): boolean {
  if (!state.headMaid || modeOf(state.headMaid.brain) !== 'Auto') return false;
  return chiefOf(state)?.present === true && state.tick - (calls?.since ?? 0) < SEEN_TO;
}

/** The lamp of the guests who call a maid, either to order or to pay. */
function callsOf(state: WorldState, guests: readonly Guest[], need: 'order' | 'bill'): LampReading {
  const maids = maidsOf(state).filter(({ present }) => present);
  const served = new Set(maids.map(({ serving }) => serving));
  const calling = byPatience(guests.filter(({ calls }) => calls?.need === need));
  // No maid goes to a quiet guest by herself, so the player's orders are for quiet guests first.
  const quiet = calling.filter((one) => isQuiet(one) && !served.has(one.id) && !isSeenTo(state, one));
  const waiting = [...quiet, ...calling.filter((one) => !quiet.includes(one))];
  const count = waiting.length;
  const going = goingSoon(state, waiting);
  const [first] = waiting;
  const onlyQuiet = quiet.length > 0 && going <= goingSoon(state, quiet);
  const nobody =
    first !== undefined &&
    calling.some(({ patienceLeft }) => patienceLeft <= HALF) &&
    waiting.every(({ id }) => !served.has(id));
  const holds = Math.max(1, maids.length * FOR_A_MAID);
  const amber = amberOf({ count, holds, waiting });
  const red = going > 0 || nobody || onlyQuiet || count >= Math.max(TOO_MANY_CALLS, holds * TOO_MANY_FOR_MAIDS);
  const id = need === 'order' ? 'orders' : 'bills';
  const kind = onlyQuiet ? 'quiet' : going > 0 ? 'go' : nobody ? 'nobody' : 'wait';
  return {
    id,
    level: red ? 'red' : amber ? 'amber' : 'green',
    count,
    holds: null,
    cause: red || amber ? `${id}.${kind}` : null,
    params: { count, going, seconds: SOON_SECONDS, name: quiet[0]?.name ?? '' },
    place: tileOf(first),
    guests: waiting.map((guest) => guest.id),
    weight: weightOf(state, waiting),
  };
}

function kitchenOf(state: WorldState, guests: readonly Guest[]): LampReading {
  const chefs = peopleOf(state).filter((person): person is Chef => person.role === 'chef');
  const cooking = chefs.flatMap((chef) => (chef.cooking === null ? [] : [chef.cooking]));
  const tickets = [...state.tickets, ...cooking].filter(({ ahead }) => ahead !== true);
  const ordered = new Set(tickets.map(({ guest }) => guest));
  const waiting = byPatience(guests.filter(({ id, stage }) => stage === 'waitDish' && ordered.has(id)));
  const count = tickets.length;
  const going = goingSoon(state, waiting);
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
    weight: weightOf(state, waiting),
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
    weight: weightOf(state, waiting),
  };
}

const passTiles = ({ map }: WorldState): number =>
  map.rows.reduce((count, row) => count + row.split('P').length - 1, 0);

/** The sign that stands in the room during a fire alarm and says when everyone comes back; null without an alarm. */
export function readAlarm({ calendar, clock }: WorldState): LampReading | null {
  const alarm = calendar?.going.find(({ kind }) => kind === 'alarm');
  return alarm === undefined
    ? null
    : {
        id: 'door',
        level: 'red',
        count: 0,
        holds: null,
        cause: 'alarm',
        params: { time: timeAt(clock, alarm.until) },
        place: { x: alarm.x, y: alarm.y },
        guests: [],
        weight: 0,
      };
}
