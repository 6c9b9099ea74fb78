/**
 * Response curves (chapter 4.1). With x from 0 to 1 and y held to 0 … 1:
 *
 *     linear       slope · (x − xShift) + yShift
 *     polynomial   slope · (x − xShift) to the exponent + yShift
 *     logistic     slope ÷ (1 + e^(−10 · exponent · (x − ½ − xShift))) + yShift      an S; exponent = how steep
 *     logit        slope · ln(u ÷ (1 − u)) ÷ 5 + ½ + yShift, u = x − xShift          an S lying down
 *     normal       slope · e^(−30 · exponent · (x − ½ − xShift)²) + yShift           a bell; exponent = how narrow
 */

import { exp, log, power } from './transcendentals.ts';

/** The shapes there are. */
export const CURVE_SHAPES = ['linear', 'polynomial', 'logistic', 'logit', 'normal'] as const;

/** A curve as data. */
export interface Curve {
  readonly shape: (typeof CURVE_SHAPES)[number];
  readonly slope: number;
  readonly exponent: number;
  readonly xShift: number;
  readonly yShift: number;
  /** Inputs that become 0 and 1; beyond them it goes on flat. The first may be the greater. */
  readonly range: readonly [number, number];
}

/** The curve's value, 0 … 1, for an input. One that is missing (NaN) counts as the beginning of the range. */
export function curveOf({ shape, slope, exponent, xShift, yShift, range }: Curve, input: number): number {
  const x = (input - range[0]) / (range[1] - range[0]);
  const u = (x > 0 ? (x < 1 ? x : 1) : 0) - xShift;
  const y = (slope === 0 ? 0 : slope * bent(shape, u, exponent)) + (shape === 'logit' ? 0.5 : 0) + yShift;
  return y > 0 ? (y < 1 ? y : 1) : 0;
}

function bent(shape: Curve['shape'], u: number, exponent: number): number {
  switch (shape) {
    case 'linear':
      return u;
    case 'polynomial':
      return power(u, exponent);
    case 'logistic':
      return 1 / (1 + exp(-10 * exponent * (u - 0.5)));
    case 'logit':
      return u <= 0 ? -Infinity : u >= 1 ? Infinity : log(u / (1 - u)) / 5;
    case 'normal':
      return exp(-30 * exponent * (u - 0.5) * (u - 0.5));
  }
}
