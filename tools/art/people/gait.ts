// Walking and running. The walk is measured in DISTANCE, not time: one tile = 59.4 model units = two cycles =
// 12 frames, and a planted foot moves back exactly as far as the ground does, so it cannot slide.
// (The view shows frame = floor(tiles walked * 12) mod 6.)
import type { Foot, Pose } from './types.ts';

/** One tile straight ahead, in model units on the screen. */
export const TILE = 59.4;
/** How far a contact foot is from the hip. */
export const STRIDE = TILE / 8;

// Forward offset, lift, pitch (+ = toe up) of one foot through the six frames; 0 = its heel strikes.
type Step = readonly [y: number, lift: number, pitch: number];
const WALK: readonly Step[] = [
  [STRIDE, 0, 16],
  [STRIDE / 3, 0, 0],
  [-STRIDE / 3, 0, -4],
  [-STRIDE, 0.9, -34],
  [-STRIDE * 0.42, 4.4, -32],
  [STRIDE * 0.5, 3.2, 10],
];
// Running: short contact under the body, a hard push-off, then heel to the seat and a high knee.
const RUN: readonly Step[] = [
  [6.4, 0.2, 8],
  [-1.6, 0, -6],
  [-9, 1.4, -48],
  [-10.4, 6.8, -66],
  [-2.4, 7.4, -40],
  [7.6, 5.2, 6],
];

const at = (steps: readonly Step[], k: number, side: number): Foot => {
  const [y, lift, pitch] = steps[((k % 6) + 6) % 6] ?? [0, 0, 0];
  return { p: [side, y, lift], pitch };
};
const wave = (k: number, lag = 0): number => Math.sin(((k + lag) / 6) * 2 * Math.PI);
const beat = <T>(k: number, a: T, b: T, c: T): T => (k % 3 === 0 ? a : k % 3 === 1 ? b : c);

/** Frame 0..5 of the walk; 0 = the right heel strikes. `hold` keeps the arms still (carrying). */
export function walk(k: number, hold = false): Pose {
  const arm = hold ? 0 : 44 * Math.cos((k / 6) * 2 * Math.PI);
  return {
    feet: [at(WALK, k, 3.2), at(WALK, k + 3, 3.2)],
    bob: beat(k, -1, -0.1, 0.8),
    swayX: 0.5 * wave(k, 0.8),
    twist: 5 * Math.cos((k / 6) * 2 * Math.PI),
    swing: [-arm, arm],
    skirt: {
      sy: beat(k, 1.16, 1.02, 0.96),
      roll: 3.4 * wave(k, -0.6),
      pitch: beat(k, 2, -1, -3),
      ph: 0.9 * wave(k),
      x: 0.5 * wave(k, -0.6),
    },
    flow: [1.5 * wave(k, -1.3), beat(k, 0.4, 1.2, 1.8)],
    headZ: beat(k, 0.5, -0.3, -0.3),
    tilt: 1.6 * wave(k, -0.5),
    nod: beat(k, 2, 0, -1),
  };
}

/** Frame 0..5 of the panicked run: big strides, two leaps a cycle, hands flapping over the head. */
export function panicRun(k: number): Pose {
  const flap = k % 2 ? 1 : -1;
  const hand = (side: 1 | -1): readonly [number, number, number] => [
    side * (15.6 + 1.4 * wave(k, side * 1.5)),
    3 + 2.4 * wave(k, side > 0 ? 0 : 3),
    34 + flap * side * 2.2 + 1.6 * wave(k * 2, 0.5),
  ];
  return {
    feet: [at(RUN, k, 3), at(RUN, k + 3, 3)],
    bob: beat(k, -1.2, 0.4, 2.8),
    swayX: 0.9 * wave(k, 0.8),
    twist: 11 * Math.cos((k / 6) * 2 * Math.PI),
    lean: 15,
    arms: [hand(1), hand(-1)],
    skirt: {
      sy: beat(k, 1.26, 1.1, 1.2),
      wide: beat(k, 1.02, 1, 1.08),
      roll: 6 * wave(k, -0.6),
      pitch: beat(k, 4, 0, 9),
      ph: 1.4 * wave(k),
    },
    flow: [3 * wave(k, -1.3), beat(k, 2.2, 3.6, 5)],
    headZ: beat(k, -0.4, 0, 0.6),
    tilt: 4 * wave(k, -0.5),
    nod: -9,
    face: { eyes: 'shock', mouth: k % 2 ? 'big' : 'wavy', sweat: true },
  };
}
