/** Chooses the regulars who have words and a button on the street of the report, and says what brings each back. Pure. */

import type { Regular } from '../../sim/state/regulars.ts';
import type { Kitchen } from '../../sim/state/season.ts';

/** Maximum number of regulars on the street who have words and a button; others are shown only as faces. */
const ON_STREET = 2;

/**
 * The regulars on the street. Those who can be won back only by a letter are always preferred, so that the player can
 * write to all of them, one after the other. Regulars who were just won back stay in front as long as there is room.
 */
export function onStreet(who: readonly Regular[]): Regular[] {
  const away = allAway(who);
  const letters = away.filter(({ gone }) => gone?.dish === null).slice(0, ON_STREET);
  const back = who.filter(({ gone, invited }) => gone === undefined && invited === true);
  const others = away.filter(({ gone }) => gone?.dish !== null);
  return [...back.slice(0, ON_STREET - letters.length), ...letters, ...others].slice(0, ON_STREET);
}

/**
 * What brings a regular back from the rival. `letter`: a letter. `back`: nothing more, because the missing dish is on
 * the menu now. `menu`: the missing dish, which the kitchen knows. `recipe`: the missing dish, whose recipe the kitchen
 * does not know yet.
 */
export type WayBack = 'letter' | 'back' | 'menu' | 'recipe';

/** What brings this regular back; null for a regular who has not gone. */
export function wayBack({ gone }: Regular, { onMenu, known }: Pick<Kitchen, 'onMenu' | 'known'>): WayBack | null {
  if (gone === undefined) return null;
  const { dish } = gone;
  if (dish === null) return 'letter';
  if (onMenu.some((one) => one.dish === dish)) return 'back';
  return known.includes(dish) ? 'menu' : 'recipe';
}

/** All regulars who have gone over to the rival, the latest first. */
export const allAway = (who: readonly Regular[]): Regular[] =>
  who
    .filter(({ gone }) => gone !== undefined)
    .sort((a, b) => (b.gone?.day ?? 0) - (a.gone?.day ?? 0) || (a.id < b.id ? -1 : 1));
