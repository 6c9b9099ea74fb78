/**
 * Names the picture of a dish. A dish that only a pack has borrows the picture of a dish of the game: the column
 * `look` of the pack's menu.csv says which.
 */

interface Dish {
  readonly id: string;
  readonly look?: string;
}

/** The dish whose picture a dish borrows, by id. */
let borrowed: ReadonlyMap<string, string> = new Map();

/**
 * Stores which pictures the dishes of the café shown now borrow. The pictures borrowed in an earlier café are
 * forgotten.
 */
export function borrowPictures(menu: readonly Dish[]): void {
  borrowed = new Map(menu.flatMap(({ id, look = '' }): [string, string][] => (look === '' ? [] : [[id, look]])));
}

/** The name of a dish's picture, in the sheet of icons as well as in that of the world. */
export const dishPicture = (dish: string): string => `dish-${borrowed.get(dish) ?? dish}`;
