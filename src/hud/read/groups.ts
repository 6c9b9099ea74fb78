/**
 * Reads groups at the door that need a table with six seats. Such a table is two tables that the player has pushed
 * together (the strong action `join`), or two that stand side by side in the layout. Without one, the group leaves.
 * Also reads smaller parties for which too few chairs are free.
 */

import { LARGEST_GROUP, LARGEST_PARTY, type Guest } from '../../sim/state/person.ts';
import type { Seat } from '../../sim/state/things.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { roughMinutes, ticksUntilRoom } from '../../sim/visits/until-free.ts';
import { isOpenSeat } from '../../sim/world/wings.ts';
import { guestsOf } from './names.ts';

/** The guests of a party who are in the café, in id order; empty for a guest who came alone. */
export const partyOf = (state: WorldState, { party }: Guest): Guest[] =>
  party === null ? [] : guestsOf(state).filter((one) => one.party === party);

/** Whether a party of this size is too large for any single table. */
export const isLargeGroup = (size: number): boolean => size > LARGEST_PARTY;

/** The first group at the door that needs two tables; empty if there is none. */
export function groupAtDoor(state: WorldState): readonly Guest[] {
  for (const party of partiesOf(guestsOf(state)).values())
    if (isLargeGroup(party.length) && party.every(({ stage }) => stage === 'queue')) return party;
  return [];
}

/** The members of each party, both in the order of the guests. */
function partiesOf(guests: readonly Guest[]): Map<string, Guest[]> {
  const parties = new Map<string, Guest[]>();
  for (const guest of guests) {
    if (guest.party === null) continue;
    const members = parties.get(guest.party);
    if (members === undefined) parties.set(guest.party, [guest]);
    else members.push(guest);
  }
  return parties;
}

/** Whether any table has this many seats. */
export const hasTableFor = ({ seats }: WorldState, size: number): boolean =>
  seats.some(({ table }) => seats.filter((one) => one.table === table).length >= size);

/** The number of an open table with this many seats at which another large group sits already; null if there is none. */
export function tableOfGroup(state: WorldState, size: number): number | null {
  for (const table of new Set(state.seats.map((seat) => seat.table))) {
    const seats = state.seats.filter((seat) => seat.table === table);
    if (seats.length < size || seats.some((seat) => !isOpenSeat(state, seat))) continue;
    if (seats.some((seat) => isOfGroup(state, seat))) return table;
  }
  return null;
}

/** Whether a member of a large group sits on this seat, or is on the way to it. */
function isOfGroup(state: WorldState, { takenBy }: Seat): boolean {
  const by = takenBy === null ? undefined : state.people[takenBy];
  return by?.role === 'guest' && isLargeGroup(partyOf(state, by).length);
}

/** A table that is kept for the large group at the door: its number, its tile, and how many guests still sit there. */
export interface KeptTable {
  readonly table: number;
  readonly x: number;
  readonly y: number;
  readonly sitting: number;
  /** Café minutes after which the group is likely to sit, in steps of five; 0 = enough seats are free. */
  readonly minutes: number;
  /** Whether maids are still pushing the table to another one. */
  readonly comes: boolean;
  /**
   * Whether the group waits however long it takes, because it has seen that tables were being pushed together for it.
   */
  readonly isPatient: boolean;
}

/**
 * The table at which the large group at the door will sit: two tables that are being pushed together, or a table with
 * enough seats at which no large group sits yet; null if there is none.
 */
export function keptTable(state: WorldState): KeptTable | null {
  const pushed = state.strong?.join?.tables;
  const joined = state.strong?.joined ?? [];
  const seatsOf = (tables: readonly number[]): readonly Seat[] =>
    state.seats.filter(({ table }) => tables.includes(table));
  const as = (table: number, seats: readonly Seat[], comes: boolean): KeptTable => {
    const [{ tableX: x, tableY: y }] = seats as [Seat, ...Seat[]];
    const isPatient = comes || joined.some((one) => one.table === table);
    const sitting = seats.filter(({ takenBy }) => takenBy !== null).length;
    const ticks = ticksUntilRoom(seats, state.people, LARGEST_GROUP, state.tick);
    const minutes = ticks === 0 ? 0 : roughMinutes(ticks, state.clock);
    return { table, x, y, sitting, minutes, comes, isPatient };
  };
  if (pushed !== undefined) return as(pushed[0], seatsOf(pushed), true);
  const [first] = [...new Set(state.seats.map((seat) => seat.table))]
    .map((table) => ({ table, seats: seatsOf([table]) }))
    .filter(
      ({ seats }) =>
        seats.length >= LARGEST_GROUP && seats.every((seat) => isOpenSeat(state, seat) && !isOfGroup(state, seat)),
    )
    .map((one) => ({
      ...one,
      isJoined: Number(joined.some(({ table }) => table === one.table)),
      until: ticksUntilRoom(one.seats, state.people, LARGEST_GROUP),
    }))
    // The group sits where room comes first. Of two such tables, one that the player pushed together is named, because
    // the group loses no patience while it is kept.
    .sort((a, b) => a.until - b.until || b.isJoined - a.isJoined || a.table - b.table);
  return first === undefined ? null : as(first.table, first.seats, false);
}

/** A party at the door that does not sit down, and the free chairs in the café. */
export interface WaitingParty {
  readonly size: number;
  /** Free clean chairs in the café. */
  readonly free: number;
  /** Whether enough chairs are free, but at different tables: the party waits for a single table. */
  readonly isApart: boolean;
}

/**
 * The party of two to four guests that has waited longest at the door because no table has enough free chairs; null if
 * there is none.
 */
export function partyWithoutChairs(state: WorldState): WaitingParty | null {
  const guests = guestsOf(state);
  const claimed = new Set(guests.map(({ claimedSeat }) => claimedSeat));
  const chairs = state.seats.filter(
    (seat) => seat.takenBy === null && !seat.dirty && !claimed.has(seat.id) && isOpenSeat(state, seat),
  );
  const free = chairs.length;
  const atTable = new Map<number, number>();
  for (const { table } of chairs) atTable.set(table, (atTable.get(table) ?? 0) + 1);
  const atOne = Math.max(0, ...atTable.values());
  const parties = partiesOf(guests);
  const sizes = guests
    .filter(({ stage, party }) => stage === 'queue' && party !== null)
    .sort((a, b) => a.stageTick - b.stageTick || (a.id < b.id ? -1 : 1))
    .map(({ party }) => parties.get(party!)!.length);
  const size = sizes.find((one) => one > 1 && !isLargeGroup(one) && one > atOne);
  return size === undefined ? null : { size, free, isApart: size <= free };
}

/**
 * Why a large group that has just left found no table: there is none (`join`), or other guests sat at the one that
 * there is: smaller parties (`joinSmall`) or another group (`joinGroup`).
 */
export function whyGroupLeft(state: WorldState): { key: 'join' | 'joinSmall' | 'joinGroup'; table: number } {
  const [last] = (state.figures.causes ?? [])
    .filter(({ cause }) => cause === 'groupTooBig' || cause === 'groupTableTaken')
    .sort((a, b) => b.at - a.at);
  if (last?.cause !== 'groupTableTaken') return { key: 'join', table: 0 };
  const kept = keptTable(state);
  if (kept !== null && !kept.comes) return { key: 'joinSmall', table: kept.table };
  const table = tableOfGroup(state, LARGEST_GROUP);
  return table === null ? { key: 'join', table: 0 } : { key: 'joinGroup', table };
}
