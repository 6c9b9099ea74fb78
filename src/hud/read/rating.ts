/**
 * Reads the rating for the evening's report: the present stars, which a duel of the evening may have raised, and their
 * change since the morning. If the stars shown have not changed, or cannot rise further now, reads the reason as well.
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
 * Why the rating shown has not changed, or will not rise: it is held below a star whose conditions are not met; it is as high as ratings
 * go; or pleased and lost guests weighed the same.
 */
export type NoChange =
  | { readonly is: 'held'; readonly star: number; readonly lacking: readonly Lacking[] }
  | { readonly is: 'top' | 'even' };

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

/** Whether the change of the rating is none, rounded to hundredths of a star. */
export const isUnchanged = (now: number, before: number): boolean => Math.abs(now - before) < SHOWN_FROM;

/** The highest rating, and the size below which a change of the rating counts as none. */
const MOST = 5;
const NOTHING = 0.002;

export function readRating(state: WorldState, before: number | null): RatingView {
  const stars = ratingShown(state.stars);
  const moves = readMoves(state);
  if (before === null) return { stars, change: null, why: null, moves };
  const change = ratingLacks(before, state.stars);
  // A rating that is held is said even after a rise, because the next day cannot raise it.
  const why =
    heldBelow(state) ?? (isUnchanged(state.stars, before) && state.figures.guestsEntered > 0 ? whyNone(state) : null);
  return { stars, change, why, moves };
}

/** Most lines before the smallest are added up, and the size from which a change is shown: a hundredth of a star, rounded. */
const MOST_MOVES = 4;
const SHOWN_FROM = 0.005;
/** The line in which the smallest changes are added up stays below this, so that nothing weighty goes without a name. */
const REST_BELOW = 0.05;

/** Causes that are each a moment of the day that the player remembers. They have a line of their own, and are never added up. */
const OWN_LINE: readonly StarCause[] = ['hero', 'heroLost', 'duel'];

/**
 * What moved the stars today, the largest changes first. If there are many, the smallest are added up in the last line.
 * A duel that was won has its line even if the rating is held and nothing was gained.
 */
export function readMoves({ figures }: Pick<WorldState, 'figures'>): StarMove[] {
  const all = STAR_CAUSES.flatMap((cause): StarMove[] => {
    const moved = figures.starsBy?.[cause];
    return moved === undefined ? [] : [{ cause, ...moved }];
  }).sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const small = all.filter(({ cause }) => !isOwn(cause));
  const rest: StarMove[] = [];
  let size = 0;
  for (const one of small.slice(MOST_MOVES - 1).reverse()) {
    size += Math.abs(one.by);
    if (size >= REST_BELOW) break;
    rest.push(one);
  }
  if (small.length <= MOST_MOVES || rest.length < 2) rest.length = 0;
  const by = rest.reduce((sum, one) => sum + one.by, 0);
  const count = rest.reduce((sum, one) => sum + one.count, 0);
  return [
    ...all.filter((one) => !rest.includes(one)),
    ...(rest.length > 0 ? [{ cause: 'rest', count, by } as const] : []),
  ].filter((one) => one.cause === 'duel' || Math.abs(one.by) >= SHOWN_FROM);
}

/**
 * The changes as they are shown, in whole hundredths that add up to the change shown for the day: where rounding leaves
 * a hundredth over, the line rounded the most takes it.
 */
export function addingUp(moves: readonly StarMove[], total: number): StarMove[] {
  const shown = moves.map(({ by }) => Math.round(by * 100));
  let over = Math.round(total * 100) - shown.reduce((sum, n) => sum + n, 0);
  // More than the rounding of a line each is no rounding: such a day was saved without some of its causes.
  if (Math.abs(over) > moves.length) over = 0;
  for (const sign = Math.sign(over); over !== 0; over -= sign) {
    const off = moves.map(({ by }, i) => (by * 100 - (shown[i] ?? 0)) * sign);
    const most = off.indexOf(Math.max(...off));
    shown[most] = (shown[most] ?? 0) + sign;
  }
  return moves.map((move, i) => ({ ...move, by: (shown[i] ?? 0) / 100 }));
}

const isOwn = (cause: StarMove['cause']): boolean => cause !== 'rest' && OWN_LINE.includes(cause);

/** The star whose missing conditions hold the rating below it now; null if none does. */
function heldBelow(state: WorldState): NoChange | null {
  const { season, stars } = state;
  if (season === undefined) return null;
  const cap = starCap(state, season);
  const star = Math.ceil(cap);
  if (cap >= MOST || stars < cap - NOTHING || stars >= star) return null;
  const lacking = needsFor(state, season, star).filter(({ wants, has }) => has < wants);
  return { is: 'held', star, lacking: lacking.map(({ id, wants }) => ({ id, wants })) };
}

const whyNone = ({ stars }: WorldState): NoChange => ({ is: stars >= MOST ? 'top' : 'even' });
