/** Items of a list by turns: which one is due on a date. */

import { integer, stream, type Stream } from '../../ai/index.ts';
import { dayNumber } from './dates.ts';

/**
 * Returns the item of a list that is due on a date. All items come once in each round. The order is drawn anew for each
 * round, and no item comes on two days in a row.
 */
export function inTurn<T>(list: readonly T[], name: string, date: number): T {
  const day = dayNumber(date);
  const round = Math.floor(day / list.length);
  const order = shuffled(list, stream(round, name));
  const last = shuffled(list, stream(round - 1, name)).at(-1);
  // Exchanging the first two items leaves the last item of the round unchanged, so that the next round can avoid this
  // item on its first day.
  if (order[0] === last) order.splice(0, 2, order[1] as T, order[0] as T);
  return order[day % list.length] as T;
}

function shuffled<T>(list: readonly T[], rng: Stream): T[] {
  const left = [...list];
  return list.map(() => left.splice(integer(rng, 0, left.length - 1), 1)[0] as T);
}
