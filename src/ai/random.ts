/**
 * Seeded random numbers. Every character and every system owns a stream, so an additional guest does not change what
 * the maids draw. The state of a stream is four integers: plain data that is saved with its owner. The generator is
 * sfc32 (Chris Doty-Humphrey, PractRand, public domain): integer sums and shifts only, hence identical in every engine.
 */

/** The state of a random stream: four 32-bit integers, owned by the character or system that draws from it. */
export type Stream = number[];

/** Creates a random stream from a seed and a name. The same seed and name always give the same numbers. */
export function stream(seed: number, name: string): Stream {
  let h = (seed ^ 0x9e3779b9) | 0;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 0x01000193);
  const state = [h | 0, Math.imul(h, 0x85ebca6b) | 0, (seed | 0) ^ 0x2545f491, 1];
  for (let i = 0; i < 12; i++) next(state);
  return state;
}

/** Draws the next 32 bits, as an unsigned integer. */
export function next(s: Stream): number {
  const a = s[0] as number;
  const b = s[1] as number;
  const c = s[2] as number;
  const counter = s[3] as number;
  const sum = (a + b + counter) | 0;
  s[3] = (counter + 1) | 0;
  s[0] = b ^ (b >>> 9);
  s[1] = (c + (c << 3)) | 0;
  s[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  return sum >>> 0;
}

/** Draws a number in [0, 1). */
export const real = (s: Stream): number => next(s) / 4294967296;

/** Draws an integer in [from, to], both included. */
export const integer = (s: Stream, from: number, to: number): number => from + Math.floor(real(s) * (to - from + 1));

/** Returns true with the given probability. No number is drawn if the probability is ≤ 0 or ≥ 1. */
export function chance(s: Stream, probability: number): boolean {
  if (probability <= 0) return false;
  if (probability >= 1) return true;
  return real(s) < probability;
}

/** Draws an item of a list; all items are equally likely. @throws Error on an empty list */
export function pick<T>(s: Stream, list: readonly T[]): T {
  if (list.length === 0) throw new Error('cannot pick from an empty list');
  return list[integer(s, 0, list.length - 1)] as T;
}

/**
 * Draws an item of a list by its weight, a number ≥ 0. An item of weight 0 is never drawn.
 * @throws Error when all weights are 0
 */
export function pickWeighted<T>(s: Stream, list: readonly T[], weight: (item: T) => number): T {
  let total = 0;
  for (const item of list) total += weight(item);
  if (!(total > 0)) throw new Error('all weights are 0');
  let at = real(s) * total;
  // If rounding leaves a remainder after the last item, the last item with a weight above 0 is drawn.
  let last: T | undefined;
  for (const item of list) {
    const share = weight(item);
    if (!(share > 0)) continue;
    at -= share;
    if (at < 0) return item;
    last = item;
  }
  return last as T;
}
