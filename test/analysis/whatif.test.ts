// What if: two futures of one moment differ only by what was changed, the first parting is found with its explanations,
// and intervals separate chance from effect.

import { describe, expect, test } from 'vitest';
import { type FutureSpec, openFuture, runFuture } from '../../src/analysis/futures/futures.ts';
import { firstParting } from '../../src/analysis/futures/parting.ts';
import { difference, differences, isNarrow, type Pair } from '../../src/analysis/futures/stats.ts';
import { tQuantile } from '../../src/analysis/futures/student.ts';
import { scripts } from '../../src/scripts/index.ts';
import { newDay } from '../../src/sim/open-day.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import { Simulation } from '../../src/sim/simulation.ts';

const lived = new Simulation(newDay({ seed: 7 }), scripts);
const TAKEN = 1500;
const LATER: Input = { kind: 'edit', maid: 'momo', edit: { duties: 'serving' } };
while (lived.state.tick < TAKEN) lived.step();
const text = lived.save();
lived.giveAt(2000, LATER);
while (lived.state.tick < 2600) lived.step();

const spec = (changes: readonly Input[], seed: number | null = null): FutureSpec => ({
  text,
  journal: lived.journal,
  until: 2600,
  changes,
  seed,
  whose: ['mei'],
});
const ALERT: Input = { kind: 'edit', maid: 'mei', edit: { alertness: 1, rank: 5 } };

describe('a future', () => {
  test('with nothing changed and its own luck is what was lived', () => {
    expect(runFuture(spec([])).hash).toBe(lived.hash());
  });
  test('is another with something changed, and the same each time', () => {
    const first = runFuture(spec([ALERT]));
    expect(first.hash).not.toBe(lived.hash());
    expect(runFuture(spec([ALERT])).hash).toBe(first.hash);
  });
  test('with other luck is another, with the same guests to come', () => {
    const [a, b] = [openFuture(spec([], 1)), openFuture(spec([], 2))];
    expect(a.state.arrivals).toEqual(b.state.arrivals);
    expect(runFuture(spec([], 1)).hash).not.toBe(runFuture(spec([], 2)).hash);
    expect(runFuture(spec([], 1)).hash).toBe(runFuture(spec([], 1)).hash);
  });
  test('counts what happened from then on, and the steps of the given people', () => {
    const { outcome } = runFuture(spec([]));
    expect(outcome['profit']).toBe(lived.state.money - openFuture(spec([])).state.money);
    expect(outcome['steps.mei']).toBe(lived.state.people['mei']?.walked);
    expect(outcome['served']).toBeGreaterThan(0);
  });
});

describe('two futures', () => {
  test('that differ in nothing never part', () => {
    expect(firstParting(spec([]), spec([]))).toBeNull();
  });
  test('part at a thought both can explain; before it everything is the same', () => {
    const parting = firstParting(spec([]), spec([ALERT]));
    expect(parting).not.toBeNull();
    const { tick, a, b } = parting as NonNullable<typeof parting>;
    expect(tick).toBeGreaterThanOrEqual(TAKEN);
    expect([a?.todo ?? a?.warp, b?.todo ?? b?.warp]).not.toContain(undefined);
    expect(JSON.stringify(a?.todo ?? a?.warp)).not.toBe(JSON.stringify(b?.todo ?? b?.warp));
    expect(firstParting({ ...spec([]), until: tick }, { ...spec([ALERT]), until: tick })).toBeNull();
  });
  test('an alert maid and a plain one who walk to the same table have not parted', () => {
    const plain = firstParting(spec([]), spec([{ kind: 'edit', maid: 'mei', edit: { team: 3 } }]));
    expect(plain).toBeNull();
  });
});

describe('differences over seeds', () => {
  const pairs = (values: readonly (readonly [number, number])[]): Pair[] =>
    values.map(([a, b], seed) => ({ seed, a: { lost: a }, b: { lost: b } }));

  test('are taken pair by pair', () => {
    const one = difference('lost', pairs([[10, 8], [20, 18], [30, 28], [40, 38]])); // prettier-ignore
    expect(one).toMatchObject({ count: 4, a: 25, b: 23, mean: -2, low: -2, high: -2 });
  });
  test('have the interval of Student’s distribution', () => {
    // Differences 1, 2, 3: mean 2, deviation 1, 4.303 × 1/√3 on either side.
    const one = difference('lost', pairs([[0, 1], [0, 2], [0, 3]])); // prettier-ignore
    expect(one?.low).toBeCloseTo(2 - 4.303 / Math.sqrt(3), 3);
    expect(one?.high).toBeCloseTo(2 + 4.303 / Math.sqrt(3), 3);
  });
  test('of a single seed have none', () => {
    const [one] = differences(pairs([[1, 5]]));
    expect(one).toMatchObject({ mean: 4, low: -Infinity, high: Infinity });
  });
  test('quantiles go over into the series without a step', () => {
    expect(Math.abs(tQuantile(30) - tQuantile(31))).toBeLessThan(0.006);
    expect(tQuantile(100)).toBeCloseTo(1.984, 3);
  });
});

describe('an interval is narrow', () => {
  const of = (values: readonly number[], a = 40) =>
    difference(
      'x',
      values.map((off, seed) => ({ seed, a: { x: a }, b: { x: a + off } })),
    ) as NonNullable<ReturnType<typeof difference>>;
  test('within 5 % of the figure without the change, on either side', () => {
    expect(isNarrow(of([1, 2, 3, 2, 1, 2, 3, 2]))).toBe(true);
    expect(isNarrow(of([1, 9, 3, -8, 1, 2, 12, 2]))).toBe(false);
  });
  test('within a quarter, if there is next to nothing without the change', () => {
    expect(isNarrow(of([...Array<number>(40).fill(0), 1], 0))).toBe(true);
    expect(isNarrow(of([0, 4, 0, 0, 3, 0, 1, 0], 0))).toBe(false);
  });
  test('never with fewer than eight seeds, which may agree by luck; whether it excludes zero does not matter', () => {
    expect(isNarrow(of([1, 1, 1, 1]))).toBe(false);
    expect(isNarrow(of([0, 0, 0, 0, 0, 0, 0, 0]))).toBe(true);
  });
});
