// Turns a raster into a picture: quantises light values to five tones, removes lonely pixels, and draws the outlines
// (outer: the material's darkest step; inner: where parts meet at a jump in depth).
import type { Material } from './colour.ts';
import { Image } from './image.ts';
import { FACES_LEFT, FACES_RIGHT, FACES_UP, NO_LINE, type Raster } from './trace.ts';

export interface FinishOptions {
  /** Jump in depth (model units) at which a line is drawn between parts. */
  lineDepth?: number;
  /** Lighter pixels on top edges and front corners (furniture). */
  edge?: boolean;
  noInner?: boolean;
  noOutline?: boolean;
}

/** 1..5, shadow to light. Light-emitting materials have a value above 8. */
export const toneIndex = (v: number): number =>
  v > 8 ? 4 : v < 0.24 ? 1 : v < 0.46 ? 2 : v < 0.8 ? 3 : v < 0.99 ? 4 : 5;

function cutTones(r: Raster): Int8Array {
  const { width: W, height: H, material: mat } = r;
  const raw = new Int8Array(W * H);
  for (let i = 0; i < raw.length; i++) if (mat[i]! >= 0) raw[i] = toneIndex(r.tone[i]!);
  const tones = raw.slice();
  const count = new Int8Array(6);
  for (let y = 1; y < H - 1; y++)
    for (let x = 1; x < W - 1; x++) {
      const i = y * W + x;
      if (mat[i]! < 0) continue;
      count.fill(0);
      for (const j of [i - 1, i + 1, i - W, i + W]) if (mat[j] === mat[i]) count[raw[j]!]!++;
      if (count[raw[i]!] === 0) for (let k = 1; k < 6; k++) if (count[k]! >= 3) tones[i] = k;
    }
  return tones;
}

export function finish(r: Raster, o: FinishOptions = {}): Image {
  const { width: W, height: H, material: mat, depth, part, facing, materials } = r;
  const image = new Image(W, H);
  const tones = cutTones(r);
  const lineDepth = o.lineDepth ?? 2.2;
  const around: number[] = [];
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const i = y * W + x;
      around.length = 0;
      if (x > 0) around.push(i - 1);
      if (x < W - 1) around.push(i + 1);
      if (y > 0) around.push(i - W);
      if (y < H - 1) around.push(i + W);
      const mine = mat[i]!;
      if (mine < 0) {
        if (o.noOutline) continue;
        let best: Material | undefined;
        let bestDepth = 0;
        for (const j of around)
          if (mat[j]! >= 0 && (!best || depth[j]! > bestDepth)) {
            bestDepth = depth[j]!;
            best = materials[mat[j]!];
          }
        if (best) image.put(i, best.ramp[0]);
        continue;
      }

      // line: against another material; crease: deep within one material; soft: a faint step.
      let line = false;
      let crease = false;
      let soft = false;
      if (!o.noInner)
        for (const j of around) {
          if (mat[j]! < 0 || part[j] === part[i] || part[j]! & NO_LINE) continue;
          const jump = depth[j]! - depth[i]!;
          if (jump > lineDepth) {
            if (mat[j] === mine && jump < 9) crease = true;
            else line = true;
          } else if (jump > lineDepth * 0.35) soft = true;
        }
      let tone = tones[i]!;
      if (o.edge) {
        const level = (j: number): boolean => mat[j] === mine && Math.abs(depth[j]! - depth[i]!) < 3;
        if (y < H - 1 && facing[i] === FACES_UP && facing[i + W] !== FACES_UP && level(i + W))
          tone = Math.min(5, tone + 1);
        if (x < W - 1 && facing[i] === FACES_RIGHT && facing[i + 1] === FACES_LEFT && level(i + 1))
          tone = Math.min(5, tone + 1);
      }
      if (line) tone = 0;
      else if (crease) tone = 1;
      else if (soft) tone = Math.max(1, tone - 1);
      image.put(i, materials[mine]!.ramp[tone]!);
    }
  return image;
}
