/**
 * When seats come free: an estimate from the stage of each visit, for choosing tables that a large group gets, and for
 * telling the player how long it will wait.
 */

import type { GuestStage, Person } from '../state/person.ts';
import type { Clock, Seat } from '../state/things.ts';

/**
 * Number of ticks for which a guest in a stage of the visit keeps the seat: medians of 280,000 moments in the first 14
 * days of the commander's seasons with the seeds 1 and 2. Left out: the stages in which a guest has no seat.
 */
const KEEPS_SEAT: Partial<Record<GuestStage, number>> = {
  outside: 1370,
  toSeat: 1190,
  callOrder: 990,
  visitHero: 850,
  waitDish: 750,
  eat: 490,
  linger: 380,
  callBill: 90,
};
/** Number of ticks for a seat on which only plates stand, and for one that is taken without a visit. */
const OTHERWISE = 60;

/**
 * Number of ticks after which these seats are likely to be free: 0 for free seats, else a median as above.
 * @param now the present tick: with it, the time that a guest has already spent in the present stage is subtracted
 */
function ticksUntilFree(
  { takenBy }: Pick<Seat, 'takenBy'>,
  people: Readonly<Record<string, Person>>,
  now: number | null,
): number {
  if (takenBy === null) return 0;
  const by = people[takenBy];
  if (by?.role !== 'guest') return OTHERWISE;
  const keeps = KEEPS_SEAT[by.stage] ?? OTHERWISE;
  return now === null ? keeps : Math.max(OTHERWISE, keeps - (now - by.stageTick));
}

/**
 * Number of ticks after which this many of the seats are likely to be free; Infinity if there are fewer seats.
 * @param now the present tick, for a number that falls while the player waits; null for choosing tables, so that a choice
 * does not change from tick to tick
 */
export const ticksUntilRoom = (
  seats: readonly Pick<Seat, 'takenBy'>[],
  people: Readonly<Record<string, Person>>,
  size: number,
  now: number | null = null,
): number => seats.map((seat) => ticksUntilFree(seat, people, now)).sort((a, b) => a - b)[size - 1] ?? Infinity;

/** A number of ticks as café minutes for the player: in steps of five, because it is an estimate; at least 5. */
export const roughMinutes = (ticks: number, { ticksPerMinute }: Pick<Clock, 'ticksPerMinute'>): number =>
  Math.max(5, 5 * Math.round(ticks / ticksPerMinute / 5));
