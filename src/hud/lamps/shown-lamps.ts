/**
 * Decides how the readings of the lamps are shown. `settleLamps` lets a lamp rise to a higher level only after that level
 * has been measured for two café seconds, so that lamps do not flicker; `signedLamps` chooses the troubles that get a
 * sign in the room. The code is pure, and counts café time in ticks.
 */

import { type LampLevel, type LampReading, LAMPS, LEVELS } from '../read/lamps.ts';

/** Ticks that a reading must hold before its lamp rises to a higher level: two café seconds. */
export const HOLD_TICKS = 40;

/** A lamp as it is shown, and the level that may replace the shown one. */
interface Lit {
  readonly shown: LampReading;
  /** A different level measured at present, and the tick since which it has been measured; null = the measured level is the shown one. */
  readonly next: { readonly level: LampLevel; readonly since: number } | null;
}
export interface LampMemory {
  readonly tick: number;
  readonly lit: readonly Lit[];
}

/**
 * Computes how the lamps are shown after these readings. A lamp shows new numbers and words and a lower level at once,
 * but a higher level only after the level has been measured for {@link HOLD_TICKS}. Without an earlier state, or after
 * a jump back in time, the readings are shown as they are.
 */
export function settleLamps(before: LampMemory | null, readings: readonly LampReading[], tick: number): LampMemory {
  if (before === null || tick < before.tick) return { tick, lit: readings.map((shown) => ({ shown, next: null })) };
  return {
    tick,
    lit: readings.map((reading) =>
      settled(
        before.lit.find(({ shown }) => shown.id === reading.id),
        reading,
        tick,
      ),
    ),
  };
}

function settled(before: Lit | undefined, reading: LampReading, tick: number): Lit {
  if (before === undefined || before.shown.level === reading.level) return { shown: reading, next: null };
  const since = before.next?.level === reading.level ? before.next.since : tick;
  // A lower level is shown at once, because a warning whose trouble has passed would be wrong.
  const rises = LEVELS.indexOf(reading.level) > LEVELS.indexOf(before.shown.level);
  if (!rises || tick - since >= HOLD_TICKS) return { shown: reading, next: null };
  // Only the level waits. Words, numbers and place are those of the present state, so a sign is never out of date.
  const { level } = before.shown;
  const cause = level === 'green' ? null : reading.cause;
  return { shown: { ...reading, level, cause }, next: { level: reading.level, since } };
}

export const lampsOf = (memory: LampMemory): LampReading[] => memory.lit.map(({ shown }) => shown);

/** The lamps that get a sign in the room: the worst red one and the worst amber one, or the two worst red ones; at most two. */
export function worstOf(lamps: readonly LampReading[]): LampReading[] {
  const worst = (level: LampLevel): LampReading[] =>
    lamps
      .filter((lamp) => lamp.level === level && lamp.cause !== null && lamp.place !== null)
      .sort((a, b) => b.weight - a.weight || LAMPS.indexOf(a.id) - LAMPS.indexOf(b.id));
  const [red, second] = worst('red');
  const [amber] = worst('amber');
  return [red, amber ?? second].filter((lamp) => lamp !== undefined);
}

/** The troubles that have a sign in the room now. During a fire alarm the other troubles do not matter. */
export const signedLamps = (lamps: readonly LampReading[], alarm: LampReading | null): readonly LampReading[] =>
  alarm === null ? worstOf(lamps) : [alarm];
