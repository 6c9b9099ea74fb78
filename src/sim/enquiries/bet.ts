/**
 * A rich guest who waits for a dish bets that it does not come in time. The time is about what the kitchen needs, so that
 * chance decides if nobody does anything; a player who hurries cooks and maids wins more often.
 */

import { integer, pick } from '../../ai/index.ts';
import type { Guest } from '../state/person.ts';
import { wins, buys } from '../world/cash-book.ts';
import { guest, shows, type World } from '../world/world.ts';
import { type EnquiryRecord, hasNewKinds, numberOf, textOf } from './enquiry-kind.ts';

/** A guest is rich from this budget on, in usual dishes of the menu. */
const RICH = 2.5;
const CHEAPEST = 20;
const DEAREST = 40;
const HUNDRED = 100;
/** Number of ticks for which the question stands; shorter than the time of the bet. */
const OPEN = 200;
/** The time of the bet: in hundredths of what the kitchen and a maid are expected to need, and at least. */
const SHORTEST = 80;
const LONGEST = 115;
const LEAST = 300;
/** Number of ticks that a ready dish usually waits on the pass and is carried. */
const CARRIED = 120;
const GLADDER = 0.3;

/** Number of ticks that a guest's dish is expected to need from now. */
function expected({ state, chefs }: World, who: Guest): number {
  const ticksOf = (dish: string | null): number => state.menu.find(({ id }) => id === dish)?.cookTicks ?? 0;
  const at = state.tickets.findIndex((ticket) => ticket.guest === who.id);
  const before = state.tickets.slice(0, Math.max(0, at)).reduce((sum, { dish }) => sum + ticksOf(dish), 0);
  return Math.round(before / Math.max(1, chefs.length)) + ticksOf(who.ordered) + CARRIED;
}

/** The rich guests whose dish waits to be cooked. */
function candidates({ state, guests }: World): Guest[] {
  const { menu, tickets } = state;
  const dear = (RICH * menu.reduce((sum, { price }) => sum + price, 0)) / Math.max(1, menu.length);
  return guests.filter(
    (who) =>
      who.stage === 'waitDish' && !who.isHero && who.budget >= dear && tickets.some((one) => one.guest === who.id),
  );
}

export const bet: EnquiryRecord = {
  make: (world, rng) => {
    if (!hasNewKinds(world)) return null;
    const all = candidates(world);
    if (all.length === 0) return null;
    const who = pick(rng, all);
    const ticks = Math.max(LEAST, Math.round((expected(world, who) * integer(rng, SHORTEST, LONGEST)) / 100));
    return {
      guest: who.id,
      name: who.name,
      look: who.look,
      dish: who.ordered ?? '',
      tick: world.state.tick + ticks,
      price: integer(rng, CHEAPEST, DEAREST) * HUNDRED,
      open: OPEN,
    };
  },
  bar: ({ state }, enquiry) => (state.money < numberOf(enquiry, 'price') ? 'money' : null),
  lapses: (world, enquiry) => guest(world, textOf(enquiry, 'guest'))?.stage !== 'waitDish',
  forecast: ({ state }, enquiry) => ({
    gains: [{ key: 'bet', terms: enquiry.terms }],
    costs: [
      { key: 'bet', terms: enquiry.terms },
      {
        key: 'betBefore',
        terms: {
          count: Math.max(
            0,
            state.tickets.findIndex(({ guest: id }) => id === enquiry.terms['guest']),
          ),
        },
      },
    ],
  }),
  yes: () => undefined,
  step: ({ state }, enquiry) => {
    if (state.tick > numberOf(enquiry, 'tick')) enquiry.lost = 1;
  },
  hears: (world, enquiry, { type, who, customer }) => {
    const id = textOf(enquiry, 'guest');
    if (type === 'leaves' && who === id) enquiry.lost = 1;
    if (type !== 'served' || customer !== id || enquiry.lost > 0) return;
    enquiry.came = 1;
  },
  isOver: (_world, { came, lost }) => came + lost > 0,
  ends: (world, enquiry) => {
    const { state } = world;
    const stake = numberOf(enquiry, 'price');
    const who = guest(world, textOf(enquiry, 'guest'));
    const hasWon = enquiry.came > 0;
    enquiry.money = hasWon ? stake : -stake;
    if (hasWon) wins(state, 'enquiry', stake);
    else buys(state, 'bet', null, stake);
    if (who === undefined) return;
    who.mood = Math.min(1, who.mood + GLADDER);
    shows(world, who, hasWon ? 'love' : 'chat', 60, hasWon ? 'enquiry.betWon' : 'enquiry.betLost');
  },
  // Chance decides, and a loss costs money only.
  worth: () => false,
};
