/**
 * From a value of the game to a case (chapter 6.1). No number in, no number out: then the rule that asked says its name.
 */

/**
 * Cuts a range into cases of the same width: `quantiseEvenly(36, 0, 100, 5)` is 1, the second fifth. A value on a border
 * belongs to the upper case; the end of the range, and all beyond, to the last, all below to the first.
 */
export function quantiseEvenly(value: number, from: number, to: number, cases: number): number {
  // Multiplied before it is divided: 0.6 ÷ 0.2 is a little less than 3.
  return Math.min(cases - 1, Math.max(0, Math.floor(((value - from) * cases) / (to - from))));
}

/**
 * The first of rising bounds that the value does not exceed: with `[0, 1, 3, 6]` no enemy is case 0, one 1, two or three
 * 2, four to six 3, and all above 4.
 */
export function quantiseUpTo(value: number, bounds: readonly number[]): number {
  if (Number.isNaN(value)) return value;
  const found = bounds.findIndex((bound) => value <= bound);
  return found < 0 ? bounds.length : found;
}
