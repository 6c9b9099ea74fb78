// Signed distance from a point to one primitive: the inner loop of the tracer. Approximate; the tracer takes slightly
// shorter steps to compensate.
import { BOX, CAPSULE, CYLINDER, ELLIPSOID, type Primitive } from './model.ts';

export function distance(p: Primitive, X: number, Y: number, Z: number): number {
  const m = p.m;
  const a = X - p.x;
  const b = Y - p.y;
  const c = Z - p.z;
  const x = m[0] * a + m[3] * b + m[6] * c;
  const y = m[1] * a + m[4] * b + m[7] * c;
  const z = m[2] * a + m[5] * b + m[8] * c;
  const kind = p.kind;
  let r: number;
  if (kind === CAPSULE) {
    const qx = p.q0;
    const qy = p.q1;
    const qz = p.q2;
    let h = (x * qx + y * qy + z * qz) / (qx * qx + qy * qy + qz * qz);
    h = h < 0 ? 0 : h > 1 ? 1 : h;
    const u = x - qx * h;
    const v = y - qy * h;
    const w = z - qz * h;
    r = Math.sqrt(u * u + v * v + w * w) - (p.q3 + (p.q4 - p.q3) * h);
  } else if (kind === ELLIPSOID) {
    const u = x / p.q0;
    const v = y / p.q1;
    const w = z / p.q2;
    const k0 = Math.sqrt(u * u + v * v + w * w);
    if (k0 < 1e-4) r = -Math.min(p.q0, p.q1, p.q2);
    else {
      const u2 = u / p.q0;
      const v2 = v / p.q1;
      const w2 = w / p.q2;
      r = (k0 * (k0 - 1)) / Math.sqrt(u2 * u2 + v2 * v2 + w2 * w2);
    }
  } else if (kind === CYLINDER) r = cylinder(p, x, y, z);
  else if (kind === BOX) {
    const u = Math.abs(x) - p.q0 + p.round;
    const v = Math.abs(y) - p.q1 + p.round;
    const w = Math.abs(z) - p.q2 + p.round;
    const A = u > 0 ? u : 0;
    const B = v > 0 ? v : 0;
    const C = w > 0 ? w : 0;
    r = Math.sqrt(A * A + B * B + C * C) + Math.min(Math.max(u, v, w), 0) - p.round;
  } else {
    const l = Math.sqrt(x * x + y * y) - p.q0;
    if (p.ripples)
      r = (Math.sqrt(l * l + z * z) - (p.q1 + p.amplitude * Math.cos(p.ripples * Math.atan2(y, x)))) * 0.75;
    else r = Math.sqrt(l * l + z * z) - p.q1;
    if (p.flat) r = Math.max(r, Math.abs(z) - p.flat);
  }
  return p.clip || p.hollow ? carve(p, x, y, z, r) : r;
}

function cylinder(p: Primitive, x: number, y: number, z: number): number {
  const yy = p.squash === 1 ? y : y / p.squash;
  const t = (z / p.q0 + 1) / 2;
  const tt = t < 0 ? 0 : t > 1 ? 1 : t;
  let radius = p.q1 + (p.q2 - p.q1) * tt;
  if (p.curve) radius += p.curve * 4 * tt * (1 - tt);
  if (p.ripples) radius += p.amplitude * Math.cos(p.ripples * Math.atan2(yy, x) + p.phase) * (p.fade ? 1 - tt : 1);
  const u = (Math.sqrt(x * x + yy * yy) - radius) * (p.squash < 1 ? p.squash : 1) + p.round;
  const w = Math.abs(z) - p.q0 + p.round;
  const A = u > 0 ? u : 0;
  const C = w > 0 ? w : 0;
  const d = Math.sqrt(A * A + C * C) + Math.min(Math.max(u, w), 0) - p.round;
  return d * (p.ripples || p.curve ? 0.75 : 0.92);
}

function carve(p: Primitive, x: number, y: number, z: number, from: number): number {
  let r = from;
  const clip = p.clip;
  if (clip)
    for (let i = 0; i < clip.length; i += 4) {
      const e = clip[i]! * x + clip[i + 1]! * y + clip[i + 2]! * z - clip[i + 3]!;
      if (e > r) r = e;
    }
  const hollow = p.hollow;
  if (hollow)
    for (let i = 0; i < hollow.length; i += 6) {
      const rx = hollow[i + 3]!;
      const ry = hollow[i + 4]!;
      const rz = hollow[i + 5]!;
      const u = (x - hollow[i]!) / rx;
      const v = (y - hollow[i + 1]!) / ry;
      const w = (z - hollow[i + 2]!) / rz;
      const e = (1 - Math.sqrt(u * u + v * v + w * w)) * Math.min(rx, ry, rz);
      if (e > r) r = e;
    }
  return r;
}
