/** Finds the next step of a maid who carries dishes: she takes them to the nearest table that has ordered one of them, and serves the dish. */

import type { Todo, Warp } from '../../ai/index.ts';
import { tilesBetween } from '../../sim/script-api/script-api.ts';
import type { CafeView, Dish, Guest, Maid, Seat } from '../../sim/script-api/views.ts';
import { looksUp, walksTo, WORK } from './script-pieces.ts';

interface Bringing {
  readonly dish: Dish;
  readonly who: Guest;
  readonly seat: Seat;
}

export function bringsDishes(me: Maid, cafe: CafeView): Todo | Warp | undefined {
  let nearest: Bringing | null = null;
  let fewest = Infinity;
  for (const id of me.carrying) {
    const dish = cafe.dish(id);
    const who = dish === undefined ? undefined : cafe.guest(dish.guest);
    const seat = who === undefined ? undefined : cafe.seatOf(who);
    if (dish === undefined || who === undefined || seat === undefined) continue;
    const tiles = cafe.floor.tilesTo(me, seat.x, seat.y);
    if (nearest !== null && tiles >= fewest) continue;
    nearest = { dish, who, seat };
    fewest = tiles;
  }
  if (nearest === null) return undefined;
  const { dish, who, seat } = nearest;
  if (me.stepOf === 0 && tilesBetween(me.x, me.y, seat.x, seat.y) === 1) return { behave: 'serve', guest: who.id };
  const to = cafe.floor.standBeside(me, seat.x, seat.y);
  if (to === null) return undefined;
  if (me.stepOf === 0) cafe.reasons.note('dishes.carry', { name: who.name, dish: dish.dish, table: seat.table });
  return walksTo(me, cafe, to, looksUp(me, { to: who.id }));
}

/** A maid waits with her dishes if none of their guests is at the table, for example because they are with a celebrity. */
export function holdsDishes(me: Maid, cafe: CafeView): Todo {
  for (const id of me.carrying) {
    const who = cafe.guest(cafe.dish(id)?.guest ?? '');
    if (who === undefined || cafe.seatOf(who) !== undefined) continue;
    cafe.reasons.note('dishes.holds', { name: who.name });
    break;
  }
  return { behave: 'stay', until: WORK, tick: 20 };
}
