/** The theatre next door closes early: its audience could come at once, in a hurry and with full purses. */

import { seatsOpen } from '../season/star-rewards.ts';
import { integer } from '../../ai/index.ts';
import { usualBill } from '../strong/strong-action.ts';
import {
  comeAsAgreed,
  depositFor,
  depositLine,
  freeSeats,
  numberOf,
  promisedLine,
  quietTimeIn,
  type EnquiryRecord,
  shareOfDay,
  someType,
  takeDeposit,
  textOf,
  typeNamed,
} from './enquiry-kind.ts';
import { outlookOfRoom } from './outlook.ts';

const FROM = 0.53;
const TO = 0.75;
const FEWEST = 5;
const MOST = 8;
const SOONEST = 620;
/** Free seats at that time from which it is no loss; less than 0 = so many guests may wait. */
const EVENS = -2;
/** Factors on the patience and the budget of guests who come from the theatre. */
const HURRY = 0.8;
const PURSE = 1.3;

export const theatre: EnquiryRecord = {
  make: (world, rng) => {
    const share = shareOfDay(world.state);
    const row = someType(world, rng, ({ evening }) => evening >= 1);
    if (share < 0.25 || share > TO - 0.15 || row === undefined) return null;
    const count = integer(rng, FEWEST, MOST);
    const tick = quietTimeIn(world, rng, FROM, TO, SOONEST);
    return { count, type: row.type, tick, ...depositFor(world, count) };
  },
  forecast: (world, enquiry) => ({
    gains: [
      {
        key: 'guests',
        terms: {
          count: numberOf(enquiry, 'count'),
          money: Math.round((numberOf(enquiry, 'count') * usualBill(world) * PURSE) / 10) * 10,
        },
      },
      ...depositLine(enquiry),
      promisedLine,
    ],
    costs: [{ key: 'hurry', terms: { free: freeSeats(world), seats: seatsOpen(world.state) } }],
  }),
  yes: (world, enquiry) => {
    takeDeposit(world, enquiry);
    const row = typeNamed(world, textOf(enquiry, 'type'));
    if (row === undefined) return;
    const [count, tick] = [numberOf(enquiry, 'count'), numberOf(enquiry, 'tick')];
    comeAsAgreed(world, enquiry, row, { count, tick, party: 3 }, ({ patience, budget }) => ({
      patience: Math.round(patience * HURRY),
      budget: Math.round(budget * PURSE),
    }));
  },
  outlook: (world, enquiry) => outlookOfRoom(world, numberOf(enquiry, 'tick'), numberOf(enquiry, 'count'), EVENS),
};
