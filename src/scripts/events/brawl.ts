/**
 * A brawl, as each sees it (chapters 1.4, 2.2): the two who began it, those who cannot keep out of it, those who run, and
 * the maid who goes between them. She goes plainly: nothing turns her on the way.
 */

import { concat, warp } from '../../ai/index.ts';
import { type GoingEvent, HOT_HEADS, NO_WAY, type ScriptApi, tilesBetween } from '../../sim/script-api/script-api.ts';
import type { Guest, Maid } from '../../sim/state/person.ts';
import type { GuestScript, MaidScript } from '../kinds.ts';
import { getsUp } from '../maid/pieces.ts';

const TIMID: readonly string[] = ['family', 'elderly', 'tourist', 'investor', 'critic'];
/** Of those who could: how many join, and how many run. */
const JOINS = 0.4;
const RUNS = 0.6;
const AT_LEISURE: readonly Guest['stage'][] = ['callOrder', 'waitDish', 'eat', 'linger'];
/** Only who has had nothing yet runs: nobody leaves a bill. */
const COULD_RUN: readonly Guest['stage'][] = ['callOrder', 'waitDish'];

/** A fight is on: it is mine, or it could be, or I had better go. */
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

/** Where each stands, as far as the furniture lets them. */
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

// ── maids ───────────────────────────────────────────────────────────────────────────────────────────────────────

const MEDIATES = 'maid.mediate';
/** Whom people listen to. */
const OBEDIENCE = 0.9;
const CHARM = 1;
/** Farther away she does not hear of it. */
const HEARS_TILES = 16;

const hasHandsFree = (me: Maid): boolean =>
  me.carrying.length === 0 && me.orders.length === 0 && me.pose !== 'down' && me.present;
const isListenedTo = (me: Maid): boolean => me.charm >= CHARM || me.obedience >= OBEDIENCE;

/**
 * Whether a maid who is about this would go and make peace: the scripts that ask {@link goesBetween} first. All that wait
 * are among them, by their name, so that a new way to wait needs no line here.
 */
export const isAtLeisure = (script: string): boolean =>
  script.startsWith('maid.waiting') || script === 'maid.byTable' || script === 'maid.chat';

/**
 * The nearest of those who could and would; ties by id. Whoever asks would. Of the others those count whose own script
 * asks as well: one who thinks of something else – a player's script, a guest she is walking to – keeps nobody from going.
 */
function mediatorOf(me: Maid, cafe: ScriptApi, { x, y }: GoingEvent): Maid | null {
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

/** A brawl, and she is the one to go. */
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
