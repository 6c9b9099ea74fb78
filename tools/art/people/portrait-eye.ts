// One painted eye of a portrait: white, iris from dark to light, two highlights, lash with a wing.
import { mix } from '../engine/index.ts';
import type { Painter, Point } from './painter.ts';

export type EyeMode = 'open' | 'happy' | 'busy' | 'sad' | 'shock';
export type EyeShape = 'round' | 'soft' | 'sharp' | 'male';

export interface EyeStyle {
  iris: readonly [string, string, string, string, string, string];
  lash: string;
  crease: string;
  mode: EyeMode;
  shape: EyeShape;
  spark: boolean;
}

// Position of the iris in each mood (fractions of the half width and height): busy looks aside, sad looks down.
const GAZE: Readonly<Record<EyeMode, Point>> = {
  open: [0, 0.02],
  happy: [0, 0],
  busy: [0.3, 0.06],
  sad: [-0.12, 0.14],
  shock: [0, 0.02],
};

/** x, y centre; w, h size; outer = -1 or +1, the side of the temple. */
export function paintEye(p: Painter, x: number, y: number, w: number, h: number, outer: 1 | -1, s: EyeStyle): void {
  const hw = w / 2;
  const male = s.shape === 'male';
  const wing = outer * hw;
  if (s.mode === 'happy') {
    const arc: Point[] = [];
    for (let i = -5; i <= 5; i++) arc.push([x + (i / 5) * hw * 1.05, y + (i / 5) ** 2 * h * 0.42 - h * 0.12]);
    p.curve(arc, s.lash, 2);
    p.curve(
      [
        [x + wing, y + h * 0.2],
        [x + wing * 1.3, y + h * 0.34],
      ],
      s.lash,
    );
    return;
  }

  // Height of the upper lid along u = -1..1 (outer = +1). Busy: pressed down; sad: sinking towards the temple.
  const lid = (u: number): number => {
    const press = s.mode === 'busy' ? h * 0.17 : 0;
    const sink = s.mode === 'sad' ? u * h * 0.13 + h * 0.04 : 0;
    const base = -h / 2 + u * u * h * 0.22 + press + sink;
    if (s.shape === 'sharp') return base - u * h * 0.1;
    if (s.shape === 'soft') return base + u * h * 0.1;
    return male ? -h * 0.34 + u * u * h * 0.12 - u * h * 0.05 + press * 0.7 + sink : base;
  };
  const small = s.mode === 'shock';
  const irisX = hw * (small ? 0.62 : 0.86);
  const irisY = h * (small ? 0.38 : 0.56);
  const [gx, gy] = GAZE[s.mode];
  const cx = x + gx * hw;
  const cy = y + gy * h;

  for (let yy = -Math.ceil(h / 2) - 1; yy <= h / 2; yy++)
    for (let xx = -Math.ceil(hw); xx <= hw; xx++) {
      const u = (xx / hw) * outer;
      const top = lid(u);
      if (yy > top && yy < h * 0.46 - u * u * h * 0.2 && Math.abs(u) <= 1)
        p.px(x + xx, y + yy, yy < top + 2.2 ? '#d9d2ea' : '#ffffff');
    }
  p.oval(Math.round(cx), cy, irisX, irisY, (xx, yy) => {
    const u = (cx + xx - x) / hw;
    if (Math.abs(u) > 1.02 || cy + yy < y + lid(u * outer) - 0.2 || cy + yy > y + h * 0.5) return null;
    const t = (yy + irisY) / (2 * irisY);
    if (Math.hypot(xx / irisX, yy / irisY) > 0.84) return s.iris[0];
    if (t < 0.34) return s.iris[1];
    if (Math.hypot(xx / irisX, (yy + irisY * 0.05) / irisY) < 0.36) return s.iris[0];
    return t < 0.56 ? s.iris[2] : t < 0.78 ? s.iris[3] : s.iris[5];
  });

  // Highlights: a big one at the upper left, a small one at the lower right.
  const big = w > 10;
  const low = s.mode === 'busy' ? h * 0.16 : s.mode === 'sad' ? 1 : 0;
  const hx = Math.round(cx - irisX * 0.5);
  const hy = Math.round(cy - irisY * 0.5 + low);
  for (let a = 0; a < (big ? 3 : 2); a++)
    for (let b = 0; b < (big ? 4 : 3); b++)
      if (!(big && a === 2 && (b === 0 || b === 3)) && !(s.mode === 'busy' && b > 1))
        p.px(hx + a - 1, hy + b, '#ffffff');
  p.px(cx + irisX * 0.45, cy + irisY * 0.42, '#ffffff');
  p.px(cx + irisX * 0.45 + 1, cy + irisY * 0.42, '#ffffff');
  if (s.spark) p.row(cx - irisX * 0.3, cy + irisY * 0.62, 3, '#ffffff');
  if (s.mode === 'sad') {
    // Tears standing in the eye.
    for (let i = -2; i <= 2; i++)
      p.px(cx + i * irisX * 0.3, cy + irisY * (0.66 - Math.abs(i) * 0.06), i % 2 ? '#bfeaff' : '#ffffff');
    p.px(cx + irisX * 0.2, cy + irisY * 0.1, '#ffffff');
  }

  const lash: Point[] = [];
  for (let i = -6; i <= 6; i++) lash.push([x + (i / 6) * outer * hw * 1.06, y + lid(i / 6) - 1]);
  p.curve(lash, s.lash, male ? 2 : 3);
  if (!male) {
    const up = s.mode === 'sad' ? 0 : -3;
    p.curve(
      [
        [x + wing, y + lid(1) - 1],
        [x + wing * 1.34, y + lid(1) + up],
      ],
      s.lash,
      2,
    );
    p.curve(
      [
        [x + wing * 1.05, y + lid(1) + 1],
        [x + wing * 1.2, y + lid(1) + 4],
      ],
      s.lash,
    );
  }
  p.curve(
    [
      [x - hw * 0.8, y + lid(-0.6) - 4],
      [x + hw * 0.8, y + lid(0.2) - 4],
    ],
    s.crease,
  );
  p.curve(
    [
      [x - hw * 0.45, y + h * 0.47],
      [x + hw * 0.45, y + h * 0.47],
    ],
    male ? s.crease : mix(s.lash, s.crease, 0.45),
  );
}
