/**
 * A brawl: the guests who began it, guests who join in, guests who run away, and the maid who stops it. She walks there
 * with a plain move, so nothing diverts her.
 */

import { concat, warp } from '../../ai/index.ts';
import { HOT_HEADS, NO_WAY, tilesBetween } from '../../sim/script-api/script-api.ts';
import type { CafeView, GoingEvent, Guest, Maid } from '../../sim/script-api/views.ts';
import type { GuestScript, MaidScript } from '../kinds.ts';
import { getsUp } from '../maid/script-pieces.ts';

const TIMID: readonly string[] = ['family', 'elderly', 'tourist', 'investor', 'critic'];
/** Probabilities of joining in and of running away, for guests who could. */
const JOINS = 0.4;
const RUNS = 0.6;
const AT_LEISURE: readonly Guest['stage'][] = ['callOrder', 'waitDish', 'eat', 'linger'];
/** Only guests who have eaten nothing yet run away, so nobody leaves an unpaid bill. */
const COULD_RUN: readonly Guest['stage'][] = ['callOrder', 'waitDish'];

/** Reacts to a brawl: takes part, joins in or runs away. */
export const seesBrawl: GuestScript = ({ me, cafe }) => {
  const brawl = cafe.today.event('brawl');
  if (brawl === undefined || me.seat === null || me.attendedBy !== null || !AT_LEISURE.includes(me.stage))
    return undefined;
  if (brawl.who.includes(me.id)) {
    cafe.reasons.note('brawl.fights');
    return warp('brawl', {});
  }
  if (me.isHero || !me.buffs.some(({ buff, seen }) => buff === 'brawl' && !seen)) return undefined;
  if (HOT_HEADS.includes(me.customerType) && cafe.draws(me, 'crowd', JOINS)) {
    cafe.reasons.note('brawl.joins');
    return warp('brawl', {});
  }
  const couldRun = TIMID.includes(me.customerType) && me.bill === 0 && COULD_RUN.includes(me.stage);
  if (!couldRun || !cafe.draws(me, 'crowd', RUNS)) return undefined;
  cafe.reasons.note('brawl.runs');
  return warp('flee', {});
};

/** Offsets, in tiles, of the places to which the two opponents of a brawl go, as far as the furniture allows. */
const ROUND: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

const fights: GuestScript = ({ me, cafe }, runned) => {
  const brawl = cafe.today.event('brawl');
  if (me.stage === 'leave') return warp('leave', { up: me.seat === null });
  if (brawl === undefined) {
    if (me.seat !== null) return warp('seated', {});
    return me.claimedSeat === null ? warp('enter', {}) : warp('toSeat', { seat: me.claimedSeat });
  }
  const other = brawl.who.find((id) => id !== me.id) ?? me.id;
  if (me.seat !== null) return { behave: 'standUp', hero: other };
  const [dx, dy] = ROUND[Math.max(0, brawl.who.indexOf(me.id)) % ROUND.length] ?? [0, 0];
  const to = cafe.floor.nearestTile(me, brawl.x + dx, brawl.y + dy);
  const isThere = to === null || (me.stepOf === 0 && me.x === to.x && me.y === to.y);
  if (isThere || runned > 30 || cafe.floor.tilesTo(me, to.x, to.y) >= NO_WAY) return { behave: 'brawl' };
  return { behave: 'move', x: to.x, y: to.y, tick: 30 };
};

const MEDIATES = 'maid.mediate';
/** Charm from which guests listen to a maid. */
const OBEDIENCE = 0.9;
const CHARM = 1;
/** Distance in tiles beyond which a maid does not hear the brawl. */
const HEARS_TILES = 16;

const hasHandsFree = (me: Maid): boolean =>
  me.carrying.length === 0 && me.orders.length === 0 && me.pose !== 'down' && me.present;
const isListenedTo = (me: Maid): boolean => me.charm >= CHARM || me.obedience >= OBEDIENCE;

/**
 * Whether a maid's current script lets her stop a brawl. All waiting scripts do and are recognised by their name, so a
 * new waiting script needs no entry here.
 */
export const isAtLeisure = (script: string): boolean =>
  script.startsWith('maid.waiting') || script === 'maid.byTable' || script === 'maid.chat';

/**
 * The nearest maid who could and would stop the brawl; ties go to the smaller id. The maid `me` counts whatever her script
 * is. Other maids count only if their current script lets them stop a brawl: a maid with a player's script, or on her
 * way to a guest, does not keep another maid from going.
 */
function mediatorOf(me: Maid, cafe: CafeView, { x, y }: GoingEvent): Maid | null {
  let best: Maid | null = null;
  let fewest = HEARS_TILES + 1;
  for (const one of cafe.maids) {
    const script = cafe.scriptOf(one) ?? '';
    if (script === MEDIATES) return null;
    const far = tilesBetween(one.x, one.y, x, y);
    if (far >= fewest || !isListenedTo(one) || !hasHandsFree(one)) continue;
    if (one !== me && !isAtLeisure(script)) continue;
    if (cafe.floor.tilesTo(one, x, y) < NO_WAY) [best, fewest] = [one, far];
  }
  return best;
}

/** Sends a maid to the brawl if she is the nearest maid who would stop it. */
export const goesBetween: MaidScript = ({ me, cafe }) => {
  const brawl = cafe.today.event('brawl');
  if (brawl === undefined || me.stepOf > 0 || mediatorOf(me, cafe, brawl) !== me) return undefined;
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

export const brawlScripts: Readonly<Record<string, GuestScript>> = { 'guest.brawl': fights };
export const mediatorScripts: Readonly<Record<string, MaidScript>> = { [MEDIATES]: mediates };
