/** What a guest orders and what the visit was worth to them. */

import { pickWeighted } from '../ai/index.ts';
import type { Guest } from './types.ts';
import type { World } from './world.ts';

/** The dish a guest orders: what their taste likes and their purse allows, drawn from their own stream; null when everything is too dear. */
export function chooseDish(world: World, who: Guest): string | null {
  const affordable = world.state.menu.filter((item) => item.price <= who.budget - who.bill);
  if (affordable.length === 0) return null;
  const likes = (taste: readonly string[]): number => 1 + 3 * taste.filter((one) => who.taste.includes(one)).length;
  return pickWeighted(who.rng, affordable, (item) => likes(item.taste)).id;
}

/** Tip: up to a fifth of the bill from somebody delighted, nothing from anyone who is not pleased; heroes give double. Whole yen in tens. */
export function tipFor(who: Guest): number {
  if (who.mood <= 0) return 0;
  return Math.floor((who.bill * who.mood * (who.isHero ? 0.4 : 0.2)) / 10) * 10;
}
