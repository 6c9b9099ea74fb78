/**
 * Statistics of a change over many seeds: means, and the 95 % confidence interval of the difference. Both futures of a
 * pair use the same random numbers, so the difference is taken within each pair. This needs far fewer seeds than two
 * independent samples.
 */

import { bootstrapped, isSkewed } from './bootstrap.ts';
import type { Outcome } from './futures.ts';
import { studentChance, tQuantile } from './student.ts';

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
  /** The p-value: the probability that chance alone makes a difference at least this large. */
  readonly chance: number;
  /** Whether the differences lie so unevenly about their mean that interval and p-value come from the bootstrap. */
  readonly skewed: boolean;
}

/**
 * Returns the difference of one figure, computed from all pairs in which both futures have the figure. It is computed
 * by Student's distribution or, if the differences are skewed, by the bootstrap.
 */
export function difference(id: string, pairs: readonly Pair[]): Difference | null {
  const having = pairs.filter(({ a, b }) => a[id] !== undefined && b[id] !== undefined);
  const count = having.length;
  if (count === 0) return null;
  const meanOf = (of: (pair: Pair) => number): number => having.reduce((sum, pair) => sum + of(pair), 0) / count;
  const a = meanOf((pair) => pair.a[id] as number);
  const b = meanOf((pair) => pair.b[id] as number);
  const mean = b - a;
  if (count < 2) return { id, count, a, b, mean, low: -Infinity, high: Infinity, chance: 1, skewed: false };
  const each = having.map((pair) => (pair.b[id] as number) - (pair.a[id] as number));
  const spread = each.reduce((sum, one) => sum + (one - mean) * (one - mean), 0) / count;
  const error = Math.sqrt(spread / (count - 1));
  if (error === 0) return { id, count, a, b, mean, low: mean, high: mean, chance: mean === 0 ? 1 : 0, skewed: false };
  const student = studentChance(mean / error, count - 1);
  if (isSkewed(each, mean, spread)) return { id, count, a, b, mean, ...bootstrapped(each, student), skewed: true };
  const half = tQuantile(count - 1) * error;
  return { id, count, a, b, mean, low: mean - half, high: mean + half, chance: student, skewed: false };
}

/** Returns the differences of every figure that occurs, in the order in which the figures first appear. */
export function differences(pairs: readonly Pair[]): Difference[] {
  const ids = new Set(pairs.flatMap(({ a, b }) => [...Object.keys(a), ...Object.keys(b)]));
  return [...ids].map((id) => difference(id, pairs)).filter((one) => one !== null);
}

/** Minimum number of seeds before the comparison may stop: fewer seeds can agree by chance. */
const LEAST_SEEDS = 8;
const NARROW_SHARE = 0.05;
const NARROW_LEAST = 0.25;

/**
 * Whether the interval is narrow enough to stop adding seeds. To either side it must be within 5 % of the figure
 * without the change or, if that figure is almost 0, within a quarter. Whether the interval excludes zero does not
 * count: a comparison that stopped at such a moment would find differences where there are none.
 */
export const isNarrow = ({ count, a, low, high }: Difference): boolean =>
  count >= LEAST_SEEDS && (high - low) / 2 <= Math.max(NARROW_SHARE * Math.abs(a), NARROW_LEAST);

const LEVEL = 0.05;

/**
 * Returns the ids of the figures whose difference is statistically clear. Of twenty unaffected figures, about one would
 * look clear by chance. Therefore the primary figure, which is chosen beforehand, is tested alone, and the others are
 * corrected by Holm's method.
 */
export function clearOnes(all: readonly Difference[], primary: string | null): ReadonlySet<string> {
  const clear = new Set(all.filter((one) => one.id === primary && one.chance < LEVEL).map(({ id }) => id));
  const others = all
    .filter(({ id }) => id !== primary)
    .sort((one, other) => one.chance - other.chance || (one.id < other.id ? -1 : 1));
  for (const [i, { id, chance }] of others.entries()) {
    if (chance >= LEVEL / (others.length - i)) break;
    clear.add(id);
  }
  return clear;
}
