/**
 * Tables for large groups. A group of six sits only at a table with six seats: two tables that maids have pushed
 * together, or two tables that stand side by side in the layout. While such a group waits at the door, every such table
 * is kept for it, so that no other guest sits down there. A group that has seen tables being pushed together for it
 * loses no patience. For a table of the layout it waits only as long as its patience lasts. A hurried member does not
 * make the group turn round at once: every large group gives the player some time.
 */

import { LARGEST_PARTY, type Guest, type PersonId } from '../state/person.ts';
import { isKeptForOthers } from '../state/enquiries.ts';
import type { Seat } from '../state/things.ts';
import type { WorldState } from '../state/world-state.ts';
import { isOpenSeat } from '../world/wings.ts';
import type { World } from '../world/world.ts';

type Held = Pick<World, 'state' | 'places' | 'parties'>;

/** The first group at the door that is too large for any usual table; null if there is none. */
export function groupWaiting(world: Pick<World, 'parties'>): readonly Guest[] | null {
  for (const party of world.parties.values())
    if (party.length > LARGEST_PARTY && party.every(({ stage }) => stage === 'queue')) return party;
  return null;
}

const isLarge = (world: Pick<World, 'parties'>, { party }: Guest): boolean =>
  party !== null && (world.parties.get(party)?.length ?? 0) > LARGEST_PARTY;

/** Whether a table that seats a large group is open now; the terrace is closed while it rains. */
const isOpen = ({ state, places }: Held, table: number): boolean =>
  (places.tables.get(table) ?? []).every((seat) => isOpenSeat(state, seat));

/** Whether a member of a large group sits at a table, or is on the way to it. */
const hasGroup = (world: Held, table: number): boolean =>
  (world.places.tables.get(table) ?? []).some(({ takenBy }) => {
    const by = takenBy === null ? undefined : world.state.people[takenBy];
    return by?.role === 'guest' && isLarge(world, by);
  });

/** Whether a guest must not take this seat now, because its table is being pushed or is kept for a large group. */
export function isHeldBack(world: Held, { table }: Seat, me: Guest): boolean {
  if (world.state.strong?.join?.tables.includes(table) === true) return true;
  if (isKeptForOthers(world.state, table, me.id)) return true;
  // No chair is kept from a celebrity for a family.
  if (isKeptForParty(me.isHero ? { calendar: world.state.calendar } : world.state, table, me)) return true;
  return (
    world.places.largeTables.has(table) &&
    !isLarge(world, me) &&
    (groupWaiting(world) !== null || groupComing(world.state, keptTicks(world, me)) !== null)
  );
}

/** Whether a table is kept for a party of three or four at the door to which this guest does not belong. */
const isKeptForFamily = ({ family }: Pick<WorldState, 'family'>, table: number, me: Guest): boolean =>
  family?.table === table && family.party !== me.party;

/** Whether a table is kept for a family or for inspectors, and this guest is none of them. */
const isKeptForParty = (state: Pick<WorldState, 'family' | 'calendar'>, table: number, me: Guest): boolean =>
  isKeptForFamily(state, table, me) ||
  (state.calendar?.kept?.table === table && state.calendar.kept.party !== me.party);

/**
 * Number of ticks before a group comes from which a table of the layout is kept for it: 30 café minutes, and 80 from
 * guests who would leave most of its seats empty, because a meal takes longer than that.
 */
const KEPT_TICKS = 300;
const KEPT_FROM_FEW = 800;
const FEW = 2;

const keptTicks = (world: Pick<World, 'parties'>, { party }: Guest): number =>
  party !== null && (world.parties.get(party)?.length ?? 0) > FEW ? KEPT_TICKS : KEPT_FROM_FEW;

/**
 * The tick at which a large group comes within this number of ticks; null if none does. Such groups telephone before
 * they come, if the house has a table for them.
 */
export function groupComing(
  { arrivals, tick }: Pick<WorldState, 'arrivals' | 'tick'>,
  within = KEPT_FROM_FEW,
): number | null {
  const size = new Map<string, number>();
  for (const plan of arrivals) {
    if (plan.tick > tick + within) break;
    const { party } = plan.spec;
    if (party === null || party === undefined) continue;
    const count = (size.get(party) ?? 0) + 1;
    if (count > LARGEST_PARTY) return plan.tick;
    size.set(party, count);
  }
  return null;
}

/** Whether any table may be held back now; usually none is, and then seats need not be checked one by one. */
export const holdsTables = ({ state, places }: Held): boolean =>
  state.family !== undefined ||
  state.calendar?.kept !== undefined ||
  state.strong?.join !== undefined ||
  places.largeTables.size > 0 ||
  (state.enquiries?.kept?.length ?? 0) > 0;

/**
 * Whether this guest belongs to a large group for which tables are being pushed together, or have been and are not
 * taken by a group yet. False after closing, so that the day can end.
 */
export function waitsForTables(world: Held, me: Guest): boolean {
  const { strong, closed } = world.state;
  if (strong === undefined || closed || me.stage !== 'queue' || !isLarge(world, me)) return false;
  return (
    strong.join !== undefined || strong.joined.some(({ table }) => isOpen(world, table) && !hasGroup(world, table))
  );
}

/**
 * Whether a guest sits at a table that is kept for the large group or the family at the door, for inspectors, or for
 * guests at the door who were promised it; a large group itself makes room for the next one if there is no other table for it. The maids ask such
 * guests to make room: they order no further dish, pass no time, and pay when their company has eaten.
 */
export function isAskedToMakeRoom(world: Pick<World, 'state' | 'places' | 'parties' | 'seats'>, me: Guest): boolean {
  const { strong, enquiries } = world.state;
  const { join } = strong ?? {};
  if (me.seat === null || !holdsTables(world)) return false;
  const table = world.seats.get(me.seat)?.table;
  if (table === undefined) return false;
  if (isKeptForParty(world.state, table, me)) return true;
  if (enquiries?.kept !== undefined && isKeptForOthers(world.state, table, me.id) && isAwaited(world, table))
    return true;
  if (groupWaiting(world) === null) return false;
  if (isLarge(world, me)) return world.places.largeTables.has(table) && join === undefined && !hasLargeTable(world);
  if (join?.tables.includes(table) === true) return true;
  return world.places.largeTables.has(table) && isOpen(world, table) && !hasGroup(world, table);
}

/** Whether guests who were promised this table wait at the door. */
const isAwaited = ({ state }: Pick<World, 'state'>, table: number): boolean =>
  state.enquiries?.kept?.some(
    (kept) =>
      kept.table === table &&
      state.enquiries?.list
        .find(({ id }) => id === kept.enquiry)
        ?.guests.some((id) => (state.people[id] as Guest | undefined)?.stage === 'queue') === true,
  ) === true;

/**
 * The empty plates that keep guests at the door from the table that is kept for them: without the plates it has enough
 * free chairs. None while a maid other than `forMaid` clears one of them.
 */
export function awaitedPlates(world: World, forMaid: PersonId): readonly Seat[] {
  const { state, places } = world;
  if (places.dirty.size === 0 || state.closed || !holdsTables(world)) return NO_SEATS;
  const group = groupWaiting(world);
  const found: Seat[] = [];
  const add = (table: number, size: number): void => {
    const free = (places.tables.get(table) ?? []).filter((seat) => seat.takenBy === null && isOpenSeat(state, seat));
    if (free.length >= size) found.push(...free.filter(({ dirty }) => dirty));
  };
  if (group !== null) for (const table of places.largeTables) add(table, group.length);
  if (state.family !== undefined) add(state.family.table, state.family.size);
  const bell = state.calendar?.kept;
  if (bell !== undefined && world.parties.get(bell.party)?.some(({ stage }) => stage === 'queue') === true)
    add(bell.table, bell.size);
  for (const { table, size } of state.enquiries?.kept ?? []) if (isAwaited(world, table)) add(table, size);
  return found.some(({ x, y }) => places.isTendedAt(x, y, forMaid)) ? NO_SEATS : found;
}
const NO_SEATS: readonly Seat[] = Object.freeze([]);

/** Whether a large group could have a table: one with enough seats is open, and no large group sits at it. */
export const hasLargeTable = (world: Held): boolean =>
  [...world.places.largeTables].some((table) => isOpen(world, table) && !hasGroup(world, table));

/** Number of ticks that a large group waits at the door at least: 45 café seconds, enough to push two tables together. */
const GIVES_TICKS = 900;

/**
 * Whether this guest belongs to a large group that has not waited at the door for long. Nobody of it leaves in a hurry
 * then, because with one the whole group leaves, and the player could not have found it a table.
 */
export const hasJustCome = (world: Held, me: Guest): boolean =>
  me.stage === 'queue' && world.state.tick - me.stageTick < GIVES_TICKS && isLarge(world, me);
