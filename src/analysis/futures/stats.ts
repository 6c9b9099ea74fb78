/**
 * Statistics of a change over many seeds: means, and the 95 % confidence interval of the difference. Both futures of a
 * pair use the same random numbers, so the difference is taken within each pair; this needs far fewer seeds than two
 * independent samples.
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
  /** Mean of the differences b − a, and its 95 % interval. With fewer than two seeds the interval is −∞…∞. */
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** 97.5 % quantiles of Student's distribution for 1 … 30 degrees of freedom. */
const T = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];
/** The 97.5 % quantile of Student's distribution. For 30 and more degrees of freedom, 1.96 + 2.42/n agrees with the tables to three decimals. */
export const tQuantile = (freedom: number): number => T[freedom - 1] ?? 1.95996 + 2.42 / freedom;

/** Returns the difference of one figure, computed from all pairs in which both futures have it. */
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

/** Returns the differences of every figure that occurs, in the order in which the figures first appear. */
export function differences(pairs: readonly Pair[]): Difference[] {
  const ids = new Set(pairs.flatMap(({ a, b }) => [...Object.keys(a), ...Object.keys(b)]));
  return [...ids].map((id) => difference(id, pairs)).filter((one) => one !== null);
}

/** Returns the p-value: the probability that chance alone makes a difference at least this large. */
export function chanceOf({ count, mean, high }: Difference): number {
  if (count < 2) return 1;
  const half = high - mean;
  if (half === 0) return mean === 0 ? 1 : 0;
  const t = (mean / half) * tQuantile(count - 1);
  const freedom = count - 1;
  return beta(freedom / (freedom + t * t), freedom / 2, 0.5);
}

const LEVEL = 0.05;

/**
 * Returns the ids of the figures whose difference is statistically clear. Of twenty unaffected figures, about one
 * would look clear by chance; therefore the primary figure, which is chosen beforehand, is tested alone, and the
 * others are corrected by Holm's method.
 */
export function clearOnes(all: readonly Difference[], primary: string | null): ReadonlySet<string> {
  const clear = new Set(all.filter((one) => one.id === primary && chanceOf(one) < LEVEL).map(({ id }) => id));
  const others = all
    .filter(({ id }) => id !== primary)
    .map((one) => ({ id: one.id, chance: chanceOf(one) }))
    .sort((one, other) => one.chance - other.chance || (one.id < other.id ? -1 : 1));
  for (const [i, { id, chance }] of others.entries()) {
    if (chance >= LEVEL / (others.length - i)) break;
    clear.add(id);
  }
  return clear;
}

/** Logarithm of the gamma function (Lanczos), accurate to ten digits. */
function logGamma(x: number): number {
  const parts = [
    76.18009172947146, -86.5053203294168, 24.01409824083091, -1.231739572450155, 0.001208650973866179,
    -0.000005395239384953,
  ];
  const sum = parts.reduce((all, part, i) => all + part / (x + 1 + i), 1.000000000190015);
  return Math.log((2.506628274631 * sum) / x) - (x + 5.5) + (x + 0.5) * Math.log(x + 5.5);
}

/** The regularised incomplete beta function, by its continued fraction (Lentz). */
function beta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // The continued fraction converges quickly for small x; for large x the symmetry of the beta function is used.
  if (x > (a + 1) / (a + b + 2)) return 1 - beta(1 - x, b, a);
  const TINY = 1e-300;
  const off = (value: number): number => (Math.abs(value) < TINY ? TINY : value);
  let [c, d] = [1, 1 / off(1 - ((a + b) * x) / (a + 1))];
  let fraction = d;
  for (let m = 1; m <= 300; m++) {
    for (const part of [
      (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m)),
      (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1)),
    ]) {
      d = 1 / off(1 + part * d);
      c = off(1 + part / c);
      fraction *= c * d;
    }
    if (Math.abs(c * d - 1) < 1e-12) break;
  }
  return (Math.exp(a * Math.log(x) + b * Math.log(1 - x) + logGamma(a + b) - logGamma(a) - logGamma(b)) * fraction) / a;
}
