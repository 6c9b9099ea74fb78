/** Prepares the research kitchen for display: the ingredients chosen, their forecast, earlier recipe tests. Pure. */

import { ingredients, recipes, type IngredientRow } from '../../../sim/season/catalogue.ts';
import { flavoursOf, nearest, sameIngredients, triedBefore, TRIALS_AN_EVENING } from '../../../sim/season/kitchen.ts';
import type { SeasonState } from '../../../sim/state/season.ts';

export const MOST_ON_BOARD = 3;
const FLAVOURS = ['sweet', 'savoury', 'fresh', 'warm'] as const;

export interface IngredientView {
  readonly id: string;
  readonly price: number;
  /** The number of stars from which the café can buy this ingredient; null = the café can buy the ingredient now. */
  readonly locked: number | null;
}

export const ingredientViews = (stars: number): IngredientView[] =>
  ingredients.map(({ id, price, stars: from }) => ({ id, price, locked: from > stars ? from : null }));

/** Those flavours of the chosen ingredients whose value is not zero. */
export function flavours(board: readonly string[]): { name: keyof ReturnType<typeof flavoursOf>; much: number }[] {
  const sum = flavoursOf(board);
  return FLAVOURS.map((name) => ({ name, much: sum[name] })).filter(({ much }) => much > 0);
}

/** What the chef says about the chosen ingredients; the word key `evening.chef.<opinion>` holds the words. */
type Opinion = 'empty' | 'tried' | 'one' | 'together' | 'near' | 'two' | 'wrong' | 'blind';

/**
 * The chef's opinion of the chosen ingredients, compared with the recipes that the café does not know yet. `together`
 * = two ingredients that belong to the same recipe; `near` = three ingredients that form a recipe; `two` = only two of
 * the three ingredients belong to the same recipe.
 */
export function chefSays(season: SeasonState, board: readonly string[]): Opinion {
  if (board.length === 0) return 'empty';
  if (triedBefore(season, board)) return 'tried';
  const most = nearest(season, board)?.shared ?? 0;
  if (board.length === 1) return most === 0 ? 'blind' : 'one';
  if (most < 2) return 'wrong';
  return board.length === 2 ? 'together' : most === board.length ? 'near' : 'two';
}

/** Whether the café may test another recipe this evening. */
export const mayTry = (season: SeasonState, day: number): boolean =>
  season.kitchen.tried.filter((trial) => trial.day === day).length < TRIALS_AN_EVENING;

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
