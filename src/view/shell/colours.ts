/**
 * Colours of the room painter. A colour is a packed 32-bit number in the byte order of canvas image data on
 * little-endian machines (every supported browser), so that painting a pixel is one store without allocation. Random
 * variation is a hash of whole coordinates: the same map gives the same picture, byte for byte.
 */

export type Ink = number;

/** Converts `#rrggbb` to a packed, opaque colour. Called while loading, never per pixel. */
export function ink(hex: string): Ink {
  const rgb = Number.parseInt(hex.slice(1), 16);
  return (0xff000000 | ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >>> 16)) >>> 0;
}

/** Converts several `#rrggbb` colours to packed, opaque colours, for stripes and flower beds. */
export const inks = (...hexes: string[]): Ink[] => hexes.map(ink);

/** Mixes two colours: `share` (0…256) of `b` over `a`. Integer arithmetic, so rounding is the same everywhere. */
export function blend(a: Ink, b: Ink, share: number): Ink {
  const keep = 256 - share;
  const red = ((a & 0xff) * keep + (b & 0xff) * share + 128) >> 8;
  const green = (((a >>> 8) & 0xff) * keep + ((b >>> 8) & 0xff) * share + 128) >> 8;
  const blue = (((a >>> 16) & 0xff) * keep + ((b >>> 16) & 0xff) * share + 128) >> 8;
  return (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;
}

/** A pseudo-random number 0…1 from two integers; the only source of variation in the picture. */
export function hash(a: number, b: number): number {
  let h = (Math.imul(a, 374761393) + Math.imul(b, 668265263)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** The entry at a position in a palette; the position is given as a share of its length, 0…1. */
export function pick(palette: readonly Ink[], share: number): Ink {
  return palette[Math.min(palette.length - 1, Math.floor(share * palette.length))] ?? 0;
}

/** The remainder of a division, positive for negative numbers too. */
export const wrap = (value: number, period: number): number => value - Math.floor(value / period) * period;

const SINE = Float64Array.from({ length: 4096 }, (_, i) => Math.sin((i / 4096) * 2 * Math.PI));
/** Looks up a sine in a table: exact enough for patterns, and several times faster than `Math.sin`. */
export const sine = (angle: number): number => SINE[Math.floor(angle * (4096 / (2 * Math.PI))) & 4095] ?? 0;
