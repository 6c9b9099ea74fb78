/**
 * The album of celebrities. Each celebrity waits for a number of stars and for further conditions: a dish, a pleasant
 * room, rain, a maid with a friend. Visits are drawn in the morning; the outcome is recorded when the celebrity leaves.
 */

import { pick, chance, type Stream } from '../../ai/index.ts';
import type { HeroRow } from '../../data/index.ts';
import { tablesOf } from '../state/pack/pack.ts';
import type { CafeMap, Weather } from '../state/things.ts';
import { ambienceOf } from './layout-check.ts';
import type { HeroEntry, SeasonState } from '../state/season.ts';

/** The state of the café in the morning, against which the conditions of celebrities are checked. */
export interface Morning {
  readonly map: CafeMap;
  readonly seats: number;
  readonly stars: number;
  readonly weather: Weather;
}

/** A condition for a celebrity's visit, and whether it is met. */
export interface HeroNeed {
  /** Kind of the condition: `stars`, `dish`, `dishes`, `recipes`, `ambience`, `weather`, `piece`, `plants`, `type`, `hero`, `friend`. */
  readonly what: string;
  /** The name or number that the condition requires, as in heroes.csv. */
  readonly of: string;
  readonly met: boolean;
}

type Test = (of: string, season: SeasonState, morning: Morning) => boolean;
/** The checks of the conditions in heroes.csv, by kind of condition. */
export const HERO_NEEDS: Readonly<Record<string, Test>> = {
  stars: (of, _, { stars }) => stars >= Number(of),
  dish: (of, { kitchen }) => kitchen.onMenu.some(({ dish }) => dish === of),
  dishes: (of, { kitchen }) => kitchen.onMenu.length >= Number(of),
  recipes: (of, { kitchen }) => kitchen.known.length >= Number(of),
  ambience: (of, _, { map, seats }) => ambienceOf(map, seats) >= Number(of),
  weather: (of, _, { weather }) => weather === of,
  piece: (of, _, { map }) => map.decor.some(({ kind }) => kind === of),
  plants: (of, _, { map }) =>
    map.decor.filter(({ kind }) => /^(plant-|palm|planter|vase)/.test(kind)).length >= Number(of),
  type: (of, { types }) => types.includes(of),
  hero: (of, { album }) => (album[of]?.pleased ?? 0) > 0,
  friend: (of, { staff }) =>
    staff.some(({ friends }) => Object.values(friends).some((friendship) => friendship >= Number(of))),
};

/** All conditions for a celebrity's visit, the required number of stars first. */
export function heroNeeds(hero: HeroRow, season: SeasonState, morning: Morning): HeroNeed[] {
  return [`stars:${hero.stars}`, ...hero.needs].map((need) => {
    const [what = '', of = ''] = need.split(':');
    return { what, of, met: HERO_NEEDS[what]?.(of, season, morning) ?? false };
  });
}

export const heroesReady = (season: SeasonState, morning: Morning): HeroRow[] =>
  tablesOf(season).heroes.filter((hero) => heroNeeds(hero, season, morning).every(({ met }) => met));

/** Chance that a celebrity comes today: `new` if a celebrity whose conditions are met has never been here, otherwise `again`. */
const COMES = { new: 0.55, again: 0.3 } as const;

/** Draws today's celebrities: none, one or, rarely, two. Celebrities who have never been here come first. */
export function heroesToday(season: SeasonState, morning: Morning, rng: Stream): HeroRow[] {
  const ready = heroesReady(season, morning);
  const coming: HeroRow[] = [];
  for (let i = 0; i < 2 && ready.length > 0; i++) {
    const fresh = ready.filter(({ id }) => season.album[id] === undefined);
    const among = fresh.length > 0 ? fresh : ready;
    if (!chance(rng, (fresh.length > 0 ? COMES.new : COMES.again) / (1 + i))) break;
    const hero = pick(rng, among);
    ready.splice(ready.indexOf(hero), 1);
    coming.push(hero);
  }
  return coming;
}

/** Records in the album that a celebrity has ended a visit, and whether the celebrity was pleased. */
export function heroLeft(season: SeasonState, id: string, day: number, pleased: boolean): void {
  const entry: HeroEntry = (season.album[id] ??= { visits: 0, pleased: 0, firstDay: day, lastDay: day });
  entry.visits++;
  entry.lastDay = day;
  if (pleased) entry.pleased++;
}
