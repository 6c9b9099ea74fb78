import { describe, expect, test } from 'vitest';
import { contextOf, reasonerOf } from './yards.ts';

/** The weight values of a weight function for an input: addend, multiplier, rank. */
function give(weight: object, value: unknown, type = 'FloatVariable') {
  const consideration = { type, store: 'self', variable: 'value', weight };
  const reasoner = reasonerOf({ type: 'DualUtility', options: [{ name: 'a', considerations: [consideration] }] });
  const { scores } = reasoner.decide(contextOf({ stores: { self: { value } } }));
  const { addend, multiplier, rank } = scores[0]?.considerations[0] ?? {};
  return [addend, multiplier, rank];
}
const multiplierOf = (weight: object, value: unknown): number => give(weight, value)[1] as number;

describe('FloatSequence', () => {
  const weight = {
    type: 'FloatSequence',
    entries: [{ below: 1, veto: true }, { below: 5, addend: 2, rank: 1 }, { multiplier: 4 }],
  };

  test.each([
    [-10, [0, 0, -Infinity]],
    [0.999, [0, 0, -Infinity]],
    [1, [2, 1, 1]],
    [4.999, [2, 1, 1]],
    [5, [0, 4, -Infinity]],
    [1e9, [0, 4, -Infinity]],
  ])('a value on a limit belongs above it: %d', (value, values) => {
    expect(give(weight, value)).toEqual(values);
  });

  test('above the last limit nothing changes when no entry is without one', () => {
    expect(give({ type: 'FloatSequence', entries: [{ below: 1, veto: true }] }, 1)).toEqual([0, 1, -Infinity]);
  });
});

test('Boolean has values for true and for false; what is not written changes nothing', () => {
  const weight = { type: 'Boolean', true: { multiplier: 10 }, false: { veto: true } };
  expect(give(weight, true, 'BooleanVariable')).toEqual([0, 10, -Infinity]);
  expect(give(weight, false, 'BooleanVariable')).toEqual([0, 0, -Infinity]);
  expect(give(weight, undefined, 'BooleanVariable')).toEqual([0, 0, -Infinity]);
  expect(give({ type: 'Boolean', true: { addend: 1 } }, false, 'BooleanVariable')).toEqual([0, 1, -Infinity]);
});

test.each([
  [0, 0],
  [-1, 2],
  [0.5, 2],
])('Boolean takes a number as true unless it is 0: %d', (value, multiplier) => {
  expect(multiplierOf({ type: 'Boolean', true: { multiplier: 2 }, false: { veto: true } }, value)).toBe(multiplier);
});

test('String has values by text, and default for all others', () => {
  const weight = { type: 'String', entries: { friend: { multiplier: 2 }, 7: { multiplier: 7 }, true: { rank: 3 } }, default: { veto: true } }; // prettier-ignore
  expect(give(weight, 'friend', 'StringVariable')).toEqual([0, 2, -Infinity]);
  expect(give(weight, 'foe', 'StringVariable')).toEqual([0, 0, -Infinity]);
  expect(give(weight, undefined, 'StringVariable')).toEqual([0, 0, -Infinity]);
  expect(give(weight, 'toString', 'StringVariable')).toEqual([0, 0, -Infinity]);
  expect(give(weight, 7, 'StringVariable')).toEqual([0, 7, -Infinity]);
  expect(give(weight, 7, 'FloatVariable')).toEqual([0, 7, -Infinity]);
  expect(give(weight, true, 'BooleanVariable')).toEqual([0, 1, 3]);
  expect(give({ type: 'String', entries: {} }, 'foe', 'StringVariable')).toEqual([0, 1, -Infinity]);
});

test('Constant gives the same for every value, and is meant when no type is written', () => {
  expect(give({ type: 'Constant', addend: 3, multiplier: 2, rank: 1 }, 99)).toEqual([3, 2, 1]);
  expect(give({ addend: 3 }, 99)).toEqual([3, 1, -Infinity]);
  expect(give({ veto: true }, 99)).toEqual([0, 0, -Infinity]);
  expect(give({ veto: false }, 99)).toEqual([0, 1, -Infinity]);
});

describe('BasicCurve', () => {
  const curve = (shape: string, more: object = {}): object => ({ type: 'BasicCurve', shape, ...more });
  const E = Math.E;

  test.each([
    ['linear', {}, [[0, 0], [0.25, 0.25], [1, 1]]],
    ['linear', { slope: -1, yShift: 1 }, [[0, 1], [0.25, 0.75], [1, 0]]],
    ['linear', { slope: 2, xShift: 0.25 }, [[0.25, 0], [0.5, 0.5], [0.75, 1], [1, 1]]],
    ['polynomial', { exponent: 2 }, [[0, 0], [0.5, 0.25], [1, 1]]],
    ['polynomial', { exponent: 2, xShift: 0.5, slope: 4 }, [[0, 1], [0.25, 0.25], [0.5, 0], [1, 1]]],
    ['polynomial', { exponent: 0.5 }, [[0, 0], [0.25, 0.5], [0.81, 0.9], [1, 1]]],
    ['polynomial', { exponent: 1.5 }, [[0.25, 0.125], [0.49, 0.343]]],
    ['polynomial', { exponent: 0.5, xShift: 0.5 }, [[0.25, 0], [0.75, 0.5]]],
    ['logistic', {}, [[0, 1 / (1 + E ** 5)], [0.5, 0.5], [1, 1 / (1 + E ** -5)]]],
    ['logistic', { xShift: 0.2, exponent: 2 }, [[0.7, 0.5], [0.8, 1 / (1 + E ** -2)]]],
    ['logit', {}, [[0, 0], [0.5, 0.5], [0.8, 0.5 + Math.log(4) / 5], [1, 1]]],
    ['logit', { slope: -1 }, [[0, 1], [0.5, 0.5], [1, 0]]],
    ['logit', { slope: 0 }, [[0, 0.5], [0.3, 0.5], [1, 0.5]]],
    ['normal', {}, [[0.5, 1], [0.4, E ** -0.3], [0.6, E ** -0.3], [0, E ** -7.5]]],
    ['normal', { exponent: 0.1, xShift: 0.5, slope: 0.5 }, [[1, 0.5], [0.9, 0.5 * E ** -0.03]]],
  ])('%s %j', (shape, more, points) => {
    for (const [x, y] of points) expect(multiplierOf(curve(shape, more), x)).toBeCloseTo(y as number, 12);
  }); // prettier-ignore

  test('inputs are brought from their range to 0 … 1, and beyond it the curve goes on flat', () => {
    const weight = curve('linear', { range: [10, 30] });
    expect([5, 10, 15, 30, 99].map((value) => multiplierOf(weight, value))).toEqual([0, 0, 0.25, 1, 1]);
    const low = curve('linear', { slope: 0.5, yShift: 0.1, range: [10, 30] });
    expect([0, 10, 30, 99].map((value) => multiplierOf(low, value))).toEqual([0.1, 0.1, 0.6, 0.6]);
    const turned = curve('linear', { range: [30, 10] });
    expect([5, 15, 30].map((value) => multiplierOf(turned, value))).toEqual([1, 0.75, 0]);
  });

  test('what comes out is held to 0 … 1', () => {
    expect(multiplierOf(curve('linear', { slope: 9 }), 0.5)).toBe(1);
    expect(multiplierOf(curve('linear', { yShift: -2 }), 0.5)).toBe(0);
    expect(multiplierOf(curve('logistic', { exponent: 1e6 }), 0.4)).toBe(0);
    expect(multiplierOf(curve('logistic', { exponent: -1e6 }), 0.4)).toBe(1);
  });

  test('gives the multiplier or the addend', () => {
    expect(give(curve('linear', { gives: 'addend' }), 0.5)).toEqual([0.5, 1, -Infinity]);
    expect(give(curve('linear', { gives: 'multiplier' }), 0.5)).toEqual([0, 0.5, -Infinity]);
  });
});
