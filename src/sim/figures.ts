/** The figures of a day, all at nought. */

import type { DayFigures, WorldState } from './types.ts';

export const HOURS = 12;

/** Money comes in or goes out, by the hour of the café clock. */
export function book(state: WorldState, kind: 'incomeByHour' | 'spentByHour', amount: number): void {
  const hour = Math.min(
    HOURS - 1,
    Math.max(0, Math.floor((state.tick - state.clock.openTick) / (60 * state.clock.ticksPerMinute))),
  );
  state.figures[kind][hour] = (state.figures[kind][hour] ?? 0) + amount;
}

export const emptyFigures = (): DayFigures => ({
  guestsEntered: 0,
  guestsServed: 0,
  guestsLost: 0,
  ordersTaken: 0,
  dishesServed: 0,
  dishesDropped: 0,
  dishesWasted: 0,
  income: 0,
  tips: 0,
  slips: 0,
  swept: 0,
  stuck: 0,
  faults: 0,
  wages: 0,
  ingredients: 0,
  incomeByHour: new Array<number>(HOURS).fill(0),
  spentByHour: new Array<number>(HOURS).fill(0),
  lostBy: {},
  byCustomerType: {},
  heroes: [],
});
