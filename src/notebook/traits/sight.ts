/**
 * Computes the section "Sight" of the page "Traits": the drawing of a maid's alert range from above, its handles, and
 * the alert range after each edit. Pure functions. In the notebook's drawing the maid faces the top of the drawing; on
 * the café's floor she is drawn facing her real direction. Lengths are in tiles, angles in degrees.
 */

import { sectorOutline, type Sector } from '../../ai/index.ts';
import { LONGEST_RADIUS, MOST_SECTORS } from '../../sim/people/alert-ranges.ts';

/** A handle or an arrow key changes a radius in steps of `TILE_STEP` tiles, and an angle in steps of `DEGREE_STEP` degrees. */
const TILE_STEP = 0.5;
const DEGREE_STEP = 5;
/** The drawing shows at least `LEAST_SHOWN` tiles in each direction from the maid, and leaves `MARGIN` tiles free beyond the longest radius. */
const LEAST_SHOWN = 5;
const MARGIN = 0.6;
/** Direction of the drawing's top in degrees from +x towards +y; in the notebook's drawing the maid looks this way. */
const UP = 270;

/** The numbers of a sector of the alert range; each has an input field, and the first two have a handle as well. */
export type SectorField = keyof Sector;
export const LIMITS: Readonly<Record<SectorField, { readonly least: number; readonly most: number; step: number }>> = {
  radius: { least: 0, most: LONGEST_RADIUS, step: TILE_STEP },
  halfAngle: { least: 0, most: 180, step: DEGREE_STEP },
  facing: { least: -180, most: 180, step: DEGREE_STEP },
};

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A handle of an alert range: it changes one number of one sector. */
export interface Handle extends Spot {
  readonly sector: number;
  readonly field: 'radius' | 'halfAngle';
}

const at = (radius: number, degrees: number): Spot => {
  const turn = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
};

/** The outline of an alert range. @param looks the direction in which the maid looks, in degrees from +x towards +y */
export const outlineOf = (range: readonly Sector[], looks = UP): readonly Spot[] => sectorOutline(range, 0, 0, looks);

/** Number of tiles from the maid to the border of the drawing. */
export const tilesShown = (range: readonly Sector[]): number =>
  Math.max(LEAST_SHOWN, ...range.map(({ radius }) => radius)) + MARGIN;

/**
 * The handles of an alert range: for each sector, a handle in the middle of its arc for the radius, and a handle at
 * the end of its arc for the half angle.
 * @param looks the direction in which the maid looks, in degrees from +x towards +y
 */
export const handlesOf = (range: readonly Sector[], looks = UP): Handle[] =>
  range.flatMap(({ radius, halfAngle, facing }, sector): Handle[] => [
    { sector, field: 'radius', ...at(radius, looks + facing) },
    { sector, field: 'halfAngle', ...at(radius, looks + facing + halfAngle) },
  ]);

/** Rounds a number to a whole step within the limits of its input field. */
function rounded(field: SectorField, value: number): number {
  const { least, most, step } = LIMITS[field];
  return Math.min(most, Math.max(least, Math.round(value / step) * step));
}

/** An alert range with one number changed; a number outside the limits is clamped. */
export function withNumber(range: readonly Sector[], sector: number, field: SectorField, value: number): Sector[] {
  const { least, most } = LIMITS[field];
  if (!Number.isFinite(value)) return [...range];
  return range.map((one, i) => (i === sector ? { ...one, [field]: Math.min(most, Math.max(least, value)) } : one));
}

/** An alert range after a handle has been dragged to a point. */
export function dragged(range: readonly Sector[], { sector, field }: Handle, to: Spot, looks = UP): Sector[] {
  const one = range[sector];
  if (one === undefined) return [...range];
  if (field === 'radius') return withNumber(range, sector, field, rounded(field, Math.hypot(to.x, to.y)));
  const turn = (Math.atan2(to.y, to.x) * 180) / Math.PI - looks - one.facing;
  const off = ((turn % 360) + 360) % 360;
  return withNumber(range, sector, field, rounded(field, Math.min(off, 360 - off)));
}

/** An alert range after an arrow key was pressed on a handle. @param steps 1 = larger, -1 = smaller */
export const nudged = (range: readonly Sector[], { sector, field }: Handle, steps: number): Sector[] =>
  withNumber(range, sector, field, rounded(field, (range[sector]?.[field] ?? 0) + steps * LIMITS[field].step));

export const canAdd = (range: readonly Sector[]): boolean => range.length < MOST_SECTORS;

/** Adds a sector to an alert range. The new sector points backwards, because there the usual ranges are short. */
export const withSector = (range: readonly Sector[]): Sector[] =>
  canAdd(range) ? [...range, { radius: 3, halfAngle: 45, facing: 180 }] : [...range];

/** An alert range with one sector removed; the last sector cannot be removed. */
export const withoutSector = (range: readonly Sector[], sector: number): Sector[] =>
  range.length > 1 ? range.filter((_, i) => i !== sector) : [...range];

/** How many tiles an alert range reaches in a direction; the direction is in degrees from straight ahead. */
export function reachTowards(range: readonly Sector[], direction: number): number {
  let reach = 0;
  for (const { radius, halfAngle, facing } of range) {
    const off = (((direction - facing) % 360) + 360) % 360;
    if (Math.min(off, 360 - off) <= halfAngle && radius > reach) reach = radius;
  }
  return reach;
}

/**
 * How tiles lie on the page: the position of the maid's tile in pixels, and the pixels of one step along each axis of
 * the map.
 */
export interface FloorAxes {
  readonly x: number;
  readonly y: number;
  readonly alongX: Spot;
  readonly alongY: Spot;
}

/** Measures how tiles lie on the page around a tile. @param onPage the page position of a tile's centre */
export function floorAxes(onPage: (x: number, y: number) => Spot, tileX: number, tileY: number): FloorAxes {
  const here = onPage(tileX, tileY);
  const right = onPage(tileX + 1, tileY);
  const down = onPage(tileX, tileY + 1);
  return {
    x: here.x,
    y: here.y,
    alongX: { x: right.x - here.x, y: right.y - here.y },
    alongY: { x: down.x - here.x, y: down.y - here.y },
  };
}

/** The page position of a point on the floor. */
export const toPage = ({ x, y, alongX, alongY }: FloorAxes, spot: Spot): Spot => ({
  x: x + spot.x * alongX.x + spot.y * alongY.x,
  y: y + spot.x * alongX.y + spot.y * alongY.y,
});

/** The point on the floor at a page position; inverts {@link toPage}. */
export function toFloor({ x, y, alongX, alongY }: FloorAxes, page: Spot): Spot {
  const dx = page.x - x;
  const dy = page.y - y;
  const area = alongX.x * alongY.y - alongX.y * alongY.x;
  return { x: (dx * alongY.y - dy * alongY.x) / area, y: (dy * alongX.x - dx * alongX.y) / area };
}
