/**
 * Alert ranges (_How NPC AI works_, part 3): what a character notices around it. A range is the union of a list of
 * sectors:
 *
 *     [{ radius: 5, halfAngle: 180, facing: 0 }]       a full circle: the simple case
 *     [{ radius: 7, halfAngle: 60, facing: 0 },        far ahead and
 *      { radius: 2, halfAngle: 60, facing: 180 }]      a little behind: the usual case
 *
 * `facing` is relative to the character's own facing. Walls block the view. The borders of a sector belong to it. The
 * character's own tile is always within, whatever the angle.
 */

import { type BlocksSight, cosine, seesTile, sine } from './sight.ts';
import type { SpatialIndex } from './spatial-index.ts';

/** A slice of a circle around a character. */
export interface Sector {
  /** Radius of the sector in tiles, ≥ 0. */
  readonly radius: number;
  /** Degrees to either side of the sector's middle, 0 … 180; 180 = a full circle. Rounded to whole degrees. */
  readonly halfAngle: number;
  /**
   * Direction of the sector's middle, in degrees relative to the character's facing, from +x towards +y.
   * Rounded to whole degrees.
   */
  readonly facing: number;
}

/** A spot on the floor, in tiles. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Tolerance: a tile exactly on the border of a sector is within it, regardless of rounding in the cosine. */
const ON_THE_LINE = 1e-9;

/** Returns the largest radius of a list of sectors, in tiles; 0 for an empty list. */
export function reachOf(sectors: readonly Sector[]): number {
  let reach = 0;
  for (const sector of sectors) if (sector.radius > reach) reach = sector.radius;
  return reach;
}

/**
 * Whether a spot lies within the sectors, ignoring walls.
 * @param facing the direction of the character at x, y, in degrees from +x towards +y
 */
export function withinSectors(
  sectors: readonly Sector[],
  x: number,
  y: number,
  facing: number,
  atX: number,
  atY: number,
): boolean {
  const dx = atX - x;
  const dy = atY - y;
  const square = dx * dx + dy * dy;
  for (const sector of sectors) {
    if (square > sector.radius * sector.radius) continue;
    if (square === 0 || sector.halfAngle >= 180) return true;
    const middle = facing + sector.facing;
    const ahead = dx * cosine(middle) + dy * sine(middle);
    if (ahead >= (cosine(sector.halfAngle) - ON_THE_LINE) * Math.sqrt(square)) return true;
  }
  return false;
}

/**
 * Whether a character notices a spot: the spot must be within the character's sectors, with no wall between the two.
 * Fractional positions count for the nearest tile.
 */
export function notices(
  sectors: readonly Sector[],
  x: number,
  y: number,
  facing: number,
  atX: number,
  atY: number,
  blocksSight: BlocksSight,
): boolean {
  return (
    withinSectors(sectors, x, y, facing, atX, atY) &&
    seesTile(Math.round(x), Math.round(y), Math.round(atX), Math.round(atY), blocksSight)
  );
}

/** An observing character: its position, facing and sectors. */
export interface Looker<K> {
  /** Id of the observing character. The list of characters that it notices does not contain this id. */
  readonly id: K;
  readonly x: number;
  readonly y: number;
  /** Direction the character faces, in degrees from +x towards +y. */
  readonly facing: number;
  readonly sectors: readonly Sector[];
}

/**
 * All characters that a character notices, not counting itself. The cost depends on the number within its reach, not
 * on the total number.
 * @param out list to fill; its old contents are replaced
 * @param order nearest first (equally near in id order), or in id order, so that two ticks can be compared with {@link
 * sameIds}
 * @returns `out`
 */
export function noticed<K extends string | number>(
  index: SpatialIndex<K>,
  who: Looker<K>,
  blocksSight: BlocksSight,
  out: K[] = [],
  order: 'distance' | 'id' = 'distance',
): K[] {
  index.within(who.x, who.y, reachOf(who.sectors), out, order);
  let kept = 0;
  for (let i = 0; i < out.length; i++) {
    const id = out[i] as K;
    if (
      id !== who.id &&
      notices(who.sectors, who.x, who.y, who.facing, index.xOf(id) as number, index.yOf(id) as number, blocksSight)
    )
      out[kept++] = id;
  }
  out.length = kept;
  return out;
}

/** Whether two lists in id order contain the same ids; if not, the character's `alert` fact has changed. */
export function sameIds<K>(a: readonly K[], b: readonly K[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** All tiles of a width × height grid that a character notices, row by row. For drawing and for finding litter. */
export function noticedTiles(
  sectors: readonly Sector[],
  x: number,
  y: number,
  facing: number,
  width: number,
  height: number,
  blocksSight: BlocksSight,
): Spot[] {
  const reach = reachOf(sectors);
  const tiles: Spot[] = [];
  const right = Math.min(width - 1, Math.floor(x + reach));
  const bottom = Math.min(height - 1, Math.floor(y + reach));
  for (let tileY = Math.max(0, Math.ceil(y - reach)); tileY <= bottom; tileY++)
    for (let tileX = Math.max(0, Math.ceil(x - reach)); tileX <= right; tileX++)
      if (notices(sectors, x, y, facing, tileX, tileY, blocksSight)) tiles.push({ x: tileX, y: tileY });
  return tiles;
}

/** Angle between neighbouring points of a drawn arc, in degrees. */
const ARC_STEP = 5;

/**
 * The outline of a character's alert range, ignoring walls, as one closed polygon in tiles. It runs once around the
 * character and reaches as far in each direction as the furthest sector.
 */
export function sectorOutline(sectors: readonly Sector[], x: number, y: number, facing: number): Spot[] {
  const bends = new Set<number>();
  for (let degree = 0; degree < 360; degree += ARC_STEP) bends.add(degree);
  for (const sector of sectors)
    if (sector.halfAngle < 180)
      for (const side of [-1, 1]) bends.add(turned(facing + sector.facing + side * Math.round(sector.halfAngle)));
  const outline: Spot[] = [];
  const add = (degree: number, radius: number): void => {
    const spot = { x: x + radius * cosine(degree), y: y + radius * sine(degree) };
    const last = outline[outline.length - 1];
    if (last === undefined || last.x !== spot.x || last.y !== spot.y) outline.push(spot);
  };
  for (const degree of [...bends].sort((a, b) => a - b)) {
    // The outline's radius jumps at a sector's edge, so points are added just before, on and just after it.
    add(degree, radiusAt(sectors, facing, degree - 0.5));
    add(degree, radiusAt(sectors, facing, degree));
    add(degree, radiusAt(sectors, facing, degree + 0.5));
  }
  return outline;
}

/** Returns how far the sectors reach in the direction `degree`, in tiles. */
function radiusAt(sectors: readonly Sector[], facing: number, degree: number): number {
  let radius = 0;
  for (const sector of sectors) {
    const off = turned(degree - Math.round(facing + sector.facing));
    if (Math.min(off, 360 - off) <= Math.round(sector.halfAngle) && sector.radius > radius) radius = sector.radius;
  }
  return radius;
}

function turned(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}
