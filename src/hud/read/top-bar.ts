/** Collects the figures that the top bar shows. */

import type { Cafe } from '../../sim/api.ts';
import { ratingShown } from '../../words/numbers.ts';
import { type Due, dueAtClosing } from '../../sim/season/bill.ts';
import { movedToday } from '../../sim/season/star-moves.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { Weather } from '../../sim/state/things.ts';
import { dayPartOf, type DayPart, timeAt } from '../../words/clock.ts';

export interface TopView {
  readonly day: number;
  /** The date of a café of the day; null in other cafés. */
  readonly date: number | null;
  readonly time: string;
  readonly part: DayPart;
  readonly weather: Weather;
  readonly money: number;
  /** Whether the café is a free café, and whether its money is unlimited. */
  readonly free: boolean;
  readonly endless: boolean;
  /** The café's stars, 0…5, with one decimal. */
  readonly stars: number;
  /** How far the rating has moved since the morning, in hundredths of a star; null without a season, where nothing moves it. */
  readonly moved: number | null;
  /** Share of the opening hours that has passed, 0…1, in steps of 0.005. */
  readonly passed: number;
  readonly over: boolean;
  /** What the café pays when the day ends; null after it was paid, and where no day ends. */
  readonly due: Due | null;
  /** Whether the café closes within two hours of its clock, or has closed. */
  readonly late: boolean;
}

/** Length of the last part of the day, in minutes of the café's clock, in which the till tells what is due. */
const LATE_MINUTES = 120;

export function readTop({ state }: Cafe): TopView {
  return {
    day: state.clock.day,
    date: state.daily ?? null,
    time: timeAt(state.clock, state.tick),
    part: dayPartOf(state),
    weather: state.weather,
    money: Math.round(state.money),
    free: state.free !== undefined,
    endless: state.free?.endless === true,
    stars: ratingShown(state.stars),
    moved:
      state.season === undefined || state.free !== undefined ? null : Math.round(movedToday(state) * 100) / 100 + 0,
    passed: Math.round(shareOf(state, state.tick) * 200) / 200,
    over: state.over,
    due: state.over || state.clock.closeTick === null ? null : dueAtClosing(state),
    late: isLate(state),
  };
}

function isLate({ clock, tick }: WorldState): boolean {
  const { closeTick, ticksPerMinute } = clock;
  return closeTick !== null && tick >= closeTick - LATE_MINUTES * ticksPerMinute;
}

/** A tick as a share of the opening hours, 0…1. A café without closing time is always at 0. */
function shareOf({ clock }: WorldState, tick: number): number {
  const { openTick, closeTick } = clock;
  return closeTick === null ? 0 : Math.max(0, Math.min(1, (tick - openTick) / (closeTick - openTick)));
}

/** A part of the opening hours: its beginning and end as shares of the opening hours, 0…1. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

/** Number of equal parts of the opening hours for which arrivals are counted. */
const SLOTS = 16;
/**
 * A part of the opening hours is a rush hour if its arrivals, averaged with those of the two neighbouring parts, are
 * at least this many times the day's average.
 */
const RUSH = 1.15;

/** Finds the rush hours among the guests expected today: stretches in which clearly more guests come than on average. */
export function readRushHours(state: WorldState): Hours[] {
  const counts = Array.from({ length: SLOTS }, () => 0);
  for (const { tick } of state.arrivals) {
    const at = Math.min(SLOTS - 1, Math.floor(shareOf(state, tick) * SLOTS));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const hours: Hours[] = [];
  const left = SLOTS * (1 - shareOf(state, state.tick));
  const least = (state.arrivals.length / Math.max(1, left)) * RUSH;
  counts.forEach((count, at) => {
    const near = (count * 2 + (counts[at - 1] ?? count) + (counts[at + 1] ?? count)) / 4;
    if (near === 0 || near < least) return;
    const last = hours.at(-1);
    const to = (at + 1) / SLOTS;
    if (last !== undefined && last.to === at / SLOTS) hours[hours.length - 1] = { from: last.from, to };
    else hours.push({ from: at / SLOTS, to });
  });
  return hours;
}
