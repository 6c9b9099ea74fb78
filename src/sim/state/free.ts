/**
 * The free café: a café in which everything can be changed at no price and nothing counts. Its season's stars, album,
 * book and achievements stay as they were when it began.
 */

import type { MaidEdit } from './maid-edit.ts';
import type { PersonId } from './person.ts';
import type { SeasonState } from './season.ts';

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
