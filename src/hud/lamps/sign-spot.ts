/**
 * Finds the place of a sign in the room: on a wall or the pavement, near the trouble that the sign names, never on
 * people or panels.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** The area in which two boxes overlap. */
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h;

/** Returns the box of a sign with this centre and this size. */
export const boxAt = ({ x, y }: Point, { w, h }: { readonly w: number; readonly h: number }): Box => ({
  x: x - w / 2,
  y: y - h / 2,
  w,
  h,
});

/**
 * Chooses, among the spots where a sign of this size lies inside the picture and touches none of the boxes in `clear`,
 * the spot nearest to the place that the sign is about. Vertical distance counts less than horizontal distance, so
 * that the line from the sign to the place is short and steep.
 * @param most the farthest distance of a spot from the place
 * @returns the sign's centre; null if every spot is taken or too far
 */
export function signSpot(
  size: { readonly w: number; readonly h: number },
  place: Point,
  spots: readonly Point[],
  inside: Box,
  clear: readonly Box[],
  most = Infinity,
): Point | null {
  let best: Point | null = null;
  let least = Infinity;
  for (const spot of spots) {
    if (Math.hypot(spot.x - place.x, spot.y - place.y) > most) continue;
    const way = Math.abs(spot.x - place.x) + 0.6 * Math.abs(spot.y - place.y);
    if (way >= least) continue;
    const box = boxAt(spot, size);
    if (!holds(inside, box) || clear.some((one) => overlap(one, box) > 0)) continue;
    best = spot;
    least = way;
  }
  return best;
}

/**
 * Chooses the first of the spots where a card of this size touches none of the boxes in `clear`; the one that the card
 * has now comes before all others, so that the card stays while it can. If every spot is taken, the card stays unless
 * another spot covers less than half as much.
 * @returns the card's centre
 */
export function firstClear(
  size: { readonly w: number; readonly h: number },
  spots: readonly [Point, ...Point[]],
  now: Point | null,
  clear: readonly Box[],
): Point {
  const covered = (spot: Point): number => clear.reduce((sum, one) => sum + overlap(one, boxAt(spot, size)), 0);
  let best = now ?? spots[0];
  let least = covered(best);
  for (const spot of spots) {
    const much = covered(spot);
    if (much < least / 2) [best, least] = [spot, much];
  }
  return best;
}

/** Distances of the spots around a place, and the directions to them as steps to the right and down. */
const RINGS = [60, 90, 130] as const;
const DIRECTIONS = [
  [0, -1],
  [-0.7, -0.8],
  [0.7, -0.8],
  [-1, 0],
  [1, 0],
  [-0.7, 0.8],
  [0.7, 0.8],
  [0, 1],
] as const;

/** Spots around the place of a trouble, for a sign that finds no free wall or pavement near it; the nearest first. */
export const spotsAround = ({ x, y }: Point, scale: number): Point[] =>
  RINGS.flatMap((far) =>
    DIRECTIONS.map(([right, down]) => ({ x: x + right * far * scale, y: y + down * far * scale })),
  );

/** Distance between two spots under the top bar. */
const STEP = 30;

/**
 * Spots in a row under a lamp of the top bar, the nearest to the lamp first: there a red sign stands when the room is so
 * full that no spot near the trouble is left.
 * @param lamp the lamp's box
 * @param top the upper edge of the signs
 * @param size the sign's size
 */
export function spotsUnder(
  lamp: Box,
  top: number,
  { w, h }: { readonly w: number; readonly h: number },
  { x: left, w: width }: Box,
): Point[] {
  const middle = lamp.x + lamp.w / 2;
  const spots: Point[] = [];
  for (let x = left + w / 2; x <= left + width - w / 2; x += STEP) spots.push({ x, y: top + h / 2 });
  return spots.sort((a, b) => Math.abs(a.x - middle) - Math.abs(b.x - middle) || a.x - b.x);
}
