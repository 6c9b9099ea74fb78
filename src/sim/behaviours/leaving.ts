/**
 * Makes a guest leave for good: cancels the guest's orders, tickets and dishes, frees the seat and records the reason.
 * Other members of the party leave too if they have nothing to pay.
 */

import { noteLeft } from '../people/day-moods.ts';
import { leftBefore } from '../people/moods.ts';
import { turnAway } from '../strong/turning-away.ts';
import { companyOf } from '../visits/parties.ts';
import { celebrateGuest, celebrateStars } from '../season/celebrations.ts';
import { guestLeft } from '../season/rating.ts';
import type { Guest, LeaveReason } from '../state/person.ts';
import { enterStage, tallyType } from '../visits/visit-stages.ts';
import { emit, maid, messChanged, removeDish, shows, stopAttending, stopCalling, type World } from '../world/world.ts';
import { freeSeat, wasteDish } from './serving.ts';

/** Reasons for which a guest's whole party leaves with the guest. */
const TOGETHER: readonly LeaveReason[] = ['noSeat', 'noOrderTaken', 'noDish', 'noBill', 'hadEnough', 'later'];

/** Makes a guest get up and leave: the guest stops calling, what is not served yet is cancelled, the seat becomes free. */
export function getUpToLeave(world: World, me: Guest): void {
  const { state } = world;
  const reason = me.leaveReason ?? 'closed';
  const comes = maid(world, world.servedBy.get(me.id) ?? '');
  if (comes !== undefined && reason !== 'paid') leftBefore(world, comes);
  stopCalling(world, me);
  stopAttending(world, me);
  state.tickets = state.tickets.filter((ticket) => ticket.guest !== me.id);
  const dish = state.dishes[world.places.dishFor.get(me.id) ?? 0];
  if (dish !== undefined) {
    if (dish.where === 'table') removeDish(world, dish);
    else wasteDish(world, dish);
  }
  if (me.ordered !== null)
    for (const one of world.maids)
      if (one.orders.length > 0) one.orders = one.orders.filter((order) => order.guest !== me.id);
  const seat = me.seat === null ? undefined : world.seats.get(me.seat);
  if (seat !== undefined && (me.servedCount > 0 || me.plate !== null)) {
    seat.dirty = true;
    world.places.seatChanged(seat);
  }
  me.plate = null;
  me.ordered = null;
  freeSeat(world, me);
  if (seat?.dirty === true) messChanged(world, true);
  if (reason !== 'later') noteLeft(state, me, reason === 'paid');
  if (reason === 'later') turnAway(world, me);
  else if (reason !== 'paid') {
    state.figures.guestsLost++;
    state.figures.lostBy[reason] = (state.figures.lostBy[reason] ?? 0) + 1;
    tallyType(world, me.customerType).lost++;
    if (state.season !== undefined) guestLeft(state, state.season, me, false);
    else if (me.isHero) state.stars = Math.max(0, state.stars - 0.1);
    else state.stars = Math.max(0, state.stars - 0.01);
    shows(world, me, 'anger', 80, `leave.${reason}`);
  } else {
    if (state.season !== undefined) {
      guestLeft(state, state.season, me, true);
      celebrateStars(world, state.season);
      celebrateGuest(world, state.season, me);
    } else state.stars = Math.min(5, state.stars + (me.isHero ? 0.1 : 0.01) * (me.mood > 0 ? 1 : 0));
    if (me.mood > 0.4) shows(world, me, 'heart', 60);
  }
  me.pose = 'idle';
  emit(world, reason === 'later' ? 'turnedAway' : 'leaves', me.id, { reason });
  if (me.party !== null && TOGETHER.includes(reason)) companyGoes(world, me, reason);
}

/**
 * Makes the rest of a guest's party leave: all who owe nothing and, if the guest leaves for the reason `noBill`, also
 * all who have finished eating.
 */
function companyGoes(world: World, me: Guest, reason: LeaveReason): void {
  const going = companyOf(world, me).filter(
    ({ bill, plate, stage }) => (bill === 0 && plate === null) || (reason === 'noBill' && stage === 'linger'),
  );
  for (const mate of going) {
    mate.leaveReason = reason;
    enterStage(world, mate, 'leave');
  }
  for (const mate of going) {
    getUpToLeave(world, mate);
    world.minds.wake(mate.id);
  }
}
