/** A coach company asks whether a coach may stop in the quiet hour. */

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

/** The part of the day in which a coach stops, and the least and most guests in it. */
const FROM = 0.34;
const TO = 0.55;
const FEWEST = 7;
const MOST = 10;
/** Number of ticks from the question to the coach, at least. */
const SOONEST = 650;
/** Free seats at that time from which it is no loss; less than 0 = so many guests may wait. */
const EVENS = -2;

export const coach: EnquiryRecord = {
  make: (world, rng) => {
    const share = shareOfDay(world.state);
    const row = someType(world, rng, ({ together }) => together >= 0.3);
    if (share < 0.2 || share > TO - 0.15 || row === undefined) return null;
    const count = integer(rng, FEWEST, MOST);
    const tick = quietTimeIn(world, rng, FROM, TO, SOONEST);
    return { count, type: row.type, tick, ...depositFor(world, count) };
  },
  forecast: (world, enquiry) => ({
    gains: [
      {
        key: 'guests',
        terms: { count: numberOf(enquiry, 'count'), money: numberOf(enquiry, 'count') * usualBill(world) },
      },
      ...depositLine(enquiry),
      promisedLine,
    ],
    costs: [{ key: 'seats', terms: { free: freeSeats(world), seats: seatsOpen(world.state) } }],
  }),
  yes: (world, enquiry) => {
    takeDeposit(world, enquiry);
    const row = typeNamed(world, textOf(enquiry, 'type'));
    if (row !== undefined)
      comeAsAgreed(world, enquiry, row, { count: numberOf(enquiry, 'count'), tick: numberOf(enquiry, 'tick') });
  },
  outlook: (world, enquiry) => outlookOfRoom(world, numberOf(enquiry, 'tick'), numberOf(enquiry, 'count'), EVENS),
};
