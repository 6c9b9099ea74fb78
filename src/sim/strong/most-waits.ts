/**
 * The focus where most waits: the player lets the head maid keep the focus, and she puts it on the kind of
 * work of which most waits, or something has waited longest: orders, dishes or plates. While little waits there is none,
 * and each maid keeps her own order. It stays with her from day to day (`keepsFocus`). So the player need not move the focus to and fro in a rush.
 */

import { chiefOf } from '../head-maid/titles.ts';
import { leadsMaids } from '../state/head-maid.ts';
import { FOCUSES, type FocusName } from '../state/strong.ts';
import type { Guest } from '../state/person.ts';
import { groupWaiting } from '../visits/group-tables.ts';
import { queueing } from '../world/ground.ts';
import { dishesToFetch, emit, isQuiet, shows, type World } from '../world/world.ts';
import { doneToday, setFocus } from './focus.ts';

/** Interval in ticks at which the head maid looks. */
const LOOKS_EVERY = 100;
/** Numbers of ticks for which work of a kind may wait: a calling guest, a dish on the pass, a guest at the door before plates. */
const MAY_WAIT: Readonly<Record<FocusName, number>> = { orders: 300, dishes: 200, plates: 600 };
/**
 * How much of a kind may wait, however briefly: guests who call for the same thing, for each maid; dishes on the pass;
 * chairs with plates for which guests wait at the door. The lamps of the top bar turn amber or red at about the same
 * numbers (hud/read/lamps.ts), so that the head maid doesn't say that nothing waits beside a sign that says what does.
 */
const MAY_BE: Readonly<Record<FocusName, number>> = { orders: 1, dishes: 3.5, plates: 2 };
/** She keeps the present focus until another kind of work waits this many times as much, or until it waits half as much as it may. */
const LONGER = 1.4;
const SHORT = 0.5;
const SAYS_TICKS = 50;

/** How much work of each kind waits, and for how long, as a share of what it may; the larger of the two counts. */
export function waits(world: World): Record<FocusName, number> {
  const { state, places, freeCallers } = world;
  const longest = (since: readonly number[]): number => state.tick - Math.min(state.tick, ...since);
  const calling = (need: 'order' | 'bill'): number =>
    world.guests.filter((one) => one.calls?.need === need && !isQuiet(one)).length;
  const maids = world.maids.filter(({ present }) => present).length;
  const dishes = dishesToFetch(world);
  const queue = state.closed ? [] : queueing(world);
  const chairs = Math.min(chairsUnderPlates(world), queue.length - places.freeSeats.size);
  const before = chairs >= MAY_BE.plates ? queue : [];
  const share = (of: FocusName, ticks: number, count: number): number =>
    Math.max(ticks / MAY_WAIT[of], count / MAY_BE[of]);
  return {
    orders: share(
      'orders',
      longest(freeCallers.map(({ calls }) => calls?.since ?? state.tick)),
      Math.max(calling('order'), calling('bill')) / Math.max(1, maids),
    ),
    dishes: share('dishes', longest(dishes.map(({ cookedTick }) => cookedTick)), dishes.length),
    plates: share('plates', longest(before.map(({ stageTick }: Guest) => stageTick)), chairs),
  };
}

/** Number of chairs that clean tables would free. One plate holds up all chairs of a table that is kept for a party at the door. */
function chairsUnderPlates(world: World): number {
  const { state, places } = world;
  const group = groupWaiting(world)?.length ?? Infinity;
  const byTable = new Map<number, number>();
  for (const { takenBy, table } of places.dirty)
    if (takenBy === null) byTable.set(table, (byTable.get(table) ?? 0) + 1);
  let chairs = 0;
  for (const [table, plates] of byTable) {
    const seats = state.seats.filter((one) => one.table === table);
    const isForGroup = seats.length >= group && seats.every(({ takenBy }) => takenBy === null);
    chairs += isForGroup ? group : state.family?.table === table ? Math.max(plates, state.family.size) : plates;
  }
  return chairs;
}

/** The kind of work that waits most; null while none waits too long and none is too much. */
function mostWait(world: World, now: FocusName | null): FocusName | null {
  const shares = waits(world);
  const best = FOCUSES.reduce((a, b) => (shares[b] > shares[a] ? b : a));
  if (now !== null && shares[now] >= SHORT && shares[now] * LONGER >= shares[best]) return now;
  return shares[best] >= 1 ? best : null;
}

/** Lets the head maid move the focus, if the player has left it to her. */
export function mostWaitsStep(world: World): void {
  const { state } = world;
  const { focus, tick } = state;
  if (focus?.most !== true || state.over || tick % LOOKS_EVERY !== 0) return;
  if (!leadsMaids(state.headMaid)) {
    setFocus(world, null);
    return;
  }
  const chief = chiefOf(state);
  if (chief === null || !chief.present) return;
  const on = mostWait(world, focus.on);
  if (on === focus.on) return;
  state.focus = { on, most: true, sinceTick: tick, from: on === null ? 0 : doneToday(state, on) };
  if (on !== null) shows(world, chief, 'exclaim', SAYS_TICKS, `focus.${on}`);
  emit(world, 'focus', chief.id, { on });
  for (const me of world.maids) if (me.present) world.minds.wake(me.id);
}
