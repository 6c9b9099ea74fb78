// Small heads for lists, 28x28 on a transparent background: traced at that size with plain hair and the sprites'
// stamped face, not scaled down from a portrait. Hats and high hair make the head a little smaller, so they are never
// cut off.
import { finish, project, trace, type Image } from '../engine/index.ts';
import { stampFace } from './face.ts';
import { build } from './rig.ts';
import type { GearName, HairStyle, Look } from './types.ts';

export const HEAD_SIZE = 28;
const YAW = 24;
const ELEVATION = 10;
const CANVAS = 80;
const X = 40;
const Y = 76;

const HATS: Partial<Record<GearName, number>> = { tophat: 0.72, widehat: 0.72, toque: 0.74, beret: 0.8, topbow: 0.8 };
const HIGH_HAIR: Partial<Record<HairStyle, number>> = {
  curly: 0.76,
  undercut: 0.8,
  bouffant: 0.8,
  odango: 0.82,
  spiky: 0.84,
};

function scaleOf(look: Look): number {
  const hats = (look.gear ?? []).map((g) => HATS[g] ?? 1);
  return Math.min(0.86, HIGH_HAIR[look.hair.style] ?? 1, ...hats);
}

export function drawHead(look: Look): Image {
  const scale = scaleOf(look);
  const model = build(look, { plainHair: true });
  const raster = trace(model, {
    width: CANVAS,
    height: CANVAS,
    originX: X,
    originY: Y,
    yaw: YAW,
    elevation: ELEVATION,
    scale,
  });
  const image = finish(raster, { lineDepth: 2.4 });
  const anchors = new Map<string, readonly [number, number]>();
  for (const [name, p] of model.anchors) {
    const q = project(p, YAW, ELEVATION);
    anchors.set(name, [X + q[0] * scale, Y + q[1] * scale]);
  }
  stampFace(image, anchors, look, {}, true);
  const [hx, hy] = anchors.get('head') ?? [X, CANVAS / 2];
  const above = Math.min(20, Math.max(15, Math.round(hy) - image.bounds().y));
  return image.crop(Math.round(hx) - 14, Math.round(hy) - above, HEAD_SIZE, HEAD_SIZE);
}
