/**
 * The focus where most waits: the player lets the head maid keep the focus, and she puts it on the work for which
 * something has waited longest, as orders, dishes or plates. While nothing waits for long there is none, and each maid
 * keeps her own order. So the player need not move the focus to and fro in a rush.
 */

import { chiefOf } from '../head-maid/titles.ts';
import { leadsMaids } from '../state/head-maid.ts';
import { FOCUSES, type FocusName } from '../state/strong.ts';
import type { Guest } from '../state/person.ts';
import { queueing } from '../world/ground.ts';
import { dishesToFetch, emit, shows, type World } from '../world/world.ts';
import { doneToday, setFocus } from './focus.ts';

/** Interval in ticks at which the head maid looks. */
const LOOKS_EVERY = 100;
/** Numbers of ticks for which work of a kind may wait: a calling guest, a dish on the pass, a guest at the door before plates. */
const MAY_WAIT: Readonly<Record<FocusName, number>> = { orders: 300, dishes: 200, plates: 600 };
/** Number of chairs with empty plates from which the guests at the door wait for them. */
const MANY_PLATES = 3;
/** She keeps the present focus until something else has waited this many times as long, or until it waits half as long as it may. */
const LONGER = 1.4;
const SHORT = 0.5;
const SAYS_TICKS = 50;

/** How long work of each kind has waited, as a share of how long it may. */
function waits(world: World): Record<FocusName, number> {
  const { state, places, freeCallers } = world;
  const longest = (since: readonly number[]): number => state.tick - Math.min(state.tick, ...since);
  const plates = [...places.dirty].filter(({ takenBy }) => takenBy === null).length;
  const queue = plates >= MANY_PLATES && !state.closed ? queueing(world) : [];
  return {
    orders: longest(freeCallers.map(({ calls }) => calls?.since ?? state.tick)) / MAY_WAIT.orders,
    dishes: longest(dishesToFetch(world).map(({ cookedTick }) => cookedTick)) / MAY_WAIT.dishes,
    plates: longest(queue.map(({ stageTick }: Guest) => stageTick)) / MAY_WAIT.plates,
  };
}

/** The kind of work that has waited longest; null while none has waited for long. */
function longestWait(world: World, now: FocusName | null): FocusName | null {
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
  const on = longestWait(world, focus.on);
  if (on === focus.on) return;
  state.focus = { on, most: true, sinceTick: tick, from: on === null ? 0 : doneToday(state, on) };
  if (on !== null) shows(world, chief, 'exclaim', SAYS_TICKS, `focus.${on}`);
  emit(world, 'focus', chief.id, { on });
  for (const me of world.maids) if (me.present) world.minds.wake(me.id);
}
