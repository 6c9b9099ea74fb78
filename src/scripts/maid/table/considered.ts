/**
 * Choices a maid's table asks about before it makes them: "does anybody call?" is only answered by finding out whom she
 * would serve. So each is made once in a thought, by the condition, and the behaviour takes what was found – and says
 * its reason then, for a condition that held decides nothing yet.
 */

import type { Reason, Todo, Warp } from '../../../ai/index.ts';
import type { Actor, ScriptApi } from '../../../sim/script-api/script-api.ts';
import type { Guest, Maid } from '../../../sim/state/person.ts';
import type { Dish } from '../../../sim/state/things.ts';
import { chooseCaller } from '../choosing.ts';
import { heedsCommands, resumes } from '../pieces.ts';
import { chooseRound } from '../rounds.ts';
import { nearestMess, type Mess, RUNGS } from '../work.ts';

/** What was found, and why. */
export interface Considered<T> {
  readonly found: T;
  readonly because: Reason | null;
}

/** Finds out, once in a thought, and leaves the slip of reasons as it was. */
function consider<T>(me: Maid, cafe: ScriptApi, name: string, find: () => T): Considered<T> {
  return cafe.once(me, `considered ${name}`, () => {
    const { reasons } = cafe;
    const { because, options } = reasons;
    reasons.because = null;
    const found = find();
    const why = reasons.because as Reason | null;
    reasons.because = because;
    reasons.options = options;
    return { found, because: why };
  });
}

/** Whom she would serve. */
export const callerFor = (me: Maid, cafe: ScriptApi): Considered<Guest | null> =>
  consider(me, cafe, 'caller', () => (RUNGS[me.duties].callers ? chooseCaller(me, cafe) : null));

/** What she would fetch. */
export const roundFor = (me: Maid, cafe: ScriptApi): Considered<readonly Dish[]> =>
  consider(me, cafe, 'round', () => (RUNGS[me.duties].dishes ? chooseRound(me, cafe) : []));

/** What she would tidy. What lies under her feet comes first. */
export const messFor = (me: Maid, cafe: ScriptApi): Considered<Mess | null> =>
  consider(me, cafe, 'mess', () =>
    me.carrying.length === 0 && me.stepOf === 0 && cafe.litterAt(me.x, me.y)
      ? { x: me.x, y: me.y, seat: null }
      : nearestMess(me, cafe, RUNGS[me.duties].dishes),
  );

/** What she is ordered to do. */
export const orderFor = (who: Actor<Maid>): Considered<Todo | Warp | undefined> =>
  consider(who.me, who.cafe, 'order', () => heedsCommands(who, 0, [], undefined));

/** An A-move that was interrupted. */
export const resumedBy = (who: Actor<Maid>): Considered<Todo | Warp | undefined> =>
  consider(who.me, who.cafe, 'resumed', () => resumes(who, 0, [], undefined));
