/** Janken as data for the panel: who asks, what was shown in the last round, and why. */

import type { Cafe } from '../../sim/api.ts';
import type { JankenRound } from '../../sim/janken.ts';
import { tableOf } from './names.ts';

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
}

/** The table at which is played, hands already shown included; null while nobody asks. */
export function readJanken(cafe: Cafe): JankenView | null {
  const janken = cafe.janken();
  if (janken?.table === null || janken === null) return null;
  const { guest, name, rounds, last, over } = janken.table;
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
  };
}
