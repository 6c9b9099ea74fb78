/**
 * The stage show (_How NPC AI works_, part 4). A dance ends with a warp to `afterDance`. The warp table says what
 * follows: the dancer starts the next dance; a guest who joined in returns to the drink.
 */

import { NO_WAY, tilesBetween } from '../../sim/script-api/script-api.ts';
import { recall, warp } from '../../ai/index.ts';
import type { CafeView, Guest } from '../../sim/script-api/views.ts';
import { fields, type GuestScript } from '../script-types.ts';

/** The place where a dancer dances; null if there is none, or no way to it. */
function spotFor(me: Guest, cafe: CafeView): { readonly x: number; readonly y: number } | null {
  const spot = cafe.today.danceSpot(me);
  return spot === null || cafe.floor.tilesTo(me, spot.x, spot.y) >= NO_WAY ? null : spot;
}

const entersStage: GuestScript = ({ me, cafe }) => {
  const spot = spotFor(me, cafe);
  if (spot === null) return warp('leave', {});
  if (me.stepOf === 0 && me.x === spot.x && me.y === spot.y) return warp('perform', {});
  cafe.reasons.note('show.stage');
  return { behave: 'move', x: spot.x, y: spot.y };
};

const performs: GuestScript = ({ me, cafe }, runned) => {
  if (runned > 0) return warp('afterDance', {});
  if (cafe.today.danceSpot(me) === null) return warp('leave', {});
  cafe.reasons.note('show.dances');
  return { behave: 'dance' };
};

const dancesOn: GuestScript = () => warp('perform', {});

const performerLeaves: GuestScript = ({ me, cafe }) => {
  // A dancer whose way to the stage is barred leaves, although the show still goes on.
  if (cafe.today.isWanted(me) && spotFor(me, cafe) !== null) return warp('enter', {});
  cafe.reasons.note('show.over');
  const door = cafe.floor.doorFor(me);
  if (door === null || (me.stepOf === 0 && cafe.floor.isDoor(me.x, me.y))) return { behave: 'goOut' };
  return { behave: 'move', x: door.x, y: door.y };
};

/** Probability that a guest joins in the dance, by the guest's temperament. */
const JOINS: Readonly<Record<string, number>> = {
  starstruck: 1,
  sociable: 1,
  curious: 0.6,
  litterer: 0.4,
  patient: 0.2,
};
const MAY_JOIN: readonly Guest['stage'][] = ['waitDish', 'eat', 'linger'];

/** A guest who has just noticed the show may join in if there is time to spare. */
export const joinsShow: GuestScript = ({ me, cafe }) => {
  if (me.buffs.length === 0 || !me.buffs.some(({ buff, seen }) => buff === 'show' && !seen)) return undefined;
  if (me.seat === null || me.attendedBy !== null || !MAY_JOIN.includes(me.stage)) return undefined;
  if (recall(me.memory, 'did:dance', cafe.tick) !== undefined) return undefined;
  const dancer = cafe.today.dancer;
  if (dancer === null || !cafe.draws(me, 'crowd', JOINS[me.temperament] ?? 0)) return undefined;
  cafe.reasons.note('show.joins', { name: dancer.name });
  return warp('join', { dancer: dancer.id });
};

/** A guest gets up to dance and goes to a free place in front of the stage. */
const joins: GuestScript = ({ me, cafe }, runned, _commands, param) => {
  const { dancer } = fields(param);
  const star = typeof dancer === 'string' ? cafe.guest(dancer) : undefined;
  if (me.stage === 'leave') return warp('leave', { up: me.seat === null });
  if (runned === 0 && me.seat !== null && star !== undefined) return { behave: 'standUp', hero: star.id };
  if (me.seat !== null) return warp('seated', {});
  if (me.doing === 'dance' || star === undefined || cafe.today.danceSpot(star) === null || runned > 40)
    return warp('afterDance', {});
  if (me.stepOf === 0 && tilesBetween(me.x, me.y, star.x, star.y) <= 3) return { behave: 'dance' };
  const own = me.id.charCodeAt(me.id.length - 1);
  const to = cafe.floor.nearestTile(me, star.x - 1 + (own % 3), star.y + 1 + (own % 2));
  if (to === null || (me.stepOf === 0 && me.x === to.x && me.y === to.y)) return { behave: 'dance' };
  return { behave: 'move', x: to.x, y: to.y, tick: 40 };
};

const goesBackToTheDrink: GuestScript = ({ me, cafe }) => {
  if (me.stage === 'leave') return warp('leave', { up: true });
  cafe.reasons.note('show.back');
  return me.claimedSeat === null ? warp('enter', {}) : warp('toSeat', { seat: me.claimedSeat });
};

export const showScripts: Readonly<Record<string, GuestScript>> = {
  'dancer.enter': entersStage,
  'dancer.perform': performs,
  'dancer.afterDance': dancesOn,
  'performer.leave': performerLeaves,
  'guest.join': joins,
  'guest.afterDance': goesBackToTheDrink,
};
