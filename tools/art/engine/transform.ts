// Vectors, 3x3 rotations and the orthographic camera.
// Model space: z up, +y forward, +x the model's RIGHT hand side. Angles are degrees.

export type Vec3 = readonly [number, number, number];
export type Mat3 = readonly [number, number, number, number, number, number, number, number, number];

export const RAD = Math.PI / 180;
export const IDENTITY: Mat3 = [1, 0, 0, 0, 1, 0, 0, 0, 1];

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vec3): number => Math.hypot(a[0], a[1], a[2]);
export const normalize = (a: Vec3): Vec3 => scale(a, 1 / (length(a) || 1));
export const lerp = (a: Vec3, b: Vec3, t: number): Vec3 => add(a, scale(sub(b, a), t));

export function multiply(a: Mat3, b: Mat3): Mat3 {
  const row = (r0: number, r1: number, r2: number): [number, number, number] => [
    r0 * b[0] + r1 * b[3] + r2 * b[6],
    r0 * b[1] + r1 * b[4] + r2 * b[7],
    r0 * b[2] + r1 * b[5] + r2 * b[8],
  ];
  return [...row(a[0], a[1], a[2]), ...row(a[3], a[4], a[5]), ...row(a[6], a[7], a[8])];
}

export const apply = (m: Mat3, v: Vec3): Vec3 => [
  m[0] * v[0] + m[1] * v[1] + m[2] * v[2],
  m[3] * v[0] + m[4] * v[1] + m[5] * v[2],
  m[6] * v[0] + m[7] * v[1] + m[8] * v[2],
];

export const rotX = (deg: number): Mat3 => {
  const c = Math.cos(deg * RAD);
  const s = Math.sin(deg * RAD);
  return [1, 0, 0, 0, c, -s, 0, s, c];
};
export const rotY = (deg: number): Mat3 => {
  const c = Math.cos(deg * RAD);
  const s = Math.sin(deg * RAD);
  return [c, 0, s, 0, 1, 0, -s, 0, c];
};
export const rotZ = (deg: number): Mat3 => {
  const c = Math.cos(deg * RAD);
  const s = Math.sin(deg * RAD);
  return [c, -s, 0, s, c, 0, 0, 0, 1];
};

export interface Camera {
  readonly right: Vec3;
  readonly up: Vec3;
  /** From the scene towards the viewer. */
  readonly toward: Vec3;
}

export function camera(yaw: number, elevation: number): Camera {
  const c = Math.cos(yaw * RAD);
  const s = Math.sin(yaw * RAD);
  const ce = Math.cos(elevation * RAD);
  const se = Math.sin(elevation * RAD);
  return { right: [-c, s, 0], toward: [s * ce, c * ce, se], up: [-s * se, -c * se, ce] };
}

/** Screen offset (right, down) in model units, and depth towards the viewer. */
export function project(p: Vec3, yaw: number, elevation: number): Vec3 {
  const cam = camera(yaw, elevation);
  return [dot(p, cam.right), -dot(p, cam.up), dot(p, cam.toward)];
}
