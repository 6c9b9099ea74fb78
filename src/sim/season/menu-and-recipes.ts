/** The menu and the research kitchen: dishes with prices, and recipes of up to three ingredients. */

import { ingredients, recipes, type IngredientRow, type RecipeRow } from '../../data/season/index.ts';
import { tablesOf } from '../state/pack/pack.ts';
import type { MenuItem } from '../state/things.ts';
import type { SeasonState } from '../state/season.ts';
import { coldFactor, cookFactor } from './upgrades.ts';

/** Base price of a recipe test in yen, and number of tests allowed per evening. */
export const TRIAL_PRICE = 2_000;
export const TRIALS_AN_EVENING = 1;
export const LEAST_PRICE = 0.4;
export const MOST_PRICE = 2.5;

const sorted = (ids: readonly string[]): string[] => [...new Set(ids)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
export const sameIngredients = (a: readonly string[], b: readonly string[]): boolean =>
  sorted(a).join('|') === sorted(b).join('|');

/** The recipe that uses exactly these ingredients; null if no recipe does. */
export function dishOf(ids: readonly string[]): RecipeRow | null {
  return recipes.find((row) => sameIngredients(row.ingredients, ids)) ?? null;
}

/** The undiscovered recipe that shares the most ingredients with these, for the chef's hint; null if no recipe shares any. */
export function nearest(season: SeasonState, ids: readonly string[]): { row: RecipeRow; shared: number } | null {
  let best: { row: RecipeRow; shared: number } | null = null;
  for (const row of recipes) {
    if (season.kitchen.known.includes(row.dish)) continue;
    const shared = row.ingredients.filter((id) => ids.includes(id)).length;
    if (shared > 0 && (best === null || shared > best.shared)) best = { row, shared };
  }
  return best;
}

/** For each of the four flavours, the sum over these ingredients. */
export function flavoursOf(ids: readonly string[]): Pick<IngredientRow, 'sweet' | 'savoury' | 'fresh' | 'warm'> {
  const sum = { sweet: 0, savoury: 0, fresh: 0, warm: 0 };
  for (const row of ingredients)
    if (ids.includes(row.id)) for (const key of ['sweet', 'savoury', 'fresh', 'warm'] as const) sum[key] += row[key];
  return sum;
}

export const trialPrice = (ids: readonly string[]): number =>
  ingredients.reduce((sum, row) => sum + (ids.includes(row.id) ? row.price : 0), TRIAL_PRICE);

export const triedBefore = (season: SeasonState, ids: readonly string[]): boolean =>
  season.kitchen.tried.some((trial) => sameIngredients(trial.ingredients, ids));

export const normalised = sorted;

export function menuOf(season: SeasonState): MenuItem[] {
  const { menu } = tablesOf(season);
  return season.kitchen.onMenu.flatMap(({ dish, price }) => {
    const row = menu.find(({ id }) => id === dish);
    if (row === undefined) return [];
    return {
      id: row.id,
      cookTicks: Math.max(1, Math.round(row.cookTicks * cookFactor(season))),
      eatTicks: row.eatTicks,
      price,
      coldTicks: Math.round(600 * coldFactor(season)),
      taste: row.taste,
    };
  });
}
