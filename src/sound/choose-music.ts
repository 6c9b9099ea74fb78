/**
 * Chooses the music that suits a moment of the day, and the volume of the murmur. A mood, once chosen, lasts at least
 * LEAST_SECONDS, because frequent changes are worse than late ones.
 */

import type { WorldState } from '../sim/state/world-state.ts';
import type { PieceName } from './music/piece.ts';

/** The part of a café's state that determines the mood. */
export interface Moment {
  /** Share of the opening hours that has passed: 0 = opening, 1 = closing; above 1 after closing. */
  readonly share: number;
  readonly guests: number;
  readonly seats: number;
}

/** Share of the opening hours after which the lamps are lit and the evening's piece is played. */
const EVENING = 0.7;
/** Two ratios of guests to seats: the rush hour's music begins at the first and ends below the second. */
const RUSH_FROM = 0.75;
const RUSH_UNTIL = 0.5;
const LEAST_SECONDS = 14;
/** Number of guests at which the murmur is loudest. */
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

/**
 * The piece of music that suits a moment. It also depends on the piece played before, so that the music does not switch
 * back and forth.
 */
export function pieceFor({ share, guests, seats }: Moment, before: PieceName | null): PieceName {
  const full = seats > 0 ? guests / seats : 0;
  if (full >= RUSH_FROM || (before === 'rush' && full >= RUSH_UNTIL)) return 'rush';
  return share >= EVENING ? 'evening' : 'morning';
}

/** Volume of the murmur, 0…1, by number of guests: it rises fast with the first guests and slowly near a full house. */
export const murmurOf = (guests: number): number => Math.sqrt(Math.min(1, Math.max(0, guests) / FULL_HOUSE));

/** Chooses the piece of music, and keeps each choice for a minimum time. */
export class Mood {
  piece: PieceName | null = null;
  private since = -Infinity;

  /** Returns the piece that is to be played now. @param now time in seconds */
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
