/**
 * Chooses which dishes a maid carries out on one trip: as many as she can hold. Dishes that are getting cold come
 * first, then those whose tables make the shortest trip from the pass and back. Ties go to the older dishes.
 *
 * All sets of that size are compared; they are formed from at most ten dishes. The distances between the tables are
 * looked up only once, and one list is reused for all sets to save memory.
 */

import { DISH_HURRY, dishesAtOnce, NO_WAY } from '../../sim/script-api/script-api.ts';
import type { CafeView, Dish, Maid, Seat } from '../../sim/script-api/views.ts';

/**
 * Maximum number of dishes considered for a trip. The oldest dishes are considered, so that choosing stays cheap when
 * many dishes are on the pass.
 */
const ROUND_CHOICE = 10;
/** Number of alternative trips shown in the explanation of a maid's choice of dishes. */
const ROUNDS_SHOWN = 6;

/** Weight of a dish that the player has rushed: it counts as much as this many dishes that are getting cold. */
const RUSHED = 100;

/** A set of dishes for one trip, by their indices in {@link Pass.dishes}. */
interface Round {
  readonly places: readonly number[];
  readonly hurried: number;
  readonly tiles: number;
}

/** The dishes on the pass that a maid may take, and the walking distances between their tables. */
interface Pass {
  readonly dishes: readonly Dish[];
  readonly seats: readonly Seat[];
  readonly x: number;
  readonly y: number;
  /**
   * Walking distances in tiles between the tables of two dishes, at the index `from * dishes + to`; −1 = not looked up
   * yet. The entries with `from` = `to` hold the way back to the pass.
   */
  readonly ways: number[];
}

/** The dishes that a maid takes from the pass next; empty if there is no dish that she can deliver. */
export function chooseRound(me: Maid, cafe: CafeView): readonly Dish[] {
  return cafe.once(me, 'round', () => roundOf(me, cafe));
}

function roundOf(me: Maid, cafe: CafeView): readonly Dish[] {
  const room = dishesAtOnce(me.rank) - me.carrying.length;
  if (room <= 0) return [];
  const dishes: Dish[] = [];
  const seats: Seat[] = [];
  // A maid on her way to other work does not take dishes that she has neither seen nor heard of.
  const candidates = cafe.dishesFor(me, ROUND_CHOICE);
  if (candidates.length === 0) return [];
  const onlyHers = !cafe.noticing.knowsPass(me);
  for (const dish of candidates) {
    if (onlyHers && !me.fetching.includes(dish.id)) continue;
    const seat = seatFor(cafe, dish);
    if (seat === undefined || cafe.floor.tilesFrom(me.x, me.y, seat.x, seat.y) >= NO_WAY) continue;
    dishes.push(dish);
    seats.push(seat);
  }
  const stand = dishes.length === 0 ? null : cafe.floor.standAtPass(me);
  if (stand === null) return [];
  const pass: Pass = {
    dishes,
    seats,
    x: stand.x,
    y: stand.y,
    ways: new Array<number>(dishes.length * dishes.length).fill(-1),
  };
  const size = Math.min(room, dishes.length);
  const rounds = cafe.explaining ? roundsOf(pass, cafe, size) : null;
  const best = bestRound(pass, cafe, size);
  explain(cafe, pass, best, size, rounds);
  return best.places.map((place) => dishes[place] as Dish);
}

/** The best set of `size` dishes for one trip; ties go to the first set, which has the older dishes. */
function bestRound(pass: Pass, cafe: CafeView, size: number): Round {
  let best: Round | null = null;
  eachSet(pass.dishes.length, size, (places) => {
    const hurried = hurriedOf(pass, cafe, places);
    if (best !== null && hurried < best.hurried) return;
    const tiles = shortestRound(pass, cafe, places);
    if (best === null || hurried > best.hurried || tiles < best.tiles) best = { places: [...places], hurried, tiles };
  });
  return best as unknown as Round;
}

function roundsOf(pass: Pass, cafe: CafeView, size: number): Round[] {
  const rounds: Round[] = [];
  eachSet(pass.dishes.length, size, (places) => {
    const hurried = hurriedOf(pass, cafe, places);
    rounds.push({ places: [...places], hurried, tiles: shortestRound(pass, cafe, places) });
  });
  return rounds;
}

function hurriedOf(pass: Pass, cafe: CafeView, places: readonly number[]): number {
  let hurried = 0;
  for (const place of places) {
    const dish = pass.dishes[place] as Dish;
    if (cafe.isRushed(dish.guest)) hurried += RUSHED;
    else if (cafe.tick - dish.cookedTick >= DISH_HURRY) hurried++;
  }
  return hurried;
}

/** Calls a function with every set of `size` out of `count` indices, in order. The list that the function receives is reused for the next set. */
function eachSet(count: number, size: number, call: (places: readonly number[]) => void, chosen: number[] = []): void {
  if (chosen.length === size) return call(chosen);
  const from = chosen.length === 0 ? 0 : (chosen[chosen.length - 1] as number) + 1;
  for (let place = from; place <= count - size + chosen.length; place++) {
    chosen.push(place);
    eachSet(count, size, call, chosen);
    chosen.pop();
  }
}

/** Length in tiles of the shortest trip from the pass past the tables of these dishes and back; NO_WAY if a table cannot be reached. */
function shortestRound(pass: Pass, cafe: CafeView, places: readonly number[]): number {
  let best = NO_WAY;
  const visit = (left: number, at: number, tiles: number): void => {
    if (tiles >= best) return;
    if (left === 0) {
      best = Math.min(best, tiles + way(pass, cafe, at, at));
      return;
    }
    for (let i = 0; i < places.length; i++) {
      if ((left & (1 << i)) === 0) continue;
      const place = places[i] as number;
      visit(left & ~(1 << i), place, tiles + (at < 0 ? outward(pass, cafe, place) : way(pass, cafe, at, place)));
    }
  };
  visit((1 << places.length) - 1, -1, 0);
  return best;
}

/** Distance in tiles from the pass to a dish's table. */
function outward(pass: Pass, cafe: CafeView, place: number): number {
  const seat = pass.seats[place] as Seat;
  return cafe.floor.tilesFrom(pass.x, pass.y, seat.x, seat.y);
}

/** Distance in tiles from one dish's table to another; from a table to itself = the way back to the pass. */
function way(pass: Pass, cafe: CafeView, from: number, to: number): number {
  const at = from * pass.dishes.length + to;
  let tiles = pass.ways[at] as number;
  if (tiles < 0) {
    const { x, y } = pass.seats[from] as Seat;
    const goal = from === to ? pass : (pass.seats[to] as Seat);
    pass.ways[at] = tiles = cafe.floor.tilesFrom(x, y, goal.x, goal.y);
  }
  return tiles;
}

function explain(cafe: CafeView, pass: Pass, best: Round, size: number, rounds: readonly Round[] | null): void {
  const { reasons } = cafe;
  if (!reasons.wanted) return;
  const tables = (round: Round): number[] => round.places.map((place) => (pass.seats[place] as Seat).table);
  const choice = pass.dishes.length > size;
  reasons.note(best.hurried > 0 ? 'dishes.cold' : choice && size > 1 ? 'dishes.round' : 'dishes.fetch', {
    count: size,
    tables: tables(best),
    tiles: best.tiles,
  });
  if (rounds === null) return;
  const dishesOf = (round: Round): Dish[] => round.places.map((place) => pass.dishes[place] as Dish);
  const idOf = (round: Round): string =>
    dishesOf(round)
      .map((dish) => dish.id)
      .join('+');
  const chosen = idOf(best);
  reasons.weigh(() =>
    [...rounds]
      .sort((a, b) => b.hurried - a.hurried || a.tiles - b.tiles || (a.places[0] as number) - (b.places[0] as number))
      .slice(0, ROUNDS_SHOWN)
      .map((round) => ({
        id: idOf(round),
        terms: {
          dishes: dishesOf(round).map((dish) => dish.dish),
          tables: tables(round),
          tiles: round.tiles,
          oldest: Math.max(...dishesOf(round).map((dish) => cafe.tick - dish.cookedTick)),
        },
        verdict: idOf(round) === chosen ? 'chosen' : round.hurried < best.hurried ? 'cold' : 'longerRound',
      })),
  );
}

function seatFor(cafe: CafeView, dish: Dish): Seat | undefined {
  const who = cafe.guest(dish.guest);
  return who === undefined ? undefined : cafe.seatOf(who);
}
