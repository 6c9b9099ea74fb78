/** The celebrities and the kinds of guest that can be a maid's favourites in a café, with their pictures. */

import { tablesOf } from '../../sim/state/pack/pack.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { Known } from './traits.ts';
import { kindsOfGuest } from '../../data/pack/own-tables.ts';

export interface KnownGuests {
  readonly heroes: readonly Known[];
  /** Kinds of guest: the ordinary ones and those of the celebrities. */
  readonly types: readonly string[];
  /**
   * Name of the picture that stands for a kind of guest. A kind of celebrities has no picture of its own, so the
   * picture of its first celebrity is used.
   */
  readonly lookOf: (type: string) => string | null;
}

export function knownGuests({ season }: Pick<WorldState, 'season'>): KnownGuests {
  const { guestTypes, heroes } = tablesOf(season);
  return {
    heroes: heroes.map(({ id, name, look }) => ({ id, name, look, hero: true })),
    types: kindsOfGuest({ guestTypes, heroes }),
    lookOf: (type) =>
      guestTypes.find((row) => row.type === type)?.looks[0] ?? heroes.find((row) => row.type === type)?.look ?? null,
  };
}
