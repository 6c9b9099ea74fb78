// Stamps a face onto a small sprite: eyes, brows, glasses, blush, mouth and the marks of strong feelings, each at the
// projected anchor of the head, rounded to whole pixels.
import { hexRamp, hexToRgb, material, type Image } from '../engine/index.ts';
import { EYES, MOUTHS, MOUTH_COLOURS } from './face-grids.ts';
import type { BrowName, Face, Look, Pose } from './types.ts';
import { skinOf } from './wardrobe.ts';

/** Screen positions of the head's anchors. */
export type Anchors = ReadonlyMap<string, readonly [number, number]>;

const SLOPE: Readonly<Record<BrowName, number>> = { angry: 0.6, sad: -0.6, calm: -0.12, up: -0.3, flat: 0 };

export function stampFace(image: Image, anchors: Anchors, look: Look, ps: Pose, right: boolean): void {
  const f = mergeFace(look.face ?? {}, ps.face ?? {});
  const at = (name: string): readonly [number, number] => anchors.get(name) ?? [0, 0];
  const near = at(right ? 'eyeR' : 'eyeL');
  const far = at(right ? 'eyeL' : 'eyeR');
  const p: FacePlace = {
    image,
    right,
    nx: Math.round(near[0]),
    fx: Math.round(far[0]),
    ny: Math.round((near[1] + far[1]) / 2),
    tilt: Math.round((far[1] - near[1]) / 2),
  };
  if (!ps.noEyes) eyes(p, look, f);
  if (f.blush !== false) blush(p, f, at(right ? 'cheekR' : 'cheekL'), at(right ? 'cheekL' : 'cheekR'));
  const m = at('mouth');
  mouth(p, f, Math.round(m[0]), Math.round(m[1]));
  if (f.freckles) {
    const x = Math.round(at(right ? 'cheekR' : 'cheekL')[0]);
    const y = Math.round(at('cheekR')[1]) - 1;
    for (const [a, b] of [
      [0, -1],
      [2, 0],
      [-2, 0],
    ] as const)
      image.pixel(x + a, y + b, [150, 80, 60], 0.6);
  }
  if (f.sweat) {
    const x = p.nx + (right ? -9 : 8);
    image.rect(x, p.ny - 8, 2, 3, '#8fd7ff');
    image.rect(x, p.ny - 9, 1, 1, '#8fd7ff');
    image.rect(x, p.ny - 7, 1, 1, '#ffffff');
  }
  if (f.anger) {
    // The four crossed strokes of anger, at the temple.
    const x = p.nx + (right ? -7 : 4);
    const y = p.ny - 13;
    const strokes = [
      [0, 1, 2, 1],
      [1, 0, 1, 2],
      [4, 0, 1, 2],
      [4, 1, 2, 1],
      [0, 4, 2, 1],
      [1, 4, 1, 2],
      [4, 4, 2, 1],
      [4, 4, 1, 2],
    ] as const;
    for (const [a, b, w, h] of strokes) image.rect(x + a, y + b, w, h, '#ee3f4f');
  }
}

/** Lays the pose's face over the person's own. Men and elders keep the shape of their eyes while these are open. */
function mergeFace(own: Face, posed: Face): Face {
  const f: Face = { eyes: 'open', mouth: 'smile', ...own, ...posed };
  const awake = posed.eyes === 'open' || posed.eyes === 'soft';
  if (awake && own.eyes === 'kind') f.eyes = 'elder';
  else if (awake && own.eyes && own.eyes !== 'spark') f.eyes = own.eyes;
  return f;
}

interface FacePlace {
  image: Image;
  right: boolean;
  /** Near eye, far eye, their common height, and how far the head's tilt separates them. */
  nx: number;
  fx: number;
  ny: number;
  tilt: number;
}

function eyes(p: FacePlace, look: Look, f: Face): void {
  const { image, right, nx, fx, ny, tilt } = p;
  const iris = hexRamp(material(look.eye, { k: 1.1 }));
  const palette = {
    K: look.lash ?? '#33203a',
    A: iris[1],
    B: iris[3],
    C: iris[5],
    W: '#ffffff',
    S: hexRamp(skinOf(look))[1],
  };
  const [nearEye, farEye] = EYES[f.eyes ?? 'open'];
  image.stamp(nearEye, nx - 3, ny - 3 - tilt, palette, !right);
  image.stamp(farEye, fx - 2, ny - 3 + tilt, palette, !right);

  const brow = f.brow ?? (f.male ? 'calm' : null);
  if (brow) {
    const ramp = hexRamp(material(f.browColour ?? look.hair.colour));
    const colour = f.browColour ? ramp[3] : ramp[1];
    const k = right ? 1 : -1;
    const slope = SLOPE[brow];
    const low = f.eyes === 'sharp' || f.eyes === 'elder' || f.eyes === 'kind';
    const y = ny - (low ? 4 : 5) - (brow === 'up' ? 1 : 0);
    const thick = f.bushy ? 2 : 1;
    for (let i = 0; i < 6; i++)
      image.rect(nx - 3 + i, y - tilt + Math.round(k * slope * (i - 2.5) * 0.7), 1, thick, colour);
    for (let i = 0; i < 4; i++)
      image.rect(fx - 2 + i, y + tilt - Math.round(k * slope * (i - 1.5) * 0.7), 1, thick, colour);
  }
  if (f.glasses) glasses(p, f.glasses, f.round ? 2 : 1);
  if (f.monocle) {
    const gold = '#ffd34d';
    const x = nx - 4;
    const y = ny - 4;
    image.rect(x + 2, y, 4, 1, gold);
    image.rect(x + 2, y + 8, 4, 1, gold);
    image.rect(x, y + 2, 1, 5, gold);
    image.rect(x + 7, y + 2, 1, 5, gold);
    for (const [a, b] of [
      [1, 1],
      [6, 1],
      [1, 7],
      [6, 7],
    ] as const)
      image.rect(x + a, y + b, 1, 1, gold);
    image.rect(x + (right ? 0 : 7), y + 8, 1, 5, gold);
  }
  if (f.shades) {
    const dark = '#2a2536';
    image.rect(nx - 4, ny - 3, 8, 5, dark);
    image.rect(nx - 3, ny + 2, 6, 1, dark);
    image.rect(fx - 3, ny - 3, 6, 5, dark);
    image.rect(Math.min(nx, fx), ny - 3, Math.abs(fx - nx), 2, dark);
    image.rect(nx - 2, ny - 2, 2, 2, '#8f7fd0');
    image.rect(fx - 1, ny - 2, 1, 2, '#8f7fd0');
  }
}

function glasses({ image, nx, fx, ny }: FacePlace, colour: string, corner: number): void {
  const rim = (x: number, y: number, w: number, h: number): void => {
    image.rect(x + corner, y, w - 2 * corner, 1, colour);
    image.rect(x + corner, y + h - 1, w - 2 * corner, 1, colour);
    image.rect(x, y + corner, 1, h - 2 * corner, colour);
    image.rect(x + w - 1, y + corner, 1, h - 2 * corner, colour);
  };
  rim(nx - 4, ny - 4, 8, 9);
  rim(fx - 3, ny - 4, 6, 9);
  image.rect(Math.min(nx, fx) + 3, ny - 1, Math.max(1, Math.abs(fx - nx) - 5), 1, colour);
}

function blush(
  { image, right }: FacePlace,
  f: Face,
  near: readonly [number, number],
  far: readonly [number, number],
): void {
  const rose = '#ff6070';
  const deep = f.blush === 'deep';
  const alpha = f.male ? 0.26 : deep ? 0.62 : 0.42;
  const x = Math.round(near[0]);
  const y = Math.round(near[1]);
  image.rect(x - 2, y, 4, 2, rose, alpha);
  if (deep) image.rect(x - 3, y, 6, 1, rose, alpha);
  image.rect(Math.round(far[0]) - (right ? 2 : 0), y, 2, 2, rose, alpha);
}

function mouth({ image, right }: FacePlace, f: Face, x: number, y: number): void {
  const rows = MOUTHS[f.mouth ?? 'smile'];
  const wide = rows[0]?.length ?? 0;
  image.stamp(rows, x - Math.floor(wide / 2), y, MOUTH_COLOURS, !right);
  if (!f.moustache) return;
  const ramp = hexRamp(material(f.moustache));
  image.rect(x - 4, y - 2, 9, 2, ramp[3]);
  image.rect(x - 6, y - 3, 2, 2, ramp[3]);
  image.rect(x + 5, y - 3, 2, 2, ramp[3]);
  image.rect(x - 4, y, 2, 1, ramp[1]);
  image.rect(x + 3, y, 2, 1, ramp[1]);
  image.pixel(x, y - 2, hexToRgb(ramp[1]));
}
