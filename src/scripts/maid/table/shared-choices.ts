/**
 * Choices shared by conditions and behaviours of a maid's table. "Does a guest call?" can only be answered by choosing
 * the guest she would serve, so the condition makes the choice once per thought and the behaviour reuses it. The
 * reason is noted by the behaviour, because the table may still choose something else after the condition has held.
 */

import type { Reason, Todo, Warp } from '../../../ai/index.ts';
import type { FocusName } from '../../../sim/state/strong.ts';
import type { Actor, CafeView, Dish, Guest, Maid } from '../../../sim/script-api/views.ts';
import { tilesBetween } from '../../../sim/script-api/script-api.ts';
import { chooseCaller } from '../choosing-guest.ts';
import { heedsCommands, resumes } from '../script-pieces.ts';
import { chooseRound } from '../trips.ts';
import { awaitedPlate, nearestMess, type Mess, RUNGS } from '../work-priorities.ts';

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

const anyCaller = (me: Maid, cafe: CafeView): Considered<Guest | null> =>
  consider(me, cafe, 'caller', () => (RUNGS[me.duties].callers ? chooseCaller(me, cafe) : null));

const anyRound = (me: Maid, cafe: CafeView): Considered<readonly Dish[]> =>
  consider(me, cafe, 'round', () => (RUNGS[me.duties].dishes ? chooseRound(me, cafe) : []));

/** Litter under her feet comes first. With the focus on plates, every maid clears tables. */
const anyMess = (me: Maid, cafe: CafeView): Considered<Mess | null> =>
  consider(me, cafe, 'mess', () =>
    me.carrying.length === 0 && me.stepOf === 0 && cafe.litterAt(me.x, me.y)
      ? { x: me.x, y: me.y, seat: null }
      : nearestMess(me, cafe, RUNGS[me.duties].dishes || cafe.today.focus === 'plates'),
  );

/**
 * Whether work of this kind waits: because the player's focus lies on another kind of which there is some to do, or
 * because guests at the door wait for a plate to be cleared.
 */
function isPutOff(me: Maid, cafe: CafeView, kind: FocusName): boolean {
  const { focus } = cafe.today;
  if (RUNGS[me.duties].dishes && awaitedPlate(me, cafe) !== null) return kind !== 'plates';
  if (focus === null || focus === kind) return false;
  if (focus === 'orders') return anyCaller(me, cafe).found !== null;
  return focus === 'dishes' ? anyRound(me, cafe).found.length > 0 : anyMess(me, cafe).found !== null;
}

/** The choice with its reason, which is the focus if it lies on this kind of work. */
const inFocus = <T>(cafe: CafeView, kind: FocusName, made: Considered<T>): Considered<T> =>
  cafe.today.focus === kind && made.because !== null
    ? { found: made.found, because: { key: `focus.${kind}`, terms: {} } }
    : made;

export const callerFor = (me: Maid, cafe: CafeView): Considered<Guest | null> =>
  isPutOff(me, cafe, 'orders') ? { found: null, because: null } : inFocus(cafe, 'orders', anyCaller(me, cafe));

/** Dishes that the player has asked to rush are never put off. */
export function roundFor(me: Maid, cafe: CafeView): Considered<readonly Dish[]> {
  const round = anyRound(me, cafe);
  const isPut = isPutOff(me, cafe, 'dishes') && round.found.every(({ guest }) => !cafe.isRushed(guest));
  return isPut ? { found: [], because: null } : inFocus(cafe, 'dishes', round);
}

/** The mess that the maid would clean up, or null. */
export const messFor = (me: Maid, cafe: CafeView): Considered<Mess | null> =>
  isPutOff(me, cafe, 'plates') ? { found: null, because: null } : anyMess(me, cafe);

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
