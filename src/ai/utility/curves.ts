/**
 * Response curves (_Modular AI_, 8.5.2). x is in 0 … 1; y is clamped to 0 … 1:
 *
 *     linear       slope · (x − xShift) + yShift
 *     polynomial   slope · (x − xShift) to the exponent + yShift
 *     logistic     slope ÷ (1 + e^(−10 · exponent · (x − ½ − xShift))) + yShift      an S; exponent = how steep
 *     logit        slope · ln(u ÷ (1 − u)) ÷ 5 + ½ + yShift, u = x − xShift          an S lying down
 *     normal       slope · e^(−30 · exponent · (x − ½ − xShift)²) + yShift           a bell; exponent = how narrow
 */

import { register, takeExp, takeLog, takePower } from './transcendentals.ts';

/** The shapes a response curve can have. */
export const CURVE_SHAPES = ['linear', 'polynomial', 'logistic', 'logit', 'normal'] as const;

/** A response curve as data. */
export interface Curve {
  readonly shape: (typeof CURVE_SHAPES)[number];
  readonly slope: number;
  readonly exponent: number;
  readonly xShift: number;
  readonly yShift: number;
  /** Inputs that map to x = 0 and x = 1; outside them the curve is flat. The first may be greater than the second. */
  readonly range: readonly [number, number];
}

/** The curve's value, 0 … 1, for an input. A missing input (NaN) counts as the start of the range. */
export function curveOf(curve: Curve, input: number): number {
  register[0] = input;
  bend(curve);
  return register[0];
}

/**
 * Like {@link curveOf}, but the input is taken from the register of transcendentals.ts and the result is left there,
 * so that nothing is allocated.
 */
export function bend(curve: Curve): void {
  const { shape, slope, exponent, xShift, yShift, range } = curve;
  const x = ((register[0] as number) - range[0]) / (range[1] - range[0]);
  const u = (x > 0 ? (x < 1 ? x : 1) : 0) - xShift;
  register[0] = u;
  if (shape === 'polynomial') takePower(curve);
  else if (shape === 'logistic') {
    register[0] = -10 * exponent * (u - 0.5);
    takeExp();
    register[0] = 1 / (1 + register[0]);
  } else if (shape === 'normal') {
    register[0] = -30 * exponent * (u - 0.5) * (u - 0.5);
    takeExp();
  } else if (shape === 'logit') {
    register[0] = u <= 0 ? 0 : u >= 1 ? Infinity : u / (1 - u);
    takeLog();
    register[0] /= 5;
  }
  // A curve with slope 0 is flat, even where its formula would be infinite.
  const y = (slope === 0 ? 0 : slope * register[0]) + (shape === 'logit' ? 0.5 : 0) + yShift;
  register[0] = y > 0 ? (y < 1 ? y : 1) : 0;
}
