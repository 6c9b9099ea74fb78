/**
 * Prepares the staff for display: order of rows, figures, and the effect of a wage. Pure: the season in, rows and word
 * keys out.
 */

import { difficultyOf } from '../../../sim/season/new-season.ts';
import { afterNight, fairWage, LARGEST_SHIFT, rentOf, SLEPT_TOO_LITTLE, wagesOf } from '../../../sim/season/staff.ts';
import { FRIENDS_AT } from '../../../sim/people/friends.ts';
import type { SeasonState, StaffMember } from '../../../sim/state/season.ts';
import type { WorldState } from '../../../sim/state/world-state.ts';

/** Sorts the staff by rank, then level, then id, so that rows keep their places. */
export const inRows = (staff: readonly StaffMember[]): StaffMember[] =>
  [...staff].sort((a, b) => b.rank - a.rank || b.level - a.level || (a.id < b.id ? -1 : 1));

export interface ShiftView {
  readonly on: number;
  readonly most: number;
  readonly staff: number;
  readonly wages: number;
  readonly rent: number;
}
export const shiftOf = (state: WorldState, season: SeasonState): ShiftView => ({
  on: season.staff.filter(({ onShift }) => onShift).length,
  most: LARGEST_SHIFT,
  staff: season.staff.length,
  wages: wagesOf(season),
  rent: rentOf(state, difficultyOf(season.difficulty).rent),
});

/**
 * How a night changes a maid's mood. If the mood falls, the value names the cause; `settles` = it falls without a cause
 * that the player could remove.
 */
export type NightDoes = 'lifts' | 'holds' | 'underpaid' | 'tired' | 'both' | 'settles';

/**
 * Returns how tonight changes a maid's mood and, if the mood falls, why. The word key `evening.wage.<change>` names the
 * change.
 */
export function nightDoes(season: SeasonState, member: StaffMember): NightDoes {
  const morning = afterNight(season, member);
  const change = morning.mood - member.mood;
  if (change > 0.03) return 'lifts';
  if (change >= -0.03) return 'holds';
  const tired = morning.energy < SLEPT_TOO_LITTLE;
  if (member.wage < fairWage(member)) return tired ? 'both' : 'underpaid';
  return tired ? 'tired' : 'settles';
}

/** Number of yen by which one press of a button changes a wage. */
export const WAGE_STEP = 200;

/** Formats a maid's walking speed in tiles per second, with one decimal. */
export const pace = (speed: number): string => (20 / Math.max(1, speed)).toFixed(1);

/** The alertness values, in ticks, that the player can give a maid: the usual ones and her own. null = the maid never looks up. */
const LOOKS: readonly (number | null)[] = [1, 5, 30, 90, null];
export const looksFor = (own: number | null): readonly (number | null)[] =>
  LOOKS.includes(own) ? LOOKS : [...LOOKS, own].sort((a, b) => (a ?? Infinity) - (b ?? Infinity));

/** Guests who are a maid's friends, the closest first. */
export const friendsOf = (member: StaffMember): { id: string; much: number }[] =>
  Object.entries(member.friends)
    .filter(([, much]) => much >= FRIENDS_AT)
    .map(([id, much]) => ({ id, much: Math.round(much) }))
    .sort((a, b) => b.much - a.much || (a.id < b.id ? -1 : 1));
