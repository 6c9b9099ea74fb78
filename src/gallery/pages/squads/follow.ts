/**
 * The script of every team member: the member reads the blackboard and goes to her own place in the formation. Members
 * never talk to each other.
 */

import { aiScript, warp } from '../../../ai/index.ts';
import type { Member, Order } from './member.ts';

const AWNING = 2.6;
const WAIT = { behave: 'stay', until: ['commands', 'rain'], tick: 60 } as const;

export const heed = aiScript((me: Member, runned, commands, param) => {
  const carried = param as Order | undefined;
  // Takes the newest command that the member means to follow. The warp passes the command on, because the command
  // will disappear from the blackboard.
  const order = commands.filter(({ id }) => id > me.done && me.follows(id)).at(-1);
  if (order !== undefined && order.id !== carried?.order) return warp('default', { order: order.id, ...order.command });
  if (carried !== undefined && carried.order > me.done) {
    const [right, down] = me.place;
    return { behave: 'move', x: carried.x + right, y: carried.y + down, order: carried.order, tick: 1 };
  }
  if (me.raining() && me.x > AWNING) return { behave: 'shelter', tick: 5 };
  // Even a captain posts a command through a todo, because a todo is the only way for a character to act.
  if (me.captain && runned % 4 === 3) return { behave: 'callTeam' };
  return WAIT;
});
