/**
 * Camera arithmetic: the part of the world on the screen, at a whole-number zoom in device pixels per world pixel.
 * Whole zooms, and a top left corner on a whole device pixel, keep drawings sharp. Phaser's camera receives only the
 * result.
 */

import type { Home, Lens, Rect } from './camera-types.ts';

/** The screen in device pixels. */
export interface Screen {
  w: number;
  h: number;
  dpr: number;
}

export const LEAST_ZOOM = 1;
/** The largest zoom allowed: three CSS pixels per world pixel, expressed in device pixels per world pixel. */
export const mostZoom = (dpr: number): number => 3 * Math.max(1, Math.ceil(dpr));

/** Distance in CSS pixels up to which a panel counts as lying along an edge of the screen. */
const NEAR_EDGE = 24;
/** Share of an edge of the screen that panels must cover to move this edge of the free middle inwards. */
const TAKEN = 0.6;

/**
 * The free middle of the screen between panels, in CSS pixels. A bar along an edge, or a row of cards, moves that edge
 * of the middle inwards. A small panel in a corner does not, because the room is a diamond that leaves the corners
 * empty anyway.
 */
export function freeMiddle(w: number, h: number, panels: readonly Readonly<Rect>[]): Rect {
  const top = inset(
    w,
    panels.filter((p) => p.y <= NEAR_EDGE && p.y + p.h < h * 0.6),
    (p) => p.y + p.h,
    (p) => [p.x, p.x + p.w],
  );
  const bottom = inset(
    w,
    panels.filter((p) => p.y + p.h >= h - NEAR_EDGE && p.y > h * 0.4),
    (p) => h - p.y,
    (p) => [p.x, p.x + p.w],
  );
  const between = panels.filter((p) => p.y + p.h > top && p.y < h - bottom);
  const upright = (p: Readonly<Rect>): [number, number] => [Math.max(top, p.y), Math.min(h - bottom, p.y + p.h)];
  // At the left and right edges the panels are not added up, but each counts alone. Otherwise small panels in the
  // corners would move the room whenever they change their size.
  const column = (beside: Readonly<Rect>[], depth: (p: Readonly<Rect>) => number): number =>
    Math.max(0, ...beside.map((p) => inset(h - top - bottom, [p], depth, upright)));
  const left = column(
    between.filter((p) => p.x <= NEAR_EDGE && p.x + p.w < w * 0.6),
    (p) => p.x + p.w,
  );
  const right = column(
    between.filter((p) => p.x + p.w >= w - NEAR_EDGE && p.x > w * 0.4),
    (p) => w - p.x,
  );
  const free = { x: left, y: top, w: w - left - right, h: h - top - bottom };
  return free.w > 80 && free.h > 80 ? free : { x: 0, y: 0, w, h };
}

/**
 * How far an edge of the free middle moves inwards: as far as panels reach that together cover at least the share
 * `TAKEN` of the edge. 0 if the panels cover less.
 */
function inset(
  length: number,
  beside: readonly Readonly<Rect>[],
  depth: (p: Readonly<Rect>) => number,
  extent: (p: Readonly<Rect>) => [number, number],
): number {
  const deepest = [...beside].filter((p) => p.w > 0 && p.h > 0).sort((a, b) => depth(b) - depth(a));
  for (let i = 0; i < deepest.length; i++) {
    if (covered(deepest.slice(0, i + 1).map(extent)) >= length * TAKEN) return depth(deepest[i]!);
  }
  return 0;
}

function covered(spans: [number, number][]): number {
  let total = 0;
  let end = -Infinity;
  for (const [a, b] of [...spans].sort((p, q) => p[0] - q[0])) {
    total += Math.max(0, b - Math.max(a, end));
    end = Math.max(end, b);
  }
  return total;
}

/** Width in CSS pixels below which a screen is narrow: with the whole room on it, people would be too small. */
const NARROW = 640;

/** Maximum number of pixels drawn for each device pixel of the screen, in each direction. */
const FINEST = 4;
/** Share of the room's rectangle that may lie outside the screen, because its edges show only tops of walls and corners without floor. */
const MARGIN = 0.05;

/**
 * How many pixels must be drawn for each device pixel of a screen of `w` × `h`, in each direction, so that the whole
 * room (world pixels) is in the picture at zoom 1. The result is from 1 to FINEST.
 */
export function finenessFor(w: number, h: number, room: Readonly<Rect>): number {
  return Math.max(1, Math.min(FINEST, Math.ceil(Math.max(room.w / w, room.h / h) * (1 - MARGIN))));
}

/**
 * The largest zoom that shows all of `room` (world pixels) in `free` (device pixels). On a narrow screen the zoom is
 * at least so large that people can be told apart, and the player scrolls. @param whole true = the whole room is shown
 * on a narrow screen too
 */
export function fitZoom(free: Readonly<Rect>, room: Readonly<Rect>, dpr: number, whole = false): number {
  const zoom = Math.floor(Math.min(free.w / room.w, free.h / room.h));
  const least = !whole && free.w < NARROW * dpr ? Math.max(LEAST_ZOOM, Math.floor(dpr)) : LEAST_ZOOM;
  return Math.max(least, Math.min(mostZoom(dpr), zoom));
}

/**
 * Points the camera at `room` (world pixels) as at the opening of a café: centred in `home.frame` (device pixels), at
 * the largest zoom that fits. A room too large for the frame at one CSS pixel per world pixel is moved as little as
 * possible into `home.reach`, the larger rectangle around the frame; a room too large for the reach is cut off at both
 * sides.
 */
export function frameRoom(lens: Lens, home: Home, room: Readonly<Rect>, dpr: number): void {
  const { frame, reach } = home;
  lens.zoom = Math.max(fitZoom(frame, room, dpr), Math.min(Math.floor(dpr), fitZoom(reach, room, dpr)));
  lens.x = room.x - placed(frame.x, frame.w, reach.x, reach.w, room.w * lens.zoom) / lens.zoom;
  lens.y = room.y - placed(frame.y, frame.h, reach.y, reach.h, room.h * lens.zoom) / lens.zoom;
  snap(lens);
}

/**
 * Computes where the room begins along one axis: centred in the frame or, if the room is longer than the frame, moved
 * as little as possible into the reach around the frame.
 */
function placed(frameAt: number, frame: number, reachAt: number, reach: number, length: number): number {
  const centred = frameAt + (frame - length) / 2;
  const [a, b] = [reachAt, reachAt + reach - length];
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), centred));
}

/** Centres a world point in `free` (device pixels). */
export function centre(lens: Lens, free: Readonly<Rect>, wx: number, wy: number): void {
  lens.x = wx - (free.x + free.w / 2) / lens.zoom;
  lens.y = wy - (free.y + free.h / 2) / lens.zoom;
  snap(lens);
}

/** Moves the camera's top left corner to a whole device pixel. */
export function snap(lens: Lens): void {
  lens.x = Math.round(lens.x * lens.zoom) / lens.zoom;
  lens.y = Math.round(lens.y * lens.zoom) / lens.zoom;
}

/** Changes the camera's zoom and keeps the world point under the screen point (sx, sy) in place. */
export function zoomAbout(lens: Lens, zoom: number, sx: number, sy: number): void {
  const wx = lens.x + sx / lens.zoom;
  const wy = lens.y + sy / lens.zoom;
  lens.zoom = zoom;
  lens.x = wx - sx / zoom;
  lens.y = wy - sy / zoom;
  snap(lens);
}

/** Keeps the middle of the screen over `bounds` (world pixels), by moving the camera if necessary. */
export function keepOver(lens: Lens, screen: Screen, bounds: Readonly<Rect>): void {
  const mx = screen.w / 2 / lens.zoom;
  const my = screen.h / 2 / lens.zoom;
  lens.x = Math.min(bounds.x + bounds.w, Math.max(bounds.x, lens.x + mx)) - mx;
  lens.y = Math.min(bounds.y + bounds.h, Math.max(bounds.y, lens.y + my)) - my;
  snap(lens);
}

/** Moves the camera smoothly towards a world point: part of the way each frame, at least one device pixel. */
export function drift(lens: Lens, free: Readonly<Rect>, wx: number, wy: number, deltaMs: number): void {
  const part = Math.min(1, deltaMs / 180);
  lens.x = nearer(lens.x, wx - (free.x + free.w / 2) / lens.zoom, part, 1 / lens.zoom);
  lens.y = nearer(lens.y, wy - (free.y + free.h / 2) / lens.zoom, part, 1 / lens.zoom);
  snap(lens);
}

function nearer(from: number, goal: number, part: number, least: number): number {
  const way = goal - from;
  if (Math.abs(way) <= least) return goal;
  return from + Math.sign(way) * Math.max(least, Math.abs(way) * part);
}
