/**
 * Computes the marks on tables: a card with its number on each table top, and a dirty plate above tables to be cleared
 * while guests wait at the door, and a bag on each chair whose guest is elsewhere for a while. Tables that stand side by side or
 * have been joined are one table with one number. The code is pure.
 */

import { isOpenSeat } from '../../sim/world/wings.ts';
import type { Seat } from '../../sim/state/things.ts';
import type { WorldState } from '../../sim/state/world-state.ts';

export interface NumberCard {
  readonly x: number;
  readonly y: number;
  readonly table: number;
}

type AtTable = Pick<Seat, 'table' | 'tableX' | 'tableY'>;

/** The tops of all tables with their numbers, in the order of the seats. */
function tableTops(seats: readonly AtTable[]): NumberCard[] {
  const tops = new Map<string, NumberCard>();
  for (const { table, tableX: x, tableY: y } of seats) tops.set(`${x},${y}`, { x, y, table });
  return [...tops.values()];
}

/**
 * The cards of all tables. Two tops side by side have one card, on the one nearer to the viewer, because two equal
 * numbers look like two tables. Tables that have been joined across a gap keep both cards.
 */
export function numberCards(seats: readonly AtTable[]): NumberCard[] {
  const tops = tableTops(seats);
  return tops.filter(
    ({ x, y, table }) =>
      !tops.some((one) => one.table === table && one.x >= x && one.y >= y && one.x - x + one.y - y === 1),
  );
}

/** Picture above a table to be cleared. A broom in the red ring of a late bubble would read as “sweeping forbidden”. */
export const TO_CLEAR = 'status-dirty';

/** The table tops at which empty plates keep guests of the queue from sitting down; none while nobody waits at the door. */
export function topsToClear(state: Pick<WorldState, 'people' | 'seats' | 'weather' | 'map' | 'season'>): NumberCard[] {
  if (!Object.values(state.people).some((one) => one.role === 'guest' && one.stage === 'queue')) return [];
  return tableTops(state.seats.filter((seat) => seat.dirty && seat.takenBy === null && isOpenSeat(state, seat)));
}

/** The seats that guests keep while they are elsewhere: at a star, at the stage, in a brawl. They look free, so a bag stands on them. */
export const seatsWithBags = ({ people, seats }: Pick<WorldState, 'people' | 'seats'>): Seat[] =>
  seats.filter(({ takenBy, x, y }) => {
    const by = takenBy === null ? undefined : people[takenBy];
    return by?.role === 'guest' && by.present && by.stage !== 'toSeat' && (by.x !== x || by.y !== y);
  });
