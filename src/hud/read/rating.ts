/**
 * Reads the rating for the evening's report: the present stars, which a duel of the evening may have raised, and their
 * change since the morning. If the stars shown have not changed, reads the reason as well.
 */

import { needsFor, starCap } from '../../sim/season/rating.ts';
import { STAR_CAUSES, type StarCause } from '../../sim/state/figures.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { ratingLacks, ratingShown } from '../../words/numbers.ts';

/**
 * A condition that the next star still needs: its id, which ends the word key `goal.need.<id>`, and the number wanted.
 */
export interface Lacking {
  readonly id: ReturnType<typeof needsFor>[number]['id'];
  readonly wants: number;
}

/**
 * Why the rating shown has not changed: it is held below a star whose conditions are not met; it is as high as ratings
 * go; it has moved by less than a tenth; or pleased and lost guests weighed the same.
 */
export type NoChange =
  | { readonly is: 'held'; readonly star: number; readonly lacking: readonly Lacking[] }
  | { readonly is: 'top' | 'littleUp' | 'littleDown' | 'even' };

/** A cause that has moved the stars today, or the rest of the causes: how often, and by how much of a star in all. */
export interface StarMove {
  readonly cause: StarCause | 'rest';
  readonly count: number;
  readonly by: number;
}

export interface RatingView {
  readonly stars: number;
  /** The change since the morning, in tenths as shown; null if the morning's rating is not known. */
  readonly change: number | null;
  readonly why: NoChange | null;
  /** What moved the stars today, the largest changes first; empty without a season. */
  readonly moves: readonly StarMove[];
}

/** The highest rating, and the size below which a change of the rating counts as none. */
const MOST = 5;
const NOTHING = 0.002;

export function readRating(state: WorldState, before: number | null): RatingView {
  const stars = ratingShown(state.stars);
  const moves = readMoves(state);
  if (before === null) return { stars, change: null, why: null, moves };
  const change = ratingLacks(before, state.stars);
  const why = change === 0 && state.figures.guestsEntered > 0 ? whyNone(state, before) : null;
  return { stars, change, why, moves };
}

/** Number of lines shown, and the size from which a change is shown: a hundredth of a star, rounded. */
const MOST_MOVES = 4;
const SHOWN_FROM = 0.005;

/** What moved the stars today, the largest changes first. If there are too many, the last line is the sum of the rest. */
export function readMoves({ figures }: Pick<WorldState, 'figures'>): StarMove[] {
  const all = STAR_CAUSES.flatMap((cause): StarMove[] => {
    const moved = figures.starsBy?.[cause];
    return moved === undefined ? [] : [{ cause, ...moved }];
  }).sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const rest = all.splice(all.length > MOST_MOVES ? MOST_MOVES - 1 : MOST_MOVES);
  const by = rest.reduce((sum, one) => sum + one.by, 0);
  const count = rest.reduce((sum, one) => sum + one.count, 0);
  return [...all, ...(rest.length > 0 ? [{ cause: 'rest', count, by } as const] : [])].filter(
    (one) => Math.abs(one.by) >= SHOWN_FROM,
  );
}

function whyNone(state: WorldState, before: number): NoChange {
  const { season, stars } = state;
  if (stars >= MOST) return { is: 'top' };
  const cap = season === undefined ? MOST : starCap(state, season);
  if (season !== undefined && cap < MOST && stars >= cap - NOTHING) {
    const star = Math.ceil(cap);
    const lacking = needsFor(state, season, star).filter(({ wants, has }) => has < wants);
    return { is: 'held', star, lacking: lacking.map(({ id, wants }) => ({ id, wants })) };
  }
  const moved = stars - before;
  return { is: moved > NOTHING ? 'littleUp' : moved < -NOTHING ? 'littleDown' : 'even' };
}
