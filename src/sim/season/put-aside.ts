/**
 * Makes room for a wing: if furniture stands before every place where the right wall can be opened, a piece is put aside,
 * to the nearest tile on which it blocks nobody. Tables and chairs stay; they are the player's to move.
 */

import type { CafeMap } from '../state/things.ts';
import type { Wing } from '../state/season.ts';
import { tilesBetween, tilesOf } from '../world/map.ts';
import { addWing, openingsOf } from '../world/wings.ts';
import { readLayout } from './layout-check.ts';

/** More stars than any piece of furniture needs: the pieces are the café's own already. */
const ANY_STARS = 99;

/** Builds a wing, and puts one piece of furniture aside for it if that is needed. @returns whether the map has got the wing */
export function buildWing(map: CafeMap, wing: Wing): boolean {
  if (addWing(map, wing)) return true;
  const before = map.decor;
  for (const { x, y } of openingsOf(map, wing)) {
    const at = before.findIndex((piece) => piece.x === x && piece.y === y);
    const piece = before[at];
    if (piece === undefined) continue;
    const free = tilesOf(map, '.')
      .filter((tile) => !openingsOf(map, wing).some((one) => one.x === tile.x && one.y === tile.y))
      .filter((tile) => !before.some((one) => one.x === tile.x && one.y === tile.y))
      .sort((a, b) => tilesBetween(a.x, a.y, x, y) - tilesBetween(b.x, b.y, x, y) || a.y - b.y || a.x - b.x);
    for (const tile of free) {
      const decor = before.map((one, i) => (i === at ? { ...piece, x: tile.x, y: tile.y } : one));
      if (readLayout(map, ANY_STARS, map.rows, decor).problems.length > 0) continue;
      map.decor = decor;
      if (addWing(map, wing)) return true;
    }
  }
  map.decor = before;
  return false;
}
