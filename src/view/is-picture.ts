/** Tells a painted frame from one that is empty. Pure. */

/** A painted room has hundreds of colours; an empty frame has one, or two with a frame around it. */
const COLOURS = 12;
/** Every so many pixels are looked at; no divisor of usual widths, so that they are spread over the picture. */
const STEP = 37;

/** @param data red, green, blue and alpha of each pixel */
export function isPicture(data: ArrayLike<number>): boolean {
  const seen = new Set<number>();
  for (let i = 0; i + 3 < data.length; i += 4 * STEP) {
    // A pixel that nothing was painted on has no colour.
    if (data[i + 3] === 0) continue;
    seen.add(((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0));
    if (seen.size >= COLOURS) return true;
  }
  return false;
}
