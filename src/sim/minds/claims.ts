/**
 * Derives claims from a decision as soon as it is made, so that characters with a later turn in the same tick see them.
 * A maid claims the guest, dishes or litter that her todo or warp names; a guest claims a seat. Because claims come
 * from the todo, a claim always ends when its todo ends.
 */

import type { Json, Reason, Todo, Warp } from '../../ai/index.ts';
import { asRecord } from '../state/as-record.ts';
import { beginsOrder } from './command-answers.ts';
import { companyOf } from '../visits/parties.ts';
import type { Guest, LeaveReason, Maid, Person } from '../state/person.ts';
import {
  callersChanged,
  dishesChanged,
  emit,
  guest,
  messChanged,
  seatsChanged,
  setFreeCaller,
  type BehaviourTraits,
  type World,
} from '../world/world.ts';
import { enterStage } from '../visits/visit-stages.ts';

const SERVING_KEYS: readonly string[] = ['move', 'service'];
const CLEANING_KEYS: readonly string[] = ['sweep', 'clear'];

export function decided(world: World, me: Person, todo: Todo | null, warp: Warp | null): void {
  me.activeTick = world.state.tick;
  world.crowd.waits(me, todo?.until !== undefined && todo.until.includes('alert'));
  if (todo !== null && me.doing !== todo.behave) {
    me.doing = todo.behave;
    me.doingSince = world.state.tick;
  }
  if (todo !== null && todo.behave !== 'move') {
    const on = targetOf(todo);
    if (me.work !== null && (me.work !== todo.behave || me.workOn !== on)) dropWork(world, me);
    me.workOn = on;
  } else if (todo !== null && me.work !== null) dropWork(world, me);
  if (me.role === 'maid')
    maidDecided(world, todo === null ? NO_TRAITS : (world.traits[todo.behave] ?? NO_TRAITS), me, todo, warp);
  else if (me.role === 'guest') guestDecided(world, me, todo, warp);
}

/** Returns the target of a todo as text. When a person's next todo has another target, the work begins anew. */
const targetOf = ({ guest: who, seat, hero, what, x, y }: Todo): string =>
  String(who ?? seat ?? hero ?? what ?? (x === undefined ? '' : `${String(x)},${String(y)}`));

/** Drops a person's unfinished work; the time already spent on eating is kept. */
function dropWork(world: World, me: Person): void {
  world.traits[me.work ?? '']?.dropped?.(world, me);
  me.work = null;
  me.workUntil = 0;
}

const NO_TRAITS: BehaviourTraits = {};

function maidDecided(world: World, trait: BehaviourTraits, me: Maid, todo: Todo | null, warp: Warp | null): void {
  const param = warp === null ? {} : asRecord(warp.param);
  if (typeof param['command'] === 'number') beginsOrder(world, me, param['command'], isBusy(me));
  serve(world, me, guestOf(trait, todo, warp, param));
  const dishes = todo !== null ? todo['dishes'] : param['dishes'];
  fetch(world, me, Array.isArray(dishes) && (todo !== null || warp?.warp === 'fetch') ? (dishes as number[]) : []);
  tend(world, trait, me, todo, warp, param);
  if (me.chattingWith !== null && (todo?.behave ?? warp?.warp) !== 'chat') endChat(world, me);
  if (todo !== null) {
    if (trait.idle === undefined) me.idleSince = world.state.tick;
    band(world, trait, me, todo);
  }
}

/** Whether a maid is serving a guest, or carries or fetches dishes, or has orders that she has not handed in. */
const isBusy = ({ serving, carrying, fetching, orders }: Maid): boolean =>
  serving !== null || carrying.length > 0 || fetching.length > 0 || orders.length > 0;

function guestOf(
  trait: BehaviourTraits,
  todo: Todo | null,
  warp: Warp | null,
  param: Readonly<Record<string, Json | undefined>>,
): string | null {
  const id =
    todo !== null
      ? trait.claims === 'guest'
        ? todo['guest']
        : null
      : SERVING_KEYS.includes(warp?.warp ?? '')
        ? param['guest']
        : null;
  return typeof id === 'string' ? id : null;
}

function serve(world: World, me: Maid, id: string | null): void {
  if (me.serving === id) return;
  const before = me.serving;
  const left = before === null ? undefined : guest(world, before);
  if (before !== null) world.servedBy.release(before, me.id);
  // When a maid turns away from a caller, the caller becomes free for other maids at once, unless another maid is
  // coming already.
  const freed = left !== undefined && left.calls !== null && !world.servedBy.has(left.id);
  if (freed) setFreeCaller(world, left, true);
  me.serving = id;
  if (id !== null) {
    world.servedBy.claim(id, me.id);
    const served = guest(world, id);
    if (served !== undefined) setFreeCaller(world, served, false);
    emit(world, 'target', me.id, { customer: id, because: whyThem(world.minds.reasons.because) });
  }
  callersChanged(world, freed);
}

/**
 * Returns the reason why a maid serves this guest. A maid with a decision table has two reasons. This one is for the
 * choice of the guest; the other is the table row that made her serve.
 */
function whyThem(because: Reason | null): Json {
  if (because === null) return null;
  const then = because.key === 'table.chose' ? because.terms['then'] : undefined;
  return then === undefined ? { key: because.key, terms: because.terms } : then;
}

function fetch(world: World, me: Maid, dishes: readonly number[]): void {
  if (me.fetching.length === dishes.length && me.fetching.every((id, i) => id === dishes[i])) return;
  const { places } = world;
  const freed = me.fetching.some((id) => !dishes.includes(id) && places.pass.has(id));
  for (const dish of me.fetching) places.fetchedBy.release(dish, me.id);
  me.fetching = [...dishes];
  for (const dish of dishes) places.fetches(dish, me.id);
  dishesChanged(world, freed);
}

function tend(
  world: World,
  trait: BehaviourTraits,
  me: Maid,
  todo: Todo | null,
  warp: Warp | null,
  param: Readonly<Record<string, Json | undefined>>,
): void {
  let tending: string | null = null;
  if (todo !== null) {
    if (typeof todo['tend'] === 'string') tending = todo['tend'];
    else if (trait.claims === 'tile') tending = `${String(todo['x'])},${String(todo['y'])}`;
    else if (trait.claims === 'tending') tending = me.tending;
  } else if (CLEANING_KEYS.includes(warp?.warp ?? '')) tending = `${String(param['x'])},${String(param['y'])}`;
  if (tending === me.tending) return;
  const freed = me.tending !== null;
  if (me.tending !== null) world.places.tendsNoMore(me.tending, me.id);
  me.tending = tending;
  if (tending !== null) world.places.tends(tending, me.id);
  messChanged(world, freed);
}

function endChat(world: World, me: Maid): void {
  // Wakes the mind of the other maid when a chat ends, so that the chat ends for both.
  if (me.chattingWith !== null) world.minds.wake(me.chattingWith);
  me.chattingWith = null;
  world.minds.changed('company');
}

/** Records what a maid does for the timeline in the day's report, as stretches of time with one kind of activity each. */
function band(world: World, trait: BehaviourTraits, me: Maid, todo: Todo): void {
  const { bands, tick, scenario } = world.state;
  if (scenario) return;
  const what = todo.behave === 'move' && me.carrying.length > 0 ? 'carry' : (trait.work ?? 'serve');
  const day = (bands[me.id] ??= []);
  const last = day[day.length - 1];
  if (last !== undefined) last.to = tick;
  if (last === undefined || last.what !== what) day.push({ from: tick, to: tick, what });
}

function guestDecided(world: World, me: Guest, todo: Todo | null, warp: Warp | null): void {
  if (warp === null) return;
  const { seat, reason, mates } = asRecord(warp.param);
  if (warp.warp === 'toSeat' && typeof seat === 'string') {
    claimSeat(world, me, seat);
    if (mates !== undefined) claimForMates(world, me, asRecord(mates));
  }
  if (warp.warp === 'leave') {
    if (typeof reason === 'string' && me.leaveReason === null) me.leaveReason = reason as LeaveReason;
    enterStage(world, me, 'leave');
  }
  if (warp.warp === 'queue') enterStage(world, me, 'queue');
}

/** Reserves seats for all other members of a party as soon as the first member has claimed a seat, before any other character's turn. */
function claimForMates(world: World, me: Guest, seats: Readonly<Record<string, Json | undefined>>): void {
  for (const mate of companyOf(world, me)) {
    const seat = seats[mate.id];
    if (mate === me || mate.seat !== null || typeof seat !== 'string') continue;
    claimSeat(world, mate, seat);
    world.minds.wake(mate.id);
  }
}

function claimSeat(world: World, me: Guest, id: string): void {
  const seat = world.seats.get(id);
  if (seat === undefined || (seat.takenBy !== null && seat.takenBy !== me.id)) return;
  const before = me.claimedSeat === null ? undefined : world.seats.get(me.claimedSeat);
  if (before !== undefined && before !== seat) {
    world.places.keepNoMore(before.id, me.id);
    if (before.takenBy === me.id) {
      before.takenBy = null;
      world.places.seatChanged(before);
    }
  }
  seat.takenBy = me.id;
  me.claimedSeat = id;
  world.places.keep(id, me.id);
  world.places.seatChanged(seat);
  if (me.before === null) enterStage(world, me, 'toSeat');
  seatsChanged(world, false);
}
