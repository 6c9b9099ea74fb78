// Intervals of skewed figures: they hold the true mean nearly as often as they say, and more often than Student's.

import { describe, expect, test } from 'vitest';
import { next, real, stream } from '../../src/ai/index.ts';
import { difference } from '../../src/analysis/futures/stats.ts';
import { tQuantile } from '../../src/analysis/futures/student.ts';

const pairsOf = (values: readonly number[]) => values.map((b, seed) => ({ seed, a: { x: 0 }, b: { x: b } }));
const NOTHING = { low: -Infinity, high: Infinity, chance: 1, skewed: false };

/** How often, of 300 samples of 20, the interval holds the true mean: ours and Student's. */
function coverage(draw: (random: () => number) => number, truth: number): { ours: number; student: number } {
  const draws = stream(7, 'samples');
  let [ours, student] = [0, 0];
  for (let sample = 0; sample < 300; sample++) {
    const values = Array.from({ length: 20 }, () => draw(() => real(draws)));
    const { mean, low, high } = difference('x', pairsOf(values)) ?? { mean: 0, ...NOTHING };
    if (low <= truth && truth <= high) ours++;
    const spread = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / 19;
    const half = tQuantile(19) * Math.sqrt(spread / 20);
    if (mean - half <= truth && truth <= mean + half) student++;
  }
  return { ours: ours / 300, student: student / 300 };
}

describe('the interval of a skewed figure', () => {
  test('holds the mean of a long-tailed figure more often than Student’s interval does', () => {
    const gauss = (random: () => number): number =>
      Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const { ours, student } = coverage((random) => Math.exp(gauss(random)), Math.exp(0.5));
    expect(ours).toBeGreaterThan(student + 0.02);
    expect(ours).toBeGreaterThan(0.89);
  });

  test('holds the mean of waits in 95 of 100 cases, give or take what 300 samples can tell', () => {
    const { ours } = coverage((random) => -Math.log(1 - random()), 1);
    expect(ours).toBeGreaterThan(0.92);
    expect(ours).toBeLessThan(0.985);
  });

  test('is not symmetric: the long side is the side of the tail', () => {
    const found = difference('x', pairsOf([0, 0, 0, 0, 0, 0, 1, 1, 2, 12]));
    expect(found?.skewed).toBe(true);
    expect((found?.high ?? 0) - (found?.mean ?? 0)).toBeGreaterThan((found?.mean ?? 0) - (found?.low ?? 0));
  });

  test('excludes zero exactly if chance is below 5 %', () => {
    const draws = stream(3, 'shifted');
    for (let i = 0; i < 60; i++) {
      const shift = (i % 12) * 0.15;
      const found = difference('x', pairsOf(Array.from({ length: 15 }, () => -Math.log(1 - real(draws)) - shift)));
      if (found?.skewed !== true || Math.abs(found.chance - 0.05) < 0.006) continue;
      expect(found.low > 0 || found.high < 0).toBe(found.chance < 0.05);
    }
  });

  test('is the same whenever it is computed', () => {
    const values = [5, 0, 0, 1, 0, 9, 0, 0, 2, 0];
    const first = difference('x', pairsOf(values));
    next(stream(1, 'anything'));
    expect(difference('x', pairsOf(values))).toEqual(first);
  });
});

test('a figure that is even, or known of few seeds only, keeps Student’s interval', () => {
  expect(difference('x', pairsOf([1, 2, 3, 4, 5, 6, 7, 8, 9]))?.skewed).toBe(false);
  expect(difference('x', pairsOf([0, 0, 0, 0, 9]))?.skewed).toBe(false);
});

test('a clear difference of a skewed figure stays clear beside hundreds of others', () => {
  const found = difference('x', pairsOf(Array.from({ length: 30 }, (_, i) => 40 + (i % 10 === 0 ? 30 : i % 3))));
  expect(found?.skewed).toBe(true);
  expect(found?.chance).toBeLessThan(0.0001);
});
