/**
 * Converts values of the game to cases (_GoCap_, implementation). NaN stays NaN, so that the rule can detect it and
 * throw an error that contains the rule's name.
 */

/**
 * Cuts a range into cases of equal width: `quantiseEvenly(36, 0, 100, 5)` is 1, the second fifth. A value on a border
 * belongs to the upper case; values at or above the end belong to the last case, values below the start to the first.
 */
export function quantiseEvenly(value: number, from: number, to: number, cases: number): number {
  // The value is multiplied before it is divided, because of rounding: 0.6 ÷ 0.2 would be slightly less than 3.
  return Math.min(cases - 1, Math.max(0, Math.floor(((value - from) * cases) / (to - from))));
}

/**
 * Index of the first bound that the value does not exceed; the bounds must rise. With `[0, 1, 3, 6]` 0 enemies are case
 * 0, 1 enemy is case 1, 2–3 are case 2, 4–6 are case 3, and more are case 4.
 */
export function quantiseUpTo(value: number, bounds: readonly number[]): number {
  if (Number.isNaN(value)) return value;
  const found = bounds.findIndex((bound) => value <= bound);
  return found < 0 ? bounds.length : found;
}
