/**
 * How many guests want to come on a day, before weather, stars and posters. In a season most of them come for the
 * café's name, and only some for a further chair: so a chair relieves the queue more than it lengthens it. Word gets
 * around from day to day, at the same pace however the player builds.
 */

import { rules } from '../../data/season/index.ts';
import type { SeasonState } from '../state/season.ts';

/** Number of guests per seat on an average day of a café without a season, and of a free or daily café. */
const GUESTS_PER_SEAT = 4.4;

/** Guests of an average day of a café that counts for no season. @param seats may be a fraction, for a chosen crowd */
export const guestsOfSeats = (seats: number): number => seats * GUESTS_PER_SEAT;

/** Guests of an average day of a season, by the seats that are open and the day, from 1. */
export const guestsOfSeason = (seats: number, day: number): number =>
  (rules.guestsOfTown + rules.guestsOfSeat * seats) * (1 + Math.min(rules.wordAtMost, rules.wordADay * (day - 1)));

/**
 * Factor on the guests of a day: fewer on a day with reservations only, and as many more on the day after, when those
 * who were turned away come.
 */
export const reservedFactor = ({ turnedAway }: Pick<SeasonState, 'turnedAway'>, day: number): number =>
  turnedAway === day ? rules.reserved : turnedAway === day - 1 ? 2 - rules.reserved : 1;
