/**
 * The tables of a season: prices of furniture, upgrades and courses, ingredients of dishes, difficulties. Parsed and
 * checked once, like all tables.
 */

import bellsCsv from './bells.csv?raw';
import causesCsv from './causes.csv?raw';
import coursesCsv from './courses.csv?raw';
import difficultiesCsv from './difficulties.csv?raw';
import eventsCsv from './events.csv?raw';
import furnitureCsv from './furniture.csv?raw';
import ingredientsCsv from './ingredients.csv?raw';
import rulesCsv from './rules.csv?raw';
import recipesCsv from './recipes.csv?raw';
import starsCsv from './stars.csv?raw';
import upgradesCsv from './upgrades.csv?raw';
import { menu } from '../index.ts';
import { list, number, oneOf, optionalText, table, text, whole } from '../table.ts';

export { firstCafe } from '../maps/first.ts';

export const FURNITURE_GROUPS = ['tables', 'seats', 'plants', 'light', 'counter', 'kitchen'] as const;
/** Furniture for sale. `ambience` = how much it improves the room; `stars` = rating that the café needs before the player can buy it. */
const furnitureSchema = {
  id: text,
  group: oneOf(...FURNITURE_GROUPS),
  price: whole(0, 1_000_000),
  ambience: number(-20, 20),
  stars: number(0, 5),
};
/** Ingredients: four flavours from 0 to 5, the price of a recipe test, and the café's rating in stars from which the ingredient is sold. */
const ingredientSchema = {
  id: text,
  sweet: whole(0, 5),
  savoury: whole(0, 5),
  fresh: whole(0, 5),
  warm: whole(0, 5),
  price: whole(0, 100_000),
  stars: number(0, 5),
};
/** Recipes: the ingredients of each dish, in alphabetical order of their ids. */
const recipeSchema = { dish: oneOf(...menu.map(({ id }) => id)), ingredients: list, stars: number(0, 5) };
/** Upgrades with several levels; the price of each level is `growth` times the price of the level before. */
const upgradeSchema = {
  id: text,
  group: oneOf('kitchen', 'hall', 'staff'),
  levels: whole(1, 9),
  price: whole(0, 1_000_000),
  growth: number(1, 5),
  stars: number(0, 5),
};
const courseSchema = { id: text, price: whole(0, 1_000_000), days: whole(1, 9) };
/** Difficulties: money at the start, then factors for rent, number of guests, patience, how fast the rival grows, and the stars that a lost guest costs. */
const difficultySchema = {
  id: text,
  money: whole(0, 10_000_000),
  rent: number(0, 10),
  guests: number(0, 10),
  patience: number(0.1, 10),
  rival: number(0, 10),
  loss: number(0, 10),
};
/**
 * Events that can happen during a day. `weight` = weight in the random draw of surprises (0 = never a surprise);
 * `from` = first day of the season on which the event is possible; `needs` = furniture without which it cannot be a
 * surprise; `onFestivals` = whether it is one of the events of a festival; `announced` = whether it may be announced
 * the evening before. An event with `points` above 0 is provoked: it begins once the points of its present causes add
 * up to this number, but at most once in `restDays` days. `daily` = whether it may be the scene of a café of the day.
 */
const eventSchema = {
  kind: text,
  weight: whole(0, 100),
  from: whole(1, 99),
  needs: optionalText,
  onFestivals: oneOf('yes', 'no'),
  announced: oneOf('yes', 'no'),
  points: whole(0, 100),
  restDays: whole(0, 30),
  daily: oneOf('yes', 'no'),
};
/**
 * Causes of provoked events, each named `<kind>.<cause>`, with the points it is worth. The code of each event decides
 * whether a cause is present.
 */
const causeSchema = { cause: text, points: whole(1, 100) };

/**
 * Numbers of the season. `underpaid` = share of the fair wage below which a maid is underpaid; `worn` and `unhappy` =
 * energy and mood in the evening below which a day counts as bad; `noticeAfter` = bad days in a row after which a maid
 * gives notice, `noticeDays` = days until she leaves, `persuadeDays` = days that a talk adds; `nightRest` = energy
 * that a night restores; `rentOfHouse`, `rentOfSeat` = rent in yen, and factors on it from three, four and five stars;
 * `wagePerLevel`, `wagePerCourse` = shares by which a level and a course raise the fair wage; `goOverADay` = regulars
 * who go over to the rival in an evening at most; `goOverSighs` = visits in a row without a wished dish after which a
 * regular goes over, twice as many if a dish of the same taste was there; `winBack` = price in yen of winning a regular back.
 * `stageEvening`, `streetFestival`, `birthdayCake` = prices in yen of putting them on. The rating: a guest who pays pleased adds up to
 * `starGain` × (`starTop` − stars) / 4, a lost one takes `starLoss` × (`starLossBase` + stars / 2), times
 * `starLossAtDoor` for a guest who found no seat, and `starLossTurnedAway` for a guest who reads the sign at the door and does
 * not come back; a celebrity counts as `heroWeight` guests, and each member of a group
 * too large for any table as `groupWeight`, and an invited reporter as `reporterWeight`; a pleased guest who was promised a
 * place as `promisedWeight`, and one whose complaint was right as `complaintWeight`. The crowd: on the first day of a
 * season `guestsOfTown` guests come and `guestsOfSeat` more for each seat; each further day adds the share `wordADay`, up to
 * `wordAtMost` in all. `reserved` = share of them who come if only guests with a reservation are let in; the others come the day after. `bellStars` = stars that a golden bell counts
 * for at the end of the season; `rivalHeadStart` = number of nodes of its technology tree that the rival has on the first
 * morning. The Sunday paper: `paperMood` = change of each maid's mood, up or down; `paperLead` = stars that the rival must be behind to build faster in
 * the week after it, `paperAnswer` = factor on its pace. `newFace`, `newFaceSr`, `newFaceSsr` = price in yen of a draw
 * that is certain to bring a maid who is not employed yet, by the commonest rarity among those: N or R, SR, SSR.
 */
const RULES = [
  'underpaid',
  'worn',
  'unhappy',
  'noticeAfter',
  'noticeDays',
  'persuadeDays',
  'nightRest',
  'rentOfHouse',
  'rentOfSeat',
  'rentAtStar3',
  'rentAtStar4',
  'rentAtStar5',
  'wagePerLevel',
  'wagePerCourse',
  'goOverADay',
  'goOverSighs',
  'winBack',
  'stageEvening',
  'streetFestival',
  'birthdayCake',
  'starGain',
  'starLoss',
  'starTop',
  'starLossAtDoor',
  'starLossTurnedAway',
  'starLossBase',
  'heroWeight',
  'groupWeight',
  'reporterWeight',
  'promisedWeight',
  'complaintWeight',
  'reserved',
  'guestsOfTown',
  'guestsOfSeat',
  'wordADay',
  'wordAtMost',
  'rivalHeadStart',
  'bellStars',
  'paperMood',
  'paperLead',
  'paperAnswer',
  'newFace',
  'newFaceSr',
  'newFaceSsr',
] as const;
type RuleName = (typeof RULES)[number];
const ruleRows = table('season/rules.csv', rulesCsv, { rule: oneOf(...RULES), value: number(-1, 1_000_000) }, 'rule');
export const rules: Readonly<Record<RuleName, number>> = Object.fromEntries(
  RULES.map((rule) => [rule, ruleRows.find((row) => row.rule === rule)?.value ?? 0]),
) as Record<RuleName, number>;

/** What the café needs for each whole star, by difficulty; 0 = nothing. */
const NEEDS = ['servedInADay', 'staff', 'heroes', 'dishes', 'ambience', 'title', 'shareInADay', 'bells'] as const;
const wants = number(0, 1000);
const starSchema = { star: whole(2, 5), need: oneOf(...NEEDS), gentle: wants, standard: wants, keen: wants };
export const starRows = table('season/stars.csv', starsCsv, starSchema);

export const furniture = table('season/furniture.csv', furnitureCsv, furnitureSchema, 'id');
export const ingredients = table('season/ingredients.csv', ingredientsCsv, ingredientSchema, 'id');
export const recipes = table('season/recipes.csv', recipesCsv, recipeSchema, 'dish');
export const upgrades = table('season/upgrades.csv', upgradesCsv, upgradeSchema, 'id');
export const courses = table('season/courses.csv', coursesCsv, courseSchema, 'id');
export const eventRows = table('season/events.csv', eventsCsv, eventSchema, 'kind');
export const causeRows = table('season/causes.csv', causesCsv, causeSchema, 'cause');
export const difficulties = table('season/difficulties.csv', difficultiesCsv, difficultySchema, 'id');

/**
 * Inspections for a golden bell: the day of the season, what the inspectors judge, and what they want. `swift` = minutes
 * that one of them waits at most; `tidy` = places with empty plates or litter at most; `dishes` = dishes on the menu;
 * `warm` = the least mood of each of them, in per cent.
 */
const bellSchema = { day: whole(1, 30), demand: oneOf('swift', 'tidy', 'dishes', 'warm'), wants: whole(1, 200) };
export const bellRows = table('season/bells.csv', bellsCsv, bellSchema, 'day');
export type BellRow = (typeof bellRows)[number];

export type FurnitureRow = (typeof furniture)[number];
export type IngredientRow = (typeof ingredients)[number];
export type RecipeRow = (typeof recipes)[number];
export type UpgradeRow = (typeof upgrades)[number];
export type EventRow = (typeof eventRows)[number];
export type DifficultyRow = (typeof difficulties)[number];
