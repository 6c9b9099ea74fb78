import { describe, expect, test } from 'vitest';
import { contextOf, reasonerOf } from './yards.ts';

/** A consideration that gives these values. */
const give = (values: object): object => ({ type: 'Tuning', addend: 0, ...values });
const times = (multiplier: number): object => give({ multiplier });

/** Addend, multiplier and rank of one consideration. */
function worth(consideration: object) {
  const { scores } = reasonerOf({ type: 'DualUtility', options: [{ name: 'a', considerations: [consideration] }] }).decide(contextOf()); // prettier-ignore
  const { addend, multiplier, rank } = scores[0]?.considerations[0] ?? {};
  return [addend, multiplier, rank];
}
const set = (considerations: object[], more: object = {}): object => ({
  type: 'ConsiderationSet',
  considerations,
  ...more,
});

describe('a ConsiderationSet', () => {
  test('gives the sum, the product and the highest rank, and does not multiply them', () => {
    expect(worth(set([give({ addend: 2, rank: 1 }), give({ addend: 3, multiplier: 4, rank: -1 })]))).toEqual([5, 4, 1]);
    expect(worth(set([]))).toEqual([0, 1, -Infinity]);
  });

  test.each([
    ['or', [0, 3], 3],
    ['or', [0, 0], 0],
    ['or', [-2, 0, 2, 5], 10],
    ['or', [-1, -1], 0],
    ['or', [4, 0.5], 2],
    ['or', [], 1],
    ['not', [0, 0], 1],
    ['not', [0, 3], 0],
    ['not', [3], 0],
    ['not', [-2], 1],
    ['not', [], 1],
    ['and', [2, 3], 6],
    ['and', [2, 0], 0],
  ])('combines multipliers as %s: %j → %d', (combine, multipliers, result) => {
    expect(worth(set(multipliers.map(times), { combine }))[1]).toBe(result);
  });

  test('adds up addends whatever it does with multipliers', () => {
    const parts = [give({ addend: 2, multiplier: 0 }), give({ addend: 3 })];
    expect(worth(set(parts, { combine: 'or' }))).toEqual([5, 1, -Infinity]);
    expect(worth(set(parts, { combine: 'not' }))).toEqual([5, 0, -Infinity]);
  });

  test.each([
    ['max', [1, 5, -3], 5],
    ['min', [1, 5, -3], -3],
    ['sum', [1, 5, -3], 3],
    ['min', [1, undefined, 5], 1],
    ['sum', [1, undefined, 5], 6],
    ['min', [undefined], -Infinity],
    ['sum', [], -Infinity],
  ])('combines ranks by %s: %j → %d; those nobody gave do not count', (ranks, given, result) => {
    expect(
      worth(
        set(
          given.map((rank) => give(rank === undefined ? {} : { rank })),
          { ranks },
        ),
      )[2],
    ).toBe(result);
  });

  test('can lie in another, as one consideration', () => {
    const either = set([times(0), times(2)], { combine: 'or' });
    expect(worth(set([either, times(3), set([times(0)], { combine: 'not' })]))).toEqual([0, 6, -Infinity]);
  });

  test('of an option leaves the Tuning alone that the option gets', () => {
    const reasoner = reasonerOf({ type: 'DualUtility', options: [{ name: 'a', considerations: [{ type: 'ConsiderationSet', combine: 'or', considerations: [{ type: 'BooleanVariable', store: 'self', variable: 'no' }] }] }] }); // prettier-ignore
    expect(reasoner.decide(contextOf()).scores[0]).toMatchObject({ weight: 0, dropped: 'weight' });
  });
});

describe('And, Or, Not', () => {
  const holds = (type: string, ...truths: number[]): boolean =>
    worth({ type, considerations: truths.map(times) })[1] === 1;

  test.each([
    ['And', [1, 1], true],
    ['And', [1, 0], false],
    ['And', [0, 0], false],
    ['Or', [1, 1], true],
    ['Or', [1, 0], true],
    ['Or', [0, 0], false],
    ['Not', [0], true],
    ['Not', [1], false],
    ['Not', [0, 0], true],
    ['Not', [0, 1], false],
    ['Not', [-1], true],
    ['And', [5, 0.1], true],
  ])('%s of %j is %s', (type, truths, result) => {
    expect(holds(type, ...truths)).toBe(result);
  });

  test('lie in each other to any depth', () => {
    const not = (consideration: object): object => ({ type: 'Not', consideration });
    const or = (...considerations: object[]): object => ({ type: 'Or', considerations });
    const and = (...considerations: object[]): object => ({ type: 'And', considerations });
    for (const [a, b] of [[0, 0], [0, 1], [1, 0], [1, 1]] as const) {
      // Exclusive or, in two ways.
      const one = worth(and(or(times(a), times(b)), not(and(times(a), times(b)))))[1];
      const other = worth(or(and(times(a), not(times(b))), and(not(times(a)), times(b))))[1];
      expect([one, other]).toEqual([a === b ? 0 : 1, a === b ? 0 : 1]);
    } // prettier-ignore
  });

  test('give weights of their own when told to, for true and for false', () => {
    const or = (truth: number): object => ({ type: 'Or', considerations: [times(truth)], weight: { type: 'Boolean', true: { multiplier: 3 }, false: { rank: 1 } } }); // prettier-ignore
    expect(worth(or(1))).toEqual([0, 3, -Infinity]);
    expect(worth(or(0))).toEqual([0, 1, 1]);
  });
});
