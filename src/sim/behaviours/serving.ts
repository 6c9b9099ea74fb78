/**
 * A maid's service. At tables she takes orders and money and serves plates; at the pass she hands in tickets and picks
 * up dishes. These todos have no tick budget: once started they are finished unless the guest leaves.
 */

import type { Todo } from '../../ai/index.ts';
import { type Behaviour, only, str, workFor } from './behaviour.ts';
import { facingTo, tilesBetween } from '../world/map.ts';
import { ordersAlong } from '../visits/parties.ts';
import { fonder } from '../people/friends.ts';
import { servedBy } from '../people/moods.ts';
import { attended } from '../minds/command-answers.ts';
import { rushServed } from '../strong/ledger.ts';
import { specialFor } from '../strong/special.ts';
import { isRushed } from '../state/strong.ts';
import { moodAfter } from '../visits/price-effects.ts';
import { remembers, remembersService } from '../people/guest-memory.ts';
import { nearDish } from '../season/menu-and-recipes.ts';
import { hearOrder, regularOf } from '../visits/regulars.ts';
import { isOnMenu, wishes } from '../visits/wishes.ts';
import { takesBakersDish } from '../kitchen/bakers-dishes.ts';
import { isReadyAhead } from '../kitchen/warm-shelf.ts';
import { TICKS, ordersAtOnce, dishesAtOnce } from '../state/tuning.ts';
import type { Guest, Maid } from '../state/person.ts';
import type { Dish } from '../state/things.ts';
import {
  dishesChanged,
  emit,
  guest,
  maid,
  removeDish,
  seatOf,
  seatsChanged,
  shows,
  stopCalling,
  ticketsChanged,
  type World,
} from '../world/world.ts';
import { enterStage } from '../visits/visit-stages.ts';
import { takeBill } from './paying.ts';
import { besidePass } from '../world/walker-path.ts';

function besideSeat(world: World, me: Maid, who: Guest): boolean {
  const seat = seatOf(world, who);
  return seat !== undefined && me.stepOf === 0 && tilesBetween(me.x, me.y, seat.x, seat.y) === 1;
}

function turnsTo(me: Maid, x: number, y: number): void {
  me.facing = facingTo(me.x, me.y, x, y, me.facing);
}

/** Takes the orders of a guest and of others of the party at the same table, up to the number of orders that the maid can take at once. */
function takeOrders(world: World, me: Maid, who: Guest): void {
  const more = alongWith(world, me, who);
  takeOrder(world, me, who);
  for (const mate of more) if (ordersLeft(me) > 0) takeOrder(world, me, mate);
}

/** The other members of a guest's party at the same table whose orders a maid takes together with the guest's order. */
const alongWith = (world: World, me: Maid, who: Guest): Guest[] => {
  const seat = seatOf(world, who);
  const room = ordersLeft(me) - 1;
  return who.party === null || seat === undefined || room <= 0
    ? []
    : ordersAlong(world, who, seat, me.id).slice(0, room);
};
const orderTicks = (world: World, me: Maid, who: Guest): number =>
  TICKS.takeOrder + TICKS.andAnother * alongWith(world, me, who).length;

function takeOrder(world: World, me: Maid, who: Guest): void {
  const { state } = world;
  const usual = who.wants?.shift();
  const wished = usual !== undefined && !isOnMenu(state, usual) ? usual : null;
  const instead =
    wished === null || regularOf(world, who.id) === undefined
      ? null
      : nearDish(state.season, state.menu, wished, who.budget - who.bill);
  const dish =
    who.wants === null || wished !== null
      ? (specialFor(world, who) ?? instead ?? world.chooseDish(who))
      : (usual ?? null);
  who.attendedBy = null;
  stopCalling(world, who);
  attended(world, me, who.id);
  if (wished !== null) wishes(world, me, who, wished, dish === instead ? instead : null);
  if (dish === null) {
    who.leaveReason = 'tooDear';
    enterStage(world, who, 'leave');
    world.minds.wake(who.id);
    return;
  }
  delete who.quiet;
  remembersService(world, who, me);
  servedBy(world, me, who);
  fonder(world, me, who);
  who.ordered = dish;
  me.orders.push({ guest: who.id, dish, takenTick: state.tick });
  me.tally.orders++;
  state.figures.ordersTaken++;
  if (wished === null) shows(world, who, 'order', 50, null, dish);
  emit(world, 'orderTaken', me.id, { customer: who.id, dish });
  // The regular's habit is learned from what the guest asks for, even if the dish is not on the menu.
  hearOrder(world, who, wished ?? dish);
  enterStage(world, who, 'waitDish');
  world.minds.wake(who.id);
}

/** Defines a service at a guest's table. A maid can do it while the guest is calling for it and she stands beside the seat. */
const atTable = (
  need: 'order' | 'bill',
  ticks: (world: World, me: Maid, who: Guest) => number,
  finish: (world: World, me: Maid, who: Guest) => void,
): Behaviour =>
  only('maid', {
    fields: { guest: 'text' },
    claims: 'guest',
    band: 'service',
    forPlayers: true,
    dropped: (world, me) => {
      for (const who of world.guests) if (who.attendedBy === me.id) who.attendedBy = null;
    },
    canDo: (world, me, todo) => {
      const who = guest(world, str(todo, 'guest'));
      return (
        who !== undefined &&
        me.pose !== 'down' &&
        who.calls?.need === need &&
        besideSeat(world, me, who) &&
        (who.attendedBy === null || who.attendedBy === me.id)
      );
    },
    perform: (world, me, todo) => {
      const who = guest(world, str(todo, 'guest')) as Guest;
      return workFor(
        world,
        me,
        todo.behave,
        me.work === todo.behave ? 0 : ticks(world, me, who),
        () => finish(world, me, who),
        () => {
          const seat = seatOf(world, who);
          if (seat !== undefined) turnsTo(me, seat.x, seat.y);
          me.pose = need === 'order' ? 'order' : 'bow';
          who.attendedBy = me.id;
          who.pose = 'sit';
        },
        'service',
      );
    },
  });

const handTickets: Behaviour = only('maid', {
  band: 'counter',
  forPlayers: true,
  canDo: (world, me) =>
    me.pose !== 'down' && me.orders.length > 0 && me.stepOf === 0 && besidePass(world, me.x, me.y) !== null,
  perform: (world, me, todo) =>
    workFor(
      world,
      me,
      todo.behave,
      TICKS.handTickets,
      () => {
        const placed = me.orders.filter((order) => guest(world, order.guest)?.ordered === order.dish);
        for (const { guest: who, dish } of placed) {
          const eater = guest(world, who) as Guest;
          if (isReadyAhead(world, eater, dish) || takesBakersDish(world, eater, dish)) continue;
          const ticket = { guest: who, dish, placedTick: world.state.tick };
          if (isRushed(world.state, who)) world.state.tickets.unshift(ticket);
          else world.state.tickets.push(ticket);
        }
        me.orders = [];
        me.pose = 'idle';
        emit(world, 'ticket', me.id, { customers: placed.map((order) => order.guest) });
        ticketsChanged(world, true);
      },
      () => {
        const pass = besidePass(world, me.x, me.y);
        if (pass !== null) turnsTo(me, pass.x, pass.y);
        me.pose = 'serve';
      },
      'service',
    ),
});

/** The dishes named in a todo that are still on the pass and not claimed by another maid. */
function stillThere(world: World, me: Maid, todo: Todo): Dish[] {
  const { pass, fetchedBy } = world.places;
  const wanted = todo['dishes'] as readonly number[];
  return wanted
    .filter((id) => pass.has(id) && (fetchedBy.get(id) ?? me.id) === me.id)
    .map((id) => world.state.dishes[id] as Dish);
}

const pickUp: Behaviour = only('maid', {
  fields: { dishes: 'dishes' },
  band: 'fetch',
  forPlayers: true,
  canDo: (world, me, todo) =>
    me.pose !== 'down' &&
    me.stepOf === 0 &&
    besidePass(world, me.x, me.y) !== null &&
    me.carrying.length < dishesAtOnce(me.rank) &&
    stillThere(world, me, todo).length > 0,
  perform: (world, me, todo) =>
    workFor(
      world,
      me,
      todo.behave,
      TICKS.pickUp,
      () => {
        const taken = stillThere(world, me, todo).slice(0, dishesAtOnce(me.rank) - me.carrying.length);
        for (const dish of taken) {
          dish.where = 'hands';
          dish.holder = me.id;
          world.places.put(dish);
          me.carrying.push(dish.id);
        }
        me.fetching = [];
        me.pose = 'idle';
        emit(world, 'pickUp', me.id, {
          dishes: taken.length,
          customers: taken.map((dish) => dish.guest),
          names: taken.map((dish) => dish.dish),
        });
        dishesChanged(world, false);
      },
      () => {
        const pass = besidePass(world, me.x, me.y);
        if (pass !== null) turnsTo(me, pass.x, pass.y);
        me.pose = 'serve';
      },
      'service',
    ),
});

/**
 * The dish in the maid's hands that belongs to the guest named in the todo; undefined if she carries none for this
 * guest.
 */
const inHand = (world: World, me: Maid, todo: Todo): Dish | undefined =>
  me.carrying
    .map((id) => world.state.dishes[id])
    .find((dish): dish is Dish => dish !== undefined && dish.guest === todo['guest']);

const serve: Behaviour = only('maid', {
  fields: { guest: 'text' },
  band: 'carry',
  forPlayers: true,
  canDo: (world, me, todo) => {
    const who = guest(world, str(todo, 'guest'));
    return (
      who !== undefined && me.pose !== 'down' && inHand(world, me, todo) !== undefined && besideSeat(world, me, who)
    );
  },
  perform: (world, me, todo) => {
    const who = guest(world, str(todo, 'guest')) as Guest;
    return workFor(
      world,
      me,
      todo.behave,
      TICKS.serve,
      () => {
        const dish = inHand(world, me, todo) as Dish;
        me.carrying = me.carrying.filter((id) => id !== dish.id);
        me.pose = 'idle';
        me.tally.dishes++;
        remembersService(world, who, me);
        setDown(world, dish, who, me);
        servedBy(world, me, who);
        fonder(world, me, who);
        emit(world, 'served', me.id, { customer: who.id, dish: dish.dish });
        world.minds.wake(who.id);
      },
      () => {
        const seat = seatOf(world, who);
        if (seat !== undefined) turnsTo(me, seat.x, seat.y);
        me.pose = 'serve';
      },
      'service',
    );
  },
});

function setDown(world: World, dish: Dish, who: Guest, by: Maid): void {
  const { state } = world;
  const item = state.menu.find((one) => one.id === dish.dish);
  dish.where = 'table';
  dish.holder = who.id;
  world.places.put(dish);
  who.plate = dish.id;
  who.ordered = null;
  who.ateCold = item !== undefined && item.coldTicks !== null && state.tick - dish.cookedTick > item.coldTicks;
  if (who.ateCold) remembers(world, who, 'ateCold', by.id);
  who.eatTicksLeft = item?.eatTicks ?? 200;
  who.bill += item?.price ?? 0;
  who.mood = moodAfter(state, who, item);
  state.figures.dishesServed++;
  if (state.season !== undefined) countSold(state.figures, dish.dish);
  rushServed(state, who);
  enterStage(world, who, 'eat');
}

function countSold(figures: World['state']['figures'], dish: string): void {
  const sold = (figures.sold ??= {});
  sold[dish] = (sold[dish] ?? 0) + 1;
}

/** Number of orders that a maid can still take before she must hand in tickets at the counter. */
const ordersLeft = (me: Maid): number => ordersAtOnce(me.rank) - me.orders.length;

/** Discards a dish whose guest has left. */
export function wasteDish(world: World, dish: Dish): void {
  const by = maid(world, dish.holder ?? world.places.fetchedBy.get(dish.id) ?? '');
  if (by !== undefined) {
    by.carrying = by.carrying.filter((id) => id !== dish.id);
    by.fetching = by.fetching.filter((id) => id !== dish.id);
  }
  removeDish(world, dish);
  world.state.figures.dishesWasted++;
  emit(world, 'wasted', null, { dish: dish.dish, customer: dish.guest });
  dishesChanged(world, false);
}

/** Frees the seat of a guest; a used plate stays on the table. */
export function freeSeat(world: World, who: Guest): void {
  const seat = who.claimedSeat === null ? undefined : world.seats.get(who.claimedSeat);
  if (who.claimedSeat !== null) world.places.keepNoMore(who.claimedSeat, who.id);
  if (seat !== undefined && seat.takenBy === who.id) {
    seat.takenBy = null;
    world.places.seatChanged(seat);
  }
  who.seat = null;
  who.claimedSeat = null;
  seatsChanged(world, true);
}

export const serving: Record<string, Behaviour> = {
  takeOrder: atTable('order', orderTicks, takeOrders),
  takeBill: atTable('bill', () => TICKS.takeBill, takeBill),
  handTickets,
  pickUp,
  serve,
};
