// Slipping, sitting on the floor, getting up again.
import { set, two } from './pose-set.ts';
import type { Pose, PoseSet } from './types.ts';

// The fall: foot slides away, flying, sitting on the floor seeing stars.
const SLIP: readonly [Pose, Pose, Pose] = [
  {
    lean: -16,
    roll: 4,
    bob: -0.4,
    nod: 8,
    feet: [{ p: [3, 12, 6.6], pitch: 48 }, { p: [3.6, -2, 0] }],
    arms: ['flail', 'up'],
    skirt: { sy: 1.24, pitch: 9 },
    flow: [0, -2.4],
    face: { eyes: 'shock', mouth: 'o', sweat: true },
  },
  {
    root: { at: [0, -6, 15], pitch: 44, pivot: [0, 0, -13] },
    air: true,
    nod: 20,
    feet: [
      { p: [4, 5.6, -1.4], pitch: 18 },
      { p: [5, 2, 1.4], pitch: -8 },
    ],
    arms: ['flail', 'high'],
    skirt: { wide: 1.06, sy: 1.04, pitch: -4 },
    flow: [1, 3],
    face: { eyes: 'shock', mouth: 'big' },
  },
  {
    root: { at: [0, -5, -8.6] },
    lean: -7,
    tilt: 7,
    nod: 4,
    feet: [
      { p: [5.4, 13.4, 10], pitch: 46 },
      { p: [6.4, 12, 9.6], pitch: 40 },
    ],
    arms: [[13, -4, 12.4], 'cheek'],
    skirt: { wide: 1.24, sy: 1.1 },
    flow: [0, -1],
    face: { eyes: 'swirl', mouth: 'wavy' },
  },
];

const GET_UP: readonly [Pose, Pose] = [
  {
    root: { at: [0, -2, -6.4] },
    lean: 20,
    nod: -6,
    feet: [
      { p: [5.4, 9, 8.4], pitch: 10 },
      { p: [5, -6, 7], pitch: -40 },
    ],
    arms: [[9, 11, 10.4], 'lap'],
    skirt: { wide: 1.16, sy: 1.12 },
    face: { eyes: 'closed', mouth: 'wavy' },
  },
  {
    root: { at: [0, 0, -1.6] },
    lean: 8,
    nod: 2,
    feet: [{ p: [3.6, 2, 1.6] }, { p: [3.6, -1, 1.6] }],
    arms: ['lap', [-8, 7, 15]],
    skirt: { wide: 1.05 },
    face: { eyes: 'soft', mouth: 'wavy', blush: 'deep' },
  },
];

export const FALLING = {
  slip: set(3, 95, (k) => SLIP[k as 0 | 1 | 2]),
  down: set(1, 800, () => SLIP[2]),
  getup: two(220, ...GET_UP),
} as const satisfies Record<string, PoseSet>;
