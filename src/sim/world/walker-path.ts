/** Computes distances and paths for people who walk. */

import { NEIGHBOURS, tileAt } from './map.ts';
import type { Person } from '../state/person.ts';
import type { Ground } from './ground.ts';

/** Number of tiles a person must walk to reach a tile, counted from the end of the present step; NO_WAY if there is no path. */
export function distanceTo(world: Ground, me: Person, x: number, y: number): number {
  return world.paths.distance(me.toX, me.toY, x, y);
}

/**
 * Position of the tile fromX, fromY in the list of a person's stored path to x, y. −1 = the stored path is not valid,
 * has another goal or does not contain the tile.
 */
export function onKeptWay(world: Ground, me: Person, fromX: number, fromY: number, x: number, y: number): number {
  const { paths, state } = world;
  return me.pathGoal === paths.tile(x, y) && me.pathVersion === state.map.version
    ? me.path.indexOf(paths.tile(fromX, fromY))
    : -1;
}

/** The tiles that a person still has to walk to reach x, y, for drawing the path. This function never starts a search. */
export function wayTo(world: Ground, me: Person, x: number, y: number): { x: number; y: number }[] {
  const { paths } = world;
  const tiles: { x: number; y: number }[] = [];
  let atX = me.toX;
  let atY = me.toY;
  if (me.stepOf > 0) tiles.push({ x: atX, y: atY });
  if (me.pathGoal === paths.tile(x, y) && me.path.length > 0) {
    const from = me.path.indexOf(paths.tile(atX, atY));
    for (const tile of me.path.slice(from + 1)) tiles.push({ x: paths.xOf(tile), y: paths.yOf(tile) });
    return tiles;
  }
  for (let i = 0; i < 400 && (atX !== x || atY !== y); i++) {
    const tile = paths.next(atX, atY, x, y);
    if (tile < 0) break;
    atX = paths.xOf(tile);
    atY = paths.yOf(tile);
    tiles.push({ x: atX, y: atY });
  }
  return tiles;
}

/** A tile of the pass that is next to x, y; null if there is none. */
export function besidePass(world: Ground, x: number, y: number): { x: number; y: number } | null {
  for (const { dx, dy } of NEIGHBOURS)
    if (tileAt(world.state.map, x + dx, y + dy) === 'P') return { x: x + dx, y: y + dy };
  return null;
}
