/**
 * Which tables are kept for certain guests: for those of an enquiry, for a family at the door, for the inspectors of a
 * golden bell, and those that maids push together. No two of them may have the same table: each would keep the other's
 * guests away from it, and all would wait before empty chairs.
 */

import { LARGEST_GROUP, type Guest } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';
import { isOpenSeat } from '../world/wings.ts';
import type { World } from '../world/world.ts';
import { ticksUntilRoom } from './until-free.ts';

type Keeping = Pick<WorldState, 'family' | 'enquiries' | 'strong' | 'calendar'>;

/** The numbers of all tables that are kept now. */
export const keptTables = ({ family, enquiries, strong, calendar }: Keeping): number[] => [
  ...(enquiries?.kept ?? []).map(({ table }) => table),
  ...(family === undefined ? [] : [family.table]),
  ...(calendar?.kept === undefined ? [] : [calendar.kept.table]),
  ...(strong?.join?.tables ?? []),
];

/** A kept table and for how many guests it is kept; a table that is kept for none but a large group is kept for six. */
export const keptTable = ({ family, enquiries, calendar }: Keeping, table: number): KeptFor =>
  [...(enquiries?.kept ?? []), family, calendar?.kept].find((one) => one?.table === table) ?? {
    table,
    size: LARGEST_GROUP,
  };

interface KeptFor {
  readonly table: number;
  readonly size: number;
}

/** Whether a table is kept for this guest, who comes because of an enquiry or for a golden bell. */
export const hasPromisedTable = ({ enquiries, calendar }: Keeping, { id, party }: Guest): boolean =>
  (party !== null && calendar?.kept?.party === party) ||
  enquiries?.kept?.some(
    ({ enquiry }) => enquiries.list.find((one) => one.id === enquiry)?.guests.includes(id) === true,
  ) === true;

/** Whether so many guests can sit at a table: a table for a large group is kept for such a group, and a wing may be closed. */
export function isTableFit({ state, places }: World, table: number, size: number): boolean {
  const seats = places.tables.get(table) ?? [];
  return seats.length >= size && !places.largeTables.has(table) && seats.every((seat) => isOpenSeat(state, seat));
}

/**
 * The best table to keep for this number of people who come soon: the one at which they can sit soonest, the one with the
 * most free seats, the smallest that is large enough, the lowest number. None that is kept for others. `until` is the
 * number of ticks after which they can probably sit there.
 */
export function tableToKeep(world: World, size: number): { readonly table: number; readonly until: number } | null {
  const { state, places } = world;
  const taken = keptTables(state);
  const found: { table: number; until: number; free: number; seats: number }[] = [];
  for (const [table, seats] of places.tables) {
    if (taken.includes(table) || !isTableFit(world, table, size)) continue;
    found.push({
      table,
      until: ticksUntilRoom(seats, state.people, size),
      free: Math.min(size, seats.filter(({ takenBy }) => takenBy === null).length),
      seats: seats.length,
    });
  }
  found.sort((a, b) => a.until - b.until || b.free - a.free || a.seats - b.seats || a.table - b.table);
  return found[0] ?? null;
}
