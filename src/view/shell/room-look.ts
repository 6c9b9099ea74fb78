/**
 * Derives the look of the room from the map: positions of doors, windows, pictures, hoods and rugs, the kitchen's
 * floor, the stage. Pure; nothing is painted here, so the rules can be tested. Inside the shell all lengths are in
 * **floor coordinates**: (0, 0) is the rear corner where the two walls meet, map tile (x, y) covers [x-1, x) × [y-1,
 * y). The rear right wall stands on y = 0, the rear left on x = 0.
 */
import { hasWing, houseWidth, WINGS } from '../../sim/world/wings.ts';
import type { Wing } from '../../sim/state/season.ts';
import type { Sky } from './fitting-looks.ts';
import { doorFittings, kitchenFittings, wallFittings, type Fitting, type Span } from './fittings.ts';

/** The part of a café's map the painter needs; a `CafeMap` fits. */
export interface RoomInput {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly string[];
  /** The first column right of the main house, if the map has wings. */
  readonly east?: number;
}

export type Side = 'ne' | 'nw' | 'sw' | 'se';
/** A door: a run of one or two `D` tiles in the outer wall. `from` and `to` are floor coordinates along that wall, in tiles. */
export interface Door {
  side: Side;
  from: number;
  to: number;
}
export interface Rug {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  kind: RugKind;
}
export type RugKind = 'vip' | 'mat' | 'runner';
export interface Rect {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}
export interface WallPlan {
  length: number;
  tiled: Span[];
  fittings: Fitting[];
  windows: Span[];
}

export interface Plan {
  /** Number of floor tiles along the x axis and along the y axis. */
  nx: number;
  ny: number;
  doors: Door[];
  ne: WallPlan;
  nw: WallPlan;
  rugs: Rug[];
  /** The tiles with a doorstep, which lie outside the front edges of the floor. */
  porches: Rect[];
  /** Floor of the tea room and of the terrace; null = not built. The terrace lies outdoors and is painted as ground. */
  tearoom: Rect | null;
  terrace: Rect | null;
  /** Number of tiles by which the street lies farther to the right than beside a house without wings. */
  streetShift: number;
  /** The kind of each tile, one byte per tile, row by row: see TILE. */
  tiles: Uint8Array;
}

export const TILE = { FLOOR: 0, KITCHEN: 1, STAGE: 2, LOW_WALL: 3 } as const;

/** Finds the doors along an edge: runs of `D` tiles, split into pairs, because a door has at most two leaves. */
function doorRuns(length: number, at: (i: number) => string): Span[] {
  const spans: Span[] = [];
  for (let i = 0; i < length; i++) {
    if (at(i) !== 'D') continue;
    const two = at(i + 1) === 'D' && i + 1 < length;
    spans.push([i, two ? i + 2 : i + 1]);
    if (two) i++;
  }
  return spans;
}

/** Finds the kitchens: cookers and counters within three tiles of each other form a kitchen, whose box extends to the near wall. */
function kitchens(nx: number, ny: number, at: (x: number, y: number) => string): Rect[] {
  const found: Rect[] = [];
  for (let y = 0; y < ny; y++) {
    for (let x = 0; x < nx; x++) {
      const c = at(x, y);
      if (c !== 'K' && c !== 'P') continue;
      let box: Rect = { x0: x, y0: y, x1: x + 1, y1: y + 1 };
      for (let i = found.length - 1; i >= 0; i--) {
        const other = found[i];
        if (!other || other.x0 > box.x1 + 2 || other.x1 < box.x0 - 2 || other.y0 > box.y1 + 2 || other.y1 < box.y0 - 2)
          continue;
        box = {
          x0: Math.min(box.x0, other.x0),
          y0: Math.min(box.y0, other.y0),
          x1: Math.max(box.x1, other.x1),
          y1: Math.max(box.y1, other.y1),
        };
        found.splice(i, 1);
        i = found.length;
      }
      found.push(box);
    }
  }
  for (const box of found) {
    if (box.y0 <= 2) box.y0 = 0;
    if (box.x0 <= 1) box.x0 = 0;
  }
  return found;
}

/** The stretches of a wall that remain free between those already occupied. */
function freeStretches(length: number, taken: readonly Span[]): Span[] {
  const free: Span[] = [];
  let from = 0;
  for (const [a, b] of [...taken].sort((p, q) => p[0] - q[0])) {
    if (a > from) free.push([from, a]);
    from = Math.max(from, b);
  }
  if (from < length) free.push([from, length]);
  return free;
}

export function planRoom(input: RoomInput, sky: Sky = 'day'): Plan {
  const nx = Math.max(1, houseWidth(input) - 2);
  const ny = Math.max(1, input.height - 2);
  const at = (x: number, y: number): string => input.rows[y + 1]?.[x + 1] ?? '.';
  const tiles = new Uint8Array(nx * ny);

  const boxes = kitchens(nx, ny, at);
  for (const box of boxes) {
    for (let y = box.y0; y < box.y1; y++) for (let x = box.x0; x < box.x1; x++) tiles[y * nx + x] = TILE.KITCHEN;
  }
  for (let y = 0; y < ny; y++) {
    for (let x = 0; x < nx; x++) {
      const c = at(x, y);
      if (c === 'S') tiles[y * nx + x] = TILE.STAGE;
      else if (c === '#') tiles[y * nx + x] = TILE.LOW_WALL;
    }
  }

  const doors: Door[] = [];
  const put = (side: Side, spans: Span[]): void => {
    for (const [from, to] of spans) doors.push({ side, from, to });
  };
  put(
    'ne',
    doorRuns(nx, (i) => at(i, -1)),
  );
  put(
    'nw',
    doorRuns(ny, (i) => at(-1, i)),
  );
  put(
    'sw',
    doorRuns(nx, (i) => at(i, ny)),
  );
  put(
    'se',
    doorRuns(ny, (i) => at(nx, i)),
  );

  // The rear right wall is tiled above every kitchen that touches it. The rear left wall is tiled only above kitchens
  // that have a cooker at this wall.
  const stoveAt = (x: number, y: number): boolean => at(x, y) === 'K';
  const tiledNe: Span[] = boxes.filter((b) => b.y0 === 0).map((b): Span => [b.x0, b.x1]);
  const tiledNw: Span[] = boxes.filter((b) => b.x0 === 0 && columnHasStove(b, stoveAt)).map((b): Span => [b.y0, b.y1]);
  const stoves = (length: number, look: (i: number) => boolean): Span[] => {
    const runs: Span[] = [];
    for (let i = 0; i < length; i++)
      if (look(i)) {
        const two = look(i + 1) && i + 1 < length;
        runs.push([i, two ? i + 2 : i + 1]);
        if (two) i++;
      }
    return runs;
  };
  const stageNe: Span[] = [];
  const stageNw: Span[] = [];
  for (let x = 0; x < nx; x++) if (at(x, 0) === 'S') stageNe.push([x, x + 1]);
  for (let y = 0; y < ny; y++) if (at(0, y) === 'S') stageNw.push([y, y + 1]);

  const wall = (length: number, side: Side, tiled: Span[], stage: Span[], hoods: Span[], board: boolean): WallPlan => {
    const leaves = doors.filter((d) => d.side === side).map((d): Span => [d.from, d.to]);
    const keepClear = leaves.map(([a, b]): Span => [a - 0.2, b + 0.2]);
    const clearTiles = freeStretches(length, keepClear);
    const tiledHere = tiled.flatMap(([a, b]) =>
      clearTiles.map(([c, d]): Span => [Math.max(a, c), Math.min(b, d)]).filter(([c, d]) => d > c),
    );
    const free = freeStretches(length, [...tiled, ...keepClear, ...stage]);
    const decorated = wallFittings(free, board, side === 'ne' ? 1 : 0, sky);
    const fittings = [...doorFittings(leaves), ...kitchenFittings(tiledHere, hoods), ...decorated.fittings];
    return { length, tiled: tiledHere, fittings, windows: decorated.windows };
  };
  const tearoom = wingRect(input, 'tearoom', nx);
  const terrace = wingRect(input, 'terrace', nx);
  const ne = wall(
    tearoom?.x1 ?? nx,
    'ne',
    tiledNe,
    stageNe,
    stoves(nx, (i) => (stoveAt(i, 0) || stoveAt(i, 1)) && inSpans(tiledNe, i)),
    false,
  );
  const nw = wall(
    ny,
    'nw',
    tiledNw,
    stageNw,
    stoves(ny, (i) => stoveAt(0, i) && inSpans(tiledNw, i)),
    true,
  );

  const streetShift = tearoom !== null ? 4.5 : terrace !== null ? 3.5 : 0;
  const plan: Plan = { nx, ny, doors, ne, nw, rugs: [], porches: [], tearoom, terrace, streetShift, tiles };
  for (const door of doors) layMats(plan, door, at);
  return plan;
}

/** The floor of a wing, with the passage that leads to it; null if it is not built. */
function wingRect(input: RoomInput, wing: Wing, nx: number): Rect | null {
  if (!hasWing(input, wing)) return null;
  const { top, rows } = WINGS[wing];
  return { x0: nx, x1: nx + 1 + (rows[0]?.length ?? 0), y0: top - 1, y1: top - 1 + rows.length };
}

const inSpans = (spans: readonly Span[], i: number): boolean => spans.some(([a, b]) => i >= a && i < b);

function columnHasStove(box: Rect, stoveAt: (x: number, y: number) => boolean): boolean {
  for (let y = Math.max(1, box.y0); y < box.y1; y++) if (stoveAt(0, y)) return true;
  return false;
}

/**
 * Adds to a door: a mat, a runner (a narrow rug) two tiles into the room if the floor is free there, and a doorstep if
 * the door is in a front edge.
 */
function layMats(plan: Plan, door: Door, at: (x: number, y: number) => string): void {
  const { nx, ny } = plan;
  const { from, to } = door;
  const inset = to - from > 1 ? 0.3 : 0.12;
  const a = from + inset;
  const b = to - inset;
  const rug = (depth0: number, depth1: number, kind: RugKind): void => {
    const box =
      door.side === 'ne'
        ? { x0: a, x1: b, y0: depth0, y1: depth1 }
        : door.side === 'nw'
          ? { x0: depth0, x1: depth1, y0: a, y1: b }
          : door.side === 'sw'
            ? { x0: a, x1: b, y0: ny - depth1, y1: ny - depth0 }
            : { x0: nx - depth1, x1: nx - depth0, y0: a, y1: b };
    plan.rugs.push({ ...box, kind });
  };
  const inside = (depth: number): string => {
    const i = from;
    return door.side === 'ne'
      ? at(i, depth)
      : door.side === 'nw'
        ? at(depth, i)
        : door.side === 'sw'
          ? at(i, ny - 1 - depth)
          : at(nx - 1 - depth, i);
  };
  const walkable = (depth: number): boolean => '.LD'.includes(inside(depth)) || inside(depth) === '';
  const front = door.side === 'sw' || door.side === 'se';
  if (front) {
    rug(-0.85, -0.15, 'mat');
    plan.porches.push(
      door.side === 'sw' ? { x0: from, x1: to, y0: ny, y1: ny + 1 } : { x0: nx, x1: nx + 1, y0: from, y1: to },
    );
  } else {
    rug(0.12, 0.88, 'mat');
  }
  const start = front ? 0.1 : 1.02;
  const tilesIn = front ? 0 : 1;
  const deep = Math.min(door.side === 'ne' || door.side === 'sw' ? ny : nx, start + 2);
  if (deep - start > 1.2 && walkable(tilesIn) && walkable(tilesIn + 1)) rug(start, deep - 0.1, 'runner');
}
