/**
 * Decides which generations of a slot are kept: the newest six, the last four evenings and the newest of each of the
 * last three cafés. The evenings let the player go back by whole days. The three cafés are kept so that starting or
 * importing a café does not destroy the one before. Damaged saves are never dropped, because they might be repaired.
 */

import type { Card } from './card.ts';

export const NEWEST_KEPT = 6;
const EVENINGS_KEPT = 4;
const CAFES_KEPT = 3;

/** The generations of a slot that may be dropped. @param cards the cards of one slot, in any order */
export function surplus(cards: readonly Card[]): Card[] {
  const whole = cards.filter((card) => card.damaged === undefined).sort((a, b) => b.generation - a.generation);
  const kept = new Set(whole.slice(0, NEWEST_KEPT));
  for (const card of whole.filter(({ occasion }) => occasion === 'evening').slice(0, EVENINGS_KEPT)) kept.add(card);
  const cafes = new Set<string>();
  for (const card of whole) {
    if (cafes.has(card.cafe) || cafes.size >= CAFES_KEPT) continue;
    cafes.add(card.cafe);
    kept.add(card);
  }
  return whole.filter((card) => !kept.has(card));
}
