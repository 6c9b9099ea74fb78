/** Texts about the café's time: day, time, part of the day. The player never sees ticks. */

import type { WorldState } from '../sim/state/world-state.ts';
import type { Clock } from '../sim/state/things.ts';
import { say, type WordKey } from './index.ts';

export type DayPart = 'early' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'night';

const MINUTES_A_DAY = 24 * 60;

/** The café's time at a tick, in minutes after midnight. */
export function minuteAt(clock: Clock, tick: number): number {
  const minute = clock.startMinute + Math.floor(tick / Math.max(1, clock.ticksPerMinute));
  return ((minute % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY;
}

/** A time of day as text: "9:05", "17:25". */
export function timeText(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}

export const timeAt = (clock: Clock, tick: number): string => timeText(minuteAt(clock, tick));

/** The weekday on which a day of the season falls: 1 (Monday) … 7 (Sunday). The season begins on a Monday. */
export const weekdayOf = (day: number): number => ((((day - 1) % 7) + 7) % 7) + 1;

export function dayPartOf(state: Pick<WorldState, 'closed' | 'clock' | 'tick'>): DayPart {
  const { clock, tick } = state;
  if (state.closed) return 'night';
  if (tick < clock.openTick) return 'early';
  const minute = minuteAt(clock, tick);
  if (minute < 11 * 60 + 30) return 'morning';
  if (minute < 14 * 60 + 30) return 'noon';
  if (minute < 17 * 60 + 30) return 'afternoon';
  return 'evening';
}

export const weekdayKey = (day: number, short = false): WordKey =>
  `weekday.${short ? 'short.' : ''}${weekdayOf(day)}` as WordKey;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago a café was saved, by real time: "saved 3 minutes ago". */
export function agoText(savedAt: number, now: number): string {
  const passed = now - savedAt;
  if (passed < MINUTE_MS) return say('saves.ago.now');
  if (passed < HOUR_MS) return say('saves.ago.minutes', { count: Math.floor(passed / MINUTE_MS) });
  if (passed < DAY_MS) return say('saves.ago.hours', { count: Math.floor(passed / HOUR_MS) });
  return say('saves.ago.days', { count: Math.floor(passed / DAY_MS) });
}
