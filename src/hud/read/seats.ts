/** Reads how many seats the café has, how many are in use, and on which tables empty plates keep guests from sitting down. */

import type { GuestStage } from '../../sim/state/person.ts';
import type { Seat } from '../../sim/state/things.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { keptTables } from '../../sim/visits/kept-tables.ts';
import { isOpenSeat } from '../../sim/world/wings.ts';
import { maidsOf } from './names.ts';

export interface SeatCounts {
  /** Seats on which guests may sit now, and those of a closed wing on which guests still sit. */
  readonly open: number;
  /** Seats of wings that the player or the rain has closed, without those on which guests still sit. */
  readonly closed: number;
  /** Seats that guests sit on or are walking to. */
  readonly taken: number;
  /** Seats from which a fire alarm has sent guests outside. The seats are empty and stay reserved for these guests. */
  readonly kept: number;
  /** Open seats without a guest that have an empty plate. */
  readonly dirty: number;
}

/** Counts the seats. The lamp of the seats and all screens that name a number of seats count alike. */
export function seatCounts(state: WorldState): SeatCounts {
  let [open, closed, taken, kept, dirty] = [0, 0, 0, 0, 0];
  for (const seat of state.seats) {
    const who = seat.takenBy === null ? undefined : state.people[seat.takenBy];
    const isOutside = who?.role === 'guest' && who.stage === 'outside';
    if (!isOpenSeat(state, seat) && (seat.takenBy === null || isOutside)) closed++;
    else {
      open++;
      if (isOutside) kept++;
      else if (seat.takenBy !== null) taken++;
      else if (seat.dirty) dirty++;
    }
  }
  return { open, closed, taken, kept, dirty };
}

/** What the seats of a café are in use for. The order is that of a visit; the word key `seats.use.<use>` holds the words. */
const SEAT_USES = ['order', 'dish', 'eat', 'rest', 'bill', 'plates', 'kept', 'free'] as const;
type SeatUse = (typeof SEAT_USES)[number];

const USES: Partial<Record<GuestStage, SeatUse>> = {
  toSeat: 'order',
  callOrder: 'order',
  waitDish: 'dish',
  eat: 'eat',
  linger: 'rest',
  callBill: 'bill',
};

/** What the open seats are in use for at the moment, and how many for each; uses that no seat has are left out. */
export function seatUses(state: WorldState): { readonly use: SeatUse; readonly count: number }[] {
  const counts = new Map<SeatUse, number>();
  for (const seat of state.seats) {
    const who = seat.takenBy === null ? undefined : state.people[seat.takenBy];
    if (who === undefined && !isOpenSeat(state, seat)) continue;
    const use = who === undefined ? emptyUse(state, seat) : who.role === 'guest' ? (USES[who.stage] ?? 'kept') : 'kept';
    counts.set(use, (counts.get(use) ?? 0) + 1);
  }
  return SEAT_USES.flatMap((use) => {
    const count = counts.get(use) ?? 0;
    return count === 0 ? [] : [{ use, count }];
  });
}

function emptyUse(state: WorldState, { dirty, table }: Seat): SeatUse {
  if (dirty) return 'plates';
  return keptTables(state).includes(table) ? 'kept' : 'free';
}

/** Whether a guest sits on every open seat. */
export function isFull(state: WorldState): boolean {
  const { open, taken } = seatCounts(state);
  return open > 0 && taken === open;
}

/** A table with empty plates at free seats: its tile, its number, and how many of its plates no maid is clearing. */
export interface DirtyTable {
  readonly x: number;
  readonly y: number;
  readonly table: number;
  readonly plates: number;
  readonly left: number;
}

/** The tables with empty plates, those with most plates that no maid is clearing first; ties by the table's number. */
export function dirtyTables(state: WorldState): DirtyTable[] {
  const tended = new Set(maidsOf(state).map(({ tending }) => tending));
  const found = new Map<string, DirtyTable>();
  for (const seat of state.seats) {
    if (!seat.dirty || seat.takenBy !== null || !isOpenSeat(state, seat)) continue;
    const { tableX: x, tableY: y, table } = seat;
    const { plates, left } = found.get(`${x},${y}`) ?? { plates: 0, left: 0 };
    const isLeft = !tended.has(`${seat.x},${seat.y}`);
    found.set(`${x},${y}`, { x, y, table, plates: plates + 1, left: left + (isLeft ? 1 : 0) });
  }
  return [...found.values()].sort((a, b) => b.left - a.left || b.plates - a.plates || a.table - b.table || a.x - b.x);
}
