/** The type of an effect, and helpers to build one. */

import { later, lengthOf, type Layer } from '../layers.ts';

export interface Effect {
  readonly layers: readonly Layer[];
  /** Peak level of the effect, 0…1. */
  readonly level: number;
  /** Minimum number of seconds between two starts of the same effect, at the normal speed of time. */
  readonly gap: number;
  /** Share of reverb in the effect, 0…1. */
  readonly room: number;
  /**
   * True for important effects: they may be played even when the maximum number of effects is already playing, and
   * they are not softened while many effects are playing.
   */
  readonly grand?: boolean;
}

/** Duration of an effect in seconds, rounded up to milliseconds. */
export const secondsOf = ({ layers }: Effect): number => Math.ceil(lengthOf(layers) * 1000) / 1000;

/** Frequency of a tone of the equal-tempered scale by MIDI number (69 = a at 440 Hz). */
export const hz = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);
const together = (...parts: readonly (readonly [at: number, layers: readonly Layer[]])[]): Layer[] =>
  parts.flatMap(([at, layers]) => later(at, layers));

/** Builds an effect from its level, its gap, its reverb and its parts; each part is given with the second at which it begins. */
export const effect = (
  level: number,
  gap: number,
  room: number,
  ...parts: readonly (readonly [at: number, layers: readonly Layer[]])[]
): Effect => ({ layers: together(...parts), level, gap, room });
