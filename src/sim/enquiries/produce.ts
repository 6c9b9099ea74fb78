/** A supplier offers fresh produce of one taste. Until closing, guests who get a dish of that taste are happier. */

import { integer, pick } from '../../ai/index.ts';
import { buys } from '../world/cash-book.ts';
import { guest, shows } from '../world/world.ts';
import { numberOf, type EnquiryRecord, shareOfDay, textOf } from './enquiry-kind.ts';
import type { Outlook } from './outlook.ts';

const CHEAPEST = 8;
const DEAREST = 15;
const HUNDRED = 100;
const GLADDER = 0.3;
/** Number of dishes with the taste from which the produce is worth its price, and prices that the till must hold. */
const FEW_DISHES = 2;
const POOR = 5;

export const produce: EnquiryRecord = {
  make: ({ state }, rng) => {
    if (shareOfDay(state) > 0.4 || state.enquiries?.fresh !== undefined) return null;
    const dishesOf = (taste: string): number => state.menu.filter((item) => item.taste.includes(taste)).length;
    // Goods for a single dish are never worth their price, so they are no question.
    const tastes = [...new Set(state.menu.flatMap(({ taste }) => taste))].filter((one) => dishesOf(one) >= FEW_DISHES);
    if (tastes.length === 0) return null;
    const taste = pick(rng, tastes);
    return {
      taste,
      dishes: dishesOf(taste),
      price: integer(rng, CHEAPEST, DEAREST) * HUNDRED,
    };
  },
  bar: ({ state }, enquiry) => (state.money < numberOf(enquiry, 'price') ? 'money' : null),
  forecast: (_world, enquiry) => ({
    gains: [{ key: 'produce', terms: { taste: textOf(enquiry, 'taste'), count: numberOf(enquiry, 'dishes') } }],
    costs: [{ key: 'produce', terms: { money: numberOf(enquiry, 'price') } }],
  }),
  yes: ({ state }, enquiry) => {
    if (state.enquiries === undefined) return;
    state.enquiries.fresh = textOf(enquiry, 'taste');
    buys(state, 'produce', null, numberOf(enquiry, 'price'));
  },
  hears: (world, enquiry, { type, customer, dish }) => {
    if (type !== 'served') return;
    const item = world.state.menu.find(({ id }) => id === dish);
    const who = guest(world, String(customer));
    if (who === undefined || item?.taste.includes(textOf(enquiry, 'taste')) !== true) return;
    who.mood = Math.min(1, who.mood + GLADDER);
    enquiry.came++;
    shows(world, who, 'love', 40);
  },
  isOver: ({ state }) => state.closed,
  outlook: ({ state }, enquiry): Outlook => {
    const [count, price] = [numberOf(enquiry, 'dishes'), numberOf(enquiry, 'price')];
    if (state.money <= POOR * price) return { verdict: 'loss', why: 'poor', terms: {} };
    return { verdict: count >= FEW_DISHES ? 'gain' : 'loss', why: 'dishes', terms: { count } };
  },
};
