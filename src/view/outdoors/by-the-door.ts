/**
 * Computes what the view needs to know about doors: the direction outwards, the places for umbrellas and
 * sign boards, and the number of umbrellas there. All functions are pure; umbrellas.ts draws the umbrellas.
 */

import type { WorldState } from '../../sim/state/world-state.ts';
import { hasWing, houseWidth } from '../../sim/world/wings.ts';
import type { CafeMap } from '../../sim/state/things.ts';

/** Distance of an umbrella pail from the wall in tiles. */
const FROM_WALL = 0.64;
/** Distance in tiles between the first sign board and the door or corner, and between two boards. */
const FIRST = 0.7;
const APART = 1.15;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The direction that leads out of a door. */
export function outwards(map: CafeMap, { x, y }: Spot): { readonly dx: number; readonly dy: number } | null {
  if (y === 0) return { dx: 0, dy: -1 };
  if (x === 0) return { dx: -1, dy: 0 };
  if (y === map.height - 1) return { dx: 0, dy: 1 };
  return x === houseWidth(map) - 1 ? { dx: 1, dy: 0 } : null;
}

/**
 * The place for umbrellas: the café's umbrella stand or, without one, a pail beside the first door that has a free tile
 * beside it. Null if there is no such place.
 */
export function umbrellaSpot({ map, doors }: Pick<WorldState, 'map' | 'doors'>): (Spot & { stand: boolean }) | null {
  const stand = map.decor.find(({ kind }) => kind === 'umbrella-stand');
  if (stand !== undefined) return { x: stand.x, y: stand.y, stand: true };
  const isFree = (x: number, y: number): boolean =>
    map.rows[y]?.[x] === '.' && !map.decor.some((one) => one.x === x && one.y === y);
  for (const side of [-1, 1])
    for (const door of doors) {
      const out = outwards(map, door);
      if (out === null) continue;
      const [x, y] = [door.x - out.dx + side * Math.abs(out.dy), door.y - out.dy + side * Math.abs(out.dx)];
      const beyondDoor = doors.some((one) => one.x === x + out.dx && one.y === y + out.dy);
      const near = 1 - FROM_WALL;
      if (!beyondDoor && isFree(x, y)) return { x: x + out.dx * near, y: y + out.dy * near, stand: false };
    }
  return null;
}

/** Stages of a visit in which guests carry their umbrellas. */
const HOLDS: ReadonlySet<string> = new Set(['outside', 'queue']);

/** How many guests have left their umbrellas by the door; guests who still wait for a table hold theirs. */
export function umbrellasLeft({ people }: Pick<WorldState, 'people'>): number {
  let count = 0;
  for (const id in people) {
    const one = people[id]!;
    if (one.role === 'guest' && one.umbrella === true && one.present && !HOLDS.has(one.stage)) count++;
  }
  return count;
}

/**
 * The places of the boards: outside beside the first door. If that door is in a rear wall, they are at the nearest
 * corner that the walls do not hide.
 */
export function boardSpots({ map, doors }: Pick<WorldState, 'map' | 'doors'>, count: number): Spot[] {
  const [door] = doors;
  const out = door === undefined ? null : outwards(map, door);
  if (door === undefined || out === null) return [];
  return Array.from({ length: count }, (_, i) => spotOf(map, door, out, FIRST + i * APART));
}

function spotOf(map: CafeMap, door: Spot, { dx, dy }: { dx: number; dy: number }, along: number): Spot {
  // A wing makes the map wider. The boards stay beside the house itself, because at the map's edge they would be on the
  // street; if the tea room is there, they stand on the pavement in front.
  const right = houseWidth(map);
  if (dy === -1) return hasWing(map, 'tearoom') ? { x: right - along, y: map.height } : { x: right, y: along };
  if (dx === -1) return { x: along, y: map.height };
  return dy === 1 ? { x: door.x - 1 - along, y: map.height } : { x: right, y: door.y + 1 + along };
}
