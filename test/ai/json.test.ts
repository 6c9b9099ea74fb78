import { expect, test } from 'vitest';
import { copyJson, freezeJson, isJson, sameJson } from '../../src/ai/index.ts';

test('plain data is JSON, whatever it is made of', () => {
  for (const value of [
    null,
    true,
    0,
    -1.5,
    '',
    'x',
    [],
    {},
    [1, [2, { a: null }]],
    { a: undefined, b: [{}] },
    Object.create(null),
    { constructor: 1 },
  ])
    expect(isJson(value)).toBe(true);
});

test('what cannot be written down is not JSON', () => {
  const round: unknown[] = [];
  round.push(round);
  class Maid {
    name = 'Hana';
  }
  const sparse: number[] = [];
  sparse[2] = 1;
  const bad = [
    undefined,
    NaN,
    Infinity,
    -Infinity,
    1n,
    Symbol('x'),
    () => 1,
    new Date(0),
    new Map(),
    new Maid(),
    /x/,
    round,
    sparse,
    [undefined],
    { a: [() => 1] },
    { a: { b: NaN } },
  ];
  for (const value of bad) expect(isJson(value), String(value)).toBe(false);
});

test('data is the same whatever the order of its keys, and a missing field is an undefined one', () => {
  expect(sameJson({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
  expect(sameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(sameJson({ a: 1 }, { a: 1, b: undefined })).toBe(true);
  for (const [a, b] of [[{ a: 1 }, { a: 2 }], [{ a: 1 }, { b: 1 }], [[1], [1, 2]], [[], {}], [{}, []], [null, {}], [1, '1'], [{ a: 1 }, { a: 1, b: 2 }]] as const) expect(sameJson(a, b)).toBe(false); // prettier-ignore
});

test('a copy shares nothing with the original, and frozen data is frozen to the bottom', () => {
  const data = { a: [{ b: 1 }], c: undefined };
  const copy = copyJson(data);
  expect(copy).toEqual({ a: [{ b: 1 }] });
  expect('c' in copy).toBe(false);
  expect(copy.a).not.toBe(data.a);
  expect(copy.a[0]).not.toBe(data.a[0]);
  expect(Object.isFrozen(freezeJson(copy).a[0])).toBe(true);
});
