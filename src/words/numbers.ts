/** Formats numbers for display. */

/** A number with its thousands grouped: 18420 → "18,420". They are grouped the same way in every language. */
export function grouped(amount: number): string {
  return String(Math.abs(Math.round(amount))).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A rating with one decimal, 1.96 → "1.9". It is rounded down, so that a star is shown only after it has been won. */
export const ratingText = (stars: number): string => (Math.floor(stars * 10 + 1e-6) / 10).toFixed(1);
