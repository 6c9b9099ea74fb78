/** The shape of the day's figures in a saved café: counts, money, and the causes of lost guests. */

import { STAR_CAUSES } from '../../sim/state/figures.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { shapeOf, tick } from './people-shape.ts';
import { fields, list, maybe, name, number, orNull, record, text, whole } from './shape.ts';

const id = name(80);
const word = name(60);
const figures = record(number(), 1000);
const counted = shapeOf<WorldState['figures']>({
  guestsEntered: maybe(number()),
  guestsServed: maybe(number()),
  guestsLost: maybe(number()),
  ordersTaken: maybe(number()),
  dishesServed: maybe(number()),
  dishesDropped: maybe(number()),
  dishesWasted: maybe(number()),
  tips: maybe(number()),
  slips: maybe(number()),
  swept: maybe(number()),
  stuck: maybe(number()),
  faults: maybe(number()),
  wages: maybe(number()),
  ingredients: maybe(number()),
});

export const dayFigures = fields({
  ...counted,
  income: number(),
  sold: maybe(figures),
  wished: maybe(list(fields({ dish: word, who: id, name: text(80) }), 5000)),
  rent: maybe(number()),
  morning: maybe(number()),
  spentOn: maybe(figures),
  wagesBy: maybe(figures),
  bought: maybe(list(fields({ what: word, of: orNull(text(80)), cost: number() }), 1000)),
  prizes: maybe(figures),
  bestBill: maybe(fields({ name: text(80), amount: number() })),
  bestTip: maybe(fields({ name: text(80), maid: id, amount: number() })),
  incomeByHour: list(number(), 100),
  spentByHour: list(number(), 100),
  turnedAway: maybe(fields({ count: whole(0), back: whole(0) })),
  lostBy: figures,
  causes: maybe(
    list(
      fields({
        cause: word,
        reason: word,
        count: whole(0),
        size: maybe(whole(0)),
        seconds: number(),
        who: list(text(80), 500),
        at: tick,
      }),
      100,
    ),
  ),
  byCustomerType: record(figures, 500),
  heroes: list(text(80), 500),
  moods: maybe(figures),
  starsBy: maybe(record(fields({ count: whole(0), by: number() }), STAR_CAUSES.length)),
});
