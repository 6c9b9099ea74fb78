/**
 * Collects what the janken panel shows: the guest who asks to play, the last round, and the reason for the guest's
 * hand.
 */

import type { Cafe } from '../../sim/api.ts';
import type { GuestHabit, JankenRound, JankenShown, PrizeKind } from '../../sim/state/janken.ts';
import { TICKS_PER_SECOND } from '../../words/index.ts';
import { isWaiting } from '../../sim/people/patience.ts';
import type { Speed } from '../api.ts';
import { tableOf } from './names.ts';

/** Why a guest no longer asks for a game of janken. */
export type JankenEnd = 'left' | 'unanswered' | 'later';

export interface JankenView {
  readonly guest: string;
  readonly name: string;
  readonly look: string;
  readonly table: number;
  readonly rounds: number;
  readonly last: JankenRound | null;
  readonly over: 'won' | 'lost' | null;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /**
   * The prize for winning the game, besides the guest's patience; `maid` is the name of the maid the prize concerns.
   * Null = only patience can be won.
   */
  readonly stake: { readonly kind: PrizeKind; readonly much: number; readonly maid: string } | null;
  /** Whether the guest waits for the dish or the bill; a win then gives back patience. False while the guest eats. */
  readonly waits: boolean;
  /** Seconds for which the guest asks at most, at this speed of the café. */
  readonly seconds: number;
  /** How the guest chooses hands; the panel tells it after a game, and before one to a player who has played with the guest. */
  readonly habit: GuestHabit;
  /** What the guest showed in the last game with the player; null before the first. */
  readonly met: JankenShown | null;
  /** Number of prizes that can still be won today. */
  readonly prizes: number;
}

/** The janken game in progress, with the hands shown so far; null while no guest asks for a game. */
export function readJanken(cafe: Cafe, speed: Speed = 1): JankenView | null {
  const janken = cafe.janken();
  if (janken?.table === null || janken === null) return null;
  const { guest, name, rounds, last, over, stake, untilTick, habit = 'watches', met = null } = janken.table;
  const who = cafe.state.people[guest];
  return {
    guest,
    name,
    look: who?.look ?? '',
    table: tableOf(cafe.state, who) ?? 0,
    rounds,
    last,
    over,
    won: janken.won,
    lost: janken.lost,
    drawn: janken.drawn,
    stake:
      stake === null
        ? null
        : { kind: stake.kind, much: stake.much, maid: cafe.state.people[stake.maid ?? '']?.name ?? '' },
    waits: who?.role === 'guest' && isWaiting(who),
    seconds: Math.max(0, Math.ceil((untilTick - cafe.state.tick) / (TICKS_PER_SECOND * Math.max(1, speed)))),
    prizes: janken.prizes,
    habit,
    met,
  };
}
