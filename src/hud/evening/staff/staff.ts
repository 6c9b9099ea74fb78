/**
 * Prepares the staff for display: order of rows, figures, and the effect of a wage. Pure: the season in, rows and word
 * keys out.
 */

import { difficultyOf } from '../../../sim/season/begin.ts';
import { afterNight, LARGEST_SHIFT, rentOf, wagesOf } from '../../../sim/season/staff.ts';
import { FRIENDS_AT } from '../../../sim/people/friends.ts';
import type { SeasonState, StaffMember } from '../../../sim/state/season.ts';
import type { WorldState } from '../../../sim/state/world-state.ts';
import type { Mood } from '../../../ui/index.ts';

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

export const moodFace = (mood: number): Mood => (mood >= 0.3 ? 'happy' : mood > -0.3 ? 'calm' : 'sad');

/** Tonight's change of a maid's mood, mostly from her wage. The word key `evening.wage.<change>` names it. */
export function wageDoes(season: SeasonState, member: StaffMember): 'lifts' | 'holds' | 'lowers' {
  const change = afterNight(season, member).mood - member.mood;
  return change > 0.03 ? 'lifts' : change < -0.03 ? 'lowers' : 'holds';
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
