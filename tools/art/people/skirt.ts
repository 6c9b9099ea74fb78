// Skirts and aprons, standing and seated, and the apron's bow, the main feature of the back view.
import { material, rotX, rotY, type Model, type Pattern } from '../engine/index.ts';
import type { Look, Pose } from './types.ts';
import { gold, type Wardrobe } from './wardrobe.ts';

export function skirtStanding(m: Model, c: Wardrobe, look: Look, ps: Pose): void {
  const o = look.outfit;
  const k = ps.skirt ?? {};
  const hem = o.hem ?? 10.9;
  const R = (o.skirtR ?? 11.6) * (k.wide ?? 1);
  const squash = k.sy ?? 1;
  const phase = k.ph ?? 0;
  const stripe = o.trim ? material(o.trim) : null;
  const h = (20 - hem) / 2;
  const middle = (20 + hem) / 2;
  m.push()
    .translate(0, 0, 19)
    .rotate(rotX(k.pitch ?? 0))
    .rotate(rotY(k.roll ?? 0))
    .translate(k.x ?? 0, 0, -19);
  m.group();
  const cloth: Pattern = (x, y, z) => {
    const q = z + h;
    if (q < 0.12) {
      // Seen from below: rings of petticoat when flying, deep shadow otherwise.
      if (!ps.air) return { shift: -3 };
      const r = Math.hypot(x, y);
      return { material: c.white, shift: r > R - 2.4 ? -0.2 : Math.floor(r / 1.7) % 2 ? -1 : -1.7 };
    }
    if (stripe && q > 1.7 && q < 3.1) return stripe;
    if (Math.cos(11 * Math.atan2(y / squash, x) + phase) < -0.86 && q < 7) return { shift: -0.5 };
    return null;
  };
  m.cylinder(c.dress, [0, 0, middle], h, R, 5.6, {
    ripples: 11,
    amplitude: 0.6,
    fade: true,
    curve: 1.1,
    phase,
    squash,
    pattern: cloth,
  });
  if (c.maid || o.frill)
    m.cylinder(c.white, [0, 0, hem], 1.1, R + 0.9, R + 0.5, {
      ripples: 13,
      amplitude: 0.65,
      phase,
      squash,
      pattern: (x, y, z) => {
        if (z >= -0.9 || Math.hypot(x, y / squash) >= R - 1.2) return null;
        return ps.air ? { shift: -1 } : { material: c.dress, shift: -3 };
      },
    });
  if (c.maid) {
    const half = (20 - hem - 3) / 2;
    const edge = o.apronTrim ? material(o.apronTrim) : { shift: -0.9 };
    m.group();
    m.cylinder(c.apron, [0, 0.6, (hem + 23) / 2], half, R - 1.1, 6, {
      curve: 1.3,
      round: 0.6,
      squash,
      clip: [
        [0, -1, 0, -2.2],
        [0.95, -0.62, 0, 2.6],
        [-0.95, -0.62, 0, 2.6],
      ],
      pattern: (_x, _y, z) => (z < -half + 2.2 ? edge : null),
    });
    backBow(m, c, look, ps.flow);
  }
  m.pop();
}

/** Two loops, a knot and two tails. */
function backBow(m: Model, c: Wardrobe, look: Look, flow: readonly [number, number] = [0, 0]): void {
  const big = look.rarity === 'SSR' ? 1.3 : look.rarity === 'SR' ? 1.18 : 1.05;
  const [fx, fy] = flow;
  m.group();
  for (const s of [1, -1]) {
    const rotate = rotY(-s * 24);
    m.ellipsoid(c.apron, [s * 4 * big, -7.2, 19.4], [4 * big, 1.7, 3 * big], { rotate });
    m.ellipsoid(c.apron, [s * 5 * big, -8.2, 19.6], [1.6, 1, 1.2 * big], { rotate, shift: -1.4, noLine: true });
  }
  for (const s of [1, -1]) {
    m.group();
    m.capsule(c.apron, [s, -7.4, 18], [s * 2.4 + fx * 0.4, -10, 13.6], 1.1, 1.5);
    m.capsule(c.apron, [s * 2.4 + fx * 0.4, -10, 13.6], [s * 4 + fx * 0.8, -11.8 - fy * 0.3, 8.8], 1.5, 2);
  }
  m.group();
  m.ellipsoid(look.rarity === 'SSR' ? gold() : c.apron, [0, -8.2, 19], [1.9, 1.7, 1.9]);
}

/** Seated: a lap over the thighs, a drape in front of the knees and a puff on the seat. */
export function skirtSeated(m: Model, c: Wardrobe, look: Look): void {
  const o = look.outfit;
  const R = (o.skirtR ?? 11.4) - 1.6;
  const stripe = o.trim ? material(o.trim) : null;
  m.group();
  m.ellipsoid(c.dress, [0, -0.6, 13.2], [R + 0.2, 7.2, 4.8], { clip: [[0, 0, -1, 3.6]] });
  m.ellipsoid(c.dress, [0, 5.4, 13.4], [R - 0.4, 7.4, 3.8]);
  m.cylinder(c.dress, [0, 7.4, 10], 4.4, R + 0.2, R - 1, {
    ripples: 12,
    amplitude: 0.55,
    fade: true,
    squash: 0.62,
    curve: 0.8,
    pattern: (x, _y, z) => {
      if (stripe && z > -3.2 && z < -1.9) return stripe;
      return Math.abs(((x + 40) % 4.6) - 2.3) < 0.5 && z < 1.6 ? { shift: -0.8 } : null;
    },
  });
  if (c.maid || o.frill)
    m.cylinder(c.white, [0, 7.4, 5.6], 1, R + 0.9, R + 0.6, { ripples: 15, amplitude: 0.6, squash: 0.62 });
  if (!c.maid) return;
  const edge = o.apronTrim ? material(o.apronTrim) : { shift: -0.9 };
  m.group();
  m.ellipsoid(c.apron, [0, 5.2, 13.9], [6.2, 7.4, 3.9], { clip: [[0, 0, -1, 0.6]] });
  m.cylinder(c.apron, [0, 7.9, 10.6], 3.6, R - 0.6, R - 1.4, {
    squash: 0.62,
    curve: 0.8,
    clip: [
      [1, 0, 0, 6],
      [-1, 0, 0, 6],
      [0, -1, 0, 0],
    ],
    pattern: (_x, _y, z) => (z < -2.2 ? edge : null),
  });
  backBow(m, c, look);
}
