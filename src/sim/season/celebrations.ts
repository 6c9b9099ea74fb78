/**
 * Moments of a season that are celebrated: a new whole star, a discovered dish, a celebrity pleased for the first time,
 * a record day, a golden bell, the first SSR maid and other new ranks, a regular's tenth visit, a birthday with a cake. Each is an
 * event `celebrated` and happens once. Counters in `season.counts` remember which have happened. Free cafés celebrate
 * nothing.
 */

import type { Json } from '../../ai/index.ts';
import { tablesOf } from '../state/pack/pack.ts';
import { furniture, ingredients, upgrades } from '../../data/season/index.ts';
import type { Guest, Maid, PersonId, Rank } from '../state/person.ts';
import type { SeasonState } from '../state/season.ts';
import { emit, type World } from '../world/world.ts';
import { FIRST_STARS } from './rating.ts';

/** Something that becomes available at a celebrated moment, such as a celebrity or an upgrade. */
export interface Opened {
  readonly kind: 'hero' | 'upgrade' | 'ingredient' | 'piece' | 'type';
  /** Id of the celebrity, upgrade, ingredient, furniture or guest type. */
  readonly of: string;
}

/** Number of visits after which a regular is celebrated. */
const VISITS = 10;
/** Number of earlier days that a season must have before a day can be celebrated as a record. */
const DAYS_BEFORE_RECORD = 2;
const SSR: Rank = 5;

function celebrate(world: World, who: PersonId | null, what: string, about: Readonly<Record<string, Json>>): void {
  if (world.state.free === undefined) emit(world, 'celebrated', who, { what, ...about });
}

/** What a whole number of stars opens: celebrities who may come, and things that can be bought. */
function openedBy(star: number, season: Pick<SeasonState, 'album' | 'pack'>): Opened[] {
  const at = ({ stars }: { readonly stars: number }): boolean => stars > star - 1 && stars <= star;
  const named = (kind: Opened['kind'], rows: readonly { readonly id: string }[]): Opened[] =>
    rows.map(({ id }) => ({ kind, of: id }));
  return [
    ...named(
      'hero',
      tablesOf(season)
        .heroes.filter((hero) => at(hero) && season.album[hero.id] === undefined)
        .slice(0, 1),
    ),
    ...named(
      'upgrade',
      upgrades.filter((row) => row.stars > 0 && at(row)),
    ),
    ...named(
      'ingredient',
      ingredients.filter((row) => row.stars > 0 && at(row)),
    ),
    ...named(
      'piece',
      furniture.filter((row) => row.stars > 0 && at(row)),
    ),
  ];
}

/** Celebrates a whole star that the café has never had before. */
export function celebrateStars(world: World, season: SeasonState): void {
  const star = Math.floor(world.state.stars);
  const first = Math.floor(Math.max(FIRST_STARS, ...season.book.map(({ stars }) => stars)));
  if (star <= (season.counts['starsSeen'] ?? first)) return;
  season.counts['starsSeen'] = star;
  celebrate(world, null, 'star', { star, opens: openedBy(star, season) as unknown as Json });
}

/** Celebrates a guest who has just paid and leaves: a celebrity pleased for the first time, or a regular’s tenth visit. */
export function celebrateGuest(world: World, season: SeasonState, guest: Guest): void {
  const { id } = guest;
  if (guest.isHero) {
    if (guest.mood <= 0 || season.album[id]?.pleased !== 1) return;
    const next = tablesOf(season).heroes.filter(({ needs }) => needs.includes(`hero:${id}`));
    const opens = next.map((hero) => ({ kind: 'hero', of: hero.id }));
    celebrate(world, id, 'hero', { look: guest.look, name: guest.name, customerType: guest.customerType, opens });
    return;
  }
  if (world.state.regulars?.who.some((regular) => regular.id === id) !== true) return;
  const visits = (season.counts[`visits.${id}`] ?? 0) + 1;
  season.counts[`visits.${id}`] = visits;
  if (visits === VISITS) celebrate(world, id, 'regular', { look: guest.look, name: guest.name, visits });
}

/** Celebrates a dish that a recipe test has discovered. */
export function celebrateDish(world: World, dish: string, from: readonly string[]): void {
  const { menu, guestTypes } = tablesOf(world.state.season);
  const taste = menu.find(({ id }) => id === dish)?.taste ?? [];
  const opens = guestTypes
    .filter(
      ({ type, taste: likes }) =>
        world.state.season?.types.includes(type) === true && taste.some((one) => likes.includes(one)),
    )
    .map(({ type }) => ({ kind: 'type', of: type }));
  celebrate(world, null, 'dish', { dish, from: [...from], opens });
}

/** Celebrates a maid's birthday with the cake that the player has ordered for her. */
export function celebrateBirthday(world: World, { id, look, name }: Maid, guests: number): void {
  celebrate(world, id, 'birthday', { look, name, guests });
}

/** Celebrates a golden bell. @param count number of the café’s golden bells, with this one */
export function celebrateBell(world: World, count: number): void {
  celebrate(world, null, 'bell', { count });
}

/** Celebrates takings higher than on every day before. Called before the day is in the season's book. */
export function celebrateRecord(world: World, season: SeasonState, takings: number): void {
  if (season.book.length < DAYS_BEFORE_RECORD) return;
  const best = season.book.reduce((most, day) => (day.income + day.tips > most.income + most.tips ? day : most));
  const more = takings - best.income - best.tips;
  if (more > 0) celebrate(world, null, 'record', { amount: takings, more, day: best.day });
}

/** Celebrates a maid’s new rank, or a newly hired maid who is the first SSR of the staff. */
export function celebrateRank(world: World, season: SeasonState, maid: PersonId, how: 'hired' | 'promoted'): void {
  const member = season.staff.find(({ id }) => id === maid);
  if (member === undefined) return;
  const { look, name, rank } = member;
  // An SSR maid of the first day was not earned, so she does not count.
  const hasOther = season.staff.some((one) => one !== member && one.rank === SSR && one.since > 1);
  const isFirst = rank === SSR && season.counts['ssr'] === undefined && !hasOther;
  if (rank === SSR) season.counts['ssr'] = 1;
  if (isFirst) celebrate(world, null, 'ssr', { maid, look, name, rank });
  else if (how === 'promoted') celebrate(world, null, 'rank', { maid, look, name, rank });
}
