/**
 * A film crew wants some tables for an hour. A yes brings money at once and a celebrity with fans tomorrow; meanwhile
 * nobody else sits down at these tables. Guests who already sit there stay.
 */

import { integer } from '../../ai/index.ts';
import { heroesReady } from '../season/album.ts';
import { seatsOpen } from '../season/star-rewards.ts';
import { keptTables } from '../visits/kept-tables.ts';
import { isOpenSeat } from '../world/wings.ts';
import { wins } from '../world/cash-book.ts';
import type { World } from '../world/world.ts';
import { type EnquiryRecord, hasNewKinds, numberOf, shareOfDay } from './enquiry-kind.ts';

/** Seats that the crew wants, and the fewest that the café must have, so that most stay free for guests. */
const SEATS = 8;
const LEAST_SEATS = 18;
const LASTS = 600;
/** Number of ticks from the question to the film: the player has an hour to answer. */
const SOONEST = 620;
const LATEST = 0.6;
const CHEAPEST = 50;
const DEAREST = 80;
const HUNDRED = 100;

/** The tables that the crew takes: those with the most free seats, and no more seats than it has asked for. */
function tablesFor({ state, places }: World): { table: number; size: number }[] {
  const kept = keptTables(state);
  const found: { table: number; size: number }[] = [];
  const all = [...places.tables]
    .filter(([table, seats]) => !places.largeTables.has(table) && seats.every((seat) => isOpenSeat(state, seat)))
    .filter(([table]) => !kept.includes(table))
    .map(([table, seats]) => ({
      table,
      size: seats.length,
      free: seats.filter(({ takenBy }) => takenBy === null).length,
    }))
    .sort((a, b) => b.free - a.free || a.table - b.table);
  let seats = 0;
  for (const { table, size } of all) {
    if (seats + size > SEATS) continue;
    found.push({ table, size });
    seats += size;
  }
  return found;
}

export const film: EnquiryRecord = {
  make: (world, rng) => {
    const { state } = world;
    const { season, map, seats, stars } = state;
    if (!hasNewKinds(world) || season === undefined || shareOfDay(state) > LATEST) return null;
    if (seatsOpen(state) < LEAST_SEATS) return null;
    if (heroesReady(season, { map, seats: seats.length, stars, weather: 'sun' }).length === 0) return null;
    return { count: SEATS, tick: state.tick + SOONEST, price: integer(rng, CHEAPEST, DEAREST) * HUNDRED };
  },
  forecast: ({ state }, enquiry) => ({
    gains: [
      { key: 'deposit', terms: { ...enquiry.terms, money: numberOf(enquiry, 'price') } },
      { key: 'film', terms: enquiry.terms },
    ],
    costs: [
      {
        key: 'film',
        terms: { ...enquiry.terms, seats: seatsOpen(state), minutes: LASTS / state.clock.ticksPerMinute },
      },
    ],
  }),
  yes: ({ state }, enquiry) => wins(state, 'enquiry', numberOf(enquiry, 'price')),
  step: (world, enquiry) => {
    const { enquiries, tick } = world.state;
    if (enquiries === undefined || enquiry.came > 0 || tick < numberOf(enquiry, 'tick')) return;
    const mine = tablesFor(world).map((one) => ({ ...one, enquiry: enquiry.id }));
    if (mine.length === 0) return;
    enquiries.kept = [...(enquiries.kept ?? []), ...mine];
    enquiry.came = mine.length;
  },
  isOver: ({ state }, enquiry) => state.closed || state.tick >= numberOf(enquiry, 'tick') + LASTS,
  ends: (_world, enquiry) => {
    enquiry.money = numberOf(enquiry, 'price');
  },
};
