// Guests at their tables: waiting, calling, eating, drinking, fuming, staring at a celebrity. The ground anchor is the
// middle of the seat's tile.
import { set, two } from './pose-set.ts';
import type { PoseSet } from './types.ts';

export const SEATED = {
  sit: set(1, 600, () => ({ sit: true, arms: ['table', 'table'] })),
  call: two(
    280,
    { sit: true, arms: [[15.4, 5, 46], 'table'], tilt: -4, nod: -4, bob: 0.4, face: { mouth: 'open' } },
    { sit: true, arms: [[21, 5, 40], 'table'], tilt: -7, nod: -5, face: { mouth: 'open' } },
  ),
  wait: set(2, 700, (k) => ({
    sit: true,
    arms: ['chin', 'table'],
    tilt: k ? 6 : 3,
    face: { eyes: 'soft', mouth: 'flat' },
  })),
  eat: set(2, 260, (k) => ({
    sit: true,
    items: ['spoon'],
    arms: [k ? 'mouth' : [7, 11, 20], 'table'],
    nod: k ? -2 : 7,
    face: k ? { eyes: 'happy', mouth: 'chew' } : { mouth: 'open' },
  })),
  drink: set(2, 420, (k) => ({
    sit: true,
    items: ['cup'],
    cupAt: k ? [2.6, 12.4, 26] : [3.4, 12, 20.6],
    nod: k ? -5 : 3,
    arms: [k ? [3.4, 11.6, 26] : [4.4, 11, 20], k ? [-2.6, 11.6, 24.4] : 'table'],
    face: k ? { eyes: 'closed', mouth: 'none' } : { mouth: 'smile' },
  })),
  angrySit: set(2, 160, (k) => ({
    sit: true,
    lean: 4,
    nod: 4,
    bob: k ? 0.3 : 0,
    arms: [
      [6, 10.6, k ? 22 : 18],
      [-6, 10.6, k ? 18 : 22],
    ],
    face: { eyes: 'open', brow: 'angry', mouth: 'frown', anger: true },
  })),
  stare: set(1, 600, () => ({
    sit: true,
    arms: ['table', 'chin'],
    glance: 14,
    nod: -5,
    face: { eyes: 'spark', mouth: 'o', blush: 'deep' },
  })),
} as const satisfies Record<string, PoseSet>;
