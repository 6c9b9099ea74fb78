/**
 * Who has heard of the café: kinds of guest come once it is known for enough – stars, and dishes they like on the menu –,
 * and then the oftener the more of their dishes there are.
 */

import { menu, type GuestTypeRow, guestTypes } from '../../data/index.ts';
import type { WorldState } from '../state/world-state.ts';
import type { SeasonState } from '../state/season.ts';

/** Stars a kind of guest waits for; who is not named here comes from the first day. */
export const TYPE_STARS: Readonly<Record<string, number>> = {
  idolfan: 1.5,
  tourist: 1.8,
  paparazzo: 2.2,
  critic: 2.5,
  investor: 3,
};

/** Dishes on the menu that somebody of this kind likes. */
export const likedDishes = (season: SeasonState, row: Pick<GuestTypeRow, 'taste'>): number =>
  season.kitchen.onMenu.filter(({ dish }) =>
    menu.find(({ id }) => id === dish)?.taste.some((taste) => row.taste.includes(taste)),
  ).length;

/** Kinds that hear of the café tonight. */
export function typesUnlocked(state: Pick<WorldState, 'stars'>, season: SeasonState): string[] {
  return guestTypes
    .filter(({ type }) => !season.types.includes(type))
    .filter((row) => state.stars >= (TYPE_STARS[row.type] ?? 0) && likedDishes(season, row) > 0)
    .map(({ type }) => type);
}

/** How much likelier somebody of a kind comes, 0 (not heard of it) … 1.5. */
export function drawOf(season: SeasonState, row: GuestTypeRow): number {
  if (!season.types.includes(row.type)) return 0;
  const liked = likedDishes(season, row);
  return liked === 0 ? 0.3 : Math.min(1.5, 0.7 + 0.2 * liked);
}
