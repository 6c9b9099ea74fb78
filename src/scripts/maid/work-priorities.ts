/**
 * Which work comes first (_How NPC AI works_, part 4): getting up, dishes in hand, tickets at the limit, dishes
 * waiting too long, callers, tickets when no one else calls, dishes, cleaning. The duties `reception` and `serving`
 * use the same priority list with some entries left out, see RUNGS.
 */

import { type CommandOnBoard, type Warp, warp } from '../../ai/index.ts';
import { DISH_HURRY, HELP_DISHES, ordersAtOnce, NO_WAY } from '../../sim/script-api/script-api.ts';
import type { FocusName } from '../../sim/state/strong.ts';
import type { CafeView, Maid } from '../../sim/script-api/views.ts';
import { chooseCaller } from './choosing-guest.ts';
import { chooseRound } from './trips.ts';

/** Which kinds of work a maid's priority list contains: serving callers, and carrying dishes. */
export interface Rungs {
  readonly callers: boolean;
  readonly dishes: boolean;
}

type Rung = (me: Maid, cafe: CafeView, commands: readonly CommandOnBoard[]) => Warp | undefined;

const dishesInHand: Rung = (me) => (me.carrying.length > 0 ? warp('carry', {}) : undefined);

const ticketsAtLimit: Rung = (me, cafe) => {
  if (me.orders.length < ordersAtOnce(me.rank)) return undefined;
  cafe.reasons.note('tickets.limit', { count: me.orders.length });
  return warp('counter', {});
};

const ticketsWhenQuiet: Rung = (me, cafe) => {
  if (me.orders.length === 0) return undefined;
  cafe.reasons.note('tickets.noCallers', { count: me.orders.length });
  return warp('counter', {});
};

const callers: Rung = (me, cafe) => {
  const who = chooseCaller(me, cafe);
  return who === null ? undefined : warp('move', { guest: who.id });
};

const dishes: Rung = (me, cafe) => {
  const round = chooseRound(me, cafe);
  return round.length === 0 ? undefined : warp('fetch', { dishes: round.map((dish) => dish.id) });
};

/** Dishes come before callers if a dish has been waiting too long, or if a colleague has asked for help with the dishes. */
const urgentDishes: Rung = (me, cafe, commands) => {
  const onPass = cafe.dishesFor(me);
  if (onPass.length === 0) return undefined;
  const old = onPass.some((dish) => cafe.tick - dish.cookedTick >= DISH_HURRY || cafe.isRushed(dish.guest));
  const asked = commands.some(
    ({ command, by }) => command['behave'] === 'help' && command['need'] === 'dishes' && by !== me.id,
  );
  if ((!old && !asked) || !cafe.noticing.knowsPass(me)) return undefined;
  const go = dishes(me, cafe, commands);
  if (go !== undefined && !old) cafe.reasons.note('help.answers', { need: 'dishes' });
  return go;
};

/** A mess to clean up: litter, or a table to be cleared. */
export interface Mess {
  readonly x: number;
  readonly y: number;
  /** The seat with the empty plate; null = the mess is litter. */
  readonly seat: string | null;
}

/**
 * The nearest plate at a table for which guests wait at the door, for a maid with empty hands; null if there is none, or
 * if another maid is clearing one already.
 */
export const awaitedPlate = (me: Maid, cafe: CafeView): Mess | null =>
  cafe.once(me, 'awaited', () =>
    me.carrying.length > 0
      ? null
      : nearest(
          me,
          cafe,
          cafe.seating.platesAwaited(me).map(({ id, x, y }) => ({ x, y, seat: id })),
        ),
  );

/**
 * The nearest mess that no other maid is cleaning, for a maid with empty hands. Every maid sweeps litter; only maids
 * who serve dishes clear tables, and first those for which guests wait at the door.
 */
export function nearestMess(me: Maid, cafe: CafeView, clears: boolean): Mess | null {
  if (me.carrying.length > 0) return null;
  const awaited = clears ? awaitedPlate(me, cafe) : null;
  if (awaited !== null) return awaited;
  return nearest(
    me,
    cafe,
    cafe.messFor(me).filter(({ seat }) => seat === null || clears),
  );
}

/** The nearest mess that a maid knows of. */
function nearest(me: Maid, cafe: CafeView, all: readonly Mess[]): Mess | null {
  let best: Mess | null = null;
  let fewest = NO_WAY;
  for (const one of all) {
    if (cafe.noticing.mess(me, one.x, one.y) === null) continue;
    const tiles = cafe.floor.tilesTo(me, one.x, one.y);
    if (tiles < fewest) {
      fewest = tiles;
      best = one;
    }
  }
  return best;
}

/** Notes why a maid clears the plate from this seat. */
export function notesClearing(me: Maid, cafe: CafeView, seat: string): void {
  const isAwaited = awaitedPlate(me, cafe)?.seat === seat;
  cafe.reasons.note(isAwaited ? 'clear.awaited' : 'clear.table', { table: cafe.seat(seat)?.table ?? 0 });
}

/**
 * A plate that keeps guests at the door from the table that is kept for them comes before all other work except dishes
 * and tickets in hand, whatever the focus: one maid at most clears such plates.
 */
const awaited: Rung = (me, cafe) => (awaitedPlate(me, cafe) === null ? undefined : cleaning(me, cafe, true));

const cleaning = (me: Maid, cafe: CafeView, clears: boolean): Warp | undefined => {
  const best = nearestMess(me, cafe, clears);
  if (best === null) return undefined;
  if (best.seat !== null) {
    notesClearing(me, cafe, best.seat);
    return warp('clear', { x: best.x, y: best.y, seat: best.seat });
  }
  cafe.reasons.note('sweep.litter', { kind: cafe.litterKind(best.x, best.y) });
  return warp('sweep', { x: best.x, y: best.y });
};

const rushedDishes: Rung = (me, cafe, commands) =>
  cafe.dishesFor(me).some((dish) => cafe.isRushed(dish.guest)) ? dishes(me, cafe, commands) : undefined;

const calledToDoor = (commands: readonly CommandOnBoard[]): boolean =>
  commands.some(({ command }) => command['behave'] === 'help' && command['need'] === 'door');

/**
 * Returns the warp to the next work of a maid while all maids are called to the door: orders, bills and tables to clear
 * then come before dishes. Undefined if there is no work.
 */
const doorWork = (
  me: Maid,
  cafe: CafeView,
  commands: readonly CommandOnBoard[],
  rungs: Rungs,
  tidies: boolean,
): Warp | undefined =>
  dishesInHand(me, cafe, commands) ??
  ticketsAtLimit(me, cafe, commands) ??
  (tidies && rungs.dishes ? awaited(me, cafe, commands) : undefined) ??
  (rungs.dishes ? rushedDishes(me, cafe, commands) : undefined) ??
  (tidies && cafe.seating.crowding >= 100 ? cleaning(me, cafe, true) : undefined) ??
  callers(me, cafe, commands) ??
  (tidies ? cleaning(me, cafe, true) : undefined) ??
  ticketsWhenQuiet(me, cafe, commands) ??
  (rungs.dishes ? dishes(me, cafe, commands) : undefined);

/** Notes that work was chosen because of the focus; what else she considered stays in the notebook. */
const noted = (cafe: CafeView, on: FocusName, found: Warp | undefined): Warp | undefined => {
  if (found !== undefined) cafe.reasons.note(`focus.${on}`, {});
  return found;
};

/**
 * Returns the warp to the work on which the player's focus lies, for maids who may do it. Plates are cleared by all maids,
 * because the focus asks all of them. Undefined if there is no such work: the maid's own priorities then apply.
 */
function focusWork(
  me: Maid,
  cafe: CafeView,
  commands: readonly CommandOnBoard[],
  rungs: Rungs,
  tidies: boolean,
): Warp | undefined {
  switch (cafe.today.focus) {
    case null:
      return undefined;
    case 'orders':
      return rungs.callers ? noted(cafe, 'orders', callers(me, cafe, commands)) : undefined;
    case 'dishes':
      return rungs.dishes ? noted(cafe, 'dishes', dishes(me, cafe, commands)) : undefined;
    case 'plates':
      // After closing nobody needs the chairs any more, so the guests who still wait come first.
      return tidies && !cafe.closed ? noted(cafe, 'plates', cleaning(me, cafe, true)) : undefined;
  }
}

/** Returns the warp to the first kind of work in the maid's priority list that there is to do; undefined if there is none. */
export function nextWork(
  me: Maid,
  cafe: CafeView,
  commands: readonly CommandOnBoard[],
  rungs: Rungs,
  tidies = true,
): Warp | undefined {
  if (calledToDoor(commands)) return doorWork(me, cafe, commands, rungs, tidies);
  return (
    dishesInHand(me, cafe, commands) ??
    ticketsAtLimit(me, cafe, commands) ??
    (tidies && rungs.dishes ? awaited(me, cafe, commands) : undefined) ??
    focusWork(me, cafe, commands, rungs, tidies) ??
    (rungs.dishes ? urgentDishes(me, cafe, commands) : undefined) ??
    (rungs.callers ? callers(me, cafe, commands) : undefined) ??
    ticketsWhenQuiet(me, cafe, commands) ??
    (rungs.dishes ? dishes(me, cafe, commands) : undefined) ??
    (tidies ? cleaning(me, cafe, rungs.dishes) : undefined)
  );
}

/** Whether a maid knows of so many dishes on the pass that she calls for help. */
export const needsHelp = (me: Maid, cafe: CafeView): boolean =>
  cafe.dishesFor(me).length >= HELP_DISHES && cafe.noticing.knowsPass(me);

export const RUNGS: Readonly<Record<Maid['duties'], Rungs>> = {
  allround: { callers: true, dishes: true },
  reception: { callers: true, dishes: false },
  serving: { callers: false, dishes: true },
};
