// Arms and legs: two bones each. A pose gives the positions of hand and ankle; elbow and knee are computed.
import { material, rotX, rotZ, skinMaterial, type Model, type Vec3 } from '../engine/index.ts';
import { add, dot, length, lerp, normalize, RAD, scale, sub } from '../engine/transform.ts';
import type { HandName, HandTarget, Look, Pose } from './types.ts';
import { SKIN, type Wardrobe } from './wardrobe.ts';

/** The joint between root and tip, bent towards `pole`. */
export function joint(root: Vec3, tip: Vec3, upper: number, lower: number, pole: Vec3): Vec3 {
  const d = sub(tip, root);
  const D = length(d);
  if (D >= upper + lower) return lerp(root, tip, upper / (upper + lower));
  const x = (D * D + upper * upper - lower * lower) / (2 * D);
  const h = Math.sqrt(Math.max(0, upper * upper - x * x));
  const u = normalize(d);
  const p = sub(pole, scale(u, dot(pole, u)));
  return add(add(root, scale(u, x)), scale(normalize(p), h));
}

// Positions of the right hand; x is mirrored for the left.
const HAND: Readonly<Record<HandName, Vec3>> = {
  down: [9.8, 2, 14.4],
  fwd: [5.6, 9.8, 19.6],
  side: [12.4, 7.2, 20.4],
  up: [15.4, 4, 33],
  high: [13.4, 6, 38],
  wave: [14.6, 3, 31],
  wave2: [16, 3, 28],
  hip: [7, 3.2, 15.8],
  chin: [4.2, 9.2, 23.6],
  flail: [16.4, 1, 30],
  back: [13, -5, 17],
  table: [5.4, 10.2, 18.4],
  lap: [2.6, 8.4, 15.4],
  clasp: [1.6, 8.6, 17.6],
  cheek: [9.6, 7.4, 28.4],
  mouth: [3.4, 11.2, 26],
  eye: [4.4, 11.6, 30.4],
  beg: [3, 11.4, 22.6],
  tray: [9, 9.6, 19],
  out: [15.4, 4, 22],
};

const target = (t: HandTarget, side: number): Vec3 => {
  if (typeof t !== 'string') return t;
  const [x, y, z] = HAND[t];
  return [x * side, y, z];
};

const SIDES = [
  [1, 0],
  [-1, 1],
] as const;

export function legs(m: Model, c: Wardrobe, look: Look, ps: Pose): void {
  const o = look.outfit;
  const bob = ps.bob ?? 0;
  const bare = skinMaterial(SKIN[look.skin ?? 'a']);
  for (const [s, k] of SIDES) {
    const foot = ps.feet?.[k];
    const ankle: Vec3 = foot
      ? [s * foot.p[0], foot.p[1], foot.p[2] + 2.4]
      : ps.sit
        ? [s * 3.6, 10.4, 2.6]
        : [s * 3.4, 0.2, 2.4];
    const hip: Vec3 = [s * 3.6 + (ps.swayX ?? 0), ps.sit ? 1 : 0, 12.4 + bob];
    const knee: Vec3 = ps.sit ? [s * 3.9, 9.4, 12.6 + bob] : joint(hip, ankle, 5.4, 5.4, [0, 1, 0.1]);
    const upper = o.shorts ? c.dress2 : c.skirt ? c.stock : c.dress2;
    const lower = o.shorts ? c.stock : upper;
    const a = c.skirt ? 2.7 : 3.3 + c.fat * 0.2;
    const b = c.skirt ? 2.3 : 2.9;
    // The far leg is a tone darker, so the leading leg is recognisable.
    const tone = { shift: ps.far === k ? -1.1 : 0.25 };
    m.group();
    m.capsule(upper, hip, knee, a, (a + b) / 2, tone);
    const shin = o.shorts ? lerp(knee, ankle, 0.3) : knee;
    if (o.shorts) m.capsule(bare, knee, shin, 2.5, 2.4);
    m.capsule(lower, shin, ankle, (a + b) / 2 - 0.2, b, tone);
    m.group();
    m.push()
      .translate(...ankle)
      .rotate(rotX(foot?.pitch ?? 0))
      .rotate(rotZ(s * (ps.sit ? 0 : -7)));
    m.ellipsoid(c.shoe, [0, 1.5, -0.4], [2.9, 4.2, 2.5], { clip: [[0, 0, -1, 1.7]], ...tone });
    if (c.skirt) m.capsule(c.shoe, [-2, 0.6, 1], [2, 0.6, 1], 0.8);
    m.pop();
  }
}

/** Draws the arms. Returns the final positions of the hands, right first. */
export function arms(m: Model, c: Wardrobe, look: Look, ps: Pose): [Vec3, Vec3] {
  const o = look.outfit;
  const width = 6.1 + c.fat;
  const spec = ps.arms ?? (['down', 'down'] as const);
  const hands: [Vec3, Vec3] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (const [s, k] of SIDES) {
    const shoulder: Vec3 = [s * (width - 0.2), 0, 23.6];
    let h = target(spec[k], s);
    const swing = ps.swing?.[k] ?? 0;
    if (swing) {
      const a = swing * RAD;
      const z = h[2] - shoulder[2];
      h = [h[0], h[1] * Math.cos(a) - z * Math.sin(a), shoulder[2] + h[1] * Math.sin(a) + z * Math.cos(a)];
    }
    // Arms stretch a little beyond their length, never all the way.
    const reach = length(sub(h, shoulder));
    if (reach > 13.6) h = add(shoulder, scale(normalize(sub(h, shoulder)), 13.6 + (reach - 13.6) * 0.7));
    const elbow = joint(shoulder, h, 5.6, 6, [s * 0.8, -0.7, -0.6]);
    const u = normalize(sub(h, elbow));
    hands[k] = h;
    m.group();
    if (c.maid) m.ellipsoid(c.sleeve, [s * (width + 0.7), 0, 23.2], [3.2, 3.1, 3.2]);
    m.capsule(c.sleeve, shoulder, elbow, 2.4, 2.1);
    m.capsule(o.short ? c.skin : c.sleeve, elbow, h, 2.1, 1.8);
    m.group();
    if (c.maid || o.cuff) m.ellipsoid(o.cuff ? material(o.cuff) : c.white, sub(h, scale(u, 0.8)), 2.2);
    m.ellipsoid(o.glove ? material(o.glove) : c.skin, add(h, scale(u, 1.1)), 2.2);
  }
  return hands;
}
