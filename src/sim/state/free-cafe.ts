/**
 * The free café: a café in which everything can be changed at no price and nothing counts. Its season's stars, album,
 * book and achievements stay as they were when it began.
 */

import { EDIT_FIELDS, type MaidEdit } from './maid-edit.ts';
import type { Maid, Person, PersonId } from './person.ts';
import type { SeasonState, StaffMember } from './season.ts';

/** What a free café begins with: all maids, a full house, celebrities only, or a copy of a season's day. */
export const FREE_BEGINNINGS = ['twelve', 'full', 'heroes', 'season'] as const;
export type FreeBeginning = (typeof FREE_BEGINNINGS)[number];

/** The factors on the number of guests that the player can choose. */
export const CROWDS = [0, 0.5, 1, 2, 3] as const;
export type Crowd = (typeof CROWDS)[number];

export interface FreeState {
  readonly from: FreeBeginning;
  /** Whether the café's money is unlimited; otherwise it counts as in a season. */
  endless: boolean;
  /** Factor on the number of guests who come by themselves. */
  crowd: Crowd;
  /** How many times guests have been planned anew or called to the door; this number makes their ids unique. */
  planned: number;
  /** The values of each maid when the free café began; “As in season” restores them. */
  readonly before: Readonly<Record<PersonId, MaidEdit>>;
}

/** Creates the record of a free café that begins now. Its money is unlimited until the player says otherwise. */
export function freshFree(
  { people, season }: { readonly people: Readonly<Record<PersonId, Person>>; readonly season?: SeasonState },
  from: FreeBeginning,
): FreeState {
  const all: readonly (Maid | StaffMember)[] = [
    ...Object.values(people).filter((one): one is Maid => one.role === 'maid'),
    ...(season?.staff ?? []).filter(({ id }) => people[id] === undefined),
  ];
  return {
    from,
    endless: true,
    crowd: from === 'heroes' ? 0 : 1,
    planned: 0,
    before: Object.fromEntries(all.map((one) => [one.id, valuesOf(one)])),
  };
}

/** A copy of those values of a maid that the player can change. */
function valuesOf(maid: Maid | StaffMember): MaidEdit {
  const values = EDIT_FIELDS.map((field) => [field, field === 'warps' ? (maid.warps ?? null) : maid[field]]);
  return JSON.parse(JSON.stringify(Object.fromEntries(values))) as MaidEdit;
}

/** Amount in yen to which the till is refilled after every payment while a free café's money is unlimited. */
export const ENDLESS_MONEY = 10_000_000;

/** The season whose stars, album and records count; undefined in a free café and in a café without a season. */
export const countedSeason = ({
  season,
  free,
}: {
  readonly season?: SeasonState;
  readonly free?: FreeState;
}): SeasonState | undefined => (free === undefined ? season : undefined);
