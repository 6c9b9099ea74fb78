/** Reads the figures of the top bar as data. */

import type { Cafe } from '../../sim/api.ts';
import type { Weather } from '../../sim/state/things.ts';
import { dayPartOf, type DayPart, timeAt } from '../../words/clock.ts';
import { guestsOf } from './names.ts';

export interface TopView {
  readonly day: number;
  readonly time: string;
  readonly part: DayPart;
  readonly weather: Weather;
  readonly money: number;
  /** Whether the café is a free café, and whether its till has no end. */
  readonly free: boolean;
  readonly endless: boolean;
  /** The café's stars, 0…5, with one decimal. */
  readonly stars: number;
  readonly guests: number;
  /** Number of guests at a table, or on their way to one. */
  readonly seated: number;
  /** Number of guests in the queue at the door. */
  readonly queue: number;
  readonly seats: number;
  readonly over: boolean;
}

export function readTop({ state }: Cafe): TopView {
  const guests = guestsOf(state);
  return {
    day: state.clock.day,
    time: timeAt(state.clock, state.tick),
    part: dayPartOf(state),
    weather: state.weather,
    money: Math.round(state.money),
    free: state.free !== undefined,
    endless: state.free?.endless === true,
    stars: Math.round(state.stars * 10) / 10,
    guests: guests.length,
    seated: guests.filter(({ seat, claimedSeat }) => seat !== null || claimedSeat !== null).length,
    queue: guests.filter(({ stage }) => stage === 'queue').length,
    seats: state.seats.length,
    over: state.over,
  };
}
