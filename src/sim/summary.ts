/** Sums up the figures of a run as one JSON object. */

import type { Simulation } from './simulation.ts';

export function summary(cafe: Simulation): Record<string, unknown> {
  const { state } = cafe;
  const { figures } = state;
  return {
    ticks: state.tick,
    guestsEntered: figures.guestsEntered,
    guestsServed: figures.guestsServed,
    guestsLost: figures.guestsLost,
    ordersTaken: figures.ordersTaken,
    dishesServed: figures.dishesServed,
    dishesDropped: figures.dishesDropped,
    dishesWasted: figures.dishesWasted,
    income: figures.income,
    tips: figures.tips,
    slips: figures.slips,
    stuck: figures.stuck,
    faults: figures.faults,
    lostBy: figures.lostBy,
    maids: Object.fromEntries(cafe.world.maids.map((maid) => [maid.id, { rank: maid.rank, ...maid.tally }])),
    customerTypes: figures.byCustomerType,
    stateHash: cafe.hash(),
  };
}
