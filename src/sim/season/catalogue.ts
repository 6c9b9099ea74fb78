/**
 * Tables for the evening's screens: maids, dishes, upgrades, courses, furniture. Screens may import the simulation but
 * not the data.
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
