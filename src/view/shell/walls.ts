/**
 * Paints the two rear walls: paper above a panelled wainscot, tiles in the kitchen, a moulding on top. The colour of a
 * wall's pixel is a function of its distance along the wall and its height; the plan lists what hangs on each wall.
 */
import { blend, hash, ink, wrap, type Ink } from './colours.ts';
import type { Fitting } from './fittings.ts';
import type { WallPlan } from './room-look.ts';
import { HALF_W, WALL_PX } from './projection.ts';

export type PaperKind = 'stripe' | 'damask' | 'sakura';
type PaperPaint = (x: number, h: number) => Ink;

const STRIPE = { pale: ink('#f7e3bd'), deep: ink('#f2d6a6'), dot: ink('#e9a989') };
const stripe: PaperPaint = (x, h) => {
  if (Math.abs((x % 18) - 4.5) + Math.abs(((h - 30) % 20) - 10) < 2.2) return STRIPE.dot;
  return Math.floor(x / 9) & 1 ? STRIPE.pale : STRIPE.deep;
};

const DAMASK = {
  rail: ink('#ffcb68'),
  frieze: ink('#5f2a4a'),
  line: ink('#b8688a'),
  gold: ink('#ffcb68'),
  leaf: ink('#a8587a'),
  heart: ink('#96496e'),
  ground: ink('#8a3f64'),
};
const damask: PaperPaint = (x, h) => {
  if (h > 86) return h < 88 ? DAMASK.rail : DAMASK.frieze;
  const u = wrap(x, 20) - 10;
  const v = ((h - 30) % 24) - 12;
  const q = Math.abs(u) / 10 + Math.abs(v) / 12;
  if (Math.abs(q - 1) < 0.09) return DAMASK.line;
  if (Math.hypot(u, v * 0.8) < 2) return DAMASK.gold;
  if (q < 0.62 && (Math.abs(u) < 1 || Math.abs(v) < 1 || Math.abs(Math.abs(u) - Math.abs(v)) < 1.2)) return DAMASK.leaf;
  return q < 0.5 ? DAMASK.heart : DAMASK.ground;
};

const SAKURA = {
  eye: ink('#ffe27a'),
  petal: ink('#f7a8c0'),
  branch: ink('#c99a8a'),
  low: ink('#cfeae4'),
  middle: ink('#d9efe6'),
  high: ink('#e6f5ea'),
};
const sakura: PaperPaint = (x, h) => {
  const cell = Math.floor(x / 30);
  const row = Math.floor(h / 26);
  const dx = (x % 30) - (hash(cell, row) * 14 + 8);
  const dy = (h % 26) - (hash(cell + 9, row) * 10 + 8);
  const r = Math.hypot(dx, dy);
  if (r < 1.6) return SAKURA.eye;
  if (r < 4.8 && r < 3.2 + 1.6 * Math.abs(Math.cos(Math.atan2(dy, dx) * 2.5))) return SAKURA.petal;
  if (h > 34 && Math.abs(wrap(x * 0.5 + Math.sin(h * 0.1) * 9, 46) - 20) < 1.1) return SAKURA.branch;
  return h < 44 ? SAKURA.low : h < 68 ? SAKURA.middle : SAKURA.high;
};
const PAPERS: Record<PaperKind, PaperPaint> = { stripe, damask, sakura };

const TILES = {
  skirting: ink('#5f7f8c'),
  rail: ink('#c98a4b'),
  grout: ink('#b9d6d2'),
  accent: ink('#9ccfc9'),
  light: ink('#eef6ee'),
  tile: ink('#dfeee6'),
};
/** Colour of a point of the kitchen tiles, which reach up to a rail; 0 above the rail. */
function tiles(x: number, h: number): Ink {
  if (h < 5) return TILES.skirting;
  if (h > 72) return h < 75 ? TILES.rail : 0;
  const row = Math.floor(h / 9);
  const ux = x + (row & 1) * 9;
  if (h % 9 < 1 || ux % 18 < 1) return TILES.grout;
  const column = Math.floor(ux / 18);
  if (hash(column, row) < 0.13) return TILES.accent;
  return hash(row, column + 9) < 0.2 ? TILES.light : TILES.tile;
}

const WAINSCOT = {
  foot: ink('#7a4633'),
  rail: ink('#d99a58'),
  gap: ink('#8a5234'),
  shade: ink('#8f5636'),
  shine: ink('#d2935a'),
  panel: ink('#b3703f'),
  wood: ink('#bd7a48'),
  dado: ink('#8a5234'),
};
function wainscot(x: number, h: number): Ink {
  if (h < 5) return WAINSCOT.foot;
  if (h > 25) return WAINSCOT.rail;
  const p = x % 18;
  if (p < 1.2) return WAINSCOT.gap;
  if (p > 3.5 && p < 15.5 && h > 8 && h < 23) {
    if (p < 4.6 || h > 21.8) return WAINSCOT.shade;
    if (p > 14.4 || h < 9.2) return WAINSCOT.shine;
    return WAINSCOT.panel;
  }
  return WAINSCOT.wood;
}

const CROWN = { top: ink('#e2b06c'), middle: ink('#c98a4b'), shadow: ink('#9a5f38'), cast: ink('#7a4a5a') };

/** Paints a wall. The things on the wall are indexed by pixel column, for fast look-ups. */
export class WallPainter {
  private readonly columns: Fitting[][] = [];
  private readonly tiled: Uint8Array;
  private readonly paper: PaperPaint;

  constructor(plan: WallPlan, paper: PaperKind) {
    this.paper = PAPERS[paper];
    const pixels = Math.ceil(plan.length * HALF_W) + 1;
    this.tiled = new Uint8Array(pixels);
    for (const [a, b] of plan.tiled) this.tiled.fill(1, Math.round(a * HALF_W), Math.round(b * HALF_W));
    for (const fitting of plan.fittings) {
      const last = Math.min(pixels - 1, Math.ceil(fitting.to * HALF_W));
      for (let i = Math.max(0, Math.floor(fitting.from * HALF_W)); i <= last; i++)
        (this.columns[i] ??= []).push(fitting);
    }
  }

  /** Colour of the wall at a point `x` pixels from the rear corner and `h` pixels above the floor. */
  at(x: number, h: number): Ink {
    const column = Math.floor(x);
    if (h < WALL_PX - 6) {
      const here = this.columns[column];
      if (here) {
        for (const f of here) {
          const inside = x - f.from * HALF_W;
          const width = (f.to - f.from) * HALF_W;
          if (h < f.low || h >= f.high || inside < 0 || inside >= width) continue;
          const colour = f.paint(inside, h, width);
          if (colour) return colour;
        }
      }
    } else {
      return h > WALL_PX - 2 ? CROWN.top : h > WALL_PX - 5 ? CROWN.middle : CROWN.shadow;
    }
    const tiled = this.tiled[column] ? tiles(x, h) : h < 28 ? wainscot(x, h) : h < 30 ? WAINSCOT.dado : 0;
    const surface = tiled || this.paper(x, h);
    return h > WALL_PX - 9 ? blend(surface, CROWN.cast, 44) : surface;
  }
}
