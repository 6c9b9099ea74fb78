/**
 * Finds the tile to which a walking command sends a maid: the goal, or her place in the formation around it. All
 * members read the same command and compute the same tiles, so each can also compute the places of the others and keep
 * clear of them.
 */

import type { JsonObject } from '../../ai/index.ts';
import { asRecord } from '../state/as-record.ts';
import type { Maid } from '../state/person.ts';
import type { Tile } from '../world/floor.ts';
import { blocksSight } from '../world/map.ts';
import { NO_WAY } from '../world/paths.ts';
import { distanceTo } from '../world/walker-path.ts';
import type { World } from '../world/world.ts';

/** Maximum number of tiles to walk from the goal to a tile that replaces a blocked place of the formation. */
const AROUND = 4;
/** Number of tiles by which the path from the goal to a place may be longer than the shortest possible one. */
const DETOUR = 2;
/** Steps (dx, dy) from a tile to itself and to the eight tiles around it. */
const NEAR = [0, -1, 1].flatMap((dy) => [0, -1, 1].map((dx) => [dx, dy] as const));

/**
 * Whether a maid can be sent to a tile: a path must lead to the tile or, if furniture stands on it, to a tile next to
 * it. A maid cannot be sent to a wall.
 */
export function canBeSent(world: World, me: Maid, x: number, y: number): boolean {
  const { paths, state } = world;
  const isReached = (atX: number, atY: number): boolean =>
    paths.walkable(atX, atY) && distanceTo(world, me, atX, atY) < NO_WAY;
  if (blocksSight(state.map, x, y)) return false;
  return paths.walkable(x, y) ? isReached(x, y) : NEAR.some(([dx, dy]) => isReached(x + dx, y + dy));
}

/** The tile to which a command sends a maid; null if she cannot be sent to its goal. */
export function landingOf(world: World, me: Maid, x: number, y: number, command: JsonObject): Tile | null {
  if (!canBeSent(world, me, x, y)) return null;
  const formation = asRecord(command['formation']);
  const [dx, dy] = offsetIn(formation[me.id]);
  if (!isOpen(world, x, y, dx, dy)) {
    const tile = standIn(world, me, x, y, formation);
    if (tile !== null) return tile;
  }
  const tile = world.floor.nearestTile(me, x + dx, y + dy);
  return tile === null ? null : { x: tile.x, y: tile.y };
}

/** Whether a place of the formation can be walked to from the goal without a long detour. */
function isOpen({ paths }: World, x: number, y: number, dx: number, dy: number): boolean {
  if (dx === 0 && dy === 0) return true;
  return paths.walkable(x + dx, y + dy) && paths.distance(x + dx, y + dy, x, y) <= Math.abs(dx) + Math.abs(dy) + DETOUR;
}

/**
 * Finds a substitute for a maid's place in the formation if a wall or furniture blocks it: the free tile around the
 * goal that is nearest to the place. Members listed before her choose first. Null if there is no such tile.
 */
function standIn(world: World, me: Maid, x: number, y: number, formation: JsonObject): Tile | null {
  const { paths, floor } = world;
  const taken = new Set<number>();
  const blocked: (readonly [string, number, number])[] = [];
  for (const id of Object.keys(formation)) {
    const [dx, dy] = offsetIn(formation[id]);
    if (isOpen(world, x, y, dx, dy)) taken.add(paths.tile(x + dx, y + dy));
    else blocked.push([id, x + dx, y + dy]);
  }
  for (const [id, atX, atY] of blocked) {
    let best: Tile | null = null;
    let least = Infinity;
    for (let tileY = y - AROUND; tileY <= y + AROUND; tileY++)
      for (let tileX = x - AROUND; tileX <= x + AROUND; tileX++) {
        if (!paths.walkable(tileX, tileY) || floor.isDoor(tileX, tileY) || taken.has(paths.tile(tileX, tileY)))
          continue;
        const way = paths.distance(tileX, tileY, x, y);
        if (way > AROUND || distanceTo(world, me, tileX, tileY) >= NO_WAY) continue;
        // Chooses the tile nearest to the place. Among equally near tiles it is the one nearest to the goal.
        const cost = (Math.abs(tileX - atX) + Math.abs(tileY - atY)) * (AROUND + 1) + way;
        if (cost >= least) continue;
        least = cost;
        best = { x: tileX, y: tileY };
      }
    if (id === me.id) return best;
    if (best !== null) taken.add(paths.tile(best.x, best.y));
  }
  return null;
}

/** A formation member's offset from the goal, in whole tiles. */
export function offsetIn(place: unknown): readonly [number, number] {
  const [x, y] = Array.isArray(place) ? (place as unknown[]) : [];
  return typeof x === 'number' && typeof y === 'number' ? [Math.trunc(x), Math.trunc(y)] : [0, 0];
}
