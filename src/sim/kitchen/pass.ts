/** Puts dishes on the pass, where maids fetch them. */

import { tilesBetween } from '../world/map.ts';
import { ringsPassBell } from '../people/sounds.ts';
import type { Guest } from '../state/person.ts';
import type { Dish } from '../state/things.ts';
import { dishesChanged, seatOf, type World } from '../world/world.ts';

/**
 * Chooses the tile of the pass with the fewest dishes. Among equals it is the tile nearest to the guest's table, so
 * that maids walk less; further ties go to the first tile on the map.
 */
function placeOnPass(world: World, who: Guest): { x: number; y: number } {
  const places = world.places.passTiles;
  const counts = new Map<number, number>();
  for (const id of world.places.pass) {
    const dish = world.state.dishes[id];
    if (dish !== undefined)
      counts.set(world.paths.tile(dish.x, dish.y), (counts.get(world.paths.tile(dish.x, dish.y)) ?? 0) + 1);
  }
  const { x, y } = seatOf(world, who) ?? who;
  let best = places[0] ?? { x: 0, y: 0 };
  let fewest = Infinity;
  let nearest = Infinity;
  for (const place of places) {
    const count = counts.get(world.paths.tile(place.x, place.y)) ?? 0;
    const tiles = tilesBetween(place.x, place.y, x, y);
    if (count > fewest || (count === fewest && tiles >= nearest)) continue;
    fewest = count;
    nearest = tiles;
    best = place;
  }
  return best;
}

/** Puts a guest's ordered dish on the pass. @param cookedTick tick on which it was cooked */
export function putOnPass(world: World, who: Guest, dish: string, cookedTick: number): void {
  const { state } = world;
  const id = state.nextDish++;
  const { x, y } = placeOnPass(world, who);
  const plate: Dish = { id, dish, guest: who.id, cookedTick, where: 'pass', holder: null, x, y };
  state.dishes[id] = plate;
  world.places.put(plate);
  ringsPassBell(world, x, y);
  dishesChanged(world, true);
}
