/**
 * Line of sight on a grid (_How NPC AI works_, part 3): whether a straight line from tile to tile is free of walls,
 * and, for sounds, how many walls it passes through. The file also has sine and cosine. It uses only + − × ÷ and sqrt,
 * so every engine computes the same. Angles are whole degrees, measured from +x towards +y.
 *
 * The line visits *every* tile it touches, in integers. The set of tiles does not depend on the direction: if A sees B,
 * B sees A.
 */

/**
 * Whether a tile blocks the view. Called only for the tiles between the two ends of a line, so a character can see a
 * wall itself, but nothing behind it.
 */
export type BlocksSight = (x: number, y: number) => boolean;

/**
 * Whether the line between the centres of two tiles is free. The two end tiles never block. A line through the corner
 * where four tiles meet is stopped when both tiles beside the corner block.
 * @param x0 in whole tiles, like all the other coordinates
 */
export function seesTile(x0: number, y0: number, x1: number, y1: number, blocksSight: BlocksSight): boolean {
  return wallsBetween(x0, y0, x1, y1, blocksSight, 0) === 0;
}

/**
 * Number of walls that the line between the centres of two tiles passes through. Adjacent blocking tiles on the line
 * count as one wall; the two end tiles do not count. Counting stops once the number exceeds `most`.
 * @param x0 in whole tiles, like all the other coordinates
 */
export function wallsBetween(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  blocks: BlocksSight,
  most = Infinity,
): number {
  const stepX = x1 > x0 ? 1 : -1;
  const stepY = y1 > y0 ? 1 : -1;
  const wide = (x1 - x0) * stepX * 2;
  const high = (y1 - y0) * stepY * 2;
  let x = x0;
  let y = y0;
  let walls = 0;
  let inWall = false;
  // Which border of the tile the line crosses next: positive = one at the side, negative = the one above or below.
  let lead = (wide - high) / 2;
  for (;;) {
    let corner = false;
    if (lead > 0) {
      x += stepX;
      lead -= high;
    } else if (lead < 0) {
      y += stepY;
      lead += wide;
    } else {
      if (x === x1 && y === y1) return walls;
      corner = blocks(x + stepX, y) && blocks(x, y + stepY);
      x += stepX;
      y += stepY;
      lead += wide - high;
    }
    if (corner && !inWall && ++walls > most) return walls;
    if (x === x1 && y === y1) return walls;
    const blocked = blocks(x, y);
    if (blocked && !inWall && !corner && ++walls > most) return walls;
    inWall = blocked;
  }
}

/** Table of the cosines of the whole degrees 0 … 360. Angles up to 45° are computed from the power series, the others by symmetry. */
const COSINES = cosines();

/** The cosine of an angle in degrees, rounded to whole degrees; any sign, any number of turns. */
export function cosine(degrees: number): number {
  const whole = Math.round(degrees) % 360;
  return COSINES[whole < 0 ? -whole : whole] as number;
}

/** The sine of an angle in degrees, rounded to whole degrees. */
export function sine(degrees: number): number {
  return cosine(degrees - 90);
}

/**
 * The direction from one point to another in whole degrees, 0 … 359, from +x towards +y: the facing of a character that
 * looks there. Every engine computes the same, which built-in `Math.atan2` does not promise.
 * @param dx how far the other point is along x, in any unit; with `dy` also 0 the direction is 0
 */
export function direction(dx: number, dy: number): number {
  const [wide, high] = [Math.abs(dx), Math.abs(dy)];
  // The number of half-degree borders 0.5, 1.5 … that lie below the angle is the nearest whole degree.
  let [low, top] = [0, 90];
  while (low < top) {
    const degree = (low + top) >> 1;
    const isAbove = high * (cosine(degree) + cosine(degree + 1)) > wide * (sine(degree) + sine(degree + 1));
    if (isAbove) low = degree + 1;
    else top = degree;
  }
  const degrees = dx < 0 ? 180 - low : low;
  return (dy < 0 ? 360 - degrees : degrees) % 360;
}

function cosines(): Float64Array {
  const radian = Math.PI / 180;
  const quarter = new Float64Array(91);
  for (let degree = 0; degree <= 45; degree++) {
    const angle = degree * radian;
    quarter[degree] = series(1, 0, angle);
    quarter[90 - degree] = degree === 30 ? 0.5 : series(angle, 1, angle);
  }
  const all = new Float64Array(361);
  for (let degree = 0; degree <= 360; degree++) {
    const half = degree > 180 ? 360 - degree : degree;
    all[degree] = half > 90 ? -(quarter[180 - half] as number) : (quarter[half] as number);
  }
  return all;
}

/** Sums the alternating power series of the cosine (first term 1, power 0) or of the sine (first term the angle, power 1). */
function series(first: number, power: number, angle: number): number {
  let sum = 0;
  let term = first;
  for (let at = power + 1; at < 24; at += 2) {
    sum += term;
    term = (-term * angle * angle) / (at * (at + 1));
  }
  return sum;
}
