/**
 * Passes tables of the game's data (celebrities, upgrades, courses, furniture) on to the evening's screens, because
 * screens may import the simulation but not the data.
 */

export { heroes } from '../../data/index.ts';
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
