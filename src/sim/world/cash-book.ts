/** Keeps the day's books: records income and spending by the hour of the café's clock, and sums up the day's money. */

import type { DayFigures } from '../state/figures.ts';
import type { WorldState } from '../state/world-state.ts';

const HOURS = 12;

/** Adds an amount to the income or spending of the present hour of the café's clock. */
export function book(state: WorldState, kind: 'incomeByHour' | 'spentByHour', amount: number): void {
  const hour = Math.min(
    HOURS - 1,
    Math.max(0, Math.floor((state.tick - state.clock.openTick) / (60 * state.clock.ticksPerMinute))),
  );
  state.figures[kind][hour] = (state.figures[kind][hour] ?? 0) + amount;
}

/** Pays for something bought; the day's bill lists it. */
export function buys(state: WorldState, what: string, of: string | null, cost: number): void {
  if (cost === 0) return;
  state.money -= cost;
  (state.figures.bought ??= []).push({ what, of, cost });
}

/**
 * Puts a prize into the till; the day's bill lists it.
 * @param what the occasion of the prize, whose word key is `bill.prize.<what>`
 */
export function wins(state: WorldState, what: string, amount: number): void {
  state.money += amount;
  const prizes = (state.figures.prizes ??= {});
  prizes[what] = (prizes[what] ?? 0) + amount;
}

/** A day's earnings, spending and profit in whole yen, as all screens show them. */
export function dayMoney({ income, tips, spent }: { income: number; tips: number; spent: number }): {
  readonly earned: number;
  readonly spent: number;
  readonly profit: number;
} {
  const [earned, out] = [Math.round(income + tips), Math.round(spent)];
  return { earned, spent: out, profit: earned - out };
}

export const spentOf = ({
  wages,
  ingredients,
  advertising,
  rent,
}: Pick<DayFigures, 'wages' | 'ingredients' | 'advertising' | 'rent'>): number =>
  wages + ingredients + (rent ?? 0) + (advertising ?? 0);

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
