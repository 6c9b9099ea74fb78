/**
 * Paints floors and rugs: pure functions from floor coordinates to a colour. There are four floors; planks are the
 * default. Rugs, sunlight and kitchen tiles are painted over each of them.
 */
import { hash, ink, wrap, type Ink } from './colours.ts';
import type { Plan, Rug } from './room-look.ts';

export type FloorKind = 'plank' | 'herring' | 'checker' | 'tatami';
export type FloorPaint = (x: number, y: number) => Ink;

/**
 * Colours of the floor's planks: for each tone a light and a dark colour. The tones of neighbouring tiles differ a
 * little, so that players can tell the tiles apart.
 */
const PLANK = {
  seam: [ink('#c9905a'), ink('#c48a52')],
  end: ink('#b97f4a'),
  grain: [ink('#dfae72'), ink('#d8a468')],
  boards: [
    ['#e3b477', '#dcab6d'],
    ['#e8bd82', '#e1b377'],
    ['#ecc48b', '#e5ba80'],
    ['#f0cc97', '#e9c18a'],
  ].map((pair) => pair.map(ink)),
};
const plank: FloorPaint = (x, y) => {
  const tileOdd = (Math.floor(x) + Math.floor(y)) & 1;
  const row = Math.floor(y * 3);
  const across = y * 3 - row;
  if (across < 0.075) return PLANK.seam[tileOdd] ?? 0;
  const along = (x + hash(row, 7) * 4) / 2.2;
  const board = Math.floor(along);
  if (along - board < 0.016) return PLANK.end;
  if (across > 0.3 && across < 0.7 && hash(Math.floor(x * 16), row * 5 + board) < 0.04)
    return PLANK.grain[tileOdd] ?? 0;
  const tone = hash(board, row * 3 + 1);
  return PLANK.boards[tone < 0.25 ? 0 : tone < 0.6 ? 1 : tone < 0.88 ? 2 : 3]?.[tileOdd] ?? 0;
};

const HERRING = {
  seam: ink('#8a5238'),
  along: ['#c98a55', '#d2955c', '#bd7d4b'].map(ink),
  across: ['#b5713f', '#ab6a3c', '#bf7a46'].map(ink),
};
const herring: FloorPaint = (x, y) => {
  const u = x * 4;
  const v = y * 4;
  const iu = Math.floor(u);
  const iv = Math.floor(v);
  const lies = wrap(iu - iv, 4) < 2;
  const fu = lies ? wrap(u - iv, 2) / 2 : u - iu;
  const fv = lies ? v - iv : wrap(v - iu + 2, 2) / 2;
  if (lies ? fv < 0.1 || fu < 0.05 : fu < 0.1 || fv < 0.05) return HERRING.seam;
  const tone = hash(lies ? Math.floor((u - iv) / 2) * 7 : iu, lies ? iv : Math.floor((v - iu) / 2) * 5 + 3);
  return (lies ? HERRING.along : HERRING.across)[tone < 0.4 ? 0 : tone < 0.8 ? 1 : 2] ?? 0;
};

const CHECKER = {
  seam: [ink('#4a3f5c'), ink('#d8d2e2')],
  vein: [ink('#6a5a7e'), ink('#e0d8e6')],
  edge: [ink('#66587a'), ink('#fffdf8')],
  stone: [ink('#574a6c'), ink('#f4eef2')],
};
const checker: FloorPaint = (x, y) => {
  const i = Math.floor(x * 2);
  const j = Math.floor(y * 2);
  const fx = x * 2 - i;
  const fy = y * 2 - j;
  const white = (i + j) & 1;
  if (fx < 0.05 || fy < 0.05) return CHECKER.seam[white] ?? 0;
  const vein = Math.sin(x * 9 + y * 4 + Math.sin(y * 8) * 1.2) > 0.93;
  return (vein ? CHECKER.vein : fx < 0.12 || fy < 0.12 ? CHECKER.edge : CHECKER.stone)[white] ?? 0;
};

const TATAMI = {
  border: [ink('#376049'), ink('#3f6a55')],
  joint: ink('#7f9a55'),
  straw: ['#c9cf8a', '#c2c983', '#bfc67f', '#b7bf78'].map(ink),
};
const tatami: FloorPaint = (x, y) => {
  const u = x / 2 + (Math.floor(y) & 1 ? 0.5 : 0);
  const fu = u - Math.floor(u);
  const fv = y - Math.floor(y);
  if (fv < 0.06 || fv > 0.95) return TATAMI.border[Math.floor(x * 9) & 1] ?? 0;
  if (fu < 0.015) return TATAMI.joint;
  return TATAMI.straw[(Math.floor(y * 26) & 1 ? 0 : 2) + (Math.floor(u) & 1 ? 0 : 1)] ?? 0;
};

export const FLOORS: Record<FloorKind, FloorPaint> = { plank, herring, checker, tatami };

const KITCHEN = { seam: [ink('#bcd6cf'), ink('#a9c9c4')], tile: [ink('#f4f3e6'), ink('#cfe5de')] };
export const kitchenFloor: FloorPaint = (x, y) => {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const odd = (i + j) & 1;
  return (x - i < 0.025 || y - j < 0.03 ? KITCHEN.seam : KITCHEN.tile)[odd] ?? 0;
};

const RUG = {
  vipRim: ink('#8f2c44'),
  gold: ink('#ffcb68'),
  vip: ink('#b83b52'),
  vipLight: ink('#c9495c'),
  matRim: ink('#5a7d55'),
  mat: [ink('#7c9e63'), ink('#86a86a')],
  runRim: ink('#3f6f86'),
  runLine: ink('#f2e2bd'),
  run: [ink('#5593a8'), ink('#5f9db0')],
};
/** Colour of the topmost rug at a point; 0 = no rug. */
export function rugAt(rugs: readonly Rug[], x: number, y: number): Ink {
  for (const rug of rugs) {
    if (x < rug.x0 || x >= rug.x1 || y < rug.y0 || y >= rug.y1) continue;
    const edge = Math.min(x - rug.x0, rug.x1 - x, y - rug.y0, rug.y1 - y);
    if (rug.kind === 'mat')
      return edge < 0.07 ? RUG.matRim : (RUG.mat[(Math.floor(x * 18) + Math.floor(y * 18)) & 1] ?? 0);
    if (rug.kind === 'runner') {
      if (edge < 0.07) return RUG.runRim;
      const lengthwise = rug.x1 - rug.x0 > rug.y1 - rug.y0 ? x : y;
      return edge < 0.14 ? RUG.runLine : (RUG.run[Math.floor(lengthwise * 5) & 1] ?? 0);
    }
    if (edge < 0.05) return RUG.vipRim;
    if (edge < 0.12) return RUG.gold;
    if (edge < 0.2) return RUG.vip;
    if (Math.abs(wrap(x * 4, 2) - 1) + Math.abs(wrap(y * 4, 2) - 1) < 0.3) return RUG.gold;
    return edge < 0.3 ? RUG.vipLight : RUG.vip;
  }
  return 0;
}

/** How strongly the sun shines through the windows of the left wall on a point of the floor, 0…1. */
export function sunAt(plan: Plan, x: number, y: number): number {
  if (x < 0.55 || x > 3.1) return 0;
  const drift = x * 0.32;
  for (const [a, b] of plan.nw.windows) {
    const y0 = a + 0.1 + drift;
    const y1 = b - 0.1 + drift;
    if (y <= y0 || y >= y1) continue;
    const bar = Math.abs(y - (y0 + y1) / 2) < 0.045 || Math.abs(x - 1.75) < 0.05;
    return bar ? 0 : x < 2.3 ? 1 : 0.6;
  }
  return 0;
}

const STAGE = {
  edge: ink('#e2b06c'),
  board: [ink('#cf7f52'), ink('#c9764a')],
  seam: ink('#a85c3c'),
  gold: ink('#ffd98a'),
};
/** Colour of a point of the stage: boards with a gold line at the open edges. `rim` = distance from the nearest open edge in tiles. */
export function stageFloor(_x: number, y: number, rim: number): Ink {
  if (rim < 0.05) return STAGE.edge;
  if (rim > 0.2 && rim < 0.27) return STAGE.gold;
  const row = Math.floor(y * 5);
  if (y * 5 - row < 0.12) return STAGE.seam;
  return STAGE.board[row & 1] ?? 0;
}
