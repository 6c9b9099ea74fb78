/**
 * What a change makes over many seeds: means, and the 95 % confidence interval of the difference. The two futures of a
 * seed share their luck, so differences are taken pair by pair, which needs far fewer seeds than two heaps would.
 */

import type { Outcome } from './futures.ts';

export interface Pair {
  readonly seed: number;
  readonly a: Outcome;
  readonly b: Outcome;
}

export interface Difference {
  readonly id: string;
  readonly count: number;
  readonly a: number;
  readonly b: number;
  /** Mean of b − a, and its 95 % interval; with fewer than two seeds there is none: −∞…∞. */
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** 97.5 % quantiles of Student's distribution for 1 … 30 degrees of freedom. */
const T = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];
/** From 30 on the series 1.96 + 2.42/n agrees with the tables to the third decimal. */
export const tQuantile = (freedom: number): number => T[freedom - 1] ?? 1.95996 + 2.42 / freedom;

/** One figure over all pairs that have it. */
export function difference(id: string, pairs: readonly Pair[]): Difference | null {
  const having = pairs.filter(({ a, b }) => a[id] !== undefined && b[id] !== undefined);
  const count = having.length;
  if (count === 0) return null;
  const mean = (of: (pair: Pair) => number): number => having.reduce((sum, pair) => sum + of(pair), 0) / count;
  const a = mean((pair) => pair.a[id] as number);
  const b = mean((pair) => pair.b[id] as number);
  if (count < 2) return { id, count, a, b, mean: b - a, low: -Infinity, high: Infinity };
  const spread = mean((pair) => {
    const off = (pair.b[id] as number) - (pair.a[id] as number) - (b - a);
    return off * off;
  });
  const half = tQuantile(count - 1) * Math.sqrt(spread / (count - 1));
  return { id, count, a, b, mean: b - a, low: b - a - half, high: b - a + half };
}

/** Every figure that occurs, in the order of the first pair. */
export function differences(pairs: readonly Pair[]): Difference[] {
  const ids = new Set(pairs.flatMap(({ a, b }) => [...Object.keys(a), ...Object.keys(b)]));
  return [...ids].map((id) => difference(id, pairs)).filter((one) => one !== null);
}

/** Whether the interval leaves out nought: chance alone would hardly do it. */
export const isClear = ({ low, high }: Difference): boolean => low > 0 || high < 0;
