import { expect, test } from 'vitest';
import { chance, integer, next, pick, pickWeighted, real, stream, type Stream } from '../../src/ai/index.ts';

const draws = (s: Stream, count: number): number[] => Array.from({ length: count }, () => next(s));

test('the generator is sfc32 as published', () => {
  // The algorithm of PractRand, reimplemented with big integers.
  const mask = 0xffffffffn;
  let [a, b, c, counter] = [1n, 2n, 3n, 4n];
  const reference = Array.from({ length: 50 }, () => {
    const sum = (a + b + counter) & mask;
    counter = (counter + 1n) & mask;
    a = b ^ (b >> 9n);
    b = (c + ((c << 3n) & mask)) & mask;
    c = ((((c << 21n) & mask) | (c >> 11n)) + sum) & mask;
    return Number(sum);
  });
  expect(draws([1, 2, 3, 4], 50)).toEqual(reference);
});

test('the same seed and name give the same draws, for ever', () => {
  expect(draws(stream(1, 'hana'), 4)).toEqual(KNOWN);
  expect(draws(stream(1, 'hana'), 4)).toEqual(draws(stream(1, 'hana'), 4));
});

test('another name or another seed gives other draws', () => {
  const firsts = ['hana', 'hanb', 'aoi', '', 'naha'].flatMap((name) =>
    [0, 1, 2, -1].map((seed) => next(stream(seed, name))),
  );
  expect(new Set(firsts).size).toBe(firsts.length);
});

test('streams do not disturb each other', () => {
  const alone = draws(stream(7, 'a'), 20);
  const a = stream(7, 'a');
  const b = stream(7, 'b');
  const beside: number[] = [];
  for (let i = 0; i < 20; i++) {
    draws(b, i);
    beside.push(next(a));
  }
  expect(beside).toEqual(alone);
});

test('a stream is plain data: its copy goes on the same', () => {
  const s = stream(3, 'door');
  draws(s, 10);
  const copy = JSON.parse(JSON.stringify(s)) as Stream;
  expect(draws(copy, 10)).toEqual(draws(s, 10));
});

test('numbers are spread evenly and stay in their range', () => {
  const s = stream(5, 'dice');
  const counts = new Array<number>(6).fill(0);
  for (let i = 0; i < 6000; i++) counts[integer(s, 1, 6) - 1]!++;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  for (let i = 0; i < 1000; i++) {
    const value = real(s);
    expect(value >= 0 && value < 1).toBe(true);
  }
});

test('what is certain draws nothing', () => {
  const s = stream(5, 'coin');
  const before = [...s];
  expect([chance(s, 0), chance(s, -1), chance(s, 1), chance(s, 2)]).toEqual([false, false, true, true]);
  expect(s).toEqual(before);
  let heads = 0;
  for (let i = 0; i < 2000; i++) if (chance(s, 0.25)) heads++;
  expect(Math.abs(heads - 500)).toBeLessThan(80);
});

test('picking: each as likely, or by weight; weight 0 never', () => {
  const s = stream(9, 'menu');
  const picked = new Set(Array.from({ length: 100 }, () => pick(s, ['a', 'b', 'c'])));
  expect([...picked].sort()).toEqual(['a', 'b', 'c']);
  const weights: Record<string, number> = { a: 3, b: 0, c: 1 };
  const counts: Record<string, number> = { a: 0, b: 0, c: 0 };
  for (let i = 0; i < 4000; i++) counts[pickWeighted(s, ['a', 'b', 'c'], (item) => weights[item] as number)]!++;
  expect(counts['b']).toBe(0);
  expect(Math.abs((counts['a'] as number) - 3000)).toBeLessThan(150);
  expect(() => pick(s, [])).toThrow('empty');
  expect(() => pickWeighted(s, ['a'], () => 0)).toThrow('all weights are 0');
});

/** Recorded values. Changing the generator would change every existing replay. */
const KNOWN = [2747522552, 2525454874, 3169335697, 591530904];
