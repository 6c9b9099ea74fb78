/**
 * Errands: work for a single maid who walks to a guest or a table without doing other work on the way, and goes back to
 * her work afterwards. She apologises to a guest or pushes a table for a strong action, which is a special intervention
 * that costs the player chalk, or takes water to the queue.
 */

import { type Todo, type Warp, warp } from '../../ai/index.ts';
import { NO_WAY, tilesBetween } from '../../sim/script-api/script-api.ts';
import type { CafeView, Guest, Maid, OrderAnswer, Seat } from '../../sim/script-api/views.ts';

export const isErrand = ({ command }: OrderAnswer): boolean =>
  command['strong'] === true || command['behave'] === 'water';

export function runsErrand(me: Maid, cafe: CafeView, order: OrderAnswer): Todo | Warp {
  return todoOf(me, cafe, order) ?? warp('waiting', {});
}

function todoOf(me: Maid, cafe: CafeView, { command, id }: OrderAnswer): Todo | undefined {
  switch (command['behave']) {
    case 'push':
      cafe.reasons.note('command.errand.push');
      return pushes(me, cafe, Number(command['table']));
    case 'water':
      cafe.reasons.note('command.follows', { behave: 'water', manner: null, command: id });
      return goesTo(me, cafe, cafe.seating.firstInQueue ?? undefined, 'water');
    default:
      cafe.reasons.note('command.errand.calm');
      return goesTo(me, cafe, cafe.guest(String(command['guest'])), 'apologise');
  }
}

/** Ticks after which a maid on her way to a guest reconsiders, because the guest may have moved. */
const LOOKS = 20;

function goesTo(me: Maid, cafe: CafeView, who: Guest | undefined, behave: 'apologise' | 'water'): Todo | undefined {
  if (who === undefined) return undefined;
  const at = cafe.seatOf(who) ?? who;
  if (me.stepOf === 0 && tilesBetween(me.x, me.y, at.x, at.y) <= 1) return { behave, guest: who.id };
  const to = cafe.floor.standBeside(me, at.x, at.y);
  return to === null ? undefined : { behave: 'move', x: to.x, y: to.y, tick: LOOKS };
}

function pushes(me: Maid, cafe: CafeView, table: number): Todo | undefined {
  let nearest: Seat | null = null;
  let fewest = NO_WAY;
  for (const seat of cafe.seating.at(table)) {
    if (me.stepOf === 0 && tilesBetween(me.x, me.y, seat.x, seat.y) === 1) return { behave: 'push', table };
    const tiles = cafe.floor.tilesTo(me, seat.x, seat.y);
    if (tiles < fewest) [nearest, fewest] = [seat, tiles];
  }
  const to = nearest === null ? null : cafe.floor.standBeside(me, nearest.x, nearest.y);
  return to === null ? undefined : { behave: 'move', x: to.x, y: to.y };
}
