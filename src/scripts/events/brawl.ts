/**
 * A brawl: the guests who began it, and how everyone who hears it reacts. Guests join, flee to the door, make peace or
 * go on eating. Brave maids step between the fighters, frightened maids go into the kitchen, the others go on with
 * their work.
 */

import { concat, type Todo, warp } from '../../ai/index.ts';
import { isBrave, isFrightened, nerveOf, NO_WAY, reactionOf, tilesBetween } from '../../sim/script-api/script-api.ts';
import type { CafeView, GoingEvent, Guest, Maid, Person } from '../../sim/script-api/views.ts';
import { fields, type GuestScript, type MaidScript } from '../script-types.ts';
import { getsUp } from '../maid/script-pieces.ts';

const AT_LEISURE: readonly Guest['stage'][] = ['callOrder', 'waitDish', 'eat', 'linger'];
/** Maximum number of guests in one fight; further guests who would join only watch. */
const MOST_FIGHTERS = 4;

/** Whether a person has heard the brawl; the shout passes through at most one wall. */
function hears(me: Person): boolean {
  for (const { buff } of me.buffs) if (buff === 'brawl') return true;
  return false;
}

/** A guest's reaction to a brawl: the guest fights, joins, flees or makes peace; undefined = the guest goes on eating. */
export const seesBrawl: GuestScript = ({ me, cafe }) => {
  const brawl = cafe.today.event('brawl');
  if (brawl === undefined || me.seat === null || me.attendedBy !== null || !AT_LEISURE.includes(me.stage))
    return undefined;
  if (brawl.who.includes(me.id)) {
    cafe.reasons.note('brawl.fights');
    return warp('brawl', {});
  }
  if (!hears(me)) return undefined;
  switch (reactionOf(me)) {
    case 'joins':
      if (brawl.who.length >= MOST_FIGHTERS) return undefined;
      cafe.reasons.note('brawl.joins');
      return warp('brawl', {});
    case 'flees':
      cafe.reasons.note('brawl.runs');
      return warp('flee', { from: 'brawl' });
    case 'mediates':
      if (peacemaker(me, cafe, brawl) !== me) return undefined;
      cafe.reasons.note('brawl.calms', { name: cafe.guest(brawl.who[0] ?? '')?.name ?? null });
      return warp('mediate', {});
    default:
      return undefined;
  }
};

/**
 * The guest who makes peace in a brawl: the nearest of the guests who have heard it, have time and are peaceful by
 * nature. Ties go to the smaller id. Null if there is none, or if a guest is making peace already.
 */
function peacemaker(me: Guest, cafe: CafeView, { x, y, who }: GoingEvent): Guest | null {
  let best: Guest | null = null;
  let fewest = Infinity;
  for (const one of cafe.choices.guests) {
    if (one.doing === 'mediate' || (one !== me && cafe.scriptOf(one) === GUEST_MEDIATES)) return null;
    if (who.includes(one.id) || one.seat === null || one.attendedBy !== null || !AT_LEISURE.includes(one.stage))
      continue;
    if (!hears(one) || reactionOf(one) !== 'mediates') continue;
    const far = tilesBetween(one.x, one.y, x, y);
    if (far < fewest) [best, fewest] = [one, far];
  }
  return best;
}

/**
 * A guest who no longer takes part in a brawl goes back to the reserved chair. A guest without a chair looks for one.
 */
function goesBack(me: Guest): ReturnType<typeof warp> {
  if (me.stage === 'leave') return warp('leave', { up: me.seat === null });
  if (me.seat !== null) return warp('seated', {});
  return me.claimedSeat === null ? warp('enter', {}) : warp('toSeat', { seat: me.claimedSeat });
}

/**
 * A guest flees to the nearest door and comes back when the fight is over. A guest without an order goes home instead.
 */
export const fleesBrawl: GuestScript = ({ me, cafe }, runned, _commands, param) => {
  if (fields(param)['from'] !== 'brawl') return undefined;
  if (me.stage === 'leave') return goesBack(me);
  if (cafe.today.event('brawl') === undefined || runned > 40) {
    if (me.seat === null && me.before === 'callOrder' && me.bill === 0 && me.party === null)
      return warp('leave', { reason: 'fled' });
    return goesBack(me);
  }
  if (me.seat !== null) return { behave: 'standUp' };
  const door = cafe.floor.doorFor(me);
  if (door === null || tilesBetween(me.x, me.y, door.x, door.y) <= 1) return { behave: 'cower' };
  const beside = cafe.floor.nearestTile(me, door.x, door.y - 1) ?? door;
  if (me.stepOf === 0 && me.x === beside.x && me.y === beside.y) return { behave: 'cower' };
  return { behave: 'move', x: beside.x, y: beside.y, tick: 40 };
};

const GUEST_MEDIATES = 'guest.mediate';
const guestMediates: GuestScript = ({ me, cafe }, runned) => {
  const brawl = cafe.today.event('brawl');
  if (brawl === undefined || me.stage === 'leave' || runned > 20) return goesBack(me);
  if (me.seat !== null) return { behave: 'standUp' };
  if (me.stepOf === 0 && tilesBetween(me.x, me.y, brawl.x, brawl.y) <= 2) return { behave: 'mediate' };
  const to = cafe.floor.nearestTile(me, brawl.x, brawl.y + 1);
  if (to === null || (me.stepOf === 0 && me.x === to.x && me.y === to.y)) return goesBack(me);
  return { behave: 'move', x: to.x, y: to.y, tick: 40 };
};

/** Offsets in tiles from the centre of a brawl to the places where the fighters stand, as far as the furniture allows. */
const ROUND: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

const fights: GuestScript = ({ me, cafe }, runned) => {
  const brawl = cafe.today.event('brawl');
  if (me.stage === 'leave' || brawl === undefined) return goesBack(me);
  const other = brawl.who.find((id) => id !== me.id) ?? me.id;
  if (me.seat !== null) return { behave: 'standUp', hero: other };
  const [dx, dy] = ROUND[Math.max(0, brawl.who.indexOf(me.id)) % ROUND.length] ?? [0, 0];
  const to = cafe.floor.nearestTile(me, brawl.x + dx, brawl.y + dy);
  const isThere = to === null || (me.stepOf === 0 && me.x === to.x && me.y === to.y);
  if (isThere || runned > 30 || cafe.floor.tilesTo(me, to.x, to.y) >= NO_WAY) return { behave: 'brawl' };
  return { behave: 'move', x: to.x, y: to.y, tick: 30 };
};

const MEDIATES = 'maid.mediate';

const hasHandsFree = (me: Maid): boolean =>
  me.carrying.length === 0 && me.orders.length === 0 && me.pose !== 'down' && me.present;

/**
 * Whether a maid's current script allows her to stop a brawl. All waiting scripts do; they are recognised by the
 * beginning of their name, so a new waiting script need not be listed here.
 */
export const isAtLeisure = (script: string): boolean =>
  script.startsWith('maid.waiting') ||
  script === 'maid.byTable' ||
  script === 'maid.apprentice' ||
  script === 'maid.byUtility' ||
  script === 'maid.chat';

/**
 * The nearest brave maid who has heard the brawl and could stop it; ties go to the smaller id. The maid `me` counts
 * whatever her script is. Other maids count only if their current script lets them stop a brawl. So a maid who runs a
 * player's script or walks to a guest does not keep another maid from going.
 */
function mediatorOf(me: Maid, cafe: CafeView, { x, y }: GoingEvent): Maid | null {
  let best: Maid | null = null;
  let fewest = Infinity;
  for (const one of cafe.maids) {
    const script = cafe.scriptOf(one) ?? '';
    if (script === MEDIATES) return null;
    const far = tilesBetween(one.x, one.y, x, y);
    if (far >= fewest || !hears(one) || !isBrave(one) || !hasHandsFree(one)) continue;
    if (one !== me && !isAtLeisure(script)) continue;
    if (cafe.floor.tilesTo(one, x, y) < NO_WAY) [best, fewest] = [one, far];
  }
  return best;
}

/**
 * Reaction of a maid who hears the brawl and has time: she goes between the fighters if she is the one to stop it, or
 * to the kitchen if she is frightened.
 */
export const goesBetween: MaidScript = ({ me, cafe }) => {
  if (me.buffs.length === 0 || me.stepOf > 0 || !hears(me)) return undefined;
  const brawl = cafe.today.event('brawl');
  if (brawl === undefined) return undefined;
  if (isFrightened(me)) {
    if (!hasHandsFree(me)) return undefined;
    cafe.reasons.note('brawl.hides', { nerve: nerveOf(me) });
    return warp('flee', {});
  }
  if (mediatorOf(me, cafe, brawl) !== me) return undefined;
  if (cafe.floor.standBeside(me, brawl.x, brawl.y) === null) return undefined;
  cafe.reasons.note('brawl.mediates', { name: cafe.guest(brawl.who[0] ?? '')?.name ?? null });
  return warp('mediate', {});
};

const mediates: MaidScript = concat(getsUp, ({ me, cafe }, runned) => {
  const brawl = cafe.today.event('brawl');
  const to = brawl === undefined ? null : cafe.floor.standBeside(me, brawl.x, brawl.y);
  if (brawl === undefined || to === null || runned > 3) return warp('waiting', {});
  if (me.stepOf === 0 && tilesBetween(me.x, me.y, brawl.x, brawl.y) <= 1) return { behave: 'mediate' };
  return { behave: 'move', x: to.x, y: to.y };
});

/** A frightened maid waits by the kitchen's pass until the fight is over. */
const hides: MaidScript = concat(getsUp, ({ me, cafe }, runned): Todo | ReturnType<typeof warp> => {
  if (cafe.today.event('brawl') === undefined || runned > 40) return warp('waiting', {});
  const to = cafe.floor.atPass(me) ? null : cafe.floor.standAtPass(me);
  if (to === null || (me.stepOf === 0 && me.x === to.x && me.y === to.y)) return { behave: 'cower' };
  return { behave: 'move', x: to.x, y: to.y };
});

export const brawlScripts: Readonly<Record<string, GuestScript>> = {
  'guest.brawl': fights,
  [GUEST_MEDIATES]: guestMediates,
};
export const mediatorScripts: Readonly<Record<string, MaidScript>> = { [MEDIATES]: mediates, 'maid.hide': hides };
