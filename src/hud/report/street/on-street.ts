/** Chooses the regulars who have words and a button on the street of the report, and says what brings each back. Pure. */

import { offerOf } from '../../../sim/season/acts/winning-back.ts';
import { rememberedIn } from '../../../sim/season/menu-and-recipes.ts';
import type { Regular } from '../../../sim/state/regulars.ts';
import type { SeasonState } from '../../../sim/state/season.ts';

/** Maximum number of regulars on the street who have words and a button; others are shown only as faces. */
const ON_STREET = 2;

/**
 * The regulars on the street: those who went over to the rival today, and those who were won back this evening. Those
 * who can be won back only by a letter are preferred, so that the player can write to all of them, one after the other.
 */
export function onStreet(who: readonly Regular[], today: number): Regular[] {
  const away = allAway(who).filter(({ gone }) => gone?.day === today);
  const letters = away.filter(({ gone }) => gone?.dish === null).slice(0, ON_STREET);
  const back = who.filter(({ gone, invited }) => gone === undefined && invited === true);
  const others = away.filter(({ gone }) => gone?.dish !== null);
  return [...back.slice(0, ON_STREET - letters.length), ...letters, ...others].slice(0, ON_STREET);
}

/** The regulars who are away but not on the street: those who come back tomorrow, and all others. */
export interface Elsewhere {
  readonly back: readonly Regular[];
  readonly away: readonly Regular[];
}

/** The regulars who do not stand on the street. */
export function elsewhere(who: readonly Regular[], season: SeasonState, today: number): Elsewhere {
  const met = onStreet(who, today);
  const others = allAway(who).filter((one) => !met.includes(one));
  const isBack = (one: Regular): boolean => wayBack(one, season) === 'back';
  const invited = who.filter((one) => one.gone === undefined && one.invited === true && !met.includes(one));
  return { back: [...invited, ...others.filter(isBack)], away: others.filter((one) => !isBack(one)) };
}

/**
 * What brings a regular back from the rival. `letter`: a letter. `back`: nothing more, because the missing dish is on
 * the menu now. `menu`: the missing dish, which the kitchen knows. `offer`: a letter that offers a dish of the same
 * taste; the kitchen does not know the missing one yet. `recipe`: only the missing dish, whose recipe the kitchen does
 * not know yet.
 */
export type WayBack = 'letter' | 'back' | 'menu' | 'offer' | 'recipe';

/** What brings this regular back; null for a regular who has not gone. */
export function wayBack({ gone }: Regular, season: SeasonState): WayBack | null {
  const { onMenu, known } = season.kitchen;
  if (gone === undefined) return null;
  const { dish } = gone;
  if (dish === null) return 'letter';
  if (onMenu.some((one) => one.dish === dish)) return 'back';
  if (known.includes(dish)) return 'menu';
  return offerOf(season, gone) === null ? 'recipe' : 'offer';
}

/**
 * Whether a letter brings this regular back. For a regular who misses a dish that the kitchen knows, this is a second way:
 * the letter offers another dish of the same taste.
 */
export function takesLetter(regular: Regular, season: SeasonState): boolean {
  const way = wayBack(regular, season);
  return (
    way === 'letter' || way === 'offer' || (way === 'menu' && offerOf(season, regular.gone ?? { dish: null }) !== null)
  );
}

/** What a regular who has gone remembers of a dish whose recipe the kitchen does not know. */
export interface Remembered {
  readonly name: string;
  readonly dish: string;
  /** An ingredient that the dish surely has. */
  readonly ingredient: string;
}

/** What a regular remembers of the missing dish; null for one who left for another reason, or once the recipe is known. */
export function remembered({ name, gone }: Regular, { kitchen }: SeasonState): Remembered | null {
  const dish = gone?.dish ?? null;
  const ingredient = dish === null || kitchen.known.includes(dish) ? null : rememberedIn(dish);
  return dish === null || ingredient === null ? null : { name, dish, ingredient };
}

/** All regulars who have gone over to the rival, the latest first. */
export const allAway = (who: readonly Regular[]): Regular[] =>
  who
    .filter(({ gone }) => gone !== undefined)
    .sort((a, b) => (b.gone?.day ?? 0) - (a.gone?.day ?? 0) || (a.id < b.id ? -1 : 1));
