/** Computes the tip of a guest. */

import type { Guest } from '../state/person.ts';

/**
 * A guest's tip: up to 20% of the bill at the best mood, up to 40% for celebrities, nothing at a mood of 0 or below.
 * Rounded down to tens of yen.
 */
export function tipFor(who: Guest): number {
  if (who.mood <= 0) return 0;
  return Math.floor((who.bill * who.mood * (who.isHero ? 0.4 : 0.2)) / 10) * 10;
}
