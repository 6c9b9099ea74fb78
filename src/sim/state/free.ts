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
  /** Whether the till has no end; otherwise the money counts as in a season. */
  endless: boolean;
  /** Factor on the number of guests who come by themselves. */
  crowd: Crowd;
  /** How often the guests of the day have been planned anew; makes their ids unique. */
  planned: number;
  /** The values of each maid when the café began, to which “As in season” returns. */
  readonly before: Readonly<Record<PersonId, MaidEdit>>;
}

/** A free café's record at the moment at which it begins. The till has no end until the player says otherwise. */
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

/** The values of a maid that the player can change, as plain data of their own. */
function valuesOf(maid: Maid | StaffMember): MaidEdit {
  const values = EDIT_FIELDS.map((field) => [field, field === 'warps' ? (maid.warps ?? null) : maid[field]]);
  return JSON.parse(JSON.stringify(Object.fromEntries(values))) as MaidEdit;
}

/** Money in a till without end, in yen. It is refilled whenever something has been paid. */
export const ENDLESS_MONEY = 10_000_000;

/** The season whose stars, album and records count; undefined in a free café and in a café without a season. */
export const countedSeason = ({
  season,
  free,
}: {
  readonly season?: SeasonState;
  readonly free?: FreeState;
}): SeasonState | undefined => (free === undefined ? season : undefined);
