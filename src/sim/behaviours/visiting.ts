/** Behaviours of guests: sitting down, calling, waiting, eating, asking a celebrity for an autograph, leaving. */

import { DONE, dropArea, IMPOSSIBLE, type Progress, restFor, RESTING } from '../../ai/index.ts';
import { type Behaviour, only, str, workFor } from './behaviour.ts';
import { tileAt, facingTo } from '../world/map.ts';
import { FLAG, type Guest, type LeaveReason } from '../state/person.ts';
import { waitsForCompany } from '../visits/parties.ts';
import { STUCK_AFTER, TICKS } from '../state/tuning.ts';
import { setFlag } from '../people/flags-and-buffs.ts';
import { remembers, remembersSignature } from '../people/guest-memory.ts';
import { sitsOutside } from '../visits/wing-guests.ts';
import { ordersSpecial } from '../strong/special.ts';
import { enterStage } from '../visits/visit-stages.ts';
import { ringsHandBell } from '../people/sounds.ts';
import { outOfPatience, patienceTicks, waitsOutRain } from '../people/patience.ts';
import {
  isQuiet,
  call,
  draws,
  emit,
  gotOn,
  guest,
  removeDish,
  shows,
  stopCalling,
  type World,
} from '../world/world.ts';
import { getUpToLeave } from './leaving.ts';

/**
 * Returns the progress of a guest who waits: impossible if the patience has run out, otherwise a rest until it runs
 * out. While a maid attends the guest, the rest lasts 5 ticks.
 */
function restForPatience(world: World, me: Guest): Progress {
  if (outOfPatience(world, me) !== null) return IMPOSSIBLE;
  if (me.attendedBy !== null) return restFor(5);
  return restFor(Math.max(1, patienceTicks(world, me)));
}

/** Makes a guest sit down on the seat at the guest's tile, and reserves the seat. */
export function sitDown(world: World, me: Guest, seatId: string): void {
  const seat = world.seats.get(seatId);
  if (seat === undefined) return;
  seat.takenBy = me.id;
  world.places.seatChanged(seat);
  world.places.keep(seat.id, me.id);
  me.seat = seat.id;
  me.claimedSeat = seat.id;
  me.x = me.toX = seat.x;
  me.y = me.toY = seat.y;
  me.facing = seat.facing;
  me.pose = 'sit';
  world.crowd.placed(me);
  sitsOutside(world, me);
  // The field `again` marks a guest who sits down a second time, for example after getting an autograph. Counts of
  // seated guests ignore events with this field.
  emit(world, 'seated', me.id, { seat: seat.id, table: seat.table, ...(me.before === null ? {} : { again: true }) });
  gotOn(world, me);
}

function finishEating(world: World, me: Guest): void {
  const { state } = world;
  const eaten = me.plate === null ? undefined : state.dishes[me.plate];
  if (eaten !== undefined) {
    removeDish(world, eaten);
    remembers(world, me, 'ate', eaten.dish);
  }
  me.plate = null;
  me.servedCount++;
  const seat = me.seat === null ? undefined : world.seats.get(me.seat);
  if (seat !== undefined) {
    seat.dirty = true;
    world.places.seatChanged(seat);
  }
  emit(world, 'eaten', me.id, { cold: me.ateCold });
  if (me.ateCold && draws(me, state.chances.mood * 0.2)) {
    setFlag(world, me, FLAG.POISONED, 400);
    me.leaveReason = 'fled';
    enterStage(world, me, 'flee');
    return;
  }
  // A guest who still has dishes on a fixed list of orders (`wants`) orders the next one while the doors are open. Every other guest decides
  // after eating whether to order again, to linger or to pay.
  enterStage(world, me, !state.closed && me.wants !== null && me.wants.length > 0 ? 'callOrder' : 'linger');
}

/**
 * Ticks after which the watchdog reports a waiting guest: the guest's patience and some ticks more, because a guest
 * whose patience has run out leaves only after the next thought. Some events give patience back without progress, such
 * as a game of janken that the guest has won; then the patience counts from a later tick.
 */
function waitLimit({ patience, stageTick, progressTick, doingSince, attendedBy }: Guest): number {
  const givenBack = Math.max(0, stageTick - Math.max(progressTick, doingSince));
  // While a maid attends the guest no patience is lost, however long she takes. So only a limited part of it counts then:
  // what was given back before she came must not be lost, and a guest who is attended without end must be found.
  return patience + (attendedBy === null ? givenBack : Math.min(givenBack, patience)) + STUCK_AFTER.waiting;
}

export const visiting: Record<string, Behaviour> = {
  /** `{ behave: 'sit', seat }`: sits down; the guest must stand on the seat's tile. */
  sit: only('guest', {
    fields: { seat: 'text' },
    canDo: (world, me, todo) => {
      const seat = world.seats.get(str(todo, 'seat'));
      return (
        seat !== undefined &&
        me.stage !== 'leave' &&
        (seat.takenBy === null || seat.takenBy === me.id) &&
        me.x === seat.x &&
        me.y === seat.y &&
        me.stepOf === 0
      );
    },
    perform: (world, me, todo) => {
      sitDown(world, me, str(todo, 'seat'));
      if (me.before === null) {
        enterStage(world, me, 'callOrder');
        ordersSpecial(world, me);
      } else {
        enterStage(world, me, me.before);
        me.before = null;
      }
      return DONE;
    },
  }),
  /**
   * `{ behave: 'call', need }`: a guest raises a hand until a maid has taken the order or the bill. Calling ends the
   * stage `linger` of the visit.
   */
  call: only('guest', {
    limit: (me) => waitLimit(me as Guest),
    fields: { need: ['order', 'bill'] },
    canDo: (world, me) => me.seat !== null && outOfPatience(world, me) === null,
    perform: (world, me, todo) => {
      const need = todo['need'] === 'bill' ? 'bill' : 'order';
      const stage = need === 'order' ? 'callOrder' : 'callBill';
      if (me.stage === 'linger') enterStage(world, me, stage);
      else if (me.stage !== stage) return DONE;
      if (me.calls === null) {
        call(world, me, need);
        ringsHandBell(world, me);
      }
      if (me.attendedBy === null && me.pose !== 'call' && !isQuiet(me)) me.pose = 'call';
      return restForPatience(world, me);
    },
  }),
  /** `{ behave: 'wait', for }`: waits for a seat, a dish, or the rest of the party. */
  wait: only('guest', {
    // The watchdog does not report a guest who waits for the party, because it checks the other members too. It also
    // does not report a guest who waits for the rain to stop.
    limit: (me, todo) => (todo['for'] === 'company' || todo['for'] === 'rain' ? Infinity : waitLimit(me as Guest)),
    fields: { for: 'text' },
    canDo: (world, me) => outOfPatience(world, me) === null,
    perform: (world, me, todo) => {
      if (todo['for'] === 'dish' && me.stage !== 'waitDish') return DONE;
      if (todo['for'] === 'seat' && me.stage !== 'queue') return DONE;
      if (todo['for'] === 'rain') return waitsOutRain(world, me) ? RESTING : DONE;
      if (me.seat !== null) me.pose = 'wait';
      else if (me.pose !== 'phone') me.pose = 'idle';
      if (todo['for'] === 'company') return waitsForCompany(world, me) ? RESTING : DONE;
      return restForPatience(world, me);
    },
  }),
  eat: only('guest', {
    limit: (me) => waitLimit(me as Guest) + (me as Guest).eatTicksLeft,
    dropped: (world, me) => {
      if (me.role === 'guest') me.eatTicksLeft = Math.max(1, me.workUntil - world.state.tick);
    },
    canDo: (_world, me) => me.seat !== null && me.plate !== null,
    perform: (world, me, todo) =>
      workFor(
        world,
        me,
        todo.behave,
        Math.max(1, me.eatTicksLeft),
        () => {
          me.eatTicksLeft = 0;
          finishEating(world, me);
        },
        () => {
          me.pose =
            world.state.dishes[me.plate as number]?.dish === 'tea' ||
            world.state.dishes[me.plate as number]?.dish === 'coffee'
              ? 'drink'
              : 'eat';
        },
      ),
  }),
  /** `{ behave: 'standUp', hero }`: leaves the seat to see a celebrity; the seat stays reserved. */
  standUp: only('guest', {
    fields: { hero: 'text?' },
    canDo: (_world, me) => me.seat !== null,
    perform: (world, me) => {
      stopCalling(world, me);
      me.before = me.stage;
      me.seat = null;
      me.pose = 'idle';
      enterStage(world, me, 'visitHero');
      return DONE;
    },
  }),
  /** `{ behave: 'autograph', hero }`: asks a celebrity for an autograph. */
  autograph: only('guest', {
    fields: { hero: 'text' },
    canDo: (world, me, todo) => guest(world, str(todo, 'hero')) !== undefined && me.seat === null,
    perform: (world, me, todo) =>
      workFor(
        world,
        me,
        todo.behave,
        TICKS.autograph,
        () => {
          me.pose = 'idle';
          me.mood = Math.min(1, me.mood + 0.4);
          setFlag(world, me, FLAG.STARSTRUCK, 300);
          remembersSignature(me, str(todo, 'hero'));
          emit(world, 'autograph', me.id, { hero: str(todo, 'hero') });
        },
        () => {
          const hero = guest(world, str(todo, 'hero'));
          if (hero !== undefined) me.facing = facingTo(me.x, me.y, hero.x, hero.y, me.facing);
          me.pose = 'autograph';
          shows(world, me, 'heart', TICKS.autograph, 'autograph');
        },
      ),
  }),
  /** `{ behave: 'stare', hero }`: stares at a celebrity from the seat. */
  stare: only('guest', {
    fields: { hero: 'text' },
    canDo: (world, me, todo) => me.seat !== null && guest(world, str(todo, 'hero')) !== undefined,
    perform: (world, me, todo) =>
      workFor(
        world,
        me,
        todo.behave,
        TICKS.autograph,
        () => {
          me.pose = 'sit';
        },
        () => {
          me.pose = 'stare';
          shows(world, me, 'star', TICKS.autograph);
          emit(world, 'stare', me.id, { hero: str(todo, 'hero') });
        },
      ),
  }),
  /** `{ behave: 'getUpToLeave', reason? }`: a guest gets up to leave for good; the event `leaves` is written to the log. */
  getUpToLeave: only('guest', {
    fields: { reason: 'text?' },
    // A todo with a reason means that the guest gives up before the visit is over. It becomes impossible if the guest
    // has started to leave with the party in the meantime, so that no guest is counted as lost twice.
    canDo: (_world, me, todo) => me.stage !== 'leave' || typeof todo['reason'] !== 'string',
    perform: (world, me, todo) => {
      if (typeof todo['reason'] === 'string') me.leaveReason ??= todo['reason'] as LeaveReason;
      enterStage(world, me, 'leave');
      getUpToLeave(world, me);
      return DONE;
    },
  }),
  /**
   * `{ behave: 'goOut' }`: leaves through the door; the guest is removed at the end of the tick. A guest cut off from
   * every door is removed on the spot.
   */
  goOut: only('guest', {
    canDo: (world, me) =>
      me.stepOf === 0 && (tileAt(world.state.map, me.x, me.y) === 'D' || world.floor.doorFor(me) === null),
    perform: (world, me) => {
      world.leaving.push(me.id);
      return DONE;
    },
  }),
  /** `{ behave: 'entrance', radius? }`: a celebrity makes an entrance, see {@link entrance}. */
  entrance: only('guest', {
    fields: { radius: 'whole?' },
    canDo: (_world, me) => me.isHero,
    perform: (world, me, todo) => {
      entrance(world, me, typeof todo['radius'] === 'number' ? todo['radius'] : 6);
      gotOn(world, me);
      return DONE;
    },
  }),
};

/** Number of ticks for which guests can notice a celebrity's entrance. */
const ENTRANCE_TICKS = 40;

/** A celebrity's entrance is an area effect: every guest within the radius notices it (How NPC AI works, part 3). */
export function entrance(world: World, me: Guest, radius: number): void {
  shows(world, me, 'crown', 80);
  emit(world, 'entrance', me.id, { name: me.name, radius });
  dropArea(world.state.areas, {
    x: me.x,
    y: me.y,
    radius,
    buff: 'star',
    buffTicks: 200,
    ticks: ENTRANCE_TICKS,
    from: me.id,
  });
}
