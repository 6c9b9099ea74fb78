/**
 * Computes the section "Sight" of the page "Shape": a maid's alert range drawn from above, its handles, and the edits
 * they make. Pure. In the drawing the maid looks up; lengths are in tiles, angles in degrees.
 */

import { sectorOutline, type Sector } from '../../ai/index.ts';
import { LONGEST_RADIUS, MOST_SECTORS } from '../../sim/people/alert-ranges.ts';

/** The steps of handles and of arrow keys, in tiles and in degrees. */
const TILE_STEP = 0.5;
const DEGREE_STEP = 5;
/** Fewest tiles from the maid to the border of the drawing, and free tiles beyond the longest radius. */
const LEAST_SHOWN = 5;
const MARGIN = 0.6;
/** Direction of the drawing's top in degrees from +x towards +y. */
const UP = 270;

/** The numbers of a sector of the alert range; each has an input field, and the first two have a handle as well. */
export type SectorField = keyof Sector;
export const LIMITS: Readonly<Record<SectorField, { readonly least: number; readonly most: number; step: number }>> = {
  radius: { least: 0, most: LONGEST_RADIUS, step: TILE_STEP },
  halfAngle: { least: 0, most: 180, step: DEGREE_STEP },
  facing: { least: -180, most: 180, step: DEGREE_STEP },
};

/** A point of the drawing in tiles from the maid. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A handle of the drawing. */
export interface Handle extends Spot {
  readonly sector: number;
  readonly field: 'radius' | 'halfAngle';
}

const at = (radius: number, degrees: number): Spot => {
  const turn = ((UP + degrees) * Math.PI) / 180;
  return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
};

/** The outline of an alert range as points of the drawing. */
export const outlineOf = (range: readonly Sector[]): readonly Spot[] => sectorOutline(range, 0, 0, UP);

/** Number of tiles from the maid to the border of the drawing. */
export const tilesShown = (range: readonly Sector[]): number =>
  Math.max(LEAST_SHOWN, ...range.map(({ radius }) => radius)) + MARGIN;

/** The handles of a range: the radius in the middle of each sector, the half angle at its end. */
export const handlesOf = (range: readonly Sector[]): Handle[] =>
  range.flatMap(({ radius, halfAngle, facing }, sector): Handle[] => [
    { sector, field: 'radius', ...at(radius, facing) },
    { sector, field: 'halfAngle', ...at(radius, facing + halfAngle) },
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
export function dragged(range: readonly Sector[], { sector, field }: Handle, to: Spot): Sector[] {
  const one = range[sector];
  if (one === undefined) return [...range];
  if (field === 'radius') return withNumber(range, sector, field, rounded(field, Math.hypot(to.x, to.y)));
  const turn = (Math.atan2(to.y, to.x) * 180) / Math.PI - UP - one.facing;
  const off = ((turn % 360) + 360) % 360;
  return withNumber(range, sector, field, rounded(field, Math.min(off, 360 - off)));
}

/** An alert range after an arrow key was pressed on a handle. @param steps 1 = larger, -1 = smaller */
export const nudged = (range: readonly Sector[], { sector, field }: Handle, steps: number): Sector[] =>
  withNumber(range, sector, field, rounded(field, (range[sector]?.[field] ?? 0) + steps * LIMITS[field].step));

export const canAdd = (range: readonly Sector[]): boolean => range.length < MOST_SECTORS;

/** An alert range with one more sector, which points backwards, where the usual ranges are short. */
export const withSector = (range: readonly Sector[]): Sector[] =>
  canAdd(range) ? [...range, { radius: 3, halfAngle: 45, facing: 180 }] : [...range];

/** An alert range with one sector removed; the last sector cannot be removed. */
export const withoutSector = (range: readonly Sector[], sector: number): Sector[] =>
  range.length > 1 ? range.filter((_, i) => i !== sector) : [...range];

/** How many tiles an alert range reaches in a direction, in degrees from straight ahead. */
export function reachTowards(range: readonly Sector[], direction: number): number {
  let reach = 0;
  for (const { radius, halfAngle, facing } of range) {
    const off = (((direction - facing) % 360) + 360) % 360;
    if (Math.min(off, 360 - off) <= halfAngle && radius > reach) reach = radius;
  }
  return reach;
}
