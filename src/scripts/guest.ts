/**
 * Scripts of the guests for arriving, taking a seat, waiting in the queue, the visit at the table, and leaving. What
 * guests do in their free time is decided by their temperament, see guest/temperament.ts.
 */

import { concat, type Todo, type Warp, warp } from '../ai/index.ts';
import { NO_WAY, tilesBetween } from '../sim/script-api/script-api.ts';
import type { CafeView, Guest } from '../sim/script-api/views.ts';
import { course } from './guest/course.ts';
import { temperament } from './guest/temperament.ts';
import { fields, type GuestScript } from './script-types.ts';
import { choosePlaces, type PlacesChosen } from './utility/party-seats.ts';

const hasReachableSeat = (me: Guest, cafe: CafeView): boolean =>
  cafe.seating.all.some((seat) => cafe.floor.tilesTo(me, seat.x, seat.y) < NO_WAY);

const goesTo = (cafe: CafeView, { seat, mates }: PlacesChosen): Warp => {
  cafe.reasons.note('guest.seat', { table: seat.table });
  return warp('toSeat', mates === null ? { seat: seat.id } : { seat: seat.id, mates });
};

/**
 * Makes a guest leave because someone else has ended the visit: a maid has taken the payment, or a companion has lost
 * patience.
 */
const goesAlong = (me: Guest): Warp => warp('leave', { up: me.seat === null });

/** A guest comes in and takes a seat or joins the queue; a celebrity makes an entrance first. */
const enter: GuestScript = ({ me, cafe }, runned) => {
  if (me.stage === 'leave') return goesAlong(me);
  if (me.isHero && runned === 0) return { behave: 'entrance', radius: me.loudness };
  if (me.claimedSeat !== null) {
    const mine = cafe.seat(me.claimedSeat);
    if (mine === undefined || cafe.floor.tilesTo(me, mine.x, mine.y) >= NO_WAY)
      return warp('leave', { reason: 'noWay' });
    if (mine.takenBy === null || mine.takenBy === me.id) return warp('toSeat', { seat: mine.id });
    return warp('queue', {});
  }
  const places = choosePlaces(me, cafe);
  if (places !== null) return goesTo(cafe, places);
  if (cafe.seating.all.length > 0 && !hasReachableSeat(me, cafe)) return warp('leave', { reason: 'noWay' });
  if (cafe.visits.isAskedToComeBack(me)) {
    cafe.reasons.note('guest.sign');
    return warp('leave', { reason: 'later' });
  }
  return warp('queue', {});
};

/** Makes a guest leave in the same tick in which patience runs out. */
const givesUp: GuestScript = ({ me, cafe }) => {
  if (me.stage === 'leave') return goesAlong(me);
  const reason = cafe.visits.outOfPatience(me);
  if (reason === null) return undefined;
  cafe.reasons.note('guest.givesUp', { reason });
  return { behave: 'getUpToLeave', reason };
};

const takesFreeSeat: GuestScript = ({ me, cafe }) => {
  if (me.stepOf > 0) return undefined;
  const fixed = me.claimedSeat === null ? undefined : cafe.seat(me.claimedSeat);
  if (fixed !== undefined)
    return fixed.takenBy === null || fixed.takenBy === me.id ? goesTo(cafe, { seat: fixed, mates: null }) : undefined;
  const places = me.claimedSeat === null ? choosePlaces(me, cafe) : null;
  if (places === null) return undefined;
  const goes = goesTo(cafe, places);
  if (me.isHero) cafe.reasons.note('guest.heroSeat', { table: places.seat.table });
  return goes;
};

const movesUp: GuestScript = ({ me, cafe }) => {
  const spot = cafe.floor.queueSpot(me);
  return me.x === spot.x && me.y === spot.y ? undefined : { behave: 'move', x: spot.x, y: spot.y, tick: 20 };
};

/**
 * In the queue a guest thinks often, so that the guest moves up at once. Only every fifth of these thoughts consults
 * the temperament.
 */
const PONDERS_EVERY = 5;
const pondersNowAndThen: GuestScript = (who, runned, ...rest) =>
  runned % PONDERS_EVERY === PONDERS_EVERY - 1 ? temperament(who, runned, ...rest) : undefined;

/**
 * A guest without an umbrella whose patience has run out waits until the rain ends (the fact `weather`), then leaves.
 */
const waitsOutRain: GuestScript = ({ me, cafe }) => {
  if (!cafe.visits.waitsOutRain(me)) return undefined;
  cafe.reasons.note('guest.waitsOutRain');
  return WAITS_OUT_RAIN;
};
const WAITS_OUT_RAIN: Todo = { behave: 'wait', for: 'rain', until: ['seats', 'weather'], tick: 60 };

/** A guest in the queue waits beside the door until a seat is free or patience runs out. */
const queue: GuestScript = concat(
  givesUp,
  takesFreeSeat,
  movesUp,
  waitsOutRain,
  pondersNowAndThen,
  () => STANDS_IN_LINE,
);
const STANDS_IN_LINE: Todo = { behave: 'wait', for: 'seat', until: ['seats', 'weather'], tick: 40 };

/** A guest walks to the chosen seat. If the seat is taken or cannot be reached, the guest looks for another. */
const toSeat: GuestScript = ({ me, cafe }, runned, _commands, param) => {
  if (me.stage === 'leave') return goesAlong(me);
  const id = fields(param)['seat'];
  const seat = typeof id === 'string' ? cafe.seat(id) : undefined;
  if (seat === undefined || (seat.takenBy !== null && seat.takenBy !== me.id)) return warp('enter', {});
  // A guest who already had this seat, for example before a fight, goes back even if the seat is closed to new guests
  // now.
  if (me.seat === null && me.claimedSeat !== seat.id && !cafe.seating.isOpen(seat)) return warp('enter', {});
  if (me.x === seat.x && me.y === seat.y && me.stepOf === 0) {
    if (me.seat === seat.id) return warp('seated', {});
    return { behave: 'sit', seat: seat.id };
  }
  if (cafe.floor.tilesTo(me, seat.x, seat.y) >= NO_WAY || runned > 400) return warp('leave', { reason: 'noWay' });
  return { behave: 'move', x: seat.x, y: seat.y, seat: seat.id, tick: 60 };
};

/**
 * A guest at the table does what the temperament chooses. If it chooses nothing, the guest does the next step of the
 * visit.
 */
const seated: GuestScript = concat(
  givesUp,
  ({ me }) => (me.stage === 'flee' ? warp('flee', {}) : me.seat === null ? warp('enter', {}) : undefined),
  temperament,
  ({ me, cafe }) => course(me, cafe),
);

/**
 * A guest gets up and leaves by the nearest door, with a plain move. The temperament decides only whether the guest
 * drops litter.
 */
const leave: GuestScript = (...given) => {
  const [{ me, cafe }, runned, , param] = given;
  if (runned === 0 && fields(param)['up'] !== true) {
    cafe.reasons.note('guest.leaves', { reason: me.leaveReason });
    return { behave: 'getUpToLeave' };
  }
  const parting = runned === (fields(param)['up'] === true ? 0 : 1) ? temperament(...given) : undefined;
  if (parting !== undefined && 'behave' in parting && parting.behave === 'litter') return parting;
  if (me.stepOf === 0 && cafe.floor.isDoor(me.x, me.y)) return { behave: 'goOut' };
  const door = cafe.floor.doorFor(me);
  if (door === null) return { behave: 'goOut' };
  return { behave: 'move', x: door.x, y: door.y };
};

/** A guest goes to a celebrity for an autograph, and back to the chair. */
const mob: GuestScript = ({ me, cafe }, runned, _commands, param) => {
  const { hero, seat } = fields(param);
  const star = typeof hero === 'string' ? cafe.guest(hero) : undefined;
  const chair = typeof seat === 'string' ? cafe.seat(seat) : undefined;
  if (me.stage === 'leave') return goesAlong(me);
  if (runned === 0 && me.seat !== null) return { behave: 'standUp' };
  const done = cafe.has(me, 'STARSTRUCK') || star === undefined || star.stage === 'leave' || runned > 60;
  if (!done) {
    if (me.work === 'autograph') return { behave: 'autograph', hero: star.id };
    if (me.stepOf === 0 && tilesBetween(me.x, me.y, star.x, star.y) <= 2) return { behave: 'autograph', hero: star.id };
    const to = cafe.floor.nearestTile(me, star.x, star.y);
    if (to !== null && (to.x !== me.x || to.y !== me.y) && cafe.floor.tilesTo(me, to.x, to.y) < NO_WAY)
      return { behave: 'move', x: to.x, y: to.y, tick: 10 };
  }
  if (chair === undefined) return warp('leave', { reason: 'noWay' });
  return warp('toSeat', { seat: chair.id });
};

const flee: GuestScript = ({ cafe }) => {
  cafe.reasons.note('guest.flees');
  return warp('leave', { reason: 'fled' });
};

export const guestScripts: Readonly<Record<string, GuestScript>> = {
  'guest.enter': enter,
  'guest.queue': queue,
  'guest.toSeat': toSeat,
  'guest.seated': seated,
  'guest.leave': leave,
  'guest.mob': mob,
  'guest.flee': flee,
};
