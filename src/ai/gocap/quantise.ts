/**
 * Converts values of the game to the numbers of cases: ranges of values, counted from 0 (_GoCap_, implementation). NaN
 * stays NaN, so that the rule can detect it and throw an error that contains the rule's name.
 */

/**
 * Divides a range into cases of equal width, and returns the number of the case that contains the value:
 * `quantiseEvenly(36, 0, 100, 5)` is 1, the second fifth. A value on a border belongs to the upper case; values at or
 * above the end belong to the last case, values below the start to the first.
 */
export function quantiseEvenly(value: number, from: number, to: number, cases: number): number {
  // The value is multiplied before it is divided, because of rounding: 0.6 ÷ 0.2 would be slightly less than 3.
  return Math.min(cases - 1, Math.max(0, Math.floor(((value - from) * cases) / (to - from))));
}

/**
 * Returns the index of the first bound that the value does not exceed; the bounds must rise. With `[0, 1, 3, 6]` 0
 * enemies give 0, 1 enemy gives 1, 2–3 give 2, 4–6 give 3, and more give 4.
 */
export function quantiseUpTo(value: number, bounds: readonly number[]): number {
  if (Number.isNaN(value)) return value;
  const found = bounds.findIndex((bound) => value <= bound);
  return found < 0 ? bounds.length : found;
}
