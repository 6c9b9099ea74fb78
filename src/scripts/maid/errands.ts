/**
 * Errands: work for a single maid that comes from a strong action, which is a special intervention that costs the
 * player chalk. The maid walks to a guest or a table without doing other work on the way, apologises to the guest or
 * pushes the table, and goes back to her work.
 */

import { type Todo, type Warp, warp } from '../../ai/index.ts';
import { NO_WAY, tilesBetween } from '../../sim/script-api/script-api.ts';
import type { CafeView, Maid, OrderAnswer, Seat } from '../../sim/script-api/views.ts';

export const isErrand = ({ command }: OrderAnswer): boolean => command['strong'] === true;

export function runsErrand(me: Maid, cafe: CafeView, { command }: OrderAnswer): Todo | Warp {
  cafe.reasons.note(command['behave'] === 'push' ? 'command.errand.push' : 'command.errand.calm');
  return (command['behave'] === 'push' ? pushes(me, cafe, Number(command['table'])) : calms(me, cafe, command)) ?? warp('waiting', {}); // prettier-ignore
}

/** Ticks after which a maid on her way to a guest reconsiders, because the guest may have moved. */
const LOOKS = 20;

function calms(me: Maid, cafe: CafeView, { guest }: OrderAnswer['command']): Todo | undefined {
  const who = cafe.guest(String(guest));
  if (who === undefined) return undefined;
  const at = cafe.seatOf(who) ?? who;
  if (me.stepOf === 0 && tilesBetween(me.x, me.y, at.x, at.y) <= 1) return { behave: 'apologise', guest: who.id };
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
