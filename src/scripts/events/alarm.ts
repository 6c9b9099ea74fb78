/**
 * Behaviour during a fire alarm: everyone gets up, leaves through the nearest door, and returns when the alarm is
 * over. All walks are plain moves, on which a character does no other work.
 */

import { type AIScript, concat, type Json, type Warp, warp } from '../../ai/index.ts';
import type { Actor, Guest, Person } from '../../sim/script-api/views.ts';
import type { GuestScript, MaidScript } from '../script-types.ts';
import { getsUp } from '../maid/script-pieces.ts';

/** Script that leads a character out of the café; returns undefined when the alarm is over. */
const goesOut: AIScript<Actor> = ({ me, cafe }) => {
  if (!cafe.today.hearsAlarm(me)) return undefined;
  cafe.reasons.note('alarm.leaves');
  if (me.role === 'guest' && me.stage !== 'outside') return { behave: 'rise' };
  const door = cafe.floor.doorFor(me);
  if (door === null || (me.stepOf === 0 && cafe.floor.isDoor(me.x, me.y))) return { behave: 'shelter' };
  return { behave: 'move', x: door.x, y: door.y, alarm: true };
};

/** Sends a guest back to the chair after an alarm; a guest without a chair looks for a free one. */
function goesBack(me: Guest): Warp {
  if (me.stage === 'leave') return warp('leave', { up: true });
  if (me.seat !== null) return warp('seated', {});
  return me.claimedSeat === null ? warp('enter', {}) : warp('toSeat', { seat: me.claimedSeat });
}

export const guestEvacuates: GuestScript = (who, ...rest) => {
  const answer = goesOut(who as unknown as Actor, ...rest);
  if (answer !== undefined) return answer;
  who.cafe.reasons.note('alarm.returns');
  return goesBack(who.me);
};

export const maidEvacuates: MaidScript = concat(getsUp, (who, ...rest) => {
  const answer = goesOut(who as unknown as Actor, ...rest);
  if (answer !== undefined) return answer;
  who.cafe.reasons.note('alarm.returns');
  return warp('waiting', {});
});

/** Wraps a script so that a character reacts to the fire alarm before the script runs. */
export const heedsAlarm = <P extends Person>(script: AIScript<Actor<P>>): AIScript<Actor<P>> =>
  concat(({ me, cafe }): Warp | undefined => {
    if (me.flags.length === 0 || !cafe.today.hearsAlarm(me)) return undefined;
    cafe.reasons.note('alarm.rings');
    return warp('evacuate', {} satisfies Json);
  }, script);
