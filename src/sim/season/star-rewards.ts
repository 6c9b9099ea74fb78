/**
 * What each whole star opens: the terrace at ★2, stage evenings at ★3, the tea room at ★4, the street festival at ★5. A
 * star that is won during the day opens its part on the next morning. The part stays open even if the rating falls
 * again.
 */

import { GROWTHS, type Growth, type SeasonState, type Wing } from '../state/season.ts';
import type { CafeMap, Seat } from '../state/things.ts';
import type { WorldState } from '../state/world-state.ts';
import { isOpenSeat } from '../world/wings.ts';
import { emit, type World } from '../world/world.ts';
import { buildWing } from './put-aside.ts';
import { needsFor, type StarNeed } from './rating.ts';

/** Number of stars that opens each part of the café. */
const STAR_OF: Readonly<Record<Growth, number>> = { terrace: 2, stage: 3, tearoom: 4, festival: 5 };

/** The part of the café that a whole number of stars opens; null if it opens none. */
export const growthAt = (star: number): Growth | null => GROWTHS.find((one) => STAR_OF[one] === star) ?? null;

const isOpened = (season: Pick<SeasonState, 'growth'>, growth: Growth): boolean =>
  season.growth?.[growth] !== undefined;

/** Opens the parts of the café that its stars have earned, from tomorrow on; each part writes an event `grown` to the log. */
export function grow(world: World, season: SeasonState): void {
  const { stars, clock } = world.state;
  for (const growth of GROWTHS) {
    if (isOpened(season, growth) || stars < STAR_OF[growth]) continue;
    season.growth = { ...season.growth, [growth]: { since: clock.day + 1 } };
    emit(world, 'grown', null, { growth, star: STAR_OF[growth] });
  }
}

const WINGS_ALL: readonly Wing[] = ['terrace', 'tearoom'];

/** Adds the wings that have been opened to the map, if the map does not contain them yet. */
export function buildWings(map: CafeMap, season: Pick<SeasonState, 'growth'>): void {
  for (const wing of WINGS_ALL) if (isOpened(season, wing)) buildWing(map, wing);
}

/** Number of seats on which guests can sit down this morning. */
export const seatsOpen = (state: Parameters<typeof isOpenSeat>[0] & { readonly seats: readonly Seat[] }): number =>
  state.seats.filter((seat) => isOpenSeat(state, seat)).length;

/** The next part of the café that stars will open, and what the café still lacks for it. */
export interface NextGrowth {
  readonly growth: Growth;
  readonly star: number;
  /** Requirements of this star that the café does not meet yet. */
  readonly needs: readonly StarNeed[];
}

/** The next part of the café that stars will open, and what the café still lacks for it; null if every part is open. */
export function nextGrowth(state: WorldState, season: SeasonState): NextGrowth | null {
  const growth = GROWTHS.find((one) => !isOpened(season, one));
  if (growth === undefined) return null;
  return lacksFor(state, season, growth);
}

const lacksFor = (state: WorldState, season: SeasonState, growth: Growth): NextGrowth => {
  const star = STAR_OF[growth];
  return { growth, star, needs: needsFor(state, season, star).filter(({ wants, has }) => has < wants) };
};

/**
 * The lowest star that has opened a part of the café and that the rating is below now, and what the café lacks for it;
 * null if the rating has not fallen below any.
 */
export function lostStar(state: WorldState, season: SeasonState): NextGrowth | null {
  const growth = GROWTHS.find((one) => isOpened(season, one) && state.stars < STAR_OF[one]);
  return growth === undefined ? null : lacksFor(state, season, growth);
}
