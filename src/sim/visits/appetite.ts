/** What a visit was worth to a guest: the tip. */

import type { Guest } from '../state/person.ts';

/** Tip: up to a fifth of the bill from somebody delighted, nothing from anyone who is not pleased; heroes give double. Whole yen in tens. */
export function tipFor(who: Guest): number {
  if (who.mood <= 0) return 0;
  return Math.floor((who.bill * who.mood * (who.isHero ? 0.4 : 0.2)) / 10) * 10;
}
