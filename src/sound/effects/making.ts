/** What a row of effects is, and how it is put together. */

import { later, lengthOf, type Layer } from '../layers.ts';

export interface Effect {
  readonly layers: readonly Layer[];
  /** The highest it reaches, 0…1. */
  readonly level: number;
  /** Seconds before the same again is heard. */
  readonly gap: number;
  /** How much of it the room gives back, 0…1. */
  readonly room: number;
  /** Always heard, however much goes on. */
  readonly grand?: boolean;
}

/** Seconds a sound lasts, in whole milliseconds. */
export const secondsOf = ({ layers }: Effect): number => Math.ceil(lengthOf(layers) * 1000) / 1000;

/** Tones of the equal-tempered scale by their number (69 is the a of the tuning fork). */
export const hz = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);
const together = (...parts: readonly (readonly [at: number, layers: readonly Layer[]])[]): Layer[] =>
  parts.flatMap(([at, layers]) => later(at, layers));

/** A row: how loud, how soon again, how much room; then its parts with the second each begins at. */
export const effect = (
  level: number,
  gap: number,
  room: number,
  ...parts: readonly (readonly [at: number, layers: readonly Layer[]])[]
): Effect => ({ layers: together(...parts), level, gap, room });
