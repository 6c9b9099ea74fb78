/**
 * The dishes that measures against the rival and signs for its scouts can be about: those on the menu now or, after
 * closing, on tomorrow's menu.
 */

import type { Counter } from '../../data/rival.ts';
import { tablesOf } from '../state/pack/pack.ts';
import type { WorldState } from '../state/world-state.ts';

type Menus = Pick<WorldState, 'menu' | 'over' | 'season'>;

/** The dishes on the menu of the day on which a measure chosen now takes effect, in the order of the menu. */
export const dishesOnShow = ({ menu: today, over, season }: Menus): string[] =>
  over && season !== undefined ? season.kitchen.onMenu.map(({ dish }) => dish) : today.map(({ id }) => id);

/**
 * The dish that a discount makes cheaper. It is the one the advisor thinks of or, if that is not on the menu, the dish
 * of the menu that has most tastes in common with it. Ties go to the first. Null = no dish has any of its tastes.
 */
export function dishOnOffer(
  { dish }: Extract<Counter, { kind: 'discount' }>,
  onMenu: readonly string[],
  { season }: Pick<WorldState, 'season'>,
): string | null {
  if (onMenu.includes(dish)) return dish;
  const { menu } = tablesOf(season);
  const tastesOf = (dish: string): readonly string[] => menu.find(({ id }) => id === dish)?.taste ?? [];
  const wanted = tastesOf(dish);
  let best: string | null = null;
  let most = 0;
  for (const one of onMenu) {
    const common = tastesOf(one).filter((taste) => wanted.includes(taste)).length;
    if (common <= most) continue;
    best = one;
    most = common;
  }
  return best;
}
