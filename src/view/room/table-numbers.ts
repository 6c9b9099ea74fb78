/**
 * Where the cards with the tables' numbers stand: one on each table top, at its middle. Tables that stand side by side
 * or have been joined are one table, so all their tops show the same number. The code is pure.
 */

import type { Seat } from '../../sim/state/things.ts';

export interface NumberCard {
  readonly x: number;
  readonly y: number;
  readonly table: number;
}

/** The cards of all tables, in the order of the seats. */
export function numberCards(seats: readonly Pick<Seat, 'table' | 'tableX' | 'tableY'>[]): NumberCard[] {
  const cards = new Map<string, NumberCard>();
  for (const { table, tableX: x, tableY: y } of seats) cards.set(`${x},${y}`, { x, y, table });
  return [...cards.values()];
}
