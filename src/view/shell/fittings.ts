/**
 * Computes the positions of things on or in the rear walls: doors, windows, pictures, clock, menu board, lamps, hoods,
 * pan rack. Each is a box on the wall with a function from a pixel to a colour. `a` runs along the wall in tiles from
 * the rear corner, `h` up the wall in pixels.
 */
import {
  clockPaint,
  doorPaint,
  hoodPaint,
  menuPaint,
  openPaint,
  picturePaint,
  rackPaint,
  sconcePaint,
  windowPaint,
  type FittingPaint,
  type Sky,
} from './fitting-looks.ts';
import { hash } from './colours.ts';
import { HALF_W } from './projection.ts';

/** A stretch of a wall, by its beginning and its end in tiles. */
export type Span = readonly [number, number];

export interface Fitting {
  from: number;
  to: number;
  low: number;
  high: number;
  what: FittingKind;
  paint: FittingPaint;
}
export type FittingKind = 'door' | 'window' | 'picture' | 'clock' | 'menu' | 'sconce' | 'hood' | 'rack' | 'open';

const SIZES: Record<FittingKind, { low: number; high: number; halfTiles: number }> = {
  door: { low: 0, high: 84, halfTiles: 0 },
  window: { low: 36, high: 84, halfTiles: 0 },
  picture: { low: 50, high: 72, halfTiles: 8 / HALF_W },
  clock: { low: 57, high: 75, halfTiles: 9 / HALF_W },
  menu: { low: 44, high: 76, halfTiles: 14 / HALF_W },
  sconce: { low: 56, high: 71, halfTiles: 4 / HALF_W },
  hood: { low: 66, high: 90, halfTiles: 0 },
  rack: { low: 46, high: 68, halfTiles: 30 / HALF_W },
  open: { low: 85, high: 95, halfTiles: 14 / HALF_W },
};
const across = (what: FittingKind, from: number, to: number, paint: FittingPaint): Fitting => ({
  what,
  from,
  to,
  low: SIZES[what].low,
  high: SIZES[what].high,
  paint,
});
const centred = (what: FittingKind, at: number, paint: FittingPaint): Fitting =>
  across(what, at - SIZES[what].halfTiles, at + SIZES[what].halfTiles, paint);

export function doorFittings(doors: readonly Span[]): Fitting[] {
  return doors.flatMap(([a, b]) => {
    const two = b - a > 1;
    const inset = two ? 0.1 : 0.02;
    const middle = (a + b) / 2;
    return [across('door', a + inset, b - inset, doorPaint(two ? 2 : 1)), centred('open', middle, openPaint)];
  });
}

/** Places a hood above every pair of cookers, and a rail with pans wherever 2.5 tiles of the tiled wall are free. */
export function kitchenFittings(tiled: readonly Span[], stoves: readonly Span[]): Fitting[] {
  const fittings: Fitting[] = [];
  const hoods = stoves.map(([a, b]): Span => [(a + b) / 2 - 0.72, (a + b) / 2 + 0.72]);
  for (const [a, b] of tiled) {
    let from = a;
    const within = hoods.filter(([c, d]) => c >= a - 0.3 && d <= b + 0.3);
    for (const [c, d] of [...within, [b + 0.2, b] as const]) {
      if (c - from >= 2.1 && (from > a || within.length === 0 || c > b))
        fittings.push(centred('rack', (from + c) / 2, rackPaint));
      from = Math.max(from, d);
    }
    for (const [c, d] of within) fittings.push(across('hood', Math.max(a, c), Math.min(b, d), hoodPaint));
  }
  return fittings;
}

const WINDOW = 1.4;
const GAP = 0.8;
/** Places windows at even distances along each free stretch of a wall, pictures between them, and lamps at the ends if there is room. */
export function wallFittings(
  free: readonly Span[],
  board: boolean,
  seed: number,
  sky: Sky,
): { fittings: Fitting[]; windows: Span[] } {
  const fittings: Fitting[] = [];
  const windows: Span[] = [];
  let hasBoard = !board;
  for (const [start, end] of free) {
    let a = start;
    const chance = (i: number): number => Math.floor(hash(Math.round(start * 10) + i, seed + 5) * 4);
    if (!hasBoard && end - a >= 5) {
      // Menu board and clock are placed only once, on the free stretch of wall nearest to the kitchen.
      hasBoard = true;
      fittings.push(centred('menu', a + 1.7, menuPaint), centred('clock', a + 2.85, clockPaint));
      a += 3.2;
    }
    const room = end - a;
    if (room < 0.7) continue;
    if (room < 1.5) {
      fittings.push(
        room < 1
          ? centred('sconce', a + room / 2, sconcePaint)
          : centred('picture', a + room / 2, picturePaint(chance(0))),
      );
      continue;
    }
    const width = room < 1.9 ? 1.2 : WINDOW;
    const count = Math.max(1, Math.floor((room - 0.3 + GAP) / (width + GAP)));
    const used = count * width + (count - 1) * GAP;
    const margin = (room - used) / 2;
    const left = margin > 0.5 && margin < 0.8 ? margin - 0.15 : margin;
    for (let i = 0; i < count; i++) {
      const w0 = a + left + i * (width + GAP);
      windows.push([w0, w0 + width]);
      fittings.push(across('window', w0 - 2 / HALF_W, w0 + width + 2 / HALF_W, windowPaint(sky)));
      if (i > 0)
        fittings.push(
          i % 3 === 2
            ? centred('sconce', w0 - GAP / 2, sconcePaint)
            : centred('picture', w0 - GAP / 2, picturePaint(chance(i))),
        );
    }
    if (left > 0.35) fittings.push(centred('sconce', a + left / 2, sconcePaint));
    const right = room - used - left;
    if (right > 0.35) fittings.push(centred('sconce', end - right / 2, sconcePaint));
  }
  return { fittings, windows };
}
