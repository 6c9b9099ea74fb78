/** Computes means of a sweep's figures, with their 95 % intervals, over the seeds of its runs. */

import { clearOnes, difference, type Difference } from '../futures/stats.ts';
import { tQuantile } from '../futures/student.ts';

export interface Estimate {
  readonly mean: number;
  /** The 95 % interval of the mean; equal to the mean if there are fewer than two seeds. */
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

export function estimateOf(values: readonly number[]): Estimate | null {
  const count = values.length;
  if (count === 0) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  if (count < 2) return { mean, low: mean, high: mean, count };
  const spread = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0) / (count - 1);
  const half = tQuantile(count - 1) * Math.sqrt(spread / count);
  return { mean, low: mean - half, high: mean + half, count };
}

/** The values of one figure: seed → value. */
export type BySeed = ReadonlyMap<number, number>;

/**
 * Returns the numbers of those cells (combinations of values) whose figure is clearly different from that of the best
 * cell. All cells have the same seeds, so the differences are taken seed by seed, and they are corrected by Holm's
 * method because there are many.
 */
export function clearlyOff(best: BySeed, others: ReadonlyMap<number, BySeed>): ReadonlySet<number> {
  const all: Difference[] = [];
  for (const [cell, values] of others) {
    const pairs = [...values].flatMap(([seed, value]) => {
      const other = best.get(seed);
      return other === undefined ? [] : [{ seed, a: { of: other }, b: { of: value } }];
    });
    const one = difference('of', pairs);
    if (one !== null && one.chance < 1) all.push({ ...one, id: String(cell) });
  }
  return new Set([...clearOnes(all, null)].map(Number));
}
