/**
 * Who works here, as the evening shows it: in which order, what figures come to in words, what her wage will do to her.
 * Pure: the season in, rows and word keys out.
 */

import { difficultyOf } from '../../../sim/season/begin.ts';
import { afterNight, LARGEST_SHIFT, rentOf, wagesOf } from '../../../sim/season/staff.ts';
import { FRIENDS_AT } from '../../../sim/people/friends.ts';
import type { SeasonState, StaffMember } from '../../../sim/state/season.ts';
import type { WorldState } from '../../../sim/state/world-state.ts';
import type { Mood } from '../../../ui/index.ts';

/** Dearest rarity first, then by level, then by id: rows keep their places. */
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

/** What tonight does to her mood, her wage most of all. Words: `evening.wage.<it>`. */
export function wageDoes(season: SeasonState, member: StaffMember): 'lifts' | 'holds' | 'lowers' {
  const change = afterNight(season, member).mood - member.mood;
  return change > 0.03 ? 'lifts' : change < -0.03 ? 'lowers' : 'holds';
}

/** Wages are counted in so many. */
export const WAGE_STEP = 200;

/** Tiles a second, one decimal. */
export const pace = (speed: number): string => (20 / Math.max(1, speed)).toFixed(1);

/** How often she looks up: the choices, and her own when it is none of them. null = never. */
const LOOKS: readonly (number | null)[] = [1, 5, 30, 90, null];
export const looksFor = (own: number | null): readonly (number | null)[] =>
  LOOKS.includes(own) ? LOOKS : [...LOOKS, own].sort((a, b) => (a ?? Infinity) - (b ?? Infinity));

/** Guests she has made friends with, the dearest first. */
export const friendsOf = (member: StaffMember): { id: string; much: number }[] =>
  Object.entries(member.friends)
    .filter(([, much]) => much >= FRIENDS_AT)
    .map(([id, much]) => ({ id, much: Math.round(much) }))
    .sort((a, b) => b.much - a.much || (a.id < b.id ? -1 : 1));
