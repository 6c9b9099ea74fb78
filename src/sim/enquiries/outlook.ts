/**
 * How an enquiry is likely to end if the player agrees now, and why: the line of its card that says whether it is a gain
 * or a loss. Guests who were promised a place gain where seats are free when they come; where others wait already, each
 * of them costs a guest who is lost. The note of 27 November 2026, what a yes brings, has the figures.
 */

import { seatsOpen } from '../season/star-rewards.ts';
import type { EnquiryTerms } from '../state/enquiries.ts';
import type { World } from '../world/world.ts';

export interface Outlook {
  readonly verdict: 'gain' | 'even' | 'loss';
  /** The word key `enquiry.why.<why>` holds the reason. */
  readonly why: string;
  readonly terms: EnquiryTerms;
}

/**
 * The estimate of {@link roomAt} an hour ahead is usually off by this many seats, measured in seasons of hands-off
 * (174 estimates: half were off by 5 or fewer).
 */
const OFF = 5;

/** Guests served in a tick for each seat in use, and the seats that one maid can keep in use. */
const SERVED_A_SEAT = 0.0007;
const SEATS_A_MAID = 2.5;

/**
 * The number of seats that are likely to be free at a tick; less than 0 = so many guests are likely to wait for one.
 * Counts the seats and the queue of now, the guests who are expected until then, and those who are served meanwhile.
 */
export function roomAt({ state, places, guests, maids }: World, tick: number): number {
  const queue = guests.filter(({ stage }) => stage === 'queue').length;
  const come = state.arrivals.filter((plan) => plan.tick > state.tick && plan.tick <= tick).length;
  const used = Math.min(seatsOpen(state), SEATS_A_MAID * maids.filter(({ present }) => present).length);
  const served = Math.floor(SERVED_A_SEAT * used * Math.max(0, tick - state.tick));
  return Math.min(seatsOpen(state), places.freeSeats.size - queue - come + served);
}

/**
 * The outlook for guests who come at a tick: a gain only if all of them are likely to find a seat.
 * @param need number of these guests @param evens seats that must be free for no loss; less than 0 = so many guests may wait
 */
export function outlookOfRoom(world: World, tick: number, need: number, evens: number): Outlook {
  const room = roomAt(world, tick);
  return {
    verdict: room >= need ? 'gain' : room >= evens ? 'even' : 'loss',
    why: room >= need ? 'room' : room > 0 ? 'someRoom' : room === 0 ? 'full' : 'jam',
    terms: { count: Math.abs(room), need, tick, off: OFF },
  };
}
