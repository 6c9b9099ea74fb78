/** What a guest orders and what the visit was worth to them. */

import type { Guest } from '../state/person.ts';
import type { World } from '../world/world.ts';

/** The dish a guest orders, by the configuration `dish`; null when everything is too dear. */
export const chooseDish = (world: World, who: Guest): string | null => world.configs.parts.dish(who, world.surface);

/** Tip: up to a fifth of the bill from somebody delighted, nothing from anyone who is not pleased; heroes give double. Whole yen in tens. */
export function tipFor(who: Guest): number {
  if (who.mood <= 0) return 0;
  return Math.floor((who.bill * who.mood * (who.isHero ? 0.4 : 0.2)) / 10) * 10;
}
