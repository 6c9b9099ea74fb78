// Poses of maids and chefs at work: carrying, serving, sweeping, taking orders, bowing and greeting.
import { walk } from './gait.ts';
import { set, two } from './pose-set.ts';
import type { Pose, PoseSet } from './types.ts';

function sweep(k: number): Pose {
  const t = [-1, -0.2, 1, 0.3][k] ?? 0;
  const lift = k === 3 ? 3 : 0;
  return {
    lean: 9,
    roll: -3 * t,
    twist: -16 * t,
    nod: 6,
    tilt: 2 * t,
    items: ['broom'],
    broom: [
      [-3.4, 7, 27],
      [3 + t * 7, 16.5, 5.4 + lift],
    ],
    brush: -2.4 * t,
    arms: [
      [1 + t * 2, 11.6, 18],
      [-3, 8, 24],
    ],
    feet: [{ p: [4.4, 3, 0] }, { p: [3.4, -3, 0] }],
    skirt: { roll: 2.6 * t, ph: t * 0.5 },
    flow: [-1.6 * t, 0],
  };
}

/** Bows from the waist while the chin goes up, so that the face stays visible. */
function bow(k: number): Pose {
  return {
    lean: [5, 16, 23][k] ?? 0,
    nod: [1, -3, -8][k] ?? 0,
    headZ: [0, 0.3, 0.6][k] ?? 0,
    arms: ['clasp', 'clasp'],
    skirt: { sy: 1.02, pitch: -k * 2 },
    flow: [0, -k],
    face: k ? { eyes: 'closed', mouth: 'smile' } : { mouth: 'smile' },
  };
}

export const WORKING = {
  carry1: set(6, 85, (k) => ({ ...walk(k, true), arms: ['fwd', 'fwd'], plates: ['omurice'] })),
  carry2: set(6, 85, (k) => ({ ...walk(k, true), arms: ['side', 'side'], plates: ['curry', 'omurice'] })),
  carry3: set(6, 90, (k) => ({ ...walk(k, true), arms: ['tray', 'tray'], tray: ['ramen', 'shortcake', 'omurice'] })),
  sweep: set(4, 140, sweep),
  order: set(2, 400, (k) => ({
    arms: ['fwd', 'fwd'],
    items: ['note'],
    nod: k ? 6 : 2,
    face: { mouth: k ? 'smile' : 'open' },
  })),
  serve: two(
    320,
    {
      lean: 12,
      twist: 8,
      nod: -2,
      arms: [
        [4.6, 13, 20],
        [-6, 5, 15.6],
      ],
      plates: ['omurice'],
      plateAt: [3.6, 16, 21],
      feet: [{ p: [3.8, 3, 0] }, { p: [3.4, -2, 0] }],
      skirt: { pitch: -3 },
      face: { mouth: 'smile' },
    },
    {
      lean: 19,
      twist: 8,
      nod: -10,
      arms: [
        [4.8, 14.6, 16],
        [-6.6, 1, 16],
      ],
      plates: ['omurice'],
      plateAt: [3.6, 17.6, 17],
      feet: [{ p: [3.8, 4, 0] }, { p: [3.4, -3, 0.6], pitch: -14 }],
      skirt: { pitch: -6, sy: 1.06 },
      flow: [0, -1],
      face: { eyes: 'happy', mouth: 'open' },
    },
  ),
  bow: set(3, 200, bow),
  greet: set(2, 260, (k) => ({
    arms: [k ? 'wave2' : 'wave', 'hip'],
    tilt: k ? 5 : 2,
    bob: k ? -0.4 : 0.4,
    flow: [k ? 1 : -1, 0],
    skirt: { roll: k ? 2 : -2 },
    face: { eyes: 'happy', mouth: 'open' },
  })),
  fidget: two(
    700,
    {
      lean: 7,
      nod: 8,
      arms: [
        [4.4, 9.4, 14.6],
        [-4.4, 9.6, 16],
      ],
      skirt: { roll: 1.6, pitch: -1 },
      face: { eyes: 'soft', mouth: 'tiny' },
    },
    { glance: 16, tilt: -2, nod: -3, arms: ['clasp', 'clasp'], flow: [0.8, 0], face: { mouth: 'tiny' } },
  ),
  cook: set(2, 250, (k) => ({ arms: ['hip', 'fwd'], items: ['pan'], bob: k ? -0.6 : 0, nod: 4 })),
} as const satisfies Record<string, PoseSet>;
