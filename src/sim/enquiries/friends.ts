/** A regular who comes today asks whether friends may come along. If all of them are served, old disappointments are forgotten. */

import { integer, pick } from '../../ai/index.ts';
import { usualBill } from '../strong/strong-action.ts';
import type { ArrivalPlan } from '../state/arrivals.ts';
import { guestName } from '../people/stranger-names.ts';
import { guestSpec, inOrder } from '../visits/arrivals.ts';
import type { World } from '../world/world.ts';
import { keepTable } from './keeping-tables.ts';
import {
  freeSeats,
  numberOf,
  othersThanLately,
  type EnquiryRecord,
  promisedLine,
  textOf,
  typeNamed,
} from './enquiry-kind.ts';
import { outlookOfRoom, roomAt } from './outlook.ts';

const FEWEST = 2;
const MOST = 3;
/** Number of ticks from the question to the visit, at least. */
const SOONEST = 620;
/** Free seats at that time from which friends are no loss: a table is kept for them in any case. */
const EVENS = -10;

/** The regulars who still come today, with their plans. */
function coming({ state }: World): ArrivalPlan[] {
  const regulars = new Set(state.regulars?.who.map(({ id }) => id));
  return state.arrivals.filter(
    ({ id, tick, spec }) => regulars.has(id) && spec.party === null && tick >= state.tick + SOONEST,
  );
}

export const friends: EnquiryRecord = {
  make: (world, rng) => {
    const plans = othersThanLately(world, 'friends', coming(world), ({ id }) => [id]);
    if (plans.length === 0) return null;
    // Of those who come at a busy and at a quiet time, the quieter half asks, so that a yes is not always a loss.
    const byRoom = plans
      .map((plan) => ({ plan, room: roomAt(world, plan.tick) }))
      .sort((a, b) => b.room - a.room || (a.plan.id < b.plan.id ? -1 : 1));
    const { id, spec, tick } = pick(rng, byRoom.slice(0, Math.ceil(byRoom.length / 2))).plan;
    return { regular: id, name: spec.name, look: spec.look, count: integer(rng, FEWEST, MOST), tick };
  },
  forecast: (world, enquiry) => ({
    gains: [
      {
        key: 'friends',
        terms: {
          count: numberOf(enquiry, 'count'),
          money: numberOf(enquiry, 'count') * usualBill(world),
          name: textOf(enquiry, 'name'),
        },
      },
      promisedLine,
    ],
    costs: [{ key: 'friends', terms: { free: freeSeats(world), name: textOf(enquiry, 'name') } }],
  }),
  yes: (world, enquiry) => {
    const { state } = world;
    const id = textOf(enquiry, 'regular');
    const plan = state.arrivals.find((one) => one.id === id);
    const row = plan === undefined ? undefined : typeNamed(world, plan.spec.customerType);
    if (plan === undefined || row === undefined || state.enquiries === undefined) return;
    const { rng } = state.enquiries;
    const party = `r${state.clock.day}-${enquiry.id}`;
    const mates = Array.from({ length: numberOf(enquiry, 'count') }, (_, i): ArrivalPlan => ({
      tick: plan.tick,
      id: `${party}-${i + 1}`,
      spec: { ...guestSpec(row, rng), name: guestName(rng), party, expected: true },
    }));
    state.arrivals = inOrder(
      state.arrivals.flatMap((one) =>
        one === plan ? [{ ...plan, spec: { ...plan.spec, party, expected: true as const } }, ...mates] : [one],
      ),
    );
    enquiry.guests.push(id, ...mates.map((mate) => mate.id));
  },
  step: (world, enquiry) => keepTable(world, enquiry, enquiry.guests.length),
  hears: ({ state }, enquiry) => {
    if (enquiry.paid < enquiry.guests.length) return;
    const regular = state.regulars?.who.find(({ id }) => id === textOf(enquiry, 'regular'));
    if (regular !== undefined) delete regular.sighs;
  },
  outlook: (world, enquiry) => outlookOfRoom(world, numberOf(enquiry, 'tick'), numberOf(enquiry, 'count') + 1, EVENS),
};
