/**
 * Whom to serve, and which dishes to take (chapter 2.1). Both are orderings, not conditions: among everything possible
 * the best is taken, and when it is gone, the second best – which is why these are functions and not a tree.
 */

import type { Option } from '../../ai/index.ts';
import { DISH_HURRY, dishesAtOnce, NO_WAY, ordersAtOnce, TILE_WEIGHT, type Surface } from '../../sim/surface.ts';
import type { Dish, Guest, Maid } from '../../sim/types.ts';

/** A caller as one maid sees them. */
interface Candidate {
  readonly guest: Guest;
  /** Place in her order of preference: her persons first, then her types; Infinity for everyone else. */
  readonly dear: number;
  readonly dearBy: 'id' | 'type' | null;
  readonly waited: number;
  readonly tiles: number;
  readonly score: number;
  readonly verdict: 'free' | 'taken' | 'notMyDuty' | 'noWay';
}

/** Persons come before types, whatever their places. */
const TYPES_FROM = 1000;

function howDear(me: Maid, who: Guest): { dear: number; dearBy: 'id' | 'type' | null } {
  const byId = me.favouriteCustomerIds.indexOf(who.id);
  if (byId >= 0) return { dear: byId, dearBy: 'id' };
  const byType = me.favouriteCustomerTypes.indexOf(who.customerType);
  if (byType >= 0) return { dear: TYPES_FROM + byType, dearBy: 'type' };
  return { dear: Infinity, dearBy: null };
}

function candidate(me: Maid, cafe: Surface, who: Guest, wished: string | null): Candidate {
  const seat = cafe.seatOf(who);
  const tiles = seat === undefined ? NO_WAY : Math.max(0, cafe.tilesTo(me, seat.x, seat.y) - 1);
  const waited = cafe.tick - (who.calls?.since ?? cafe.tick);
  const by = cafe.servedBy(who.id);
  const verdict =
    tiles >= NO_WAY - 1
      ? 'noWay'
      : by !== undefined && by !== me.id
        ? 'taken'
        : who.calls?.need === 'order' && me.orders.length >= ordersAtOnce(me.rank)
          ? 'notMyDuty'
          : 'free';
  const dear = who.id === wished ? { dear: -1, dearBy: 'id' as const } : howDear(me, who);
  return { guest: who, ...dear, waited, tiles, score: waited - TILE_WEIGHT * tiles, verdict };
}

/** Whether a is served before b: dearer first, then the better score, then the smaller id. */
function before(a: Candidate, b: Candidate): boolean {
  if (a.dear !== b.dear) return a.dear < b.dear;
  if (a.score !== b.score) return a.score > b.score;
  return a.guest.id < b.guest.id;
}

/**
 * The guest she serves next, or null. Callers another maid is serving do not count. Whoever she is already on her way to
 * stays her choice unless somebody strictly dearer calls.
 * @param wished a guest a command asks for
 */
export function chooseCaller(me: Maid, cafe: Surface, wished: string | null = null): Guest | null {
  const mine = me.serving === null ? undefined : cafe.guest(me.serving);
  const current =
    mine === undefined || mine.calls === null || cafe.servedBy(mine.id) !== me.id
      ? null
      : candidate(me, cafe, mine, wished);
  const kept = current !== null && current.verdict === 'free' ? current : null;
  const others = kept === null ? cafe.freeCallers : perhapsDearer(me, cafe, wished);
  let best: Candidate | null = kept;
  for (const who of others) {
    if (who === mine) continue;
    const one = candidate(me, cafe, who, wished);
    if (one.verdict !== 'free' || (kept !== null && one.dear >= kept.dear)) continue;
    if (best === null || before(one, best)) best = one;
  }
  if (best === null) return null;
  // Going on with what she has decided needs no new reason.
  if (best !== kept) explain(me, cafe, best, wished);
  return best.guest;
}

const NOBODY: readonly Guest[] = Object.freeze([]);

/** Callers who may be dearer to her than just anybody: asked for each time she looks up, so nobody else is looked at. */
function perhapsDearer(me: Maid, cafe: Surface, wished: string | null): readonly Guest[] {
  if (cafe.freeCallers.length === 0) return NOBODY;
  const found: Guest[] = [];
  for (const id of wished === null ? me.favouriteCustomerIds : [wished, ...me.favouriteCustomerIds]) {
    const who = cafe.guest(id);
    if (who !== undefined && who.calls !== null && cafe.servedBy(id) === undefined) found.push(who);
  }
  for (const type of me.favouriteCustomerTypes) for (const who of cafe.freeOfType(type)) found.push(who);
  return found;
}

function explain(me: Maid, cafe: Surface, best: Candidate, wished: string | null): void {
  const { reasons } = cafe;
  if (!reasons.wanted) return;
  const place = best.dearBy === 'type' ? best.dear - TYPES_FROM + 1 : best.dear + 1;
  const table = cafe.seatOf(best.guest)?.table ?? 0;
  const { name, customerType } = best.guest;
  const about = { guest: best.guest.id, name, table, waited: best.waited, tiles: best.tiles, score: best.score };
  if (best.dear === -1) reasons.note('serve.wished', about);
  else if (best.dearBy === 'id') reasons.note('serve.favourite', { ...about, place });
  else if (best.dearBy === 'type') reasons.note('serve.favouriteType', { ...about, customerType, place });
  else reasons.note('serve.waited', about);
  if (cafe.explaining)
    reasons.weigh(() =>
      cafe.callers.map((who) => option(me, cafe, who === best.guest ? best : candidate(me, cafe, who, wished), best)),
    );
}

function option(me: Maid, cafe: Surface, one: Candidate, best: Candidate): Option {
  const by = cafe.servedBy(one.guest.id) ?? null;
  return {
    id: one.guest.id,
    terms: {
      name: one.guest.name,
      look: one.guest.look,
      table: cafe.seatOf(one.guest)?.table ?? 0,
      need: one.guest.calls?.need ?? null,
      dear: one.dearBy === null ? null : one.dearBy === 'type' ? one.dear - TYPES_FROM + 1 : one.dear + 1,
      dearBy: one.dearBy,
      waited: one.waited,
      tiles: one.tiles >= NO_WAY - 1 ? null : one.tiles,
      score: one.verdict === 'noWay' ? null : one.score,
      by: by === me.id ? null : by,
    },
    verdict:
      one === best
        ? 'chosen'
        : one.verdict !== 'free'
          ? one.verdict
          : one.dear > best.dear
            ? 'lessDear'
            : one.tiles > best.tiles && one.waited >= best.waited
              ? 'farther'
              : 'waitsLess',
  };
}

/** A set of dishes for one round. */
interface Round {
  readonly dishes: readonly Dish[];
  readonly hurried: number;
  readonly tiles: number;
}

/** Dishes looked at when a round is put together: the oldest, so that choosing stays cheap with a full pass. */
const ROUND_CHOICE = 10;

/**
 * The dishes she takes from the pass: as many as she can carry, those whose tables make the shortest round from the pass
 * and back – but one that is getting cold comes along first. Ties: the older dishes.
 */
export function chooseRound(me: Maid, cafe: Surface): readonly Dish[] {
  return cafe.once(me, () => roundOf(me, cafe));
}

function roundOf(me: Maid, cafe: Surface): readonly Dish[] {
  const room = dishesAtOnce(me.rank) - me.carrying.length;
  if (room <= 0) return [];
  const onPass = cafe
    .dishesFor(me)
    .slice(0, ROUND_CHOICE)
    .filter((dish) => tableTiles(cafe, dish, me.x, me.y) < NO_WAY);
  if (onPass.length === 0) return [];
  const from = cafe.standAtPass(me);
  if (from === null) return [];
  const size = Math.min(room, onPass.length);
  let best: Round | null = null;
  const rounds: Round[] = [];
  for (const dishes of subsets(onPass, size)) {
    const round = {
      dishes,
      hurried: dishes.filter((dish) => cafe.tick - dish.cookedTick >= DISH_HURRY).length,
      tiles: shortestRound(cafe, dishes, from.x, from.y),
    };
    rounds.push(round);
    if (best === null || round.hurried > best.hurried || (round.hurried === best.hurried && round.tiles < best.tiles))
      best = round;
  }
  if (best === null) return [];
  explainRound(cafe, rounds, best);
  return best.dishes;
}

function explainRound(cafe: Surface, rounds: readonly Round[], best: Round): void {
  const { reasons } = cafe;
  if (!reasons.wanted) return;
  const tables = (round: Round): number[] => round.dishes.map((dish) => tableOf(cafe, dish));
  const terms = { count: best.dishes.length, tables: tables(best), tiles: best.tiles };
  reasons.note(
    best.hurried > 0 ? 'dishes.cold' : rounds.length > 1 && best.dishes.length > 1 ? 'dishes.round' : 'dishes.fetch',
    terms,
  );
  reasons.weigh(() =>
    [...rounds]
      .sort((a, b) => b.hurried - a.hurried || a.tiles - b.tiles || (a.dishes[0] as Dish).id - (b.dishes[0] as Dish).id)
      .slice(0, 6)
      .map((round) => ({
        id: round.dishes.map((dish) => dish.id).join('+'),
        terms: {
          dishes: round.dishes.map((dish) => dish.dish),
          tables: tables(round),
          tiles: round.tiles,
          oldest: Math.max(...round.dishes.map((dish) => cafe.tick - dish.cookedTick)),
        },
        verdict: round === best ? 'chosen' : round.hurried < best.hurried ? 'cold' : 'longerRound',
      })),
  );
}

const tableOf = (cafe: Surface, dish: Dish): number => {
  const who = cafe.guest(dish.guest);
  return who === undefined ? 0 : (cafe.seatOf(who)?.table ?? 0);
};

/** Tiles from a place to the seat a dish goes to. */
function tableTiles(cafe: Surface, dish: Dish, x: number, y: number): number {
  const who = cafe.guest(dish.guest);
  const seat = who === undefined ? undefined : cafe.seatOf(who);
  return seat === undefined ? NO_WAY : cafe.tilesFrom(x, y, seat.x, seat.y);
}

/** All subsets of this size, in the order of the list: ties then fall to the older dishes. */
function subsets(dishes: readonly Dish[], size: number, from = 0): Dish[][] {
  if (size === 0) return [[]];
  const found: Dish[][] = [];
  for (let i = from; i <= dishes.length - size; i++)
    for (const rest of subsets(dishes, size - 1, i + 1)) found.push([dishes[i] as Dish, ...rest]);
  return found;
}

/** Tiles of the shortest way from a tile past all their tables and back; NO_WAY for a table one cannot reach. */
function shortestRound(cafe: Surface, dishes: readonly Dish[], x: number, y: number): number {
  const seats = dishes.map((dish) => {
    const who = cafe.guest(dish.guest);
    return who === undefined ? undefined : cafe.seatOf(who);
  });
  let best = NO_WAY;
  const visit = (left: readonly number[], atX: number, atY: number, tiles: number): void => {
    if (tiles >= best) return;
    if (left.length === 0) {
      best = Math.min(best, tiles + cafe.tilesFrom(atX, atY, x, y));
      return;
    }
    for (const i of left) {
      const seat = seats[i];
      if (seat === undefined) continue;
      visit(
        left.filter((other) => other !== i),
        seat.x,
        seat.y,
        tiles + cafe.tilesFrom(atX, atY, seat.x, seat.y),
      );
    }
  };
  visit(
    dishes.map((_, i) => i),
    x,
    y,
    0,
  );
  return best;
}
