/**
 * The evening talk. Once a day the player can talk with each maid about one thing: her alertness, which changes by a
 * step, her first three favourites, her duties, or whether she is an apprentice. During the day a talk is planned, and
 * it is held at closing. After closing it is held at once. This file also holds the conditions for a maid's next
 * rarity: a level, two courses, and celebrities who left pleased after she served them.
 */

import { tablesOf } from '../state/pack/pack.ts';
import { courses } from '../../data/season/index.ts';
import type { MaidEdit } from '../state/maid-edit.ts';
import { DUTIES, type Duties, type Maid, type Rank } from '../state/person.ts';
import type { SeasonState, StaffMember } from '../state/season.ts';

/** What a talk can be about. */
export type TalkAbout = 'alertness' | 'favourites' | 'duties' | 'apprentice';
/** How a maid reacts to a talk. TALK_MOOD says by how much each reaction changes her mood. */
export type Takes = 'likes' | 'fine' | 'minds';
/** A maid with less energy than TIRED is tired; one with at least the obedience KEEN is keen. */
const TIRED = 0.4;
const KEEN = 0.8;
export const TALK_MOOD: Readonly<Record<Takes, number>> = { likes: 0.05, fine: 0, minds: -0.12 };

/**
 * The levels of alertness, which are numbers of ticks after which a walking maid looks up, the shortest first. Null =
 * she never looks up on her way.
 */
const ALERT_STEPS: readonly (number | null)[] = [1, 2, 5, 12, 30, 90, 300, null];
/** Number of favourites that a talk can change: the first in a maid's list, in which favourite guests come before favourite guest types. */
const FIRST = 3;

type Talker = Pick<Maid, 'alertness' | 'favouriteCustomerIds' | 'favouriteCustomerTypes' | 'duties' | 'controller'> &
  Pick<StaffMember, 'id' | 'energy' | 'obedience'>;

/**
 * Returns the next level of alertness: with −1 one at which the maid looks up sooner, with +1 later; null = she never
 * looks up. At the end of the scale the value stays the same.
 */
export function alertnessStep(value: number | null, by: -1 | 1): number | null {
  const ticks = value ?? Infinity;
  const steps = ALERT_STEPS.map((step) => step ?? Infinity);
  const next = by < 0 ? steps.filter((step) => step < ticks).at(-1) : steps.find((step) => step > ticks);
  return next === undefined ? value : next === Infinity ? null : next;
}

/** The subject of a talk that would make this edit; null if no talk can make it. */
export function talkAbout(one: Talker, edit: MaidEdit, season: SeasonState): TalkAbout | null {
  const fields = Object.keys(edit);
  if (fields.length === 1 && edit.alertness !== undefined)
    return ([-1, 1] as const).some((by) => alertnessStep(one.alertness, by) === edit.alertness) &&
      edit.alertness !== one.alertness
      ? 'alertness'
      : null;
  if (fields.length === 1 && edit.duties !== undefined) return edit.duties === one.duties ? null : 'duties';
  if (fields.length === 1 && edit.controller !== undefined)
    return edit.controller === otherController(one, season) ? 'apprentice' : null;
  if (fields.length > 0 && fields.every((field) => field.startsWith('favouriteCustomer')))
    return keepsRest(one, edit) ? 'favourites' : null;
  return null;
}

/** The controller that a talk can give a maid: `apprentice` or, if she is an apprentice already, the controller that she has in the roster. */
const otherController = ({ id, controller }: Pick<Talker, 'id' | 'controller'>, season: SeasonState): string =>
  controller === 'apprentice'
    ? (tablesOf(season).roster.find((row) => row.id === id)?.controller ?? 'script')
    : 'apprentice';

/** Something that the player can talk about with a maid now. The word key `talk.<id>`, or `talk.duties.<id>`, names it. */
export interface Topic {
  readonly id: 'sooner' | 'later' | 'favourites' | Duties | 'apprentice' | 'noApprentice';
  readonly about: TalkAbout;
  readonly edit: MaidEdit;
}

/** The topics of a talk with a maid, in the order in which they are listed. */
export function topicsFor(one: Talker, season: SeasonState): Topic[] {
  const { alertness, favouriteCustomerIds: ids, favouriteCustomerTypes: types, controller } = one;
  const topics: Topic[] = [];
  for (const [id, by] of [
    ['sooner', -1],
    ['later', 1],
  ] as const) {
    const next = alertnessStep(alertness, by);
    if (next !== alertness) topics.push({ id, about: 'alertness', edit: { alertness: next } });
  }
  const turned = <T>(list: readonly T[]): T[] => [...list.slice(1, FIRST), ...list.slice(0, 1), ...list.slice(FIRST)];
  if (ids.length > 1)
    topics.push({ id: 'favourites', about: 'favourites', edit: { favouriteCustomerIds: turned(ids) } });
  else if (types.length > 1)
    topics.push({ id: 'favourites', about: 'favourites', edit: { favouriteCustomerTypes: turned(types) } });
  for (const duties of DUTIES)
    if (duties !== one.duties) topics.push({ id: duties, about: 'duties', edit: { duties } });
  topics.push({
    id: controller === 'apprentice' ? 'noApprentice' : 'apprentice',
    about: 'apprentice',
    edit: { controller: otherController(one, season) },
  });
  return topics;
}

/**
 * Whether a talk can make this edit of a maid's favourites: the edit changes the list, and all favourites after the
 * first three were in the list before.
 */
function keepsRest(one: Talker, edit: MaidEdit): boolean {
  const before = [...one.favouriteCustomerIds, ...one.favouriteCustomerTypes];
  const after = [
    ...(edit.favouriteCustomerIds ?? one.favouriteCustomerIds),
    ...(edit.favouriteCustomerTypes ?? one.favouriteCustomerTypes),
  ];
  return after.slice(FIRST).every((name) => before.includes(name)) && before.join(' ') !== after.join(' ');
}

/**
 * How a maid reacts to a talk that would make this edit. A keen maid likes to look up sooner; one who is tired or
 * not so keen likes to look up less often.
 */
export function takes(one: Talker, about: TalkAbout, edit: MaidEdit): Takes {
  const isTired = one.energy < TIRED;
  switch (about) {
    case 'alertness': {
      const isSooner = (edit.alertness ?? Infinity) < (one.alertness ?? Infinity);
      return isSooner === (one.obedience >= KEEN && !isTired) ? 'likes' : 'fine';
    }
    case 'duties':
      return isTired ? 'likes' : 'minds';
    case 'favourites':
      return one.obedience >= 0.95 ? 'fine' : 'minds';
    case 'apprentice':
      return one.obedience >= 0.9 ? 'likes' : 'fine';
  }
}

/** What a maid must have reached for a rarity. */
interface Way {
  readonly level: number;
  readonly courses: readonly [string, string];
  readonly heroes: number;
}
const WAYS: Readonly<Partial<Record<Rank, Way>>> = {
  3: { level: 5, courses: ['focus', 'steps'], heroes: 0 },
  4: { level: 10, courses: ['steps', 'grace'], heroes: 1 },
  5: { level: 15, courses: ['grace', 'charm'], heroes: 3 },
};

/** A condition that a maid must fulfil for her next rarity, and what she has reached of it. */
export interface WayStep {
  readonly what: 'level' | 'course' | 'heroes';
  /** The course's id; '' for other conditions. */
  readonly of: string;
  readonly has: number;
  readonly wants: number;
  /** The price of a course that has not been taken, in yen. */
  readonly price: number;
}

/** The conditions for a maid's next rarity; null for an SSR maid. */
export function wayOf(member: Pick<StaffMember, 'rank' | 'level' | 'courses' | 'heroes'>): {
  readonly to: Rank;
  readonly steps: readonly WayStep[];
  readonly ready: boolean;
} | null {
  const to = (member.rank + 1) as Rank;
  const way = WAYS[to];
  if (way === undefined) return null;
  const steps: WayStep[] = [
    { what: 'level', of: '', has: member.level, wants: way.level, price: 0 },
    ...way.courses.map((of) => ({
      what: 'course' as const,
      of,
      has: Math.min(1, member.courses[of] ?? 0),
      wants: 1,
      price: courses.find(({ id }) => id === of)?.price ?? 0,
    })),
    ...(way.heroes === 0
      ? []
      : [{ what: 'heroes' as const, of: '', has: member.heroes ?? 0, wants: way.heroes, price: 0 }]),
  ];
  return { to, steps, ready: steps.every(({ has, wants }) => has >= wants) };
}

/** Records for a maid that a celebrity left pleased after she served this celebrity. */
export function pleasedHero(season: SeasonState, maid: string | null): void {
  const member = season.staff.find(({ id }) => id === maid);
  if (member !== undefined) member.heroes = (member.heroes ?? 0) + 1;
}
