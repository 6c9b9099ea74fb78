/**
 * Sight and sound in a room, which walls stop. Most rooms have few inner walls. So a table is used first to find out
 * whether any wall stands in the rectangle between two tiles. The tiles of the line are examined only if there is one.
 */

import { seesTile, wallsBetween } from '../../ai/index.ts';
import type { CafeMap } from '../state/things.ts';
import { blocksSight } from './map.ts';

/** For each tile, the number of walls above and to the left of it. It is counted again after the map has changed. */
interface WallCounts {
  readonly map: CafeMap;
  readonly version: number;
  readonly width: number;
  readonly height: number;
  readonly sums: Int32Array;
}

const known = new WeakMap<CafeMap, WallCounts>();
/** The counts used last, kept because most queries of a running café are about the same map. */
let last: WallCounts | null = null;

function countsOf(map: CafeMap): WallCounts {
  if (last === null || last.map !== map) last = known.get(map) ?? count(map);
  const { version, width, height } = last;
  return version === map.version && width === map.width && height === map.height ? last : (last = count(map));
}

function count(map: CafeMap): WallCounts {
  const { version, width, height } = map;
  const sums = new Int32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y + 1) * (width + 1) + x + 1;
      const before = (sums[at - 1] as number) + (sums[at - width - 1] as number) - (sums[at - width - 2] as number);
      sums[at] = before + (blocksSight(map, x, y) ? 1 : 0);
    }
  const counts = { map, version, width, height, sums };
  known.set(map, counts);
  return counts;
}

/** Whether there is no wall in the rectangle of which two tiles are corners. Outside the room everything is wall. */
function isOpen(map: CafeMap, x0: number, y0: number, x1: number, y1: number): boolean {
  const { width, height, sums } = countsOf(map);
  const left = x0 < x1 ? x0 : x1;
  const right = x0 < x1 ? x1 : x0;
  const top = y0 < y1 ? y0 : y1;
  const bottom = y0 < y1 ? y1 : y0;
  if (!(left >= 0 && top >= 0 && right < width && bottom < height)) return false;
  const below = (bottom + 1) * (width + 1);
  const above = top * (width + 1);
  return sums[below + right + 1] === (sums[below + left] as number) + (sums[above + right + 1] as number) - (sums[above + left] as number); // prettier-ignore
}

/** The map of the running query. It is kept here, because a new function for each query would allocate memory. */
let queried: CafeMap;
const blocks = (x: number, y: number): boolean => blocksSight(queried, x, y);

/** Whether no wall is on the line between two tiles; fractional positions count for the nearest tile. */
export function isInSight(map: CafeMap, fromX: number, fromY: number, toX: number, toY: number): boolean {
  const x0 = Math.round(fromX);
  const y0 = Math.round(fromY);
  const x1 = Math.round(toX);
  const y1 = Math.round(toY);
  if (isOpen(map, x0, y0, x1, y1)) return true;
  queried = map;
  return seesTile(x0, y0, x1, y1, blocks);
}

/** Number of walls on the line between two tiles, counted up to one more than `most`. */
export function wallsOnLine(
  map: CafeMap,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  most: number,
): number {
  const x0 = Math.round(fromX);
  const y0 = Math.round(fromY);
  const x1 = Math.round(toX);
  const y1 = Math.round(toY);
  if (isOpen(map, x0, y0, x1, y1)) return 0;
  queried = map;
  return wallsBetween(x0, y0, x1, y1, blocks, most);
}
