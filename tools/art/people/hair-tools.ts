// Hair is a shell plus LOCKS: chains of tapered capsules that follow the skull. These are the tools for all styles:
// points on the skull, locks, fringes, shine, ribbons.
import {
  material,
  rotY,
  rotZ,
  type Material,
  type Model,
  type Pattern,
  type Touch,
  type Vec3,
} from '../engine/index.ts';
import { RAD } from '../engine/transform.ts';
import type { Fringe, Look, Pose } from './types.ts';
import type { Wardrobe } from './wardrobe.ts';

const CENTRE_Z = 37.6;
const RADII: Vec3 = [12.9, 12.2, 12.6];

/** A point on the skull: azimuth (0 = front, + = the person's right), height, and how far out. */
export function onSkull(azimuth: number, z: number, out = 1): Vec3 {
  const q = (z - CENTRE_Z) / RADII[2];
  const r = Math.sqrt(Math.max(0.02, 1 - q * q));
  return [Math.sin(azimuth * RAD) * RADII[0] * r * out, Math.cos(azimuth * RAD) * RADII[1] * r * out - 0.4, z];
}

/** Level of detail: close-up, sprite, tiny picture. */
export type Detail = 'fine' | 'normal' | 'plain';

/** The ring of shine and the strand lines, in head coordinates. */
export function shade(x: number, y: number, z: number, detail: Detail): Touch | null {
  const a = Math.atan2(x, y + 2);
  const q = z - 45.4 + Math.sin(a * 9) * 0.9;
  if (q > 0 && q < 2.1) return { shift: 1.15 };
  if (q > 2.9 && q < 3.6 && Math.sin(a * 5) > 0.2) return { shift: 0.9 };
  if (detail === 'plain') return null;
  if (detail === 'fine') return Math.sin(a * 23 + z * 0.1) > 0.9 ? { shift: -0.7 } : null;
  return Math.sin(a * 12 + z * 0.1) > 0.94 ? { shift: -0.6 } : null;
}

export interface LockOptions {
  /** Exponent of the taper; larger = more sudden. */
  pow?: number;
  plain?: boolean;
}

/** The state that all hairstyles draw with. */
export class Hairdresser {
  readonly h: Material;
  readonly tie: Material;
  readonly detail: Detail;
  /** The drift of the hair: sideways, up. */
  readonly fx: number;
  readonly fy: number;
  readonly base: number;

  constructor(
    readonly m: Model,
    c: Wardrobe,
    readonly look: Look,
    readonly ps: Pose,
  ) {
    this.h = c.hair;
    this.tie = material(look.hair.tie ?? look.outfit.accent ?? '#e8506a');
    this.detail = ps.bust ? 'fine' : ps.plainHair ? 'plain' : 'normal';
    const [fx, fy] = ps.flow ?? [0, 0];
    this.fx = fx;
    this.fy = fy;
    m.group();
    this.base = m.part;
  }

  /** Shine for a primitive whose own origin is at (0, dy, dz) in head coordinates. */
  shine(dy: number, dz: number): Pattern {
    return (x, y, z) => shade(x, y + dy, z + dz, this.detail);
  }

  lock(points: readonly Vec3[], r0: number, r1: number, o: LockOptions = {}): void {
    const last = points.length - 1;
    const radius = (t: number): number => r0 + (r1 - r0) * t ** (o.pow ?? 1);
    for (let i = 0; i < last; i++) {
      const a = points[i]!;
      const pattern: Pattern = (x, y, z) => shade(x + a[0], y + a[1], z + a[2], this.detail);
      this.m.capsule(this.h, a, points[i + 1]!, radius(i / last), radius((i + 1) / last), o.plain ? {} : { pattern });
    }
  }

  /** The cap of hair with its hairline cut out. */
  shell(low: number): void {
    this.m.ellipsoid(this.h, [0, -1, 38.6], [13.9, 13.2, 13.3], {
      hollow: [[0, 15, -6.2, 11.2, 10.6, 11.4]],
      clip: [[0, 0.62, -0.78, low]],
      pattern: this.shine(-1, 38.6),
    });
  }

  /** One fringe lock from the crown side to its tip on the brow. */
  private fringeLock(az0: number, az1: number, tip: number, r0 = 3.6, r1 = 0.7): void {
    this.m.group();
    const root = onSkull(az0, 48.4, 0.86);
    const middle = onSkull(az0 * 0.35 + az1 * 0.65, 48.4 * 0.42 + tip * 0.58 + 1.2, 1);
    this.lock([root, middle, onSkull(az1, tip, 1.03)], r0 * 0.92, r1, { pow: 1.5 });
  }

  fringe(name: Fringe): void {
    for (const [az0, az1, tip, r0, r1] of FRINGES[name]) this.fringeLock(az0, az1, tip, r0, r1);
  }
}

type FringeLock = readonly [az0: number, az1: number, tip: number, r0?: number, r1?: number];
const FRINGES: Readonly<Record<Fringe, readonly FringeLock[]>> = {
  round: [
    [-8, -58, 39.2, 3.6],
    [8, 58, 39.2, 3.6],
    [-6, -38, 40, 3.9, 1],
    [6, 38, 40, 3.9, 1],
    [-3, -17, 40.4, 4, 1],
    [3, 17, 40.4, 4, 1],
    [0, 0, 40, 3.6, 0.9],
  ],
  blunt: [
    [-8, -60, 38.6, 3.8, 2],
    [8, 60, 38.6, 3.8, 2],
    [-6, -38, 39.8, 4, 2.4],
    [6, 38, 39.8, 4, 2.4],
    [-3, -14, 40, 4, 2.4],
    [3, 14, 40, 4, 2.4],
  ],
  side: [
    [34, 62, 38, 3.6],
    [34, 46, 40.4, 3.4],
    [28, 12, 41.4, 4.2],
    [28, -10, 40.6, 4.4],
    [26, -30, 39.6, 4.4],
    [22, -52, 38, 4.2],
    [30, 28, 42.6, 3.4],
  ],
  part: [
    [2, 24, 42, 4],
    [-2, -24, 42, 4],
    [4, 44, 39.4, 4.2],
    [-4, -44, 39.4, 4.2],
    [6, 62, 36.6, 3.8],
    [-6, -62, 36.6, 3.8],
    [2, 10, 45, 3],
    [-2, -10, 45, 3],
  ],
  wispy: [
    [-12, -62, 37.4, 3.4, 0.4],
    [12, 62, 37.4, 3.4, 0.4],
    [-8, -34, 38.6, 3.4, 0.3],
    [8, 40, 38.8, 3.4, 0.3],
    [-2, -8, 39, 3.6, 0.3],
    [4, 18, 41, 3.4, 0.3],
    [-6, -22, 41.4, 3.4, 0.4],
  ],
  up: [
    [-20, -46, 42.6, 3.8, 1.4],
    [-8, -26, 44.6, 3.8, 1.4],
    [4, -4, 45.2, 3.8, 1.4],
    [14, 20, 44.6, 3.8, 1.4],
    [24, 46, 42.4, 3.8, 1.4],
  ],
  swoop: [
    [36, 58, 41, 3.2, 1],
    [34, 10, 46.4, 4.2, 1.6],
    [34, -14, 44.6, 4.8, 1.4],
    [30, -38, 42, 4.8, 1],
    [26, -58, 39.6, 4.2, 0.8],
    [36, 30, 45, 3, 1],
  ],
  messy: [
    [-18, -60, 39.6, 3.6, 0.5],
    [-10, -40, 42.6, 3.6, 0.4],
    [-6, -16, 40.8, 3.6, 0.4],
    [6, 6, 43, 3.6, 0.4],
    [2, 26, 41, 3.6, 0.4],
    [16, 44, 42.6, 3.6, 0.5],
    [18, 62, 39.6, 3.4, 0.5],
  ],
  slick: [
    [-6, -30, 47, 3.6, 2],
    [6, 30, 47, 3.6, 2],
    [0, 0, 46.6, 3.4, 0.8],
  ],
};

/** A ribbon bow: two loops, two tails, a knot. */
export function ribbon(m: Model, mat: Material, at: Vec3, k = 1, yaw = 0): void {
  m.push()
    .translate(...at)
    .rotate(rotZ(yaw));
  m.group();
  for (const s of [1, -1])
    m.ellipsoid(mat, [s * 3.4 * k, 0, 0], [3.5 * k, 1.5 * k, 2.7 * k], { rotate: rotY(-s * 18) });
  for (const s of [1, -1]) m.capsule(mat, [s * 0.8 * k, -0.4, -0.6], [s * 2.8 * k, -1.2, -6 * k], k, 1.6 * k);
  m.group().ellipsoid(mat, [0, 0.2, 0], [1.5 * k, 1.9 * k, 1.6 * k]);
  m.pop();
}
