/**
 * Which music a moment of the day has, and how loud the murmur of the guests is. A mood once there stays a while: music
 * that changes its mind is worse than music that is a little late.
 */

import type { WorldState } from '../sim/state/world-state.ts';
import type { PieceName } from './music/piece.ts';

/** What of a café the mood depends on. */
export interface Moment {
  /** 0 at opening, 1 at closing; beyond that after it. */
  readonly share: number;
  readonly guests: number;
  readonly seats: number;
}

/** Lamps are lit from this share of the day on. */
const EVENING = 0.7;
/** Guests to seats at which a rush begins, and below which it is over. */
const RUSH_FROM = 0.75;
const RUSH_UNTIL = 0.5;
/** Seconds a mood lasts at least. */
const LEAST_SECONDS = 14;
/** Guests who murmur as loudly as it gets. */
const FULL_HOUSE = 40;

export function momentOf({ tick, clock, people, seats }: WorldState): Moment {
  let guests = 0;
  for (const id in people) {
    const one = people[id];
    if (one?.role === 'guest' && one.present) guests++;
  }
  const closes = clock.closeTick;
  const share = closes === null ? 0 : (tick - clock.openTick) / Math.max(1, closes - clock.openTick);
  return { share, guests, seats: seats.length };
}

/** The music that fits, after `before`. */
export function pieceFor({ share, guests, seats }: Moment, before: PieceName | null): PieceName {
  const full = seats > 0 ? guests / seats : 0;
  if (full >= RUSH_FROM || (before === 'rush' && full >= RUSH_UNTIL)) return 'rush';
  return share >= EVENING ? 'evening' : 'morning';
}

/** 0…1: the first few guests are heard most, the fortieth hardly any more. */
export const murmurOf = (guests: number): number => Math.sqrt(Math.min(1, Math.max(0, guests) / FULL_HOUSE));

/** Keeps a mood for its least time. */
export class Mood {
  piece: PieceName | null = null;
  private since = -Infinity;

  /** @param now seconds */
  look(moment: Moment, now: number): PieceName {
    const wanted = pieceFor(moment, this.piece);
    if (this.piece === null || (wanted !== this.piece && now - this.since >= LEAST_SECONDS)) {
      this.piece = wanted;
      this.since = now;
    }
    return this.piece;
  }

  forget(): void {
    this.piece = null;
    this.since = -Infinity;
  }
}
