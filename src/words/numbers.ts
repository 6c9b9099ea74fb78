/** Formats numbers for display. */

/**
 * A minus before an amount in yen. A word joiner follows it, because without one a line may break between the minus and
 * the sign of the currency.
 */
export const MINUS = '−\u2060';

/** A number with its thousands grouped: 18420 → "18,420". They are grouped the same way in every language. */
export function grouped(amount: number): string {
  return String(Math.abs(Math.round(amount))).replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * A rating in whole tenths, rounded down, so that a star is shown only after it has been won. The small addend corrects
 * rounding errors of fractions.
 */
const tenthsOf = (stars: number): number => Math.floor(stars * 10 + 1e-6);

/**
 * A rating as it is shown, as a number: 1.96 → 1.9. All screens call this function, so that they show the same number.
 */
export const ratingShown = (stars: number): number => tenthsOf(stars) / 10;

/** A rating with one decimal: 1.96 → "1.9". */
export const ratingText = (stars: number): string => ratingShown(stars).toFixed(1);

/** A rating with two decimals, rounded down, for lists of changes in hundredths of a star: 1.296 → "1.29". */
export const ratingExact = (stars: number): string => (Math.floor(stars * 100 + 1e-6) / 100).toFixed(2);

/**
 * How much must be added to a rating to reach another. It is computed from the ratings as they are shown, so that the
 * numbers on the screen add up: 1.26 to 2 → 0.8.
 */
export const ratingLacks = (stars: number, to: number): number => (tenthsOf(to) - tenthsOf(stars)) / 10;
