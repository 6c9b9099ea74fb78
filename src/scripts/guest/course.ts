/**
 * The course of a visit, once seated: what each stage wants, whatever the guest's temper. How soon they look up from it
 * is for the temper to say; by itself every fifteen seconds, and when something comes near them.
 *
 * The lines are made once: a line written again as it was is not looked over again, and most of what is written is such.
 */

import type { Todo } from '../../ai/index.ts';
import type { ScriptApi } from '../../sim/script-api/script-api.ts';
import type { Guest } from '../../sim/state/person.ts';

/** How somebody goes on: with a look up now and then, with an eye on the room, or without. */
export type Pace = 'nowAndThen' | 'watching' | 'never';

/** What makes somebody look up who sits: something has come near. */
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

/** The next line of the visit of somebody who sits. */
export function course(me: Guest, cafe: ScriptApi, pace: Pace = 'nowAndThen'): Todo {
  switch (me.stage) {
    case 'waitDish':
      return WAITS[pace];
    case 'eat':
      return EATS[pace];
    case 'linger':
      return cafe.waitsForCompany(me) ? KEEPS_COMPANY[pace] : PAYS[pace];
    case 'callBill':
      return PAYS[pace];
    default:
      return ORDERS[pace];
  }
}

/** A hand up for another order, after a dish. */
export const ordersMore: Todo = ORDERS.nowAndThen;
