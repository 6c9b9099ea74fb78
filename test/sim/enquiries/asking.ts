// Cafés of a season in which the player is asked for something of a chosen kind, for tests.

import { scripts } from '../../../src/scripts/index.ts';
import { beginSeason, nextDay } from '../../../src/sim/open-day.ts';
import { Simulation } from '../../../src/sim/simulation.ts';
import { type CafeEnquiry, ENQUIRY_KINDS, type EnquiryKind } from '../../../src/sim/state/enquiries.ts';
import type { SimEvent, WorldState } from '../../../src/sim/state/world-state.ts';

/** The third morning of a season in which nobody has acted. */
function thirdDay(seed = 4): WorldState {
  let state = beginSeason({ seed });
  for (let day = 1; day < 3; day++) {
    const cafe = new Simulation(state, scripts);
    while (!cafe.state.over) cafe.step();
    state = nextDay(cafe.state);
  }
  return state;
}
export const THIRD = JSON.stringify(thirdDay());

/** An enquiry of today that is over, so that its kind is not asked again. */
export const over = (kind: EnquiryKind): CafeEnquiry => ({
  id: 9,
  kind,
  asked: 0,
  until: 0,
  terms: {},
  over: true,
  guests: [],
  came: 0,
  paid: 0,
  lost: 0,
  money: 0,
});

/** A café of the third day, called another day if wanted, in which this kind is asked at this tick, once the question is open. */
export function asking(
  kind: EnquiryKind,
  at = 2000,
  day = 3,
  change: (state: WorldState) => void = () => undefined,
): Simulation {
  const state = JSON.parse(THIRD) as WorldState;
  Object.assign(state.clock, { day });
  const cafe = new Simulation({ ...state, enquiries: { ...state.enquiries!, due: [at], before: [] } }, scripts);
  while (cafe.state.tick < at) cafe.step();
  const others = ENQUIRY_KINDS.filter((one) => one !== kind);
  change(cafe.state);
  const enquiries = cafe.state.enquiries!;
  enquiries.list.push(...others.map((one) => over(one)));
  cafe.step();
  // Some kinds need guests who are just doing something: the question comes as soon as it can be asked.
  for (let i = 0; i < 300 && enquiries.list.at(-1)?.kind !== kind; i++) {
    enquiries.due = [cafe.state.tick];
    cafe.step();
  }
  return cafe;
}
export function played(cafe: Simulation, ticks = 20_000): SimEvent[] {
  const events: SimEvent[] = [];
  for (let i = 0; i < ticks && !cafe.state.over; i++) {
    cafe.step();
    events.push(...cafe.events);
  }
  return events;
}
export function answers(cafe: Simulation, yes: boolean): void {
  const open = cafe.enquiry();
  if (open === null) throw new Error('nobody asks');
  cafe.give({ kind: 'answer', enquiry: open.id, yes });
  cafe.step();
}
/** The enquiry asked last. */
export const mine = (cafe: Simulation): CafeEnquiry => cafe.state.enquiries!.list.at(-1)!;
