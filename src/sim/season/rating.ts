/**
 * Computes the café's stars: every guest who leaves changes them a little. Pleased guests raise them, less the more
 * stars there are; lost guests lower them. Each whole star has requirements; until they are met, the rating stays just
 * below it. The goals page lists what is missing.
 */

import { mostMerits, titleFor } from '../head-maid/titles.ts';
import type { Guest } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';
import { heroLeft } from './album.ts';
import type { SeasonState } from '../state/season.ts';
import { ambienceOf } from './layout.ts';

export const FIRST_STARS = 1;
const GAIN = 0.0056;
const LOSS = 0.0035;
const AT_THE_DOOR = 0.5;
/** Weight of a celebrity in the rating: as much as this many ordinary guests. */
const HERO_WEIGHT = 12;

export interface StarNeed {
  readonly id:
    'servedInADay' | 'dishes' | 'heroes' | 'ambience' | 'level' | 'shareInADay' | 'first' | 'staff' | 'title';
  readonly wants: number;
  readonly has: number;
}

/** The requirements of a star, with the values reached so far. */
export function needsFor(state: WorldState, season: SeasonState, star: number): StarNeed[] {
  const count = (name: string): number => season.counts[name] ?? 0;
  const heroes = Object.values(season.album).filter(({ pleased }) => pleased > 0).length;
  switch (star) {
    case 2:
      return [
        { id: 'servedInADay', wants: 35, has: count('mostServed') },
        { id: 'staff', wants: 5, has: season.staff.length },
      ];
    case 3:
      return [
        { id: 'heroes', wants: 1, has: heroes },
        { id: 'dishes', wants: 10, has: season.kitchen.onMenu.length },
        { id: 'ambience', wants: 25, has: ambienceOf(state.map, state.seats.length) },
      ];
    case 4:
      return [
        { id: 'heroes', wants: 3, has: heroes },
        { id: 'servedInADay', wants: 80, has: count('mostServed') },
        { id: 'ambience', wants: 40, has: ambienceOf(state.map, state.seats.length) },
        // The fourth star requires a trained head maid.
        { id: 'title', wants: 1, has: titleFor(mostMerits(state)) },
      ];
    case 5:
      return [
        { id: 'heroes', wants: 6, has: heroes },
        { id: 'dishes', wants: 14, has: season.kitchen.onMenu.length },
        { id: 'shareInADay', wants: 95, has: count('bestShare') },
      ];
    default:
      return [];
  }
}

/** The most stars possible at the moment: just below the first star whose requirements are not met. */
export function starCap(state: WorldState, season: SeasonState): number {
  for (let star = 2; star <= 5; star++)
    if (needsFor(state, season, star).some(({ wants, has }) => has < wants)) return star - 0.05;
  return 5;
}

/** Changes the rating when a guest leaves; guests who have paid count by their mood. In a free café nothing changes. */
export function guestLeft(state: WorldState, season: SeasonState, guest: Guest, paid: boolean): void {
  if (state.free !== undefined) return;
  const weight = guest.isHero ? HERO_WEIGHT : 1;
  if (guest.isHero) heroLeft(season, guest.id, state.clock.day, paid && guest.mood > 0);
  if (!paid) {
    // Guests who found no seat change the rating less, because they have seen nothing of the café.
    const seen = guest.leaveReason === 'noSeat' ? AT_THE_DOOR : 1;
    state.stars = Math.max(0, state.stars - weight * seen * LOSS * (0.4 + state.stars / 2));
    return;
  }
  if (guest.mood <= 0) {
    state.stars = Math.max(0, state.stars + weight * LOSS * guest.mood * 0.5);
    return;
  }
  const cap = starCap(state, season);
  if (state.stars >= cap) return;
  const gain = weight * GAIN * (0.4 + 0.6 * guest.mood) * ((5.4 - state.stars) / 4);
  state.stars = Math.min(cap, state.stars + gain);
}
