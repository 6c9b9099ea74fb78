/** Prepares the goals for display: the next star, the season, celebrities, achievements, each with progress. Pure. */

import { dayMoney } from '../../../sim/world/cash-book.ts';
import { ACHIEVEMENTS } from '../../../sim/season/achievements.ts';
import { type HeroNeed, heroNeeds } from '../../../sim/season/album.ts';
import type { HeroRow } from '../../../sim/season/catalogue.ts';
import { tablesOf } from '../../../sim/state/pack/pack.ts';
import { needsFor, type StarNeed } from '../../../sim/season/rating.ts';
import type { HeroEntry, SeasonState } from '../../../sim/state/season.ts';
import type { WorldState } from '../../../sim/state/world-state.ts';
import { say } from '../../../words/index.ts';
import { grouped, ratingShown, ratingText } from '../../../words/numbers.ts';

export interface NextStar {
  /** The next star that the café can win, 2 … 5; null if the café has won them all. */
  readonly star: number | null;
  readonly needs: readonly StarNeed[];
}

export function nextStar(state: WorldState, season: SeasonState): NextStar {
  for (let star = 2; star <= 5; star++) if (state.stars < star) return { star, needs: needsFor(state, season, star) };
  return { star: null, needs: [] };
}

export interface HeroView {
  readonly row: HeroRow;
  /** The celebrity's entry in the album; null = never seen in this café. */
  readonly entry: HeroEntry | null;
  readonly needs: readonly HeroNeed[];
}

/**
 * Returns the entries of the album: first the celebrities who have come, by the day of their first visit, then the
 * others, those with the fewest unmet needs first.
 */
export function album(state: WorldState, season: SeasonState): HeroView[] {
  const morning = { map: state.map, seats: state.seats.length, stars: state.stars, weather: state.weather };
  const missing = ({ needs }: HeroView): number => needs.filter(({ met }) => !met).length;
  return tablesOf(season)
    .heroes.map((row) => ({ row, entry: season.album[row.id] ?? null, needs: heroNeeds(row, season, morning) }))
    .sort(
      (a, b) =>
        Number(b.entry !== null) - Number(a.entry !== null) ||
        (a.entry?.firstDay ?? 0) - (b.entry?.firstDay ?? 0) ||
        missing(a) - missing(b) ||
        (a.row.id < b.row.id ? -1 : 1),
    );
}

export interface AchievementView {
  readonly id: string;
  readonly wants: number;
  readonly has: number;
  /** The day on which the achievement was reached; null = not yet. */
  readonly day: number | null;
}

/** Returns the achievements: reached ones first, the others by progress. */
export function achievements(state: WorldState, season: SeasonState): AchievementView[] {
  return ACHIEVEMENTS.map(({ id, wants, has }) => ({
    id,
    wants,
    has: Math.min(wants, ratingShown(has(season, state))),
    day: season.achieved[id] ?? null,
  })).sort(
    (a, b) =>
      Number(b.day !== null) - Number(a.day !== null) || b.has / b.wants - a.has / a.wants || (a.id < b.id ? -1 : 1),
  );
}

/** An achievement's progress in words. A rating keeps its tenths: 1.6 of 4 stars, not 2. */
export const progressText = ({ has, wants }: Pick<AchievementView, 'has' | 'wants'>): string =>
  say('goal.of', { has: Number.isInteger(has) ? grouped(has) : ratingText(has), wants: grouped(wants) });

/**
 * Returns the profit of each day for the small chart. Also returns the chart's scale: the largest profit or loss as a
 * positive number, at least 1.
 */
export function profits({ book }: Pick<SeasonState, 'book'>): {
  days: { day: number; profit: number }[];
  most: number;
} {
  const days = book.map((entry) => ({ day: entry.day, profit: entry.made ?? dayMoney(entry).profit }));
  return { days, most: Math.max(1, ...days.map(({ profit }) => Math.abs(profit))) };
}

export function sums({ book, album: met, achieved }: SeasonState): {
  served: number;
  earned: number;
  best: { day: number; profit: number } | null;
  heroes: number;
  achieved: number;
} {
  const { days } = profits({ book });
  const [best] = [...days].sort((a, b) => b.profit - a.profit || a.day - b.day);
  return {
    served: book.reduce((sum, { served }) => sum + served, 0),
    earned: book.reduce((sum, entry) => sum + dayMoney(entry).earned, 0),
    best: best ?? null,
    heroes: Object.values(met).filter(({ pleased }) => pleased > 0).length,
    achieved: Object.keys(achieved).length,
  };
}

/** The line above the album: as long as one of them has not left happy, what they wait for. */
export const albumLine = (pleased: number, all: number): 'goal.album.line' | 'goal.album.full' =>
  pleased < all ? 'goal.album.line' : 'goal.album.full';
