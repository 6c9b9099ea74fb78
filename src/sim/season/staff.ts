/** Rules for the staff: fair wages, courses, and what a day and a night change. */

import { copyOfRange, isSameRange, usualRange } from '../people/alert-ranges.ts';
import { courses, rules } from '../../data/season/index.ts';
import type { Maid } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';
import type { SeasonState, StaffMember } from '../state/season.ts';
import { nightRest } from './upgrades.ts';

export const LARGEST_SHIFT = 12;
export const COURSE_LIMIT = 3;
const WAGE_BY_RANK: Readonly<Record<number, number>> = { 2: 2600, 3: 3600, 4: 5000, 5: 7200 };
const LEVEL_CAP = 50;

/** A fair daily wage for a maid's rank, level and courses, in tens of yen. */
export function fairWage({
  rank,
  level,
  courses: taken = {},
}: Pick<StaffMember, 'rank' | 'level'> & Partial<Pick<StaffMember, 'courses'>>): number {
  const lessons = Object.values(taken).reduce((sum, times) => sum + times, 0);
  const skill = 1 + rules.wagePerLevel * level + rules.wagePerCourse * lessons;
  return Math.round(((WAGE_BY_RANK[rank] ?? 2600) * skill) / 10) * 10;
}

/** Carries out a change of a maid's skill, and raises her wage by the amount by which her fair wage rises. */
function withWage(member: StaffMember, change: () => void): void {
  const before = fairWage(member);
  change();
  member.wage += fairWage(member) - before;
}

export const wageAfterCourse = (member: StaffMember, course: string): number =>
  member.wage +
  fairWage({ ...member, courses: { ...member.courses, [course]: (member.courses[course] ?? 0) + 1 } }) -
  fairWage(member);

export const wageAfterLevel = (member: StaffMember): number =>
  member.wage + fairWage({ ...member, level: member.level + 1 }) - fairWage(member);

/** Share by which each level raises a maid's fair wage. */
export const { wagePerLevel } = rules;

/** Levels at which a maid becomes faster: each of them saves her one tick per tile. */
export const QUICKER_AT: readonly number[] = [10, 20, 30];

/** Raises a maid by one level, with all that a level brings: a higher fair wage and, at some levels, quicker steps. */
export function risesLevel(member: StaffMember): void {
  withWage(member, () => member.level++);
  if (QUICKER_AT.includes(member.level)) member.speed = Math.max(4, member.speed - 1);
}

export const levelNeeds = (level: number): number => 60 + 8 * level;

export const memberOf = (season: SeasonState, id: string): StaffMember | undefined =>
  season.staff.find((one) => one.id === id);

export type CourseBar = 'unknown' | 'enough';
export function courseBar(member: StaffMember, course: string): CourseBar | null {
  if (!courses.some(({ id }) => id === course)) return 'unknown';
  return (member.courses[course] ?? 0) >= COURSE_LIMIT ? 'enough' : null;
}

/** Gives a maid at once the skill that a course teaches. */
export function teach(member: StaffMember, course: string): void {
  withWage(member, () => (member.courses[course] = (member.courses[course] ?? 0) + 1));
  if (course === 'steps') member.speed = Math.max(4, member.speed - 1);
  else if (course === 'grace') becomesSurer(member);
  else if (course === 'focus') member.obedience = Math.min(1, Math.round((member.obedience + 0.07) * 100) / 100);
  else if (course === 'charm') member.charm++;
  else if (course === 'stamina') member.stamina++;
}

/** Makes a maid slip less easily, and adapts her alert range accordingly, unless the player has set it. */
function becomesSurer(member: StaffMember): void {
  const usual = isSameRange(member.alertRange, usualRange(member.rank, member.clumsy));
  member.clumsy = Math.max(0, Math.round((member.clumsy - 0.25) * 100) / 100);
  if (usual) member.alertRange = usualRange(member.rank, member.clumsy);
}

/** Copies what the player and the day have changed about a maid into her record in the season. */
export function takeHome(season: SeasonState, maid: Maid): void {
  const member = memberOf(season, maid.id);
  if (member === undefined) return;
  const { rank, duties, alertness, obedience, team, controller, energy, mood, chatty, clumsy, speed, level } = maid;
  Object.assign(member, { rank, duties, alertness, obedience, team, controller, energy, mood });
  Object.assign(member, { chatty, clumsy, speed, level });
  member.alertRange = copyOfRange(maid.alertRange);
  if (maid.warps === undefined) delete member.warps;
  else member.warps = { ...maid.warps };
  if (maid.apprentice === undefined) delete member.apprentice;
  // The maid's action in progress ends with the day, so it is not stored.
  else member.apprentice = { mode: maid.apprentice.mode, counts: maid.apprentice.counts };
  member.favouriteCustomerIds = [...maid.favouriteCustomerIds];
  member.favouriteCustomerTypes = [...maid.favouriteCustomerTypes];
  member.friends = { ...maid.friends };
  if (maid.friendsSince !== undefined) member.friendsSince = { ...maid.friendsSince };
  const { orders, dishes, bills, swept, cleared } = maid.tally;
  member.experience += orders + dishes + bills + Math.floor((swept + cleared) / 2);
  while (member.level < LEVEL_CAP && member.experience >= levelNeeds(member.level)) {
    member.experience -= levelNeeds(member.level);
    risesLevel(member);
  }
}

/** The energy in the morning below which a night lowers a maid's mood. */
export const SLEPT_TOO_LITTLE = 0.5;

/** A maid's energy and mood after a night; a fair wage lifts the mood. */
export function afterNight(season: SeasonState, member: StaffMember): Pick<StaffMember, 'energy' | 'mood'> {
  const energy = member.onShift ? Math.min(1, member.energy + nightRest(season)) : 1;
  const pay = member.wage / fairWage(member) - 1;
  const towards = Math.max(-0.6, Math.min(0.4, pay * 1.5)) + (energy < SLEPT_TOO_LITTLE ? -0.2 : 0.15);
  return { energy, mood: Math.max(-1, Math.min(1, member.mood + (towards - member.mood) * 0.4)) };
}

export function sleep(season: SeasonState): void {
  for (const member of season.staff) Object.assign(member, afterNight(season, member));
}

/** Sum of tomorrow's wages; maids with the day off get half pay. */
export const wagesOf = (season: SeasonState): number =>
  season.staff.reduce((sum, { onShift, wage }) => sum + (onShift ? wage : Math.round(wage / 2)), 0);

/** Rent and upkeep of a day; the sum rises with each whole star. @param factor rent factor of the difficulty */
export const rentOf = ({ seats, stars }: Pick<WorldState, 'seats' | 'stars'>, factor: number): number =>
  Math.round(((rules.rentOfHouse + rules.rentOfSeat * seats.length) * factor * starFactor(stars)) / 100) * 100;

const starFactor = (stars: number): number =>
  stars >= 5 ? rules.rentAtStar5 : stars >= 4 ? rules.rentAtStar4 : stars >= 3 ? rules.rentAtStar3 : 1;
