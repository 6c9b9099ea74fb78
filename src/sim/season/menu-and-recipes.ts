/** The menu and the research kitchen: dishes with prices, and recipes of up to three ingredients. */

import { ingredients, recipes, type IngredientRow, type RecipeRow } from '../../data/season/index.ts';
import { tablesOf } from '../state/pack/pack.ts';
import type { MenuItem } from '../state/things.ts';
import type { SeasonState } from '../state/season.ts';
import { coldFactor, cookFactor } from './upgrades.ts';

/** Number of questions to the chef on an evening. */
const QUESTIONS = 5;
/** Prices of the recipe tests of one evening, without ingredients, in yen: each further test costs twice as much. */
const TRIAL_PRICES: readonly number[] = [2_000, 4_000, 8_000];
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

/**
 * An ingredient that a dish surely has, as a regular who misses the dish remembers it: the one in the fewest recipes,
 * which tells most, and the first of several. Null for a dish without a recipe.
 */
export function rememberedIn(dish: string): string | null {
  const row = recipes.find((one) => one.dish === dish);
  const uses = (id: string): number => recipes.filter((one) => one.ingredients.includes(id)).length;
  let best: string | null = null;
  for (const id of row?.ingredients ?? []) if (best === null || uses(id) < uses(best)) best = id;
  return best;
}

/** For each of the four flavours, the sum over these ingredients. */
export function flavoursOf(ids: readonly string[]): Pick<IngredientRow, 'sweet' | 'savoury' | 'fresh' | 'warm'> {
  const sum = { sweet: 0, savoury: 0, fresh: 0, warm: 0 };
  for (const row of ingredients)
    if (ids.includes(row.id)) for (const key of ['sweet', 'savoury', 'fresh', 'warm'] as const) sum[key] += row[key];
  return sum;
}

/** How many recipe tests are left on an evening. */
export const trialsLeft = ({ kitchen }: SeasonState, day: number): number =>
  Math.max(0, TRIAL_PRICES.length - kitchen.tried.filter((trial) => trial.day === day).length);

/** Price in yen of the evening's next recipe test with these ingredients. */
export const trialPrice = (season: SeasonState, day: number, ids: readonly string[]): number =>
  ingredients.reduce(
    (sum, row) => sum + (ids.includes(row.id) ? row.price : 0),
    TRIAL_PRICES.at(-Math.max(1, trialsLeft(season, day))) ?? 0,
  );

/** How often the player may still ask the chef on an evening what the chosen ingredients would become. */
export const questionsLeft = ({ kitchen }: SeasonState, day: number): number =>
  Math.max(0, QUESTIONS - (kitchen.asked ?? []).filter((one) => one.day === day).length);

/** Whether the player has asked the chef about these ingredients before, on this evening or on another. */
export const askedBefore = ({ kitchen }: SeasonState, ids: readonly string[]): boolean =>
  (kitchen.asked ?? []).some((one) => sameIngredients(one.ingredients, ids));

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

/**
 * The dish on this menu that a regular takes instead of one that is not there: it shares the most tastes with it; of
 * several one with the same main taste, and then the first. Null if none shares a taste.
 * @param most money that the regular can spend on it
 */
export function nearDish(
  season: SeasonState | undefined,
  menu: readonly MenuItem[],
  dish: string,
  most = Infinity,
): string | null {
  const tastes = tablesOf(season).menu.find(({ id }) => id === dish)?.taste ?? [];
  // The first taste of a dish is its main one, and decides between dishes that share equally many.
  const shared = ({ taste = [] }: MenuItem): number =>
    2 * taste.filter((one) => tastes.includes(one)).length + (taste.length > 0 && taste[0] === tastes[0] ? 1 : 0);
  let best: MenuItem | null = null;
  for (const item of menu) if (item.price <= most && shared(item) > (best === null ? 0 : shared(best))) best = item;
  return best?.id ?? null;
}
