/**
 * Names that scenarios and inputs may use: tastes, looks, furniture, ids, executor keys. An unknown name would have no
 * effect, so it is refused as a mistake.
 */

import { MOST_ENTRIES } from './reader.ts';
import { guestTypes, heroes, menu, roster } from '../../data/index.ts';
import type { CafeTables } from '../../data/pack/own-tables.ts';
import { regulars } from '../../data/regulars.ts';
import { furniture } from '../../data/season/index.ts';
import { honeybell } from '../../data/maps/honeybell.ts';
import { isRecord } from '../../ai/problems.ts';

const once = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** All tastes of guests and dishes. */
export const TASTES = once([...guestTypes, ...heroes, ...menu].flatMap((one) => one.taste));
/** All kinds of furniture: those the player can buy, those in the default café, and `plant`. */
export const DECOR_KINDS = once([
  ...furniture.map((one) => one.id),
  ...honeybell.decor.map((one) => one.kind),
  'plant',
]);
export const MAID_LOOKS = once(roster.map((one) => one.look));
export const GUEST_LOOKS = once([...guestTypes.flatMap((one) => one.looks), ...heroes.map((one) => one.look), ...regulars.map((one) => one.look)]); // prettier-ignore

/**
 * Ids of the guests that a scenario or an input may name: the scenario's customers, all celebrities and all regulars.
 * @param stars the celebrities of the café; left out: those of the game
 */
export const guestIds = (customers: unknown, stars: CafeTables['heroes'] = heroes): readonly string[] =>
  once([...idsIn(customers), ...stars.map((one) => one.id), ...regulars.map((one) => one.id)]);
/** Collects the ids from a list of people whose form has not been checked yet. */
export const idsIn = (people: unknown): readonly string[] =>
  Array.isArray(people) ? people.slice(0, MOST_ENTRIES).flatMap((one) => (isRecord(one) && typeof one['id'] === 'string' ? [one['id']] : [])) : []; // prettier-ignore

const GROUPS = ['all', 'maid', 'allround', 'reception', 'serving', 'team1', 'team2', 'team3', 'team4', 'team5', 'team6', 'team7', 'team8', 'team9']; // prettier-ignore
/**
 * Executor keys (addressees) that commands may name: maids, and groups of maids. See maidKeys in creating-people.ts.
 */
export const executorKeysOf = (maids: readonly string[]): readonly string[] => once([...maids, ...GROUPS]);
