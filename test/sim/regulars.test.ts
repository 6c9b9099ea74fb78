// Regulars over days: they come again, their habits are learned from their orders, and the predictors are kept.

import { describe, expect, test } from 'vitest';
import { regulars as table } from '../../src/data/regulars.ts';
import { FAMILIES, newRegulars, planRegulars, predictorOf, regularsNextDay } from '../../src/sim/visits/regulars.ts';
import type { Regular } from '../../src/sim/state/regulars.ts';

const CLOCK = { day: 1, openTick: 0, closeTick: 6000, startMinute: 660, ticksPerMinute: 10 };

/** The predictors after a number of days without lost guests; computed without the café, which is faster. */
function season(seed: number, days: number): readonly Regular[] {
  let state = newRegulars(seed);
  for (let day = 1; day <= days; day++) {
    for (const { id, spec } of planRegulars(state, CLOCK)) {
      const regular = state.who.find((one) => one.id === id)!;
      for (const dish of spec.order!) {
        const predictor = predictorOf(regular);
        predictor.observe(FAMILIES.find((family) => regular.dishes[family] === dish)!);
        regular.predictor = predictor.save();
        regular.at++;
      }
    }
    state = regularsNextDay(state);
  }
  return state.who;
}

describe('regulars', () => {
  test('come at their hour, most of them every day, and order several dishes', () => {
    const came: Record<string, number> = {};
    for (let seed = 1; seed <= 40; seed++)
      for (const { id, tick, spec } of planRegulars(newRegulars(seed), CLOCK)) {
        came[id] = (came[id] ?? 0) + 1;
        const row = table.find((one) => one.id === id)!;
        expect(Math.abs(tick - row.hour * 6000)).toBeLessThanOrEqual(360);
        expect(spec.order).toHaveLength(row.orders);
        for (const dish of spec.order!) expect([row.hearty, row.light, row.sweet]).toContain(dish);
      }
    for (const { id, visits } of table) expect(Math.abs((came[id] ?? 0) / 40 - visits)).toBeLessThan(0.25);
  });

  test('are known to the kitchen on the first day, by the orders of the weeks before', () => {
    for (const regular of newRegulars(3).who) expect(predictorOf(regular).stats.n).toBeGreaterThanOrEqual(5);
  });

  test('with habits are read far better than by guessing; one without any is not', () => {
    const sum: Record<string, { n: number; hits: number; randomHits: number }> = {};
    for (let seed = 1; seed <= 20; seed++)
      for (const { id, predictor } of season(seed, 10)) {
        const all = (sum[id] ??= { n: 0, hits: 0, randomHits: 0 });
        for (const key of ['n', 'hits', 'randomHits'] as const) all[key] += predictor.stats[key];
      }
    for (const { id, whim } of table) {
      const { n, hits, randomHits } = sum[id]!;
      // Four standard deviations of random guessing.
      const luck = 4 * Math.sqrt(n * (1 / 3) * (2 / 3));
      expect(Math.abs(randomHits - n / 3)).toBeLessThan(luck);
      if (whim === 1) expect(Math.abs(hits - n / 3)).toBeLessThan(luck);
      else expect(hits / n).toBeGreaterThan(0.55);
    }
  });
});
