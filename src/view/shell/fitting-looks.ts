/**
 * Paints the things on the rear walls. Each thing has a function from a pixel of its box to a colour; 0 = transparent.
 * `x` is counted from the box's left edge, `h` up the wall, both in pixels.
 */
import { hash, ink, inks, pick, wrap, type Ink } from './colours.ts';

/** Returns the colour of a pixel of a thing on the wall; 0 = the thing does not cover this pixel. */
export type FittingPaint = (x: number, h: number, width: number) => Ink;

const WIN = {
  frame: ink('#8a5638'),
  bar: ink('#b5713f'),
  sillTop: ink('#e2b06c'),
  sill: ink('#9a5f38'),
  pelmet: inks('#c24848', '#d8584f'),
  curtain: inks('#cf5450', '#e0695a'),
};
/** What the windows show: four bands of sky, from the horizon upwards, and far and near hills. */
export type Sky = 'day' | 'dusk' | 'night' | 'rain';
const SKIES: Record<Sky, { air: readonly Ink[]; hill: readonly Ink[] }> = {
  day: { air: inks('#ffc48a', '#ffe0b0', '#bcd9dc', '#8fc7e0'), hill: inks('#5f9a7a', '#7db58a') },
  dusk: { air: inks('#ff9f6a', '#f58a8a', '#b57fa8', '#7d6aa8'), hill: inks('#4f6a7a', '#6a7f8a') },
  night: { air: inks('#4a4480', '#3a3470', '#2c2c60', '#232552'), hill: inks('#26324f', '#2f3f5c') },
  rain: { air: inks('#c3c9d6', '#aab4c8', '#9aa6be', '#8a97b2'), hill: inks('#5a7f78', '#76988c') },
};

/** Paints a casement with curtains; `x` counts from its left edge, and the sill is the lowest four pixels of the box. */
export const windowPaint = (sky: Sky): FittingPaint => {
  const { air, hill } = SKIES[sky];
  return (x, h, width) => casement(x, h, width, air, hill);
};
function casement(x: number, h: number, width: number, air: readonly Ink[], hills: readonly Ink[]): Ink {
  if (h <= 40) return h > 38.6 ? WIN.sillTop : WIN.sill;
  const inner = x - 2;
  const w = width - 4;
  if (inner < 0 || inner > w) return 0;
  if (inner < 2.2 || inner > w - 2.2 || h > 82 || h < 42.5) return WIN.frame;
  if (h > 77) return pick(WIN.pelmet, (Math.floor(inner / 4) % 2) * 0.6);
  const open = Math.abs(h - 62) < 22 ? Math.min(1, Math.max(0, (80 - h) / 60)) * 0.45 : 0;
  const curtain = 2 + w * 0.2 * (1 - open);
  if (inner < curtain || inner > w - curtain) {
    const fold = inner < w / 2 ? inner : w - inner;
    return pick(WIN.curtain, (Math.floor(fold / 2.6) % 2) * 0.6);
  }
  if (Math.abs(inner - w / 2) < 0.9 || Math.abs(h - 60) < 0.8) return WIN.bar;
  const hill = 49 + Math.sin(inner * 0.22) * 3;
  if (h < hill) return pick(hills, h < hill - 5 ? 0 : 0.6);
  const t = (h - 40) / 44;
  return pick(air, t > 0.72 ? 0.9 : t > 0.5 ? 0.6 : t > 0.34 ? 0.3 : 0);
}

const DOOR = {
  casing: ink('#e2b06c'),
  jamb: ink('#7a4633'),
  gap: ink('#5b3428'),
  leaf: ink('#b86a40'),
  stile: ink('#a85f3a'),
  bead: ink('#7a4633'),
  panel: ink('#8f4f33'),
  knob: ink('#ffcb45'),
  glare: ink('#fff2c9'),
  glass: inks('#f9bf84', '#ffd9a0'),
};
/** Paints a closed glazed door with one or two leaves (wings); the width includes the door's frame. */
export function doorPaint(leaves: 1 | 2): FittingPaint {
  return (x, h, width) => {
    const w = width - 8;
    const in0 = x - 4;
    if (in0 < 0 || in0 > w || h > 80) return h > 82 || in0 < -2.4 || in0 > w + 2.4 ? DOOR.casing : DOOR.jamb;
    const leafWidth = w / leaves;
    const hx = Math.abs(in0 - w / 2);
    if (leaves === 2 && hx < 1) return DOOR.gap;
    const lx = leaves === 2 && in0 >= w / 2 ? in0 - w / 2 : in0;
    const handle = leaves === 2 ? hx : Math.abs(lx - (leafWidth - 4.5));
    if (Math.abs(h - 28) < 1.6 && handle < (leaves === 2 ? 5 : 1.8)) return DOOR.knob;
    if (lx < 2.5 || lx > leafWidth - 2.5 || h < 4 || h > 76) return DOOR.stile;
    if (h > 30) {
      if (lx < 4.2 || lx > leafWidth - 4.2 || h < 33 || h > 73) return DOOR.bead;
      if (Math.abs(h - 54) < 1 || Math.abs(lx - leafWidth / 2) < 0.8) return DOOR.stile;
      return (lx + h * 0.5) % 22 < 5 ? DOOR.glare : pick(DOOR.glass, h > 54 ? 0.6 : 0);
    }
    if (h < 27 && h > 7 && lx > 4.5 && lx < leafWidth - 4.5) return DOOR.panel;
    return DOOR.leaf;
  };
}

const OUTSIDE = {
  shade: ink('#7a4633'),
  glass: ink('#e0a878'),
  gravel: inks('#b3a58f', '#c2b39b', '#cdbfa8'),
  hedge: inks('#3f8550', '#5fa84a'),
  air: inks('#ffe0b0', '#ffeccc', '#d6e6e2'),
  sill: ink('#6d4a3a'),
};
/** What an open door shows after dark. */
const DARK = {
  gravel: inks('#4a4668', '#544f74', '#5e5880'),
  hedge: inks('#26324f', '#2f3f5c'),
  air: inks('#3a3470', '#2c2c60', '#232552'),
};
/**
 * Paints an open glazed door with its leaves swung out. Behind it are a gravel walk and a hedge, in afternoon light or
 * after dark.
 */
export const openDoorPaint =
  (leaves: 1 | 2, isDark = false): FittingPaint =>
  (x, h, width) => {
    const { gravel, hedge, air } = isDark ? DARK : OUTSIDE;
    const w = width - 8;
    const in0 = x - 4;
    if (in0 < 0 || in0 > w || h > 80) return doorPaint(leaves)(x, h, width);
    const fromHinge = leaves === 2 ? Math.min(in0, w - in0) : in0;
    if (fromHinge < 8) {
      if (fromHinge < 1 || fromHinge > 7 || h > 77) return OUTSIDE.shade;
      return h > 33 && h < 73 && fromHinge > 2.5 && fromHinge < 6 ? OUTSIDE.glass : DOOR.panel;
    }
    if (h < 3) return OUTSIDE.sill;
    if (h < 26) return pick(gravel, hash(Math.floor(x / 3), Math.floor(h / 2)));
    if (h < 40 + 3 * Math.sin(x * 0.5)) return pick(hedge, hash(Math.floor(x / 2), Math.floor(h / 2)) < 0.6 ? 0 : 0.6);
    return pick(air, h < 52 ? 0 : h < 66 ? 0.4 : 0.8);
  };

const OPEN = { rim: ink('#8a3040'), ground: ink('#c8394a'), mark: ink('#fff3c4') };
export const openPaint: FittingPaint = (x, h, width) => {
  const c = x - width / 2;
  if (Math.abs(c) > 12.8 || h < 86.4 || h > 93.6) return OPEN.rim;
  return Math.abs(h - 90) < 2 && Math.abs(wrap(c + 24, 6) - 3) < 1.8 ? OPEN.mark : OPEN.ground;
};

const FRAME = ink('#8a5234');
const MOON = ink('#fff4d0');
const PICTURES: readonly [Ink, Ink][] = [
  [ink('#7fb6d9'), ink('#f7b2c4')],
  [ink('#ffd98a'), ink('#5fa84a')],
  [ink('#f7b2c4'), ink('#7d5ab0')],
  [ink('#9fdcc8'), ink('#e8862e')],
];
export function picturePaint(kind: number): FittingPaint {
  const [sky, land] = PICTURES[kind % PICTURES.length] ?? [MOON, FRAME];
  return (x, h, width) => {
    const c = x - width / 2;
    if (Math.abs(c) > 6 || h < 52.5 || h > 69.5) return FRAME;
    if (h < 58 + Math.sin(c * 0.6 + kind) * 2) return land;
    return Math.hypot(c - 2 + (kind % 3) * 2, h - 64) < 2.6 ? MOON : sky;
  };
}

const CLOCK = { rim: ink('#7a4633'), hand: ink('#4a2f45'), face: ink('#fff6e3') };
export const clockPaint: FittingPaint = (x, h, width) => {
  const c = x - width / 2;
  const r = Math.hypot(c, h - 66);
  if (r >= 9) return 0;
  if (r > 7) return CLOCK.rim;
  const hands = (Math.abs(c) < 0.8 && h > 65 && h < 71) || (Math.abs(h - 66) < 0.8 && c > -0.5 && c < 4.6);
  return hands ? CLOCK.hand : CLOCK.face;
};

const MENU = {
  rim: ink('#c98a4b'),
  slate: ink('#33514c'),
  title: ink('#ffd98a'),
  chalk: ink('#e9f2e4'),
  price: ink('#ffb3a0'),
};
export const menuPaint: FittingPaint = (x, h, width) => {
  const c = x - width / 2;
  if (Math.abs(c) > 12 || h < 46.4 || h > 73.6) return MENU.rim;
  const row = Math.floor((h - 46) / 4.5);
  const inRow = (h - 46) % 4.5;
  if (row === 5) return Math.abs(c) < 6 ? MENU.title : MENU.slate;
  if (row % 2 === 0 && inRow > 2 && inRow < 3.6) {
    if (c > -9 && c < -3 + ((row * 5) % 7)) return MENU.chalk;
    if (c > 6 && c < 10) return MENU.price;
  }
  return MENU.slate;
};

const SCONCE = { arm: ink('#5b3a35'), bright: ink('#fff3c4'), shade: ink('#ffd98a') };
export const sconcePaint: FittingPaint = (x, h, width) => {
  const c = Math.abs(x - width / 2);
  if (h < 63) return c < 1.2 ? SCONCE.arm : 0;
  return c < 3.6 - (h - 62) * 0.16 ? (h < 68 ? SCONCE.bright : SCONCE.shade) : 0;
};

const STEEL = { lip: ink('#7d869e'), edge: ink('#8f99b0'), sheet: inks('#b5bed0', '#c3cbdb') };
export const hoodPaint: FittingPaint = (x, h, width) => {
  const c = Math.abs(x - width / 2);
  const half = width / 2 - (h - 66) * 0.5;
  if (c >= half) return 0;
  if (h < 69) return STEEL.lip;
  return c > half - 2 ? STEEL.edge : pick(STEEL.sheet, (Math.floor(x / 9) % 2) * 0.6);
};

const RACK = { rail: ink('#5b3a35'), hook: ink('#8a6a5a'), gleam: ink('#f4f1fb'), pan: inks('#8a93a8', '#c9733d') };
export const rackPaint: FittingPaint = (x, h, width) => {
  const c = x - width / 2;
  if (Math.abs(h - 66) < 1) return RACK.rail;
  for (let i = -2; i <= 2; i++) {
    const u = c - i * 12;
    if (Math.abs(u) < 1 && h > 56 && h < 66) return RACK.hook;
    if (Math.hypot(u, (h - 52) * (i % 2 ? 1.4 : 1)) < 4.4)
      return Math.hypot(u + 1.4, h - 53) < 1.4 ? RACK.gleam : pick(RACK.pan, i % 2 ? 0.6 : 0);
  }
  return 0;
};
