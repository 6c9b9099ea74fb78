/**
 * Makes the news line for a strong action that has ended: what the action has brought, in numbers counted in the café.
 */

import type { SimEvent, WorldState } from '../../sim/state/world-state.ts';
import { number, record, text } from '../read/event-fields.ts';
import { TICKS_PER_SECOND } from '../../words/index.ts';
import { about, type Told } from './about.ts';

/**
 * The kinds of work counted for All hands, in the order in which the message lists them; the word key
 * `drama.counted.<kind>` holds the words.
 */
const COUNTED = ['seated', 'orders', 'dishes', 'bills', 'cleared'] as const;

export function strongEnded(state: WorldState, event: SimEvent): Told | null {
  const counts = record(event.counts);
  const seconds = Math.max(1, Math.round(number(event.ticks) / TICKS_PER_SECOND));
  const [guests, dishes, orders] = [number(counts.guests), number(counts.dishes), number(counts.orders)];
  switch (text(event.what)) {
    case 'allHands': {
      const of = COUNTED.map((kind) => ({ kind, count: number(counts[kind]) })).filter(({ count }) => count > 0);
      return of.length === 0
        ? about(state, event, 'drama.ended.allHands.none', { params: { seconds } })
        : about(state, event, 'drama.ended.allHands', {
            params: { seconds },
            parts: { list: { part: 'counted', of } },
          });
    }
    case 'doorSign': {
      const params = { count: number(counts.turned), back: number(counts.back) };
      return about(state, event, params.count > 0 ? 'drama.ended.doorSign' : 'drama.ended.doorSign.none', { params });
    }
    case 'calm':
      if (guests > 0) return about(state, event, 'drama.ended.calm', { params: { count: guests } });
      return about(state, event, event.gone === true ? 'drama.ended.calm.gone' : 'drama.ended.calm.missed', {
        bad: true,
      });
    case 'rush': {
      const params = { table: number(event.table), count: dishes, seconds };
      return about(state, event, dishes > 0 ? 'drama.ended.rush' : 'drama.ended.rush.none', {
        params,
        bad: dishes === 0,
      });
    }
    case 'special':
      return about(state, event, orders > 0 ? 'drama.ended.special' : 'drama.ended.special.none', {
        params: { count: orders, money: number(counts.money) },
        parts: { dish: { part: 'dish', of: text(event.dish) ?? '' } },
      });
    default:
      return null;
  }
}
