/**
 * Names that scenarios and inputs may use of what the game has – kinds of guest, tastes, looks, furniture – and of who is
 * there. A name that nobody answers to would be read and do nothing, so it is refused like any other slip of the pen.
 */

import { MOST_ENTRIES } from './reader.ts';
import { guestTypes, heroes, menu, roster } from '../../data/index.ts';
import { regulars } from '../../data/regulars.ts';
import { furniture } from '../../data/season/index.ts';
import { honeybell } from '../../data/maps/honeybell.ts';
import { isRecord } from '../../ai/problems.ts';

const once = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** What somebody may like and a dish may meet. */
export const TASTES = once([...guestTypes, ...heroes, ...menu].flatMap((one) => one.taste));
/** Furniture on the map: what can be bought, what stands in the café from the first day on, what pictures know by other names. */
export const DECOR_KINDS = once([
  ...furniture.map((one) => one.id),
  ...honeybell.decor.map((one) => one.kind),
  'plant',
]);
export const MAID_LOOKS = once(roster.map((one) => one.look));
export const GUEST_LOOKS = once([...guestTypes.flatMap((one) => one.looks), ...heroes.map((one) => one.look), ...regulars.map((one) => one.look)]); // prettier-ignore

/** Ids of guests one can speak of: those of the scenario, and those who have a name in the game. */
export const guestIds = (customers: unknown): readonly string[] =>
  once([...idsIn(customers), ...heroes.map((one) => one.id), ...regulars.map((one) => one.id)]);
/** The ids in a list of people that has not been read yet. */
export const idsIn = (people: unknown): readonly string[] =>
  Array.isArray(people) ? people.slice(0, MOST_ENTRIES).flatMap((one) => (isRecord(one) && typeof one['id'] === 'string' ? [one['id']] : [])) : []; // prettier-ignore

const GROUPS = ['all', 'maid', 'allround', 'reception', 'serving', 'team1', 'team2', 'team3', 'team4', 'team5', 'team6', 'team7', 'team8', 'team9']; // prettier-ignore
/** Whom a command can be for: a maid, or all of some. See maidKeys in people.ts. */
export const executorKeysOf = (maids: readonly string[]): readonly string[] => once([...maids, ...GROUPS]);
