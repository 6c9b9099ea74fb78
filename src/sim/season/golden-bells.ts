/**
 * Golden bells: the award of inspectors who come on fixed days in the second half of a season (events/golden-bell.ts).
 * A bell goes to the café if their demand is met, otherwise to the rival. ★5 asks for bells, and at the end of the season
 * each counts as a part of a star for the café that has it.
 */

import { type BellRow, bellRows, rules } from '../../data/season/index.ts';
import type { GoldenBells, SeasonState } from '../state/season.ts';
import type { Goal } from '../state/strong.ts';
import type { WorldState } from '../state/world-state.ts';

export type { BellRow };

/** Number of days after which the inspectors’ dates repeat, if the player goes on after the season. */
const MONTH = 30;

/** What the inspectors judge on a day; null on days without an inspection. */
export const bellOn = (day: number): BellRow | null =>
  bellRows.find((row) => row.day === ((day - 1) % MONTH) + 1) ?? null;

/** The inspections of the month of a day, in order. */
export function bellDays(day: number): BellRow[] {
  const months = Math.floor((day - 1) / MONTH) * MONTH;
  return bellRows.map((row) => ({ ...row, day: row.day + months }));
}

const KINDS: Readonly<Record<BellRow['demand'], string>> = {
  swift: 'bellSwift',
  tidy: 'bellTidy',
  dishes: 'bellDishes',
  warm: 'bellWarm',
};
/** The kind of the day’s goal for what the inspectors want. */
export const bellGoalKind = ({ demand }: Pick<BellRow, 'demand'>): string => KINDS[demand];

const BELL_GOALS: readonly string[] = Object.values(KINDS);

/** The additional goal of a day with an inspection; none on other days. Its count is what the inspectors have seen so far. */
export function bellGoals(day: number): Goal[] {
  const row = bellOn(day);
  return row === null ? [] : [{ kind: bellGoalKind(row), want: row.wants, count: 0, doneTick: null }];
}

/** Today’s goal of meeting the inspectors’ demand, while it is open. */
export const openBellGoal = ({ goals }: Pick<WorldState, 'goals'>): Goal | undefined =>
  goals?.find(({ kind, doneTick, failed }) => BELL_GOALS.includes(kind) && doneTick === null && failed !== true);

const NO_BELLS: GoldenBells = { ours: [], rival: [] };

export const bellsOf = ({ bells }: Pick<SeasonState, 'bells'>): GoldenBells => bells ?? NO_BELLS;

/** Records that an inspection has ended. */
export function givesBell({ clock, rival: opponent }: WorldState, season: SeasonState, isWon: boolean): void {
  const { ours, rival } = bellsOf(season);
  if (isWon) season.bells = { ours: [...ours, clock.day], rival };
  else if (opponent !== undefined) season.bells = { ours, rival: [...rival, clock.day] };
}

/** What decides the places at the end of a season: the stars, and for each golden bell a part of a star. */
export const standing = (stars: number, bells: readonly number[]): number => stars + rules.bellStars * bells.length;
