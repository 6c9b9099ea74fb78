/** Brings a running café up to date after its rooms have changed: seats, indexes, paths. */

import { readSeats } from './map.ts';
import { Places } from './places.ts';
import type { World } from './world.ts';

/**
 * Reads the map again. Seats that are still where they were keep their guests and their dirty plates, and tables their
 * numbers.
 */
export function refurnished(world: World): void {
  const { state } = world;
  // Tables that maids have pushed together get their own numbers back later, so nothing else may have them.
  const own = new Map(state.strong?.joined.flatMap(({ was, seats }) => seats.map((id) => [id, was] as const)));
  const numbered = state.seats.map((seat) => ({ ...seat, table: own.get(seat.id) ?? seat.table }));
  const before = new Map(state.seats.map((seat) => [seat.id, seat]));
  state.seats = readSeats(state.map, numbered).map((seat) => {
    const was = before.get(seat.id);
    const isSame = was?.x === seat.x && was.y === seat.y && was.tableX === seat.tableX && was.tableY === seat.tableY;
    if (!isSame) return seat;
    if (!own.has(seat.id)) was.table = seat.table;
    return was;
  });
  world.seats.clear();
  for (const seat of state.seats) world.seats.set(seat.id, seat);
  world.places = new Places(state);
  world.paths.refresh();
  world.floor.forget();
  world.crowd.mapStep();
}
