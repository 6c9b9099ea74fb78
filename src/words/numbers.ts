/** Formats numbers for display. */

/** A number with its thousands grouped: 18420 → "18,420". They are grouped the same way in every language. */
export function grouped(amount: number): string {
  return String(Math.abs(Math.round(amount))).replace(/\B(?=(\d{3})+$)/g, ',');
}
