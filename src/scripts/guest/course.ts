/**
 * The course of a visit, once seated: what each stage wants, whatever the guest's temper. How soon they look up from it
 * is for the temper to say; by itself every seven seconds, and when something comes near them.
 */

import type { Todo } from '../../ai/index.ts';
import type { Guest } from '../../sim/types.ts';

/** How somebody goes on: with a look up now and then, with an eye on the room, or without. */
export type Pace = 'now and then' | 'watching' | 'never';

const NEWS: readonly string[] = ['buffs'];
const PACES: Readonly<Record<Pace, { tick?: number; until?: readonly string[] }>> = {
  'now and then': { tick: 140, until: NEWS },
  watching: { tick: 60, until: NEWS },
  never: {},
};

/** The next line of the visit of somebody who sits. */
export function course(me: Guest, pace: Pace = 'now and then'): Todo {
  switch (me.stage) {
    case 'waitDish':
      return { behave: 'wait', for: 'dish', ...PACES[pace] };
    case 'eat':
      return { behave: 'eat', ...PACES[pace] };
    case 'linger':
    case 'callBill':
      return { behave: 'call', need: 'bill', ...PACES[pace] };
    default:
      return { behave: 'call', need: 'order', ...PACES[pace] };
  }
}
