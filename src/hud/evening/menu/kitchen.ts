/** Prepares the research kitchen for display: the ingredients chosen, their forecast, earlier recipe tests. Pure. */

import { ingredients, recipes, type IngredientRow, type RecipeRow } from '../../../sim/season/catalogue.ts';
import {
  askedBefore,
  flavoursOf,
  nearest,
  sameIngredients,
  triedBefore,
} from '../../../sim/season/menu-and-recipes.ts';
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
type Opinion = 'empty' | 'tried' | 'unasked' | 'one' | 'together' | 'near' | 'two' | 'wrong' | 'blind';

/**
 * The chef's opinion of the chosen ingredients, compared with the recipes that the café does not know yet. `unasked` = the
 * player has not asked for it. `together`
 * = two ingredients that belong to the same recipe; `near` = three ingredients that form a recipe; `two` = only two of
 * the three ingredients belong to the same recipe.
 */
export function chefSays(season: SeasonState, board: readonly string[]): Opinion {
  if (board.length === 0) return 'empty';
  if (triedBefore(season, board)) return 'tried';
  if (board.length > 1 && !askedBefore(season, board)) return 'unasked';
  const most = nearest(season, board)?.shared ?? 0;
  if (board.length === 1) return most === 0 ? 'blind' : 'one';
  if (most < 2) return 'wrong';
  return board.length === 2 ? 'together' : most === board.length ? 'near' : 'two';
}

/**
 * What a failed recipe test has shown. `missing` = all ingredients belong to one recipe that needs more; `tooMuch` =
 * the recipe is complete without some of them; `swap` = some belong together, and another must replace the rest;
 * `led` = the nearest recipe has been found since; `no` = no two belong together.
 */
type Lesson = 'missing' | 'tooMuch' | 'swap' | 'led' | 'no';
export interface Learned {
  readonly lesson: Lesson;
  /** Those ingredients of the recipe test that belong to the same recipe; none if the lesson is `no`. */
  readonly together: readonly string[];
  /** The other ingredients of the recipe test. */
  readonly rest: readonly string[];
  /** The dish that was found later, if the lesson is `led`. */
  readonly dish: string | null;
}

/**
 * Finds out what a failed recipe test has shown, by comparing its ingredients with the recipes that were unknown at the
 * time. So a lesson stays the same until its recipe is found.
 */
function learnedFrom(season: SeasonState, ids: readonly string[]): Learned {
  const { tried, known } = season.kitchen;
  const at = tried.findIndex((trial) => sameIngredients(trial.ingredients, ids));
  const foundSince = at < 0 ? [] : tried.slice(at).flatMap(({ dish }) => dish ?? []);
  const best = bestOf(
    ids,
    recipes.filter(({ dish }) => !known.includes(dish) || foundSince.includes(dish)),
  );
  if (best === null) return { lesson: 'no', together: [], rest: ids, dish: null };
  const { together, lacks, dish } = best;
  const rest = ids.filter((id) => !together.includes(id));
  if (foundSince.includes(dish)) return { lesson: 'led', together, rest, dish };
  return { lesson: rest.length === 0 ? 'missing' : lacks === 0 ? 'tooMuch' : 'swap', together, rest, dish: null };
}

interface Near {
  readonly dish: string;
  readonly together: readonly string[];
  /** Number of ingredients that the recipe needs besides these. */
  readonly lacks: number;
}

/**
 * The recipe that these ingredients come nearest to: the one that contains most of them or, among several, the one that
 * needs the fewest further ingredients. A single common ingredient counts only if it is the whole recipe.
 */
function bestOf(ids: readonly string[], rows: readonly RecipeRow[]): Near | null {
  let best: Near | null = null;
  for (const { dish, ingredients: wanted } of rows) {
    const together = ids.filter((id) => wanted.includes(id));
    const lacks = wanted.length - together.length;
    if (together.length < 2 && (together.length === 0 || lacks > 0)) continue;
    if (
      best !== null &&
      (together.length < best.together.length || (together.length === best.together.length && lacks >= best.lacks))
    )
      continue;
    best = { dish, together, lacks };
  }
  return best;
}

export interface TrialView {
  readonly ingredients: readonly string[];
  readonly dish: string | null;
  /** What the recipe test has shown; null if it found a dish. */
  readonly learned: Learned | null;
}

/** Recipe tests, the newest first; recipes known from the start come last. */
export const trials = (season: SeasonState): TrialView[] =>
  season.kitchen.tried
    .map(({ ingredients: ids, dish }) => ({
      ingredients: ids,
      dish,
      learned: dish === null ? learnedFrom(season, ids) : null,
    }))
    .reverse();

/** What an earlier failed recipe test of exactly these ingredients has shown; null if there was no such test. */
export function failedWith(season: SeasonState, board: readonly string[]): Learned | null {
  const failed = season.kitchen.tried.some(
    ({ dish, ingredients: ids }) => dish === null && sameIngredients(ids, board),
  );
  return failed ? learnedFrom(season, board) : null;
}

export const recipesFound = (season: SeasonState): { has: number; all: number } => ({
  has: recipes.filter((row) =>
    season.kitchen.tried.some((trial) => sameIngredients(trial.ingredients, row.ingredients)),
  ).length,
  all: recipes.length,
});

export type { IngredientRow };
