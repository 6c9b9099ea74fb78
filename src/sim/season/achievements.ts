/**
 * Achievements. Every evening the count or state behind each achievement is checked; an achievement that has been
 * reached is recorded once, with the day.
 */

import { mostMerits, TITLE_MERITS } from '../head-maid/titles.ts';
import type { WorldState } from '../state/world-state.ts';
import { emit, type World } from '../world/world.ts';
import type { SeasonState } from '../state/season.ts';
import { ambienceOf } from './layout-check.ts';

export interface Achievement {
  readonly id: string;
  readonly wants: number;
  /** Returns the present value of what the achievement counts, for comparison with the value that is needed. */
  readonly has: (season: SeasonState, state: WorldState) => number;
}

const count =
  (name: string) =>
  (season: SeasonState): number =>
    season.counts[name] ?? 0;
const heroes = (season: SeasonState): number => Object.values(season.album).filter(({ pleased }) => pleased > 0).length;

/** All achievements, in the order shown. */
export const ACHIEVEMENTS: readonly Achievement[] = [
  { id: 'firstHundred', wants: 100, has: count('served') },
  { id: 'thousand', wants: 1000, has: count('served') },
  { id: 'fullHouse', wants: 100, has: count('mostServed') },
  { id: 'nobodyLost', wants: 1, has: count('daysWithoutLoss') },
  { id: 'surefooted', wants: 3, has: count('daysWithoutSlip') },
  { id: 'goodDay', wants: 40_000, has: count('mostProfit') },
  { id: 'rich', wants: 500_000, has: (_, { money }) => money },
  { id: 'tips', wants: 100_000, has: count('tips') },
  { id: 'tidy', wants: 200, has: count('swept') },
  { id: 'firstHero', wants: 1, has: heroes },
  { id: 'sixHeroes', wants: 6, has: heroes },
  { id: 'allHeroes', wants: 12, has: heroes },
  {
    id: 'cook',
    wants: 8,
    has: ({ kitchen }) => kitchen.tried.filter(({ dish, day }) => dish !== null && day > 0).length,
  },
  { id: 'mistakes', wants: 5, has: ({ kitchen }) => kitchen.tried.filter(({ dish }) => dish === null).length },
  { id: 'allHands', wants: 12, has: ({ staff }) => staff.length },
  { id: 'master', wants: 20, has: count('bestLevel') },
  {
    id: 'friends',
    wants: 3,
    has: ({ staff }) => staff.filter(({ friends }) => Object.values(friends).some((much) => much >= 80)).length,
  },
  { id: 'janken', wants: 10, has: (_, { janken }) => janken?.won ?? 0 },
  { id: 'rightHand', wants: TITLE_MERITS[1] as number, has: (_, state) => mostMerits(state) },
  { id: 'heartOfHouse', wants: TITLE_MERITS[2] as number, has: (_, state) => mostMerits(state) },
  { id: 'cosy', wants: 50, has: (_, { map, seats }) => ambienceOf(map, seats.length) },
  { id: 'fourStars', wants: 4, has: (_, { stars }) => stars },
  { id: 'fiveStars', wants: 5, has: (_, { stars }) => stars },
];

export function noteAchievements(world: World, season: SeasonState): void {
  for (const { id, wants, has } of ACHIEVEMENTS) {
    if (season.achieved[id] !== undefined || has(season, world.state) < wants) continue;
    season.achieved[id] = world.state.clock.day;
    emit(world, 'achieved', null, { achievement: id });
  }
}
