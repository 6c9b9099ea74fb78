/** Converts ticks for display: the café's clock for moments, seconds for durations. */

import type { Clock } from '../sim/state/things.ts';

/** Number of ticks per second at speed 1×. */
export const TICKS_PER_SECOND = 20;

/** A tick as time on the café's clock: "17:25". */
export function clockAt(clock: Clock, tick: number): string {
  const minutes = clock.startMinute + Math.floor(tick / clock.ticksPerMinute);
  const ofDay = ((minutes % 1440) + 1440) % 1440;
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}

/** A duration in seconds as text: with one decimal below ten seconds ("0.9"), otherwise without decimals ("12"). */
export function seconds(ticks: number): string {
  const value = ticks / TICKS_PER_SECOND;
  return value < 9.95 ? value.toFixed(1) : String(Math.round(value));
}

/** A duration in seconds as text, exact to the tick: "0.05", "1.5", "12". */
export const exactSeconds = (ticks: number): string => String(Math.round((ticks / TICKS_PER_SECOND) * 100) / 100);

/** A duration as a short text for a narrow table cell, in seconds ("12s", "1.2s") or, from 100 seconds on, in minutes ("2m"). */
export function shortSeconds(ticks: number): string {
  const value = ticks / TICKS_PER_SECOND;
  return value >= 99.5
    ? `${Math.round(value / 60)}m`
    : value < 9.95
      ? `${trim(value.toFixed(1))}s`
      : `${Math.round(value)}s`;
}

const two = (value: number): string => String(value).padStart(2, '0');
const trim = (text: string): string => (text.endsWith('.0') ? text.slice(0, -2) : text);
