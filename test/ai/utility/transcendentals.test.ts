import fc from 'fast-check';
import { expect, test } from 'vitest';
import { register, takeExp, takeLog, takePower } from '../../../src/ai/utility/transcendentals.ts';

function taken(x: number, take: () => void): number {
  register[0] = x;
  take();
  return register[0];
}
const exp = (x: number): number => taken(x, takeExp);
const log = (x: number): number => taken(x, takeLog);
const power = (x: number, exponent: number): number => taken(x, () => takePower({ exponent }));

function near(mine: number, right: number, tolerance: number): void {
  expect(Math.abs(mine - right)).toBeLessThanOrEqual(tolerance * Math.abs(right));
}

test('exp agrees with the built-in one to thirteen digits, over all it can say', () => {
  fc.assert(fc.property(fc.double({ min: -700, max: 709, noNaN: true }), (x) => {
    near(exp(x), Math.exp(x), 1e-13);
  }), { numRuns: 3000, seed: 1 }); // prettier-ignore
});

test('log agrees with the built-in one to thirteen digits, from the smallest number to the greatest', () => {
  fc.assert(fc.property(fc.double({ min: -320, max: 308, noNaN: true }), fc.double({ min: 1, max: 10, noNaN: true }), (e, m) => {
    const x = m * 10 ** e;
    if (x > 0 && x < Infinity) expect(Math.abs(log(x) - Math.log(x))).toBeLessThanOrEqual(1e-13 * Math.max(1, Math.abs(Math.log(x))));
  }), { numRuns: 3000, seed: 2 }); // prettier-ignore
});

test('log is as exact near 1, where it is near 0', () => {
  for (const x of [1 + 1e-3, 1 - 1e-3, 1.01, 0.99]) near(log(x), Math.log(x), 1e-13);
});

test('powers agree with the built-in one, whole exponents and others', () => {
  fc.assert(fc.property(fc.double({ min: 1e-6, max: 1, noNaN: true }), fc.double({ min: -6, max: 6, noNaN: true }), (x, e) => {
    near(power(x, e), x ** e, 1e-12);
  }), { numRuns: 3000, seed: 3 }); // prettier-ignore
  fc.assert(fc.property(fc.double({ min: -2, max: 2, noNaN: true }), fc.integer({ min: -9, max: 9 }), (x, e) => {
    if (Math.abs(x) > 1e-9) near(power(x, e), x ** e, 1e-13);
  }), { numRuns: 1000, seed: 4 }); // prettier-ignore
});

test('the ends of the world', () => {
  expect([exp(0), exp(-Infinity), exp(Infinity), exp(-1000), exp(1000)]).toEqual([1, 0, Infinity, 0, Infinity]);
  expect([log(1), log(0), log(Infinity), log(-1), log(NaN), exp(NaN)]).toEqual([0, -Infinity, Infinity, NaN, NaN, NaN]);
  expect([power(0, 0.5), power(0, -0.5), power(0, 0), power(-4, 0.5), power(-2, 3), power(2, -2)]).toEqual([0, Infinity, 1, 0, -8, 0.25]); // prettier-ignore
});
