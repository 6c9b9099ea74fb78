// A model is a flat list of smooth primitives. The builder keeps a stack of transforms, so limbs, heads and props are
// described in their own coordinates. Every primitive stores the part it belongs to; inner outlines are drawn only
// between parts. All primitives have the same object shape, for speed.
import type { Material } from './colour.ts';
import { IDENTITY, add, apply, multiply, sub, type Mat3, type Vec3 } from './transform.ts';

export const ELLIPSOID = 0;
export const BOX = 1;
export const CAPSULE = 2;
export const CYLINDER = 3;
export const TORUS = 4;

/** The result of a pattern at a surface point: another material, a shift in tones, both, or nothing. */
export interface Touch {
  readonly shift?: number;
  readonly material?: Material;
}
export type Pattern = (x: number, y: number, z: number, normal: Vec3) => Material | Touch | null | undefined;

export interface ShapeOptions {
  rotate?: Mat3;
  /** Keep only the side where a*x + b*y + c*z <= d (local coordinates). */
  clip?: readonly (readonly [number, number, number, number])[];
  /** Ellipsoids cut away: centre and radii, local coordinates. */
  hollow?: readonly (readonly [number, number, number, number, number, number])[];
  pattern?: Pattern;
  /** Tones lighter (+) or darker (-), in fractions of a step. */
  shift?: number;
  /** Rounding radius of boxes and cylinders. */
  round?: number;
  /** Folds around a cylinder or torus. */
  ripples?: number;
  amplitude?: number;
  phase?: number;
  /** Ripples fade towards the top. */
  fade?: boolean;
  /** Bulge of a cylinder. */
  curve?: number;
  /** Depth of a cylinder's ellipse relative to its width. */
  squash?: number;
  /** Half height a torus is cut to. */
  flat?: number;
  part?: number;
  /** Never draw an inner line around this. */
  noLine?: boolean;
}

export interface Primitive {
  readonly kind: number;
  readonly material: Material;
  readonly part: number;
  readonly m: Mat3;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  // The shape's own numbers: radii / half sizes / (vector, r1, r2) / (half height, r1, r2) / (R, r).
  readonly q0: number;
  readonly q1: number;
  readonly q2: number;
  readonly q3: number;
  readonly q4: number;
  readonly round: number;
  readonly ripples: number;
  readonly amplitude: number;
  readonly phase: number;
  readonly fade: boolean;
  readonly curve: number;
  readonly squash: number;
  readonly flat: number;
  readonly clip: Float64Array | null;
  readonly hollow: Float64Array | null;
  readonly pattern: Pattern | null;
  readonly shift: number;
  readonly noLine: boolean;
  // Bounding sphere.
  readonly bx: number;
  readonly by: number;
  readonly bz: number;
  readonly bound: number;
}

export class Model {
  readonly primitives: Primitive[] = [];
  readonly anchors = new Map<string, Vec3>();
  part = 0;
  private m: Mat3 = IDENTITY;
  private t: Vec3 = [0, 0, 0];
  private readonly stack: { m: Mat3; t: Vec3 }[] = [];

  push(): this {
    this.stack.push({ m: this.m, t: this.t });
    return this;
  }

  pop(): this {
    const top = this.stack.pop();
    if (!top) throw new Error('pop without push');
    this.m = top.m;
    this.t = top.t;
    return this;
  }

  translate(x: number, y: number, z: number): this {
    this.t = add(this.t, apply(this.m, [x, y, z]));
    return this;
  }

  rotate(r: Mat3): this {
    this.m = multiply(this.m, r);
    return this;
  }

  /** Opens a new part: what follows is outlined against what came before. */
  group(): this {
    this.part++;
    return this;
  }

  /** A point in world coordinates. */
  point(x: number, y: number, z: number): Vec3 {
    return add(this.t, apply(this.m, [x, y, z]));
  }

  anchor(name: string, x: number, y: number, z: number): void {
    this.anchors.set(name, this.point(x, y, z));
  }

  ellipsoid(mat: Material, centre: Vec3, radius: number | Vec3, o: ShapeOptions = {}): this {
    const [a, b, c] = typeof radius === 'number' ? [radius, radius, radius] : radius;
    return this.put(ELLIPSOID, mat, centre, a, b, c, 0, 0, Math.max(a, b, c), [0, 0, 0], o);
  }

  /** A box from centre and half sizes. */
  box(mat: Material, centre: Vec3, half: Vec3, o: ShapeOptions = {}): this {
    return this.put(BOX, mat, centre, half[0], half[1], half[2], 0, 0, Math.hypot(...half), [0, 0, 0], o);
  }

  /** A box from its corners. */
  span(mat: Material, x0: number, x1: number, y0: number, y1: number, z0: number, z1: number, o?: ShapeOptions): this {
    const centre: Vec3 = [(x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2];
    return this.box(mat, centre, [(x1 - x0) / 2, (y1 - y0) / 2, (z1 - z0) / 2], o);
  }

  /** A tapered capsule from a to b. */
  capsule(mat: Material, a: Vec3, b: Vec3, r1: number, r2 = r1, o: ShapeOptions = {}): this {
    const [x, y, z] = sub(b, a);
    const bound = Math.hypot(x, y, z) / 2 + Math.max(r1, r2);
    return this.put(CAPSULE, mat, a, x, y, z, r1, r2, bound, [x / 2, y / 2, z / 2], o);
  }

  /** A standing cylinder or cone: half height, radius below, radius above. */
  cylinder(mat: Material, centre: Vec3, half: number, r1: number, r2 = r1, o: ShapeOptions = {}): this {
    const wide = Math.max(r1, r2) * Math.max(1, o.squash ?? 1) + (o.amplitude ?? 0) * 1.2 + Math.max(0, o.curve ?? 0);
    return this.put(CYLINDER, mat, centre, half, r1, r2, 0, 0, Math.hypot(half, wide), [0, 0, 0], o);
  }

  /** A lying ring: ring radius and thickness. */
  torus(mat: Material, centre: Vec3, ring: number, r: number, o: ShapeOptions = {}): this {
    const bound = ring + r + (o.amplitude ?? 0);
    return this.put(TORUS, mat, centre, ring, r, 0, 0, 0, bound, [0, 0, 0], o);
  }

  private put(
    kind: number,
    mat: Material,
    centre: Vec3,
    q0: number,
    q1: number,
    q2: number,
    q3: number,
    q4: number,
    bound: number,
    middle: Vec3,
    o: ShapeOptions,
  ): this {
    const m = o.rotate ? multiply(this.m, o.rotate) : this.m;
    const [x, y, z] = this.point(...centre);
    const [mx, my, mz] = apply(m, middle);
    this.primitives.push({
      kind,
      material: mat,
      part: o.part ?? this.part,
      m,
      x,
      y,
      z,
      q0,
      q1,
      q2,
      q3,
      q4,
      round: o.round ?? 0,
      ripples: o.ripples ?? 0,
      amplitude: o.amplitude ?? 0,
      phase: o.phase ?? 0,
      fade: o.fade ?? false,
      curve: o.curve ?? 0,
      squash: o.squash ?? 1,
      flat: o.flat ?? 0,
      clip: o.clip?.length ? Float64Array.from(o.clip.flat()) : null,
      hollow: o.hollow?.length ? Float64Array.from(o.hollow.flat()) : null,
      pattern: o.pattern ?? null,
      shift: o.shift ?? 0,
      noLine: o.noLine ?? false,
      bx: x + mx,
      by: y + my,
      bz: z + mz,
      bound,
    });
    return this;
  }
}
