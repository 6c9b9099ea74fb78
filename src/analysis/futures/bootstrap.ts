/**
 * The interval of a mean by the bootstrap-t, for figures that are skewed: guests lost, dishes wasted, waits. Student's
 * interval is too narrow for them. docs/notes/2026-11-23-skewed-figures.md has the comparison of five methods. The
 * draws come from a fixed seed, so the same pairs always give the same interval.
 */

import { real, stream } from '../../ai/index.ts';

const RESAMPLES = 1000;
/** With fewer values than this, even the bootstrap cannot estimate how a figure is distributed. */
const LEAST = 8;
const SKEWED = 0.5;
/**
 * Smallest error of a resample, as a share of the error of all values. A resample of equal values has no error, so its
 * t would be infinite.
 */
const LEAST_ERROR = 0.2;

/** Whether values are skewed. @param spread mean of the squared distances from `mean`, > 0 */
export function isSkewed(values: readonly number[], mean: number, spread: number): boolean {
  if (values.length < LEAST) return false;
  const third = values.reduce((sum, one) => sum + (one - mean) * (one - mean) * (one - mean), 0) / values.length;
  return Math.abs(third) > SKEWED * spread * Math.sqrt(spread);
}

/**
 * The 95 % interval of the mean of these values, and the probability that chance alone makes a mean this far from zero.
 * @param values at least two, not all equal
 * @param student the same probability by Student's distribution; used if the probability is too small for the resamples
 * to tell
 */
export function bootstrapped(
  values: readonly number[],
  student: number,
): { readonly low: number; readonly high: number; readonly chance: number } {
  const n = values.length;
  const { mean, error } = meanOf(values, (i) => i);
  const draws = stream(n, 'bootstrap');
  const chosen = new Array<number>(n).fill(0);
  const ts: number[] = [];
  for (let i = 0; i < RESAMPLES; i++) {
    for (let at = 0; at < n; at++) chosen[at] = Math.floor(real(draws) * n);
    const one = meanOf(values, (at) => chosen[at] as number);
    ts.push((one.mean - mean) / Math.max(one.error, LEAST_ERROR * error));
  }
  ts.sort((x, y) => x - y);
  const quantile = (part: number): number => ts[Math.round(part * (RESAMPLES - 1))] as number;
  const t = mean / error;
  const above = ts.filter((one) => one >= t).length;
  const below = ts.filter((one) => one <= t).length;
  const least = Math.min(above, below);
  return {
    low: mean - quantile(0.975) * error,
    high: mean - quantile(0.025) * error,
    chance: least === 0 ? Math.min(student, 2 / RESAMPLES) : Math.min(1, (2 * least) / RESAMPLES),
  };
}

/**
 * Returns the mean and the standard error of the values `values[at(0)]`, `values[at(1)]` …, as many as there are
 * values.
 */
function meanOf(values: readonly number[], at: (i: number) => number): { mean: number; error: number } {
  const n = values.length;
  let sum = 0;
  for (let i = 0; i < n; i++) sum += values[at(i)] as number;
  const mean = sum / n;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const off = (values[at(i)] as number) - mean;
    squares += off * off;
  }
  return { mean, error: Math.sqrt(squares / (n - 1) / n) };
}
