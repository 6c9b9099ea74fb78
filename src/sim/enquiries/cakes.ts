/**
 * The baker next door has pieces of a sweet dish left over. After a yes they stand ready: guests who order this dish get it
 * without waiting for the kitchen until none is left. They are not as good as the café's own, so their guests are a little less glad.
 */

import { integer, pick } from '../../ai/index.ts';
import { buys } from '../world/cash-book.ts';
import { guest } from '../world/world.ts';
import { type EnquiryRecord, hasNewKinds, numberOf, shareOfDay, textOf } from './enquiry-kind.ts';

const FEWEST = 8;
const MOST = 14;
/** The price of a piece in yen: at least and at most. */
const CHEAPEST = 60;
const DEAREST = 140;
const TEN = 10;
const LATEST = 0.6;
const SADDENS = 0.08;

export const cakes: EnquiryRecord = {
  make: (world, rng) => {
    const { state } = world;
    const sweet = state.menu.filter(({ taste, cookTicks }) => taste.includes('sweet') && cookTicks > 0);
    if (!hasNewKinds(world) || sweet.length === 0 || shareOfDay(state) > LATEST) return null;
    const count = integer(rng, FEWEST, MOST);
    return {
      dish: pick(rng, sweet).id,
      count,
      price: TEN * Math.round((count * integer(rng, CHEAPEST, DEAREST)) / TEN),
    };
  },
  bar: ({ state }, enquiry) => (state.money < numberOf(enquiry, 'price') ? 'money' : null),
  forecast: (_world, { terms }) => ({
    gains: [{ key: 'cakes', terms }],
    costs: [
      { key: 'produce', terms: { money: terms['price'] ?? 0 } },
      { key: 'cakes', terms },
    ],
  }),
  yes: ({ state }, enquiry) => {
    if (state.enquiries === undefined) return;
    state.enquiries.cakes = { dish: textOf(enquiry, 'dish'), left: numberOf(enquiry, 'count') };
    buys(state, 'cakes', null, numberOf(enquiry, 'price'));
  },
  hears: (world, enquiry, { type, customer, dish }) => {
    if (type !== 'bakersDish' || dish !== enquiry.terms['dish']) return;
    enquiry.came++;
    const who = guest(world, String(customer));
    if (who !== undefined) who.mood = Math.max(-1, who.mood - SADDENS);
  },
  isOver: ({ state }) => state.closed || state.enquiries?.cakes?.left === 0,
};
