/** The figures of a day, all at nought. */

import type { DayFigures } from './types.ts';

export const HOURS = 12;

export const emptyFigures = (): DayFigures => ({
  guestsEntered: 0, guestsServed: 0, guestsLost: 0, ordersTaken: 0, dishesServed: 0, dishesDropped: 0, dishesWasted: 0, income: 0, tips: 0, slips: 0, swept: 0, stuck: 0, faults: 0,
  wages: 0, ingredients: 0, incomeByHour: new Array<number>(HOURS).fill(0), spentByHour: new Array<number>(HOURS).fill(0), lostBy: {}, byCustomerType: {}, heroes: [],
});
