/** Prepares the research kitchen for display: the ingredients chosen, their forecast, earlier recipe tests. Pure. */

import { ingredients, recipes, type IngredientRow } from '../../../sim/season/catalogue.ts';
import { flavoursOf, nearest, sameIngredients, triedBefore } from '../../../sim/season/kitchen.ts';
import type { SeasonState } from '../../../sim/state/season.ts';

export const MOST_ON_BOARD = 3;
const FLAVOURS = ['sweet', 'savoury', 'fresh', 'warm'] as const;

export interface IngredientView {
  readonly id: string;
  readonly price: number;
  /** Stars that the café needs for this ingredient, if it has fewer; null = the ingredient is available. */
  readonly locked: number | null;
}

export const ingredientViews = (stars: number): IngredientView[] =>
  ingredients.map(({ id, price, stars: from }) => ({ id, price, locked: from > stars ? from : null }));

/** Those flavours of the chosen ingredients whose value is not zero. */
export function flavours(board: readonly string[]): { name: keyof ReturnType<typeof flavoursOf>; much: number }[] {
  const sum = flavoursOf(board);
  return FLAVOURS.map((name) => ({ name, much: sum[name] })).filter(({ much }) => much > 0);
}

/** The chef's opinion of the chosen ingredients. The word key `evening.chef.<opinion>` holds the words. */
export function chefSays(season: SeasonState, board: readonly string[]): 'empty' | 'tried' | 'near' | 'half' | 'blind' {
  if (board.length === 0) return 'empty';
  if (triedBefore(season, board)) return 'tried';
  const found = nearest(season, board);
  if (found === null) return 'blind';
  const all = found.row.ingredients.length;
  return found.shared === board.length && found.shared >= all - 1
    ? 'near'
    : found.shared > 0 && board.length <= all
      ? 'half'
      : 'blind';
}

export interface TrialView {
  readonly ingredients: readonly string[];
  readonly dish: string | null;
  readonly day: number;
}

/** Recipe tests, the newest first; recipes known from the start come last. */
export const trials = (season: SeasonState): TrialView[] => [...season.kitchen.tried].reverse();

export const recipesFound = (season: SeasonState): { has: number; all: number } => ({
  has: recipes.filter((row) =>
    season.kitchen.tried.some((trial) => sameIngredients(trial.ingredients, row.ingredients)),
  ).length,
  all: recipes.length,
});

export type { IngredientRow };
