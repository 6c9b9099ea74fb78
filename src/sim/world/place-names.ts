/**
 * Names the place of a tile, so that the player reads "the door" or "table 3" and never coordinates. The name is data;
 * the screen turns it into words (`place.<name>`).
 */

import { tileAt } from './map.ts';
import { wingAt } from './wings.ts';
import type { WorldState } from '../state/world-state.ts';

/** Name of a place: `table` and `near` refer to the table with this number. */
export type PlaceName =
  | { readonly name: 'table' | 'near'; readonly table: number }
  | { readonly name: 'door' | 'stage' | 'pass' | 'stove' | 'terrace' | 'tearoom' | 'floor' };

/** Maximum number of tiles between a tile and a seat of the table that names the tile. */
const NEAR_TABLE = 4;
const NAMES: Readonly<Record<string, 'door' | 'stage' | 'pass' | 'stove'>> = {
  D: 'door',
  S: 'stage',
  P: 'pass',
  K: 'stove',
};

/**
 * The name of the place that a tile belongs to. A tile beside the door or the pass belongs to it; any other tile
 * belongs to the nearest table.
 */
export function placeNameAt({ map, seats }: Pick<WorldState, 'map' | 'seats'>, x: number, y: number): PlaceName {
  const seat = seats.find((one) => (one.x === x && one.y === y) || (one.tableX === x && one.tableY === y));
  if (seat !== undefined) return { name: 'table', table: seat.table };
  for (const [dx, dy] of BESIDE) {
    const name = NAMES[tileAt(map, x + dx, y + dy)];
    // Only the tile itself counts as stage or stove; the door and the pass are places where one stands beside them.
    if (name !== undefined && ((dx === 0 && dy === 0) || name === 'door' || name === 'pass')) return { name };
  }
  let nearest: { table: number; tiles: number } | null = null;
  for (const { x: sx, y: sy, table } of seats) {
    const tiles = Math.abs(sx - x) + Math.abs(sy - y);
    if (tiles > NEAR_TABLE) continue;
    if (nearest === null || tiles < nearest.tiles || (tiles === nearest.tiles && table < nearest.table))
      nearest = { table, tiles };
  }
  if (nearest !== null) return { name: 'near', table: nearest.table };
  return { name: wingAt(map, x, y) ?? 'floor' };
}

const BESIDE = [
  [0, 0],
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
