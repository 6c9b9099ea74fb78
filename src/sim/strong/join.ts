/**
 * Join tables, a strong action: two maids push two neighbouring tables together. The seats of both then belong to one
 * table, at which a group of six can sit. No other guest sits down there while the maids push or while a group waits
 * at the door (visits/group-tables.ts). When the day is over, the tables are put back.
 */

import { LARGEST_GROUP, type Maid, type PersonId } from '../state/person.ts';
import type { JoinInProgress, StrongTarget } from '../state/strong.ts';
import type { Seat } from '../state/things.ts';
import { tilesBetween } from '../world/map.ts';
import { isOpenSeat } from '../world/wings.ts';
import { groupWaiting, isAskedToMakeRoom, waitsForTables } from '../visits/group-tables.ts';
import { ticksUntilRoom } from '../visits/until-free.ts';
import { wonChalk } from '../season/chalk-supply.ts';
import { emit, guest, messChanged, seatsChanged, shows, type World } from '../world/world.ts';
import {
  helpersFor,
  SECOND,
  secondsTo,
  sends,
  type StrongAction,
  type StrongPlan,
  usualBill,
} from './strong-action.ts';
import { lastUse, strongOf } from './ledger.ts';

/** Two tables are neighbours if they are at most this many tiles apart. */
const NEAR = 5;
/**
 * Number of seats that must be free at two tables before maids can push them together. New guests do not sit down on
 * the other seats either. For a group that waits at the door, tables are pushed together however many guests still sit
 * there, because in a full café no two seats of two neighbouring tables may be free.
 */
const LEAST_FREE = 2;
/** Number of ticks for which each of the two maids pushes her table. */
export const PUSH_TICKS = 180;
/** If the tables are not together after this many ticks, the action fails and its chalk is given back. */
const TOO_LONG = 900;

const freeAt = (seats: readonly Seat[]): number => seats.filter(({ takenBy }) => takenBy === null).length;

/** Whether two tables can be pushed together. */
function fit(world: World, a: number, b: number): boolean {
  const { tables } = world.places;
  const [one, other] = [tables.get(a) ?? [], tables.get(b) ?? []];
  const [first] = one;
  const [second] = other;
  if (first === undefined || second === undefined || a === b) return false;
  const joined = world.state.strong?.joined ?? [];
  if (joined.some(({ table }) => table === a || table === b)) return false;
  return (
    tilesBetween(first.tableX, first.tableY, second.tableX, second.tableY) <= NEAR &&
    [...one, ...other].every((seat) => isOpenSeat(world.state, seat)) &&
    // A table that seats a large group already is not made larger.
    Math.max(one.length, other.length) < LARGEST_GROUP &&
    one.length + other.length >= LARGEST_GROUP &&
    (groupWaiting(world) !== null || freeAt(one) + freeAt(other) >= LEAST_FREE)
  );
}

/** The pairs that can be pushed together; first the one at which a group is likely to sit soonest. */
function pairs(world: World): StrongTarget[] {
  const numbers = [...world.places.tables.keys()].sort((a, b) => a - b);
  const found: { on: StrongTarget; until: number; free: number; far: number }[] = [];
  for (const [i, a] of numbers.entries())
    for (const b of numbers.slice(i + 1)) {
      if (!fit(world, a, b)) continue;
      const [one, other] = [world.places.tables.get(a) as Seat[], world.places.tables.get(b) as Seat[]];
      const [first, second] = [one[0] as Seat, other[0] as Seat];
      found.push({
        on: { table: a, other: b },
        until: ticksUntilRoom([...one, ...other], world.state.people, LARGEST_GROUP),
        free: freeAt(one) + freeAt(other),
        far: tilesBetween(first.tableX, first.tableY, second.tableX, second.tableY),
      });
    }
  return found.sort((a, b) => a.until - b.until || b.free - a.free || a.far - b.far).map(({ on }) => on);
}

function pushers(world: World, { table = 0, other = 0 }: StrongTarget): [Maid, Maid] | null {
  const [a, b] = [world.places.tables.get(table)?.[0], world.places.tables.get(other)?.[0]];
  if (a === undefined || b === undefined) return null;
  const first = helpersFor(world, a.x, a.y, 1)[0];
  const second = helpersFor(world, b.x, b.y, 2).find((me) => me !== first);
  return first === undefined || second === undefined ? null : [first, second];
}

/** Called when a maid has pushed her table. The tables are together as soon as both have. */
export function pushed(world: World, me: Maid): void {
  const { strong } = world.state;
  const join = strong?.join;
  if (strong === undefined || join === undefined || !join.maids.includes(me.id)) return;
  if (!join.pushed.includes(me.id)) join.pushed.push(me.id);
  if (join.pushed.length < join.maids.length) return;
  delete strong.join;
  const [table, was] = join.tables;
  const seats = world.places.joinTables(table, was);
  strong.joined.push({ table, was, seats: seats.map(({ id }) => id) });
  for (const seat of world.places.tables.get(table) ?? [])
    if (seat.dirty && seat.takenBy === null) {
      seat.dirty = false;
      world.places.seatChanged(seat);
    }
  messChanged(world, false);
  emit(world, 'joined', me.id, { table, other: was });
  const group = groupWaiting(world);
  seatsChanged(world, true);
  for (const one of group ?? []) {
    shows(world, one, 'love', 60);
    world.minds.wake(one.id);
  }
  // Guests who still sit there and only linger make room now.
  for (const { takenBy } of world.places.tables.get(table) ?? []) {
    const one = takenBy === null ? undefined : guest(world, takenBy);
    if (one?.stage === 'linger' && isAskedToMakeRoom(world, one)) world.minds.wake(one.id);
  }
}

/** Whether a maid is one of the two who push tables and has not finished yet. */
export const isPushing = (world: World, me: Maid): boolean => {
  const join = world.state.strong?.join;
  return join !== undefined && join.maids.includes(me.id) && !join.pushed.includes(me.id);
};

/** Ends a joining of tables that has taken too long, and gives its chalk back. */
export function joinStep(world: World): void {
  const { strong, tick } = world.state;
  const join = strong?.join;
  if (strong === undefined || join === undefined || tick < join.since + TOO_LONG) return;
  delete strong.join;
  const use = join.agreed === true ? undefined : lastUse(strong, 'join');
  if (use !== undefined) {
    use.failed = true;
    for (let i = 0; i < use.cost; i++) wonChalk(world.state);
  }
  if (join.agreed !== true) emit(world, 'strongFailed', null, { what: 'join' });
}

export function partTables(world: World): void {
  const { strong } = world.state;
  if (strong === undefined) return;
  delete strong.join;
  for (const { table, was, seats } of strong.joined) world.places.partTables(table, was, seats);
  strong.joined = [];
}

export const join: StrongAction = {
  cost: 2,
  again: 600,
  needs: ['table', 'other'],
  targets: (world) => pairs(world),
  bar: (world, on) => {
    if (world.state.strong?.join !== undefined) return 'running';
    const [first] = groupWaiting(world) ?? [];
    if (first !== undefined && waitsForTables(world, first)) return 'kept';
    if (on.table === undefined || on.other === undefined || !fit(world, on.table, on.other)) return 'noTables';
    return pushers(world, on) === null ? 'twoMaids' : null;
  },
  plan: (world, on): StrongPlan => {
    const maids = pushers(world, on) ?? [];
    const seats = [on.table, on.other].flatMap((table) => world.places.tables.get(table ?? 0) ?? []);
    const group = groupWaiting(world);
    const walk = Math.max(0, ...maids.map((me, i) => secondsTo(world, me, seats[i]?.x ?? 0, seats[i]?.y ?? 0)));
    return {
      helpers: maids.map(({ id }) => id),
      guests: group?.map(({ id }) => id) ?? [],
      tiles: seats.map(({ tableX: x, tableY: y }) => ({ x, y })),
      seconds: Math.round(PUSH_TICKS / SECOND),
      gains: [
        group === null
          ? { key: 'joinLater', terms: { seats: freeAt(seats) } }
          : { key: 'join', terms: { count: group.length, money: group.length * usualBill(world) } },
      ],
      costs: [
        {
          key: 'maidsAway',
          terms: {
            names: maids.map(({ name }) => name).join(' · '),
            seconds: walk + Math.round(PUSH_TICKS / SECOND),
          },
        },
      ],
    };
  },
  begin: (world, on) => {
    const maids = pushers(world, on);
    const { table, other } = on;
    if (maids === null || table === undefined || other === undefined) return [];
    const begun: JoinInProgress = {
      tables: [table, other],
      maids: maids.map(({ id }) => id),
      pushed: [],
      since: world.state.tick,
    };
    strongOf(world.state).join = begun;
    maids.forEach((me, i) => {
      shows(world, me, 'exclaim', 40, 'strong.join');
      sends(world, me, { behave: 'push', table: i === 0 ? table : other });
    });
    const group = groupWaiting(world);
    // The patience of the waiting group is restored when its members see the tables being moved.
    for (const who of group ?? []) who.stageTick = world.state.tick;
    return (group ?? []).map(({ id }): PersonId => id);
  },
};
