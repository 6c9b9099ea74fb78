/**
 * A maid scouts the rival: she goes out of the door and across the street, and comes back with a report. She goes on
 * command or, if she is curious by nature and the newest report is old, without a command. Until she is out of the
 * door, a new command can replace the scouting. While she is away she has a single todo; when she is back, she reports
 * before anything else. She also misleads scouts of the rival that she has noticed in the café.
 */

import { concat, warp } from '../../ai/index.ts';
import { IDLE_PATIENCE, tilesBetween } from '../../sim/script-api/script-api.ts';
import { fields, type MaidScript } from '../script-types.ts';
import { getsUp, heedsCommands, keepsOff, lookingUp } from './script-pieces.ts';

/** A maid who is back from scouting first reports what she saw. */
const tellsNews: MaidScript = ({ me, cafe }) => {
  if (!cafe.hasNews(me)) return undefined;
  cafe.reasons.note('scout.tells');
  return { behave: 'report' };
};

export const setsOutToScout: MaidScript = ({ me, cafe }) => {
  const why = cafe.ownScouting(me);
  if (why === null || me.stepOf > 0 || cafe.floor.doorFor(me) === null) return undefined;
  cafe.reasons.note('scout.byHerself', { count: why.age });
  return warp('scout', {});
};

/** A curious maid who has been idle for some time goes to scout the rival without a command. */
export const goesScouting: MaidScript = (who, runned, commands, param) =>
  runned === 0 || who.cafe.idling.idleTicks(who.me) < IDLE_PATIENCE
    ? undefined
    : setsOutToScout(who, runned, commands, param);

/** A maid who has noticed a scout of the rival goes to the table and shows the scout wrong signs. */
export const foolsScout: MaidScript = ({ me, cafe }) => {
  if (me.stepOf > 0 || me.carrying.length > 0 || me.serving !== null) return undefined;
  const fooling = cafe.fooling(me);
  const seat = fooling === null ? undefined : cafe.seatOf(fooling.guest);
  if (fooling === null || seat === undefined) return undefined;
  cafe.reasons.note(fooling.why === 'told' ? 'fool.told' : 'fool.own', { name: fooling.guest.name });
  if (tilesBetween(me.x, me.y, seat.x, seat.y) === 1) return { behave: 'fool', guest: fooling.guest.id };
  const to = cafe.floor.standBeside(me, seat.x, seat.y);
  return to === null ? undefined : keepsOff(me, cafe, to, { ...lookingUp(me) });
};

export const scout: MaidScript = concat(getsUp, tellsNews, heedsCommands, ({ me, cafe }, runned, _commands, param) => {
  const { look } = fields(param);
  const wanted = typeof look === 'string' ? look : null;
  const door = cafe.floor.doorFor(me);
  const hasTold = runned > 0 && me.doing === 'report';
  if (hasTold || door === null || me.carrying.length > 0 || !cafe.hasRival) return warp('waiting', {});
  if (me.stepOf === 0 && cafe.floor.isDoor(me.x, me.y)) {
    cafe.reasons.note(wanted === null ? 'scout.goes' : 'scout.goesFor', { node: wanted });
    return wanted === null ? { behave: 'scout' } : { behave: 'scout', look: wanted };
  }
  return keepsOff(me, cafe, door, { ...lookingUp(me) });
});
