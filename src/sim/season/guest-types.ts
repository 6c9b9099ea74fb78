/**
 * Which types of guests come. A type comes once the café has enough stars and a dish that this type likes. It comes
 * more often if the menu has more such dishes.
 */

import type { GuestTypeRow } from '../../data/index.ts';
import { tablesOf } from '../state/pack/pack.ts';
import type { WorldState } from '../state/world-state.ts';
import type { SeasonState } from '../state/season.ts';

/** Stars that the café needs before guests of each type come; types that are not listed come from the first day. */
const TYPE_STARS: Readonly<Record<string, number>> = {
  idolfan: 1.5,
  tourist: 1.8,
  paparazzo: 2.2,
  critic: 2.5,
  investor: 3,
};

/** Number of dishes on the menu that guests of a type like. */
const likedDishes = (season: SeasonState, row: Pick<GuestTypeRow, 'taste'>): number =>
  season.kitchen.onMenu.filter(({ dish }) =>
    tablesOf(season)
      .menu.find(({ id }) => id === dish)
      ?.taste.some((taste) => row.taste.includes(taste)),
  ).length;

/** Guest types that hear of the café tonight and will come from tomorrow. */
export function typesUnlocked(state: Pick<WorldState, 'stars'>, season: SeasonState): string[] {
  return tablesOf(season)
    .guestTypes.filter(({ type }) => !season.types.includes(type))
    .filter((row) => state.stars >= (TYPE_STARS[row.type] ?? 0) && likedDishes(season, row) > 0)
    .map(({ type }) => type);
}

/** Factor on the chance that an arriving guest is of this type: 0 (the type has not heard of the café) to 1.5. */
export function drawOf(season: SeasonState, row: GuestTypeRow): number {
  if (!season.types.includes(row.type)) return 0;
  const liked = likedDishes(season, row);
  return liked === 0 ? 0.3 : Math.min(1.5, 0.7 + 0.2 * liked);
}
