/**
 * The tables as the evening's screens may know them: who could be hired, what there is to cook, to buy, to learn. The
 * screens know the simulation, and not the data behind it.
 */

export { guestTypes, heroes, menu, roster } from '../../data/index.ts';
export type { GuestTypeRow, HeroRow, RosterRow } from '../../data/index.ts';
export {
  courses,
  difficulties,
  furniture,
  FURNITURE_GROUPS,
  ingredients,
  recipes,
  upgrades,
} from '../../data/season/index.ts';
export type { DifficultyRow, FurnitureRow, IngredientRow, RecipeRow, UpgradeRow } from '../../data/season/index.ts';
