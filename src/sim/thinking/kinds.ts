/** Kinds of people: their rows in warps.csv, the warp key with which each kind begins, and all guest types. */

import type { WarpTable } from '../../ai/index.ts';
import { guestTypes, heroes, UTILITY, warpTables } from '../../data/index.ts';
import { tablesOf } from '../state/pack/pack.ts';
import type { Duties } from '../state/person.ts';
import type { SeasonState } from '../state/season.ts';
import { kindsOfGuest } from '../../data/pack/own-tables.ts';

/**
 * The default warp table of a kind of people, from the kind's row in warps.csv. Maids are of several kinds, by their
 * duties or their controller. @throws Error for an unknown kind
 */
export function warpTableOf(kind: string): WarpTable {
  const table = warpTables[kind];
  if (table === undefined) throw new Error(`warps.csv has no row '${kind}'`);
  return table;
}

/** Types of guests who perform; each has a warp table of its own. */
export const PERFORMERS = ['dancers', 'tvcrew'] as const;
export type PerformerType = (typeof PERFORMERS)[number];

export const kindOf = (who: { role: string; duties?: Duties; controller?: string; customerType?: string }): string =>
  who.role !== 'maid'
    ? (PERFORMERS.find((type) => type === who.customerType) ?? who.role)
    : (who.controller ?? 'script') === 'script'
      ? (who.duties ?? 'allround')
      : who.controller === 'apprentice'
        ? 'apprentice'
        : who.controller === UTILITY
          ? UTILITY
          : 'table';

/** The warp key with which a character of each role begins. */
export const beginOf = (role: string): string => (role === 'guest' ? 'enter' : 'waiting');

/** All guest types: those of guests.csv, of the celebrities, and performers. */
export const CUSTOMER_TYPES: readonly string[] = [...new Set([...guestTypes.map((one) => one.type), ...heroes.map((one) => one.type), ...PERFORMERS])]; // prettier-ignore

/** All guest types of a café: also those that only its pack has. */
export function customerTypesOf(season: SeasonState | undefined): readonly string[] {
  if (season?.pack === undefined) return CUSTOMER_TYPES;
  return [...new Set([...CUSTOMER_TYPES, ...kindsOfGuest(tablesOf(season))])];
}
