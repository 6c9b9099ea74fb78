/**
 * Paints everything outside the walls: lawn with mown diamonds and flowers, pond, gravel walk behind the house,
 * pavement around it, street on the right. All are functions of floor coordinates; pavement, pond and street move with
 * the room's size.
 */
import { blend, hash, ink, inks, pick, sine, wrap, type Ink } from './colours.ts';
import type { Plan, Rect } from './room-look.ts';

/** Width of the pavement around the house in tiles. */
export const RING = 1.25;
/** Distances from the room's right front edge, in tiles, at which footpath, kerb, road, far kerb, far footpath and lawn begin. */
export const STREET = { path: 1.25, kerb: 2.5, road: 2.7, farKerb: 4.9, farPath: 5.1, end: 6.5 } as const;

export interface Pond {
  x: number;
  y: number;
  rx: number;
  ry: number;
}
/** The pond lies left of the house, at the middle of its wall. */
export const pondOf = (plan: Plan): Pond => ({ x: -3.3, y: Math.max(2, plan.ny * 0.54), rx: 1.75, ry: 1.5 });

const DECK = {
  rim: ink('#8a5238'),
  seam: ink('#a8693f'),
  end: ink('#9c5f39'),
  boards: inks('#c98c58', '#d29762', '#c08350', '#d8a06c'),
};
/** Whether a point lies in a rectangle. */
const within = ({ x0, x1, y0, y1 }: Rect, x: number, y: number): boolean => x >= x0 && x < x1 && y >= y0 && y < y1;
/** Colour of the terrace: boards that run towards the street. */
function deck({ x0, x1, y0, y1 }: Rect, x: number, y: number): Ink {
  if (x > x1 - 0.09 || y < y0 + 0.08 || y > y1 - 0.09) return DECK.rim;
  const row = Math.floor(y * 4);
  if (y * 4 - row < 0.1) return DECK.seam;
  const along = (x - x0 + hash(row, 11) * 3) / 1.7;
  const board = Math.floor(along);
  return along - board < 0.02 ? DECK.end : pick(DECK.boards, hash(board, row * 3 + 2));
}

const PAVING = {
  joint: ink('#857d92'),
  slab: inks('#9f97a8', '#a89fae', '#a89fae', '#b0a8b3'),
  rim: ink('#6d667c'),
  shade: ink('#4a3a5a'),
};
/** Colour of a point of the pavement around the house: square slabs, darker below the house's front edges, where the floor overhangs. */
function ring(x: number, y: number, distance: number, plan: Plan): Ink {
  if (distance > RING - 0.07) return PAVING.rim;
  const i = Math.floor(x * 1.5);
  const j = Math.floor(y * 1.5);
  const joint = x * 1.5 - i < 0.05 || y * 1.5 - j < 0.06;
  const stone = joint ? PAVING.joint : pick(PAVING.slab, hash(i, j));
  return distance < 0.35 && (x > plan.nx || y > plan.ny) ? blend(stone, PAVING.shade, 90) : stone;
}

const ROAD = {
  kerb: ink('#cfc6d0'),
  kerbShade: ink('#8a8196'),
  gutter: ink('#4f4a66'),
  line: ink('#e8dfc0'),
  grit: ink('#5a5570'),
  glint: ink('#726c88'),
  tar: ink('#655f7b'),
  joint: ink('#857d92'),
  slab: inks('#a59caf', '#aea5b5', '#b0a7b6'),
  zebra: ink('#dcd5d6'),
};
function footpath(across: number, y: number): Ink {
  const u = Math.floor(across * 2);
  const v = y * 2 + (u & 1) * 0.5;
  if (across * 2 - u < 0.07 || v - Math.floor(v) < 0.06) return ROAD.joint;
  return pick(ROAD.slab, hash(u, Math.floor(v)));
}
/** Colour of the street. `s` = tiles to the right of the room's edge. A crossing leads to the door nearest to the street. */
function street(s: number, y: number, crossing: number): Ink {
  if (s < STREET.kerb) return footpath(s, y);
  if (s < STREET.road) return s > STREET.road - 0.05 ? ROAD.kerbShade : ROAD.kerb;
  if (s < STREET.farKerb) {
    if (s < STREET.road + 0.09 || s > STREET.farKerb - 0.09) return ROAD.gutter;
    if (Math.abs(y - crossing) < 0.95) {
      if (wrap(s - STREET.road - 0.2, 0.5) < 0.28 && s > STREET.road + 0.2 && s < STREET.farKerb - 0.2)
        return ROAD.zebra;
    } else if (Math.abs(s - 3.8) < 0.05 && wrap(y, 1.5) < 0.8) return ROAD.line;
    const grit = hash(Math.floor(s * 16), Math.floor(y * 16));
    return grit < 0.08 ? ROAD.grit : grit > 0.95 ? ROAD.glint : ROAD.tar;
  }
  if (s < STREET.farPath) return ROAD.kerb;
  return s > STREET.end - 0.07 ? PAVING.rim : footpath(s, y);
}

const POND = {
  rim: inks('#a89fae', '#8f8798'),
  deep: ink('#2f7f96'),
  water: ink('#4a9dba'),
  wave: ink('#5fb0c9'),
  glint: ink('#9fdce8'),
  lily: ink('#6cb565'),
  notch: ink('#3f8fa0'),
  flower: ink('#ffd0e0'),
};
const LILIES: readonly [number, number][] = [
  [0.5, 0.3],
  [-0.6, 0.5],
  [0.1, -0.7],
  [-0.9, -0.2],
];
function pond(p: Pond, x: number, y: number): Ink {
  const dx = x - p.x;
  const dy = y - p.y;
  if (Math.abs(dx) > p.rx * 1.35 || Math.abs(dy) > p.ry * 1.35) return 0;
  const d = Math.hypot(dx / p.rx, dy / p.ry) + 0.09 * sine(Math.atan2(dy, dx) * 5);
  if (d >= 1.16) return 0;
  if (d > 1) return pick(POND.rim, hash(Math.floor(x * 5), Math.floor(y * 5)));
  for (const [lx, ly] of LILIES) {
    const r = Math.hypot(dx - lx, dy - ly);
    if (r < 0.24) return r < 0.08 ? POND.flower : Math.atan2(dy - ly, dx - lx) > 2.6 ? POND.notch : POND.lily;
  }
  if (d > 0.9) return POND.deep;
  const wave = sine(x * 7 + y * 5 + sine(y * 4) * 2);
  return wave > 0.86 ? POND.glint : wave > 0.5 ? POND.wave : POND.water;
}

const GRAVEL = { rim: ink('#8f8798'), stone: inks('#b3a58f', '#c2b39b', '#c2b39b', '#cdbfa8') };
const gravel = (x: number, y: number, offset: number): Ink =>
  offset > 0.47 ? GRAVEL.rim : pick(GRAVEL.stone, hash(Math.floor(x * 7), Math.floor(y * 7)));
/** Colour of a point of the gravel paths: one runs behind the house, and a short one leads from each front door to the lower left. */
function path(x: number, y: number, plan: Plan): Ink {
  if (x > -1 && x < plan.nx + RING + 0.05) {
    const behind = Math.abs(y + 3.3 + 0.5 * sine(x * 0.55));
    if (behind < 0.55) return gravel(x, y, behind);
  }
  if (y <= plan.ny + RING) return 0;
  for (const door of plan.doors) {
    if (door.side !== 'sw') continue;
    const bend = (y - plan.ny - RING) * 0.12;
    const beside = Math.abs(x - (door.from + door.to) / 2 + 0.35 * sine(bend * 6));
    if (beside < 0.55) return gravel(x, y, beside);
  }
  return 0;
}

const LAWN = {
  petals: inks('#f7b2c4', '#ffe27a', '#fff4e0', '#c99bf0'),
  dark: ink('#437f6a'),
  light: ink('#86c09a'),
  drift: [ink('#5fa485'), ink('#5a9d80')],
  mown: [ink('#519079'), ink('#4c8873')],
};
function lawn(x: number, y: number, px: number, py: number): Ink {
  const odd = (Math.floor(x * 0.9) + Math.floor(y * 0.9)) & 1;
  const drift =
    sine(x * 1.1 + 2 + 1.3 * sine(y * 0.43)) * sine(y * 0.9 + 1 + 1.1 * sine(x * 0.37)) + 0.5 * sine(x * 0.4 - y * 0.7);
  if (drift > 0.95 && hash(px >> 1, (py >> 1) + 50) < 0.16)
    return pick(LAWN.petals, hash(Math.floor(x * 1.3), Math.floor(y * 1.3)));
  const blade = hash(px >> 1, py >> 1);
  if (blade < 0.014) return LAWN.dark;
  if (blade > 0.992) return LAWN.light;
  return (drift > 0.7 ? LAWN.drift : LAWN.mown)[odd] ?? 0;
}

const WET = {
  soak: ink('#2f2a55'),
  rim: ink('#b9c4e8'),
  sky: ink('#7f8fc4'),
  deep: ink('#4a5590'),
  streak: ink('#c9d4ff'),
};
/** Depth of the puddle on paving at a point in floor coordinates; 0 = no puddle. */
export function puddleDepth(x: number, y: number, wet: number): number {
  if (wet <= 0) return 0;
  const swell = sine(x * 1.7 + sine(y * 1.3) * 1.4) + sine(y * 2.6 + x * 0.6);
  return Math.max(0, swell - (2 - 1.25 * wet));
}

function rained(dry: Ink, x: number, y: number, py: number, wet: number, paved: boolean): Ink {
  const soaked = blend(dry, WET.soak, Math.round(wet * (paved ? 62 : 34)));
  if (!paved) return soaked;
  const depth = puddleDepth(x, y, wet);
  if (depth <= 0) return soaked;
  if (depth < 0.06) return blend(soaked, WET.rim, 90);
  const mirrored = blend(soaked, depth > 0.5 ? WET.sky : WET.deep, 150);
  return hash(Math.floor((x - y) * 6), py >> 1) < 0.06 ? blend(mirrored, WET.streak, 80) : mirrored;
}

/**
 * Computes the colour of the ground outside the room. `px`, `py` are pixels counted from the world's origin, so that
 * the random pattern does not depend on the part being painted.
 */
export class GardenPainter {
  private readonly pond: Pond;
  private readonly crossing: number;
  constructor(
    private readonly plan: Plan,
    private readonly wet: number,
  ) {
    this.pond = pondOf(plan);
    const door = plan.doors.find((d) => d.side === 'se') ?? plan.doors.find((d) => d.side === 'ne');
    this.crossing = door?.side === 'se' ? (door.from + door.to) / 2 : 1.5;
  }

  at(x: number, y: number, px: number, py: number): Ink {
    const { plan, wet } = this;
    // The pavement also runs around the wings.
    let distance = Math.max(-x, x - plan.nx, -y, y - plan.ny);
    for (const wing of [plan.tearoom, plan.terrace])
      if (wing !== null) distance = Math.min(distance, Math.max(wing.x0 - x, x - wing.x1, wing.y0 - y, y - wing.y1));
    const s = x - plan.nx - plan.streetShift;
    let paved = true;
    let colour: Ink;
    if (plan.terrace !== null && within(plan.terrace, x, y)) colour = deck(plan.terrace, x, y);
    else if (distance < RING && s < STREET.path) colour = ring(x, y, distance, plan);
    else if (s >= STREET.path && s < STREET.end) colour = street(s, y, this.crossing);
    else {
      paved = false;
      colour = pond(this.pond, x, y) || path(x, y, plan) || lawn(x, y, px, py);
    }
    return wet > 0 ? rained(colour, x, y, py, wet, paved) : colour;
  }
}
