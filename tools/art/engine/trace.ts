// The tracer: for each pixel one orthographic ray is sphere-traced against the primitives it can meet, then lit (key
// light, three ambient samples, one short shadow march). The result is a raster of material, light value, depth and
// part; finish.ts quantises it to tones and draws the outlines.
import type { Material } from './colour.ts';
import { distance } from './distance.ts';
import type { Model, Primitive } from './model.ts';
import { camera, dot, normalize, type Vec3 } from './transform.ts';

export interface TraceOptions {
  width: number;
  height: number;
  /** Pixel where the model's origin lands. */
  originX: number;
  originY: number;
  yaw: number;
  elevation: number;
  /** Pixels per model unit. */
  scale?: number;
  /** Height of the ground, if the model stands on it. */
  ground?: number;
  /** Reach of the ambient shadow, model units. */
  aoReach?: number;
  noShadow?: boolean;
}

/** The direction of a surface: top, or left or right side on the screen. */
export const FACES_RIGHT = 1;
export const FACES_LEFT = 2;
export const FACES_UP = 3;
/** Added to the part number of pixels without an inner line. */
export const NO_LINE = 4096;

export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly materials: readonly Material[];
  /** Index into materials, -1 = nothing. */
  readonly material: Int16Array;
  readonly tone: Float32Array;
  readonly depth: Float32Array;
  readonly part: Int16Array;
  readonly facing: Int8Array;
}

// The key light is fixed at the viewer's upper left, so it never turns with the model.
const KEY: Vec3 = normalize([-0.52, 0.7, 0.5]);
const FAR = 1e9;

/** Nearest distance from a point to a list of primitives. */
function nearest(list: readonly Primitive[], n: number, x: number, y: number, z: number): number {
  let best = FAR;
  for (let i = 0; i < n; i++) {
    const p = list[i]!;
    const dx = x - p.bx;
    const dy = y - p.by;
    const dz = z - p.bz;
    const reach = best + p.bound;
    if (reach <= 0 || dx * dx + dy * dy + dz * dz >= reach * reach) continue;
    const d = distance(p, x, y, z);
    if (d < best) best = d;
  }
  return best;
}

export function trace(model: Model, o: TraceOptions): Raster {
  const { width: W, height: H, originX, originY } = o;
  const scale = o.scale ?? 1;
  const aoReach = o.aoReach ?? 4;
  const prims = model.primitives;
  const count = prims.length;
  const cam = camera(o.yaw, o.elevation);
  const [Rx, Ry, Rz] = cam.right;
  const [Ux, Uy, Uz] = cam.up;
  const [Nx, Ny, Nz] = cam.toward;
  const Lx = Rx * KEY[0] + Ux * KEY[1] + Nx * KEY[2];
  const Ly = Ry * KEY[0] + Uy * KEY[1] + Ny * KEY[2];
  const Lz = Rz * KEY[0] + Uz * KEY[1] + Nz * KEY[2];

  const materials: Material[] = [];
  const indexOf = new Map<Material, number>();
  const raster: Raster = {
    width: W,
    height: H,
    materials,
    material: new Int16Array(W * H).fill(-1),
    tone: new Float32Array(W * H),
    depth: new Float32Array(W * H).fill(-FAR),
    part: new Int16Array(W * H).fill(-1),
    facing: new Int8Array(W * H),
  };

  // Bounding circles on the screen, in model units.
  const cu = new Float64Array(count);
  const cv = new Float64Array(count);
  const cd = new Float64Array(count);
  const cr = new Float64Array(count);
  prims.forEach((p, i) => {
    const c: Vec3 = [p.bx, p.by, p.bz];
    cu[i] = dot(c, cam.right);
    cv[i] = dot(c, cam.up);
    cd[i] = dot(c, cam.toward);
    cr[i] = p.bound + 0.5;
  });

  const row: number[] = [];
  const cand: Primitive[] = [];
  const near: Primitive[] = [];
  const blockers: Primitive[] = [];
  for (let py = 0; py < H; py++) {
    const v = (originY - py - 0.5) / scale;
    row.length = 0;
    for (let i = 0; i < count; i++) if (Math.abs(v - cv[i]!) < cr[i]!) row.push(i);
    if (!row.length) continue;
    for (let px = 0; px < W; px++) {
      const u = (px + 0.5 - originX) / scale;
      let n = 0;
      let tMax = -FAR;
      let tMin = FAR;
      for (let k = 0; k < row.length; k++) {
        const i = row[k]!;
        const dx = u - cu[i]!;
        const dy = v - cv[i]!;
        const d2 = cr[i]! * cr[i]! - dx * dx - dy * dy;
        if (d2 <= 0) continue;
        const e = Math.sqrt(d2);
        cand[n++] = prims[i]!;
        if (cd[i]! + e > tMax) tMax = cd[i]! + e;
        if (cd[i]! - e < tMin) tMin = cd[i]! - e;
      }
      if (!n) continue;

      // March from the viewer into the scene.
      const ox = u * Rx + v * Ux;
      const oy = u * Ry + v * Uy;
      const oz = u * Rz + v * Uz;
      let t = tMax;
      let hit: Primitive | null = null;
      for (let step = 0; step < 110 && t > tMin; step++) {
        const x = ox + t * Nx;
        const y = oy + t * Ny;
        const z = oz + t * Nz;
        let best = FAR;
        let bestP: Primitive | null = null;
        for (let k = 0; k < n; k++) {
          const p = cand[k]!;
          const dx = x - p.bx;
          const dy = y - p.by;
          const dz = z - p.bz;
          const reach = best + p.bound;
          if (reach <= 0 || dx * dx + dy * dy + dz * dz >= reach * reach) continue;
          const d = distance(p, x, y, z);
          if (d < best) {
            best = d;
            bestP = p;
          }
        }
        if (best < 0.03) {
          hit = bestP;
          break;
        }
        t -= best * 0.92;
      }
      if (!hit) continue;

      const x = ox + t * Nx;
      const y = oy + t * Ny;
      const z = oz + t * Nz;
      const e = 0.06;
      let nx = distance(hit, x + e, y, z) - distance(hit, x - e, y, z);
      let ny = distance(hit, x, y + e, z) - distance(hit, x, y - e, z);
      let nz = distance(hit, x, y, z + e) - distance(hit, x, y, z - e);
      const nl = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
      nx /= nl;
      ny /= nl;
      nz /= nl;

      let mat = hit.material;
      let shift = 0;
      if (hit.pattern) {
        const m = hit.m;
        const a = x - hit.x;
        const b = y - hit.y;
        const c = z - hit.z;
        const answer = hit.pattern(
          m[0] * a + m[3] * b + m[6] * c,
          m[1] * a + m[4] * b + m[7] * c,
          m[2] * a + m[5] * b + m[8] * c,
          [nx, ny, nz],
        );
        if (answer) {
          if ('ramp' in answer) mat = answer;
          else {
            shift = answer.shift ?? 0;
            if (answer.material) mat = answer.material;
          }
        }
      }

      // Ambient shadow: compares the distance to the nearest primitive with the distance of the sample.
      let nearCount = 0;
      for (let i = 0; i < count; i++) {
        const p = prims[i]!;
        const dx = x - p.bx;
        const dy = y - p.by;
        const dz = z - p.bz;
        const reach = p.bound + aoReach * 2;
        if (dx * dx + dy * dy + dz * dz < reach * reach) near[nearCount++] = p;
      }
      let ao = 0;
      for (let k = 1; k <= 3; k++) {
        const h = (aoReach * k) / 3;
        const d = nearest(near, nearCount, x + nx * h, y + ny * h, z + nz * h);
        if (d < h) ao += (h - d) / h / 3;
      }
      if (o.ground !== undefined) {
        const h = z - o.ground;
        if (h < 5 && nz < 0.7) ao += 0.25 * (1 - h / 5);
      }

      // Cast shadow: only primitives on the way to the light can block it.
      let shadow = false;
      if (!o.noShadow) {
        const sx = x + nx * 0.6;
        const sy = y + ny * 0.6;
        const sz = z + nz * 0.6;
        let blockCount = 0;
        for (let i = 0; i < count; i++) {
          const p = prims[i]!;
          const dx = p.bx - sx;
          const dy = p.by - sy;
          const dz = p.bz - sz;
          const along = dx * Lx + dy * Ly + dz * Lz;
          const reach = p.bound + 0.6;
          if (along < -reach) continue;
          if (dx * dx + dy * dy + dz * dz - along * along < reach * reach) blockers[blockCount++] = p;
        }
        let s = 1.5;
        for (let k = 0; k < 14; k++) {
          const d = nearest(blockers, blockCount, x + Lx * s + nx * 0.6, y + Ly * s + ny * 0.6, z + Lz * s + nz * 0.6);
          if (d < 0.1) {
            shadow = true;
            break;
          }
          s += Math.max(d, 0.8);
          if (s > 45) break;
        }
      }

      const lit = Math.max(0, nx * Lx + ny * Ly + nz * Lz);
      let value = 0.3 + 0.72 * lit - 0.42 * Math.min(1, ao) - (shadow ? 0.2 * Math.min(1, lit * 2) : 0);
      value += mat.bias + shift * 0.16 + hit.shift * 0.16;

      let index = indexOf.get(mat);
      if (index === undefined) {
        index = materials.length;
        materials.push(mat);
        indexOf.set(mat, index);
      }
      const i = py * W + px;
      raster.material[i] = index;
      raster.depth[i] = t;
      raster.part[i] = hit.noLine ? hit.part | NO_LINE : hit.part;
      raster.tone[i] = mat.emit ? 9 : value;
      raster.facing[i] = nz > 0.75 ? FACES_UP : nx * Rx + ny * Ry + nz * Rz < 0 ? FACES_RIGHT : FACES_LEFT;
    }
  }
  return raster;
}
