/**
 * Script pieces (small scripts) that make maids differ while they have no work. A maid's own warp table names her
 * pieces. They stand before her waiting script (`maid.greet + maid.waiting`) or under a warp key: `idle` for when she
 * has nothing to do, `afterDance` for when a dance is over. A piece that has nothing to propose returns undefined, and
 * the next piece is called.
 */

import { concat, warp } from '../../ai/index.ts';
import { tilesBetween } from '../../sim/script-api/script-api.ts';
import type { CafeView, Guest, Maid } from '../../sim/script-api/views.ts';
import type { MaidScript } from '../script-types.ts';
import { getsUp, heedsCommands, WORK } from './script-pieces.ts';

/** Ticks of idleness before a maid walks to the place where she likes to wait. */
const SETTLES_AFTER = 30;
/** A maid who is within this number of tiles of her favourite place does not walk closer. */
const NEAR_ENOUGH = 3;
/** Ticks after a dance before a maid joins a show again. */
const DANCES_AGAIN = 900;
/** Number of tiles along each axis that a shy maid walks away from a colleague. */
const SHY_TILES = 3;
/** Tick budget of a walk that a maid makes while she has no work; it is short, so that she soon reacts to new work. */
const STROLL_TICK = 5;

const LOOKS_OUT = 'looks out';

/** Whether a script piece has requested, in the running thought, that the maid thinks again as soon as the people in her alert range change. */
export const looksOut = (me: Maid, cafe: CafeView): boolean => cafe.once(me, LOOKS_OUT, () => false);

/** Requests, in the running thought, that the maid thinks again as soon as the people in her alert range change. */
export function looksOutFromNow(me: Maid, cafe: CafeView): void {
  cafe.once(me, LOOKS_OUT, () => true);
}

/**
 * Notes why a maid stands idle. If guests are calling, or dishes stand on the pass that no one fetches, the reason says
 * why she does not go there.
 */
export function notesWaiting(me: Maid, cafe: CafeView): void {
  const others = cafe.callers.length;
  const quiet = cafe.callers.find((who) => who.quiet === true && cafe.servedBy(who.id) === undefined);
  if (quiet !== undefined && cafe.freeCallers.length === 0) cafe.reasons.note('idle.quiet', { name: quiet.name });
  else if (others > 0 && me.duties === 'serving') cafe.reasons.note('idle.onlyDishes');
  else if (cafe.freeCallers.length > 0) {
    const hasNoticed = cafe.freeCallers.some((who) => cafe.noticing.caller(me, who) !== null);
    cafe.reasons.note(hasNoticed ? 'idle.letsWait' : 'idle.unnoticed');
  } else if (notesDishes(me, cafe)) return;
  else if (others > 0) cafe.reasons.note('idle.othersGo');
  else cafe.reasons.note(cafe.today.rush ? 'rush.ready' : 'idle.stays');
}

/** Notes why a waiting maid does not fetch the dish on the pass; returns false if there is none, or another reason. */
function notesDishes(me: Maid, cafe: CafeView): boolean {
  const [dish] = cafe.dishesFor(me, 1);
  if (dish === undefined) return false;
  const who = cafe.guest(dish.guest);
  if (me.duties === 'reception') cafe.reasons.note('idle.onlyOrders');
  else if (who !== undefined && cafe.seatOf(who) === undefined) cafe.reasons.note('idle.dishAway', { name: who.name });
  else return false;
  return true;
}

/**
 * Whether a maid is free: she has no dishes, tickets, command or guest, and no guest calls and no dish waits for a
 * maid with her duties. Litter does not count.
 */
const isFree = (me: Maid, cafe: CafeView): boolean =>
  me.stepOf === 0 &&
  me.pose !== 'down' &&
  me.serving === null &&
  me.carrying.length === 0 &&
  me.orders.length === 0 &&
  cafe.orderFor(me) === null &&
  (me.duties === 'serving' || cafe.freeCallers.length === 0) &&
  (me.duties === 'reception' || cafe.dishesFor(me, 1).length === 0);

/**
 * The newcomer that an idle maid would greet; null if there is none. The call also makes the maid think again when the
 * people in her alert range change.
 */
export function newcomerFor(me: Maid, cafe: CafeView): Guest | null {
  looksOutFromNow(me, cafe);
  return isFree(me, cafe) ? cafe.idling.newcomerFor(me) : null;
}

export const greet: MaidScript = ({ me, cafe }) => {
  const who = newcomerFor(me, cafe);
  if (who === null) return undefined;
  cafe.reasons.note('welcome', { name: who.name });
  return { behave: 'welcome', guest: who.id };
};

const seesShow = (me: Maid, cafe: CafeView): boolean => {
  const { dancer } = cafe.today;
  return dancer !== null && me.stepOf === 0 && cafe.noticing.sees(me, dancer.x, dancer.y);
};

/** Whether a maid sees a show and has not danced in it lately. */
export const mayDance = (me: Maid, cafe: CafeView): boolean =>
  !(me.dancedTick !== undefined && cafe.tick - me.dancedTick < DANCES_AGAIN) && seesShow(me, cafe);

/** A maid with nothing to do who sees a show joins the dance once. */
export const dance: MaidScript = ({ me, cafe }) => (mayDance(me, cafe) ? warp('perform', {}) : undefined);

/** A maid who has just danced goes on dancing while the show lasts and there is no work. */
const dancesOn: MaidScript = ({ me, cafe }) => {
  if (!isFree(me, cafe) || !seesShow(me, cafe)) return undefined;
  cafe.reasons.note('dance.on');
  return warp('perform', {});
};

const bow: MaidScript = ({ me, cafe }, runned) => {
  if (runned > 0 || !isFree(me, cafe)) return undefined;
  cafe.reasons.note('dance.bows');
  return { behave: 'bow' };
};

/** A maid dances one dance, which ends at once when there is work. Then the script behind the key `afterDance` runs. */
export const perform: MaidScript = concat(getsUp, heedsCommands, ({ me, cafe }, runned) => {
  if (runned > 0 || !seesShow(me, cafe)) return warp('afterDance', {});
  cafe.reasons.note('dance.along');
  return { behave: 'danceAlong', until: WORK };
});

/** Makes a script piece that sends a maid with nothing to do to the place where she likes to wait. */
const waitsAt =
  (
    reason: string,
    place: (me: Maid, cafe: CafeView) => { readonly x: number; readonly y: number } | null,
  ): MaidScript =>
  ({ me, cafe }) => {
    if (me.stepOf === 0 && cafe.idling.idleTicks(me) < SETTLES_AFTER && me.doing !== 'move') return undefined;
    const to = place(me, cafe);
    if (to === null || (me.stepOf === 0 && me.x === to.x && me.y === to.y)) return undefined;
    cafe.reasons.note(reason);
    return { behave: 'move', x: to.x, y: to.y, until: WORK, tick: STROLL_TICK };
  };

/** A sociable maid waits inside the nearest door. */
export const byTheDoor = waitsAt('idle.door', (me, cafe) => {
  const door = cafe.floor.doorFor(me);
  if (door === null || tilesBetween(me.x, me.y, door.x, door.y) <= NEAR_ENOUGH) return null;
  return door;
});

const byThePass = waitsAt('idle.pass', (me, cafe) => {
  const stand = cafe.floor.atPass(me) ? null : cafe.floor.standAtPass(me);
  return stand !== null && tilesBetween(me.x, me.y, stand.x, stand.y) > NEAR_ENOUGH ? stand : null;
});

/** A shy maid walks away from an idle colleague close to her, if she can get at least two tiles farther away. */
const awayFromPeople = waitsAt('idle.shy', (me, cafe) => {
  const other = me.stepOf > 0 ? null : cafe.idling.companyFor(me);
  if (other === null) return null;
  const away = (mine: number, others: number): number => mine + (mine < others ? -SHY_TILES : SHY_TILES);
  const to = cafe.floor.nearestTile(me, away(me.x, other.x), away(me.y, other.y));
  if (to === null) return null;
  const gained = tilesBetween(to.x, to.y, other.x, other.y) - tilesBetween(me.x, me.y, other.x, other.y);
  return gained > 1 ? to : null;
});

export const maidPieces: Readonly<Record<string, MaidScript>> = {
  'maid.greet': greet,
  'maid.dance': dance,
  'maid.dancesOn': dancesOn,
  'maid.bow': bow,
  'maid.byTheDoor': byTheDoor,
  'maid.byThePass': byThePass,
  'maid.awayFromPeople': awayFromPeople,
};
