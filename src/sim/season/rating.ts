/**
 * Computes the café's stars: every guest who leaves changes them a little. Pleased guests raise them, but less if there
 * are many stars already; lost guests lower them. Each whole star has requirements. Until they are met, the rating
 * stays just below that star. The goals page lists what is missing.
 */

import { rules, starRows } from '../../data/season/index.ts';
import { mostMerits, titleFor } from '../head-maid/titles.ts';
import { LARGEST_PARTY, type Guest } from '../state/person.ts';
import { hasRightlyComplained, isPromised, isReporter } from '../state/enquiries.ts';
import type { WorldState } from '../state/world-state.ts';
import { difficultyOf } from './new-season.ts';
import { heroLeft } from './album.ts';
import type { SeasonState } from '../state/season.ts';
import { bellsOf } from './golden-bells.ts';
import { ambienceOf } from './layout-check.ts';
import { moveStars } from './star-moves.ts';

export const FIRST_STARS = 1;
/** The number of ordinary guests that a celebrity counts as. */
export const { heroWeight } = rules;

export interface StarNeed {
  readonly id: (typeof starRows)[number]['need'];
  readonly wants: number;
  readonly has: number;
}

/** Returns, for each kind of requirement, the value that the café has reached. */
const HAS: Readonly<Record<StarNeed['id'], (state: WorldState, season: SeasonState) => number>> = {
  servedInADay: (_, { counts }) => counts['mostServed'] ?? 0,
  staff: (_, { staff }) => staff.length,
  heroes: (_, { album }) => Object.values(album).filter(({ pleased }) => pleased > 0).length,
  dishes: (_, { kitchen }) => kitchen.onMenu.length,
  ambience: ({ map, seats }) => ambienceOf(map, seats.length),
  bells: (_, season) => bellsOf(season).ours.length,
  title: (state) => titleFor(mostMerits(state)),
  shareInADay: (_, { counts }) => counts['bestShare'] ?? 0,
};

/** The requirements of a star, with the values reached so far. */
export const needsFor = (state: WorldState, season: SeasonState, star: number): StarNeed[] =>
  starRows
    .filter((row) => row.star === star && row[season.difficulty] > 0)
    .map((row) => ({ id: row.need, wants: row[season.difficulty], has: HAS[row.need](state, season) }));

/**
 * The most stars possible at the moment: just below the first star above the present rating whose requirements are not
 * met. The requirements of a star that the café has do not count: otherwise the seats of the tea room, which ★4 opens,
 * could lower the ambience that ★4 asks for, and nothing would raise the rating any more.
 */
export function starCap(state: WorldState, season: SeasonState): number {
  for (let star = Math.max(2, Math.floor(state.stars) + 1); star <= 5; star++)
    if (needsFor(state, season, star).some(({ wants, has }) => has < wants)) return star - 0.05;
  return 5;
}

/** Whether a guest belongs to a group too large for any table. */
function isOfGroup({ people }: WorldState, { party }: Guest): boolean {
  if (party === null) return false;
  let size = 0;
  for (const id in people) {
    const one = people[id];
    if (one?.role === 'guest' && one.party === party) size++;
  }
  return size > LARGEST_PARTY;
}

const weightOf = (state: WorldState, guest: Guest, isGroup: boolean): number =>
  guest.isHero
    ? rules.heroWeight
    : isGroup
      ? rules.groupWeight
      : isReporter(state, guest.id)
        ? rules.reporterWeight
        : hasRightlyComplained(state, guest.id)
          ? rules.complaintWeight
          : 1;

/** Changes the rating when a guest leaves; guests who have paid count by their mood. In a free café nothing changes. */
export function guestLeft(state: WorldState, season: SeasonState, guest: Guest, paid: boolean): void {
  if (state.free !== undefined) return;
  const isGroup = isOfGroup(state, guest);
  const weight = weightOf(state, guest, isGroup);
  if (guest.isHero) heroLeft(season, guest.id, state.clock.day, paid && guest.mood > 0);
  if (!paid) {
    // Guests who found no seat change the rating less, because they have seen nothing of the café. Those who are sent
    // home at closing time have come too late, and change it as little as those who read the sign at the door.
    const late = guest.leaveReason === 'closed';
    const atDoor = late || guest.leaveReason === 'noSeat';
    const seen = late ? rules.starLossTurnedAway : atDoor ? rules.starLossAtDoor : 1;
    const { loss } = difficultyOf(season.difficulty);
    const cause = guest.isHero ? 'heroLost' : isGroup ? 'group' : atDoor ? 'door' : 'unserved';
    const takes = weight * seen * loss * rules.starLoss * (rules.starLossBase + state.stars / 2);
    return moveStars(state, cause, Math.max(0, state.stars - takes));
  }
  if (guest.mood <= 0)
    return moveStars(state, 'unhappy', Math.max(0, state.stars + weight * rules.starLoss * guest.mood * 0.5));
  const cap = starCap(state, season);
  // Guests who were promised a place and are pleased tell others.
  const counts = isPromised(state, guest.id) ? Math.max(weight, rules.promisedWeight) : weight;
  const gain = counts * rules.starGain * (0.4 + 0.6 * guest.mood) * ((rules.starTop - state.stars) / 4);
  moveStars(state, guest.isHero ? 'hero' : 'pleased', Math.max(state.stars, Math.min(cap, state.stars + gain)));
}

/** Lowers the rating a little for a guest who has read the sign at the door and does not come back. */
export function turnedAway(state: WorldState, season: SeasonState): void {
  if (state.free !== undefined) return;
  const { loss } = difficultyOf(season.difficulty);
  const takes = rules.starLossTurnedAway * loss * rules.starLoss * (rules.starLossBase + state.stars / 2);
  moveStars(state, 'turnedAway', Math.max(0, state.stars - takes));
}

/** Share of the largest possible gain that a pleased guest usually brings. */
const USUAL = 0.7;

/** What one guest changes at the present rating, in stars. */
export interface GuestWeight {
  /** How much of a star a guest who leaves unserved takes; more with more stars. */
  readonly takes: number;
  /** How much of a star a guest who leaves pleased usually brings; less with more stars. */
  readonly brings: number;
}

export function guestWeight({ stars, season }: Pick<WorldState, 'stars' | 'season'>): GuestWeight {
  const loss = season === undefined ? 1 : difficultyOf(season.difficulty).loss;
  return {
    takes: loss * rules.starLoss * (rules.starLossBase + stars / 2),
    brings: rules.starGain * USUAL * ((rules.starTop - stars) / 4),
  };
}

/**
 * Number of pleased guests whose gain makes up for the loss caused by one guest who leaves without having been served.
 */
export function pleasedForALost(state: Pick<WorldState, 'stars' | 'season'>): number {
  const { takes, brings } = guestWeight(state);
  return Math.max(1, Math.round(takes / brings));
}
