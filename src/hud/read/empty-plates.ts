/** Reads which tables have empty plates on them, so that nobody can sit down there. */

import type { WorldState } from '../../sim/state/world-state.ts';
import { isOpenSeat } from '../../sim/world/wings.ts';
import { maidsOf } from './names.ts';

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
