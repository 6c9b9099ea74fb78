/**
 * A maid scouts the rival: out of the door, across the street, and back with a report. She goes only when
 * commanded. Until she is out of the door the command can be replaced; then she is away, with a single todo;
 * once back she reports first.
 */

import { concat, warp } from '../../ai/index.ts';
import { fields, type MaidScript } from '../kinds.ts';
import { getsUp, heedsCommands, keepsOff, lookingUp } from './script-pieces.ts';

/** A maid who is back from scouting first tells the news. */
const tellsNews: MaidScript = ({ me, cafe }) => {
  if (!cafe.hasNews(me)) return undefined;
  cafe.reasons.note('scout.tells');
  return { behave: 'report' };
};

/** The maid's script behind the warp key `scout`. */
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
