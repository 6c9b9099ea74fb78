/** Script of the TV crew, which films at one table after another and then leaves the café. */

import { NO_WAY, tilesBetween } from '../../sim/script-api/script-api.ts';
import { warp } from '../../ai/index.ts';
import type { GuestScript } from '../script-types.ts';

/** Maximum distance in tiles from which a member of the TV crew films a guest. */
const CLOSE = 3;

const films: GuestScript = ({ me, cafe }) => {
  if (!cafe.today.films) return warp('leave', {});
  // A member of the crew finishes a shot that has begun before walking on.
  if (me.work === 'film') return me.workOn === '' ? { behave: 'film' } : { behave: 'film', guest: me.workOn };
  const who = cafe.today.subjectFor(me);
  if (who === null) {
    cafe.reasons.note('tv.room');
    return { behave: 'film' };
  }
  cafe.reasons.note('tv.films', { name: who.name });
  if (me.stepOf === 0 && tilesBetween(me.x, me.y, who.x, who.y) <= CLOSE && !cafe.floor.isDoor(me.x, me.y))
    return { behave: 'film', guest: who.id };
  const to = cafe.floor.nearestTile(me, who.x, who.y);
  if (
    to === null ||
    cafe.floor.tilesTo(me, to.x, to.y) >= NO_WAY ||
    (me.stepOf === 0 && me.x === to.x && me.y === to.y)
  )
    return { behave: 'film', guest: who.id };
  return { behave: 'move', x: to.x, y: to.y, tick: 20 };
};

export const tvScripts: Readonly<Record<string, GuestScript>> = { 'tvcrew.films': films };
