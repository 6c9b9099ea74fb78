/** The tables that a designer edits, parsed and checked once: maids, guests, celebrities, dishes, warp tables. */

import guestsCsv from './guests.csv?raw';
import heroesCsv from './heroes.csv?raw';
import menuCsv from './menu.csv?raw';
import rosterCsv from './roster.csv?raw';
import warpsCsv from './warps.csv?raw';
import { tableControllers } from './controllers/index.ts';
import {
  cells,
  list,
  number,
  oneOf,
  optionalText,
  sectors,
  shares,
  table,
  text,
  whole,
  wholeOrNothing,
} from './table.ts';
import { temperaments } from './temperaments/index.ts';

export { honeybell } from './maps/honeybell.ts';
export * from './table.ts';
export * from './controllers/index.ts';
export { temperaments } from './temperaments/index.ts';
export { rush } from './rush.ts';
export * from './utility/index.ts';

export const temperamentNames: readonly string[] = Object.keys(temperaments);
/** Name of the controller that chooses all work of a maid by the utility configurations `work` and `pastime`. */
export const UTILITY = 'utility';
/**
 * Names of all controllers. A maid's controller decides by scripts, by decision tables, by utility configurations, or
 * by rules learned from the player's example (`apprentice`).
 */
export const controllerNames: readonly string[] = ['script', ...tableControllers, UTILITY, 'apprentice'];

/**
 * Maids for hire. An empty `alertness` = she never reconsiders on her way. `controller` = one of `controllerNames`.
 * `alertRange` = sectors such as `6/60|2/180`; empty = the usual range of her rank. `warps` = her own cells of the
 * warp table, such as `waiting=maid.greet + maid.waiting|idle=maid.byTheDoor`; all other keys have the scripts of the
 * row of her duties.
 */
export const rosterSchema = {
  id: text,
  name: text,
  look: text,
  rank: whole(2, 5),
  favouriteCustomerIds: list,
  favouriteCustomerTypes: list,
  duties: oneOf('allround', 'reception', 'serving'),
  alertness: wholeOrNothing(1, 600),
  obedience: number(0, 1),
  team: wholeOrNothing(1, 9),
  chatty: number(0, 2),
  clumsy: number(0, 2),
  speed: whole(2, 30),
  level: whole(1, 99),
  wage: whole(0, 100000),
  controller: oneOf(...controllerNames),
  alertRange: sectors(4, 30),
  warps: cells,
};
/**
 * Kinds of guest: how often they come (overall and by part of the day), their patience, money and tastes, and their
 * temperaments. `together` = the share of arrivals that are a party, of 2 to `partyMost` people.
 */
export const guestSchema = {
  type: text,
  looks: list,
  weight: number(0, 100),
  morning: number(0, 10),
  noon: number(0, 10),
  tea: number(0, 10),
  evening: number(0, 10),
  patience: whole(100, 6000),
  budget: whole(0, 100000),
  taste: list,
  speed: whole(2, 30),
  together: number(0, 1),
  partyMost: whole(2, 4),
  temperament: shares(...temperamentNames),
};
/**
 * Invented celebrities. `loudness` = tiles within which their entrance is noticed. In a season a celebrity comes only
 * if the café has this number of `stars` and meets all `needs`: `dish:sushi`, `ambience:30`, `weather:rain`, …
 * (src/sim/season/album.ts).
 */
export const heroSchema = {
  id: text,
  name: text,
  look: text,
  type: text,
  patience: whole(100, 6000),
  budget: whole(0, 100000),
  taste: list,
  speed: whole(2, 30),
  loudness: whole(1, 30),
  temperament: oneOf(...temperamentNames),
  stars: number(0, 5),
  needs: list,
};
/** Dishes: time to cook and to eat, price and cost, and the tastes they satisfy. */
export const menuSchema = {
  id: text,
  cookTicks: whole(1, 2000),
  eatTicks: whole(1, 4000),
  price: whole(0, 100000),
  cost: whole(0, 100000),
  taste: list,
};
const WARP_KEYS = [
  'default',
  'waiting',
  'idle',
  'move',
  'service',
  'counter',
  'fetch',
  'carry',
  'sweep',
  'clear',
  'obey',
  'getup',
  'chat',
  'scout',
  'enter',
  'queue',
  'toSeat',
  'seated',
  'leave',
  'mob',
  'flee',
  'evacuate',
  'join',
  'perform',
  'afterDance',
  'brawl',
  'mediate',
] as const;
/**
 * Warp tables by duty or role. A cell holds the script to which the key leads, or several scripts joined by `+`; an
 * empty cell = no such key. `idle` = script parts that are called before a waiting maid with nothing to do stands
 * still.
 */
export const warpSchema = {
  kind: text,
  ...(Object.fromEntries(WARP_KEYS.map((key) => [key, optionalText])) as Record<
    (typeof WARP_KEYS)[number],
    typeof optionalText
  >),
};

/** All maids who may be on shift, in the order of roster.csv. */
export const roster = table('roster.csv', rosterCsv, rosterSchema, 'id');
export const guestTypes = table('guests.csv', guestsCsv, guestSchema, 'type');
export const heroes = table('heroes.csv', heroesCsv, heroSchema, 'id');
export const menu = table('menu.csv', menuCsv, menuSchema, 'id');

export const warpKeys: readonly string[] = WARP_KEYS;

/** Warp tables by duty or role: key → script name. */
export const warpTables: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  table('warps.csv', warpsCsv, warpSchema, 'kind').map((row) => [
    row.kind,
    Object.fromEntries(WARP_KEYS.filter((key) => row[key] !== '').map((key) => [key, row[key]])),
  ]),
);

export type RosterRow = (typeof roster)[number];
export type GuestTypeRow = (typeof guestTypes)[number];
export type HeroRow = (typeof heroes)[number];
