/**
 * Tables for large groups. A group of six sits only at a table with six seats: two tables that maids have pushed
 * together, or two tables that stand side by side in the layout. While such a group waits at the door, every such table
 * is kept for it, so that no other guest sits down there. A group that has seen tables being pushed together for it
 * loses no patience. For a table of the layout it waits only as long as its patience lasts.
 */

import { LARGEST_PARTY, type Guest } from '../state/person.ts';
import type { Seat } from '../state/things.ts';
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
  return world.places.largeTables.has(table) && !isLarge(world, me) && groupWaiting(world) !== null;
}

/** Whether any table may be held back now; usually none is, and then seats need not be checked one by one. */
export const holdsTables = ({ state, places }: Held): boolean =>
  state.strong?.join !== undefined || places.largeTables.size > 0;

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
