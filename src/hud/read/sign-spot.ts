/** Finds the place of a sign in the room: on a wall or the pavement, near what it is about, never on people or panels. */

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h;

/** The box of a sign with this centre. */
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
 * @returns the sign's centre; null if every spot is taken
 */
export function signSpot(
  size: { readonly w: number; readonly h: number },
  place: Point,
  spots: readonly Point[],
  inside: Box,
  clear: readonly Box[],
): Point | null {
  let best: Point | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const way = Math.abs(spot.x - place.x) + 0.6 * Math.abs(spot.y - place.y);
    if (way >= least) continue;
    const box = boxAt(spot, size);
    if (!holds(inside, box) || clear.some((one) => overlap(one, box))) continue;
    best = spot;
    least = way;
  }
  return best;
}
