/**
 * The course of a visit once the guest is seated: the todo of each stage, whatever the temperament. The temperament
 * sets how soon the guest reconsiders. By default the guest does so every 15 seconds and when something comes near.
 *
 * Each todo object is created only once, because a script usually returns the same todo again and the engine checks the
 * fields of a todo object only the first time.
 */

import type { Todo } from '../../ai/index.ts';
import type { CafeView, Guest } from '../../sim/script-api/views.ts';

/**
 * How often a seated guest reconsiders: `nowAndThen` = every 300 ticks, `watching` = every 120 ticks; in both cases
 * also when something comes near.
 */
export type Pace = 'nowAndThen' | 'watching' | 'never';

/** The facts that make a seated guest reconsider. The fact `buffs` changes when something has come near the guest. */
export const NEWS: readonly string[] = ['buffs'];
const PACES: Readonly<Record<Pace, { tick?: number; until?: readonly string[] }>> = {
  nowAndThen: { tick: 300, until: NEWS },
  watching: { tick: 120, until: NEWS },
  never: {},
};

const at = (todo: Todo): Readonly<Record<Pace, Todo>> => ({
  nowAndThen: { ...todo, ...PACES.nowAndThen },
  watching: { ...todo, ...PACES.watching },
  never: { ...todo, ...PACES.never },
});
const WAITS = at({ behave: 'wait', for: 'dish' });
const EATS = at({ behave: 'eat' });
const ORDERS = at({ behave: 'call', need: 'order' });
const PAYS = at({ behave: 'call', need: 'bill' });
const KEEPS_COMPANY = at({ behave: 'wait', for: 'company' });

export function course(me: Guest, cafe: CafeView, pace: Pace = 'nowAndThen'): Todo {
  switch (me.stage) {
    case 'waitDish':
      return WAITS[pace];
    case 'eat':
      return EATS[pace];
    case 'linger':
      if (cafe.visits.waitsForCompany(me)) return KEEPS_COMPANY[pace];
      if (cafe.closed) cafe.reasons.note('guest.lastCall');
      return PAYS[pace];
    case 'callBill':
      return PAYS[pace];
    default:
      return ORDERS[pace];
  }
}

/** Todo of a guest who has eaten a dish and calls a maid to order another. */
export const ordersMore: Todo = ORDERS.nowAndThen;
