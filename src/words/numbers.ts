/** Numbers for display. */

/** 18420 → "18,420". Thousands are grouped the same way in every language. */
export function grouped(amount: number): string {
  return String(Math.abs(Math.round(amount))).replace(/\B(?=(\d{3})+$)/g, ',');
}
