/**
 * Choices shared by conditions and behaviours of a maid's table. "Does a guest call?" can only be answered by choosing
 * the guest she would serve, so the condition makes the choice once per thought and the behaviour reuses it. The
 * reason is noted by the behaviour, because the table may still choose something else after the condition has held.
 */

import type { Reason, Todo, Warp } from '../../../ai/index.ts';
import type { Actor, CafeView, Dish, Guest, Maid } from '../../../sim/script-api/views.ts';
import { tilesBetween } from '../../../sim/script-api/script-api.ts';
import { chooseCaller } from '../choosing-guest.ts';
import { heedsCommands, resumes } from '../script-pieces.ts';
import { chooseRound } from '../trips.ts';
import { nearestMess, type Mess, RUNGS } from '../work-priorities.ts';

/** A choice and the reason for it. */
export interface Considered<T> {
  readonly found: T;
  readonly because: Reason | null;
}

/**
 * Makes a choice only once per thought, and returns it together with its reason. The reason that was noted before stays
 * in force.
 */
function consider<T>(me: Maid, cafe: CafeView, name: string, find: () => T): Considered<T> {
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

export const callerFor = (me: Maid, cafe: CafeView): Considered<Guest | null> =>
  consider(me, cafe, 'caller', () => (RUNGS[me.duties].callers ? chooseCaller(me, cafe) : null));

export const roundFor = (me: Maid, cafe: CafeView): Considered<readonly Dish[]> =>
  consider(me, cafe, 'round', () => (RUNGS[me.duties].dishes ? chooseRound(me, cafe) : []));

/** The mess that the maid would clean up, or null. Litter under her feet comes first. */
export const messFor = (me: Maid, cafe: CafeView): Considered<Mess | null> =>
  consider(me, cafe, 'mess', () =>
    me.carrying.length === 0 && me.stepOf === 0 && cafe.litterAt(me.x, me.y)
      ? { x: me.x, y: me.y, seat: null }
      : nearestMess(me, cafe, RUNGS[me.duties].dishes),
  );

export const orderFor = (who: Actor<Maid>): Considered<Todo | Warp | undefined> =>
  consider(who.me, who.cafe, 'order', () => heedsCommands(who, 0, [], undefined));

/** The interrupted A-move (a walk on which the maid does work that comes along) that she would resume. */
export const resumedBy = (who: Actor<Maid>): Considered<Todo | Warp | undefined> =>
  consider(who.me, who.cafe, 'resumed', () => resumes(who, 0, [], undefined));

/**
 * Number of tiles within which decision tables may look for a guest to talk to. The guests within this distance are
 * searched once per thought, even if a table asks for a smaller distance.
 */
const TALK_REACH = 12;

/** The guest the maid would talk with, provided that the guest is within this number of tiles; otherwise null. */
export function talkFor(me: Maid, cafe: CafeView, tiles: number): Guest | null {
  const who = cafe.once(me, 'considered talk', () =>
    me.stepOf > 0 && me.doing !== 'move' ? null : cafe.idling.guestToTalkTo(me, TALK_REACH),
  );
  return who !== null && tilesBetween(me.x, me.y, who.x, who.y) <= tiles ? who : null;
}
