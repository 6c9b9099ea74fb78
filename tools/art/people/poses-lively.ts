// All other standing poses: standing, walking, talking, cheering, dancing, fleeing.
import { panicRun, walk } from './gait.ts';
import { set, two } from './pose-set.ts';
import type { Pose, PoseSet } from './types.ts';

function dance(k: number): Pose {
  const s = [1, 0, -1, 0][k] ?? 0;
  const up = k % 2;
  const stand = { p: [4.6, 1, 0], pitch: 0 } as const;
  const kick = { p: [6.6, 2, 4.6], pitch: -30 } as const;
  return {
    bob: up ? 2.2 : -0.8,
    swayX: s * 1.6,
    roll: s * 5,
    twist: s * 14,
    tilt: -s * 5,
    arms:
      s > 0
        ? ['high', 'hip']
        : s < 0
          ? ['hip', 'high']
          : [
              [9, 8, 32],
              [-9, 8, 32],
            ],
    feet:
      s > 0
        ? [stand, kick]
        : s < 0
          ? [kick, stand]
          : [
              { p: [3.4, 1, 1.6], pitch: -20 },
              { p: [3.4, 0, 1.6], pitch: -20 },
            ],
    skirt: { wide: up ? 1.2 : 1.08, roll: -s * 6, ph: k * 1.5, sy: 1.04 },
    flow: [-s * 3, up * 1.6],
    face: up ? { eyes: 'happy', mouth: 'big' } : { mouth: 'open' },
  };
}

function ask(k: number): Pose {
  const feet = { p: [3.4, k ? 0 : 1, k ? 2 : 0], pitch: k ? -24 : 0 } as const;
  return {
    items: ['card'],
    arms: ['beg', 'beg'],
    lean: 10,
    bob: k ? 1.8 : -0.4,
    nod: -4,
    feet: [feet, feet],
    flow: [0, k ? -1 : 1],
    face: { eyes: 'spark', mouth: 'big', blush: 'deep' },
  };
}

export const LIVELY = {
  idle: set(2, 600, (k) => ({ bob: -0.5 * k, flow: [0, 0.2 * k], own: true })),
  walk: set(6, 75, (k) => ({ ...walk(k), own: true })),
  walkUmbrella: set(6, 75, (k) => {
    const w = walk(k);
    return { ...w, swing: [0, w.swing?.[1] ?? 0], arms: [[13.4, 5.6, 24], 'down'], items: ['umbrella'] };
  }),
  chat: two(
    300,
    { arms: ['wave2', 'hip'], tilt: 5, face: { eyes: 'happy', mouth: 'open' } },
    { arms: ['chin', 'hip'], tilt: -5, face: { mouth: 'smile' } },
  ),
  cheer: set(2, 220, (k) => ({
    items: ['glow'],
    arms: [
      [15.6, 5, k ? 31 : 36],
      [-15.6, 5, k ? 36 : 31],
    ],
    bob: k ? 1.2 : -0.4,
    tilt: k ? 4 : -4,
    face: { eyes: 'happy', mouth: 'big' },
  })),
  dance: set(4, 180, dance),
  angry: set(2, 160, (k) => ({
    arms: [
      [12, 5, k ? 22 : 19],
      [-12, 5, k ? 19 : 22],
    ],
    bob: k ? 0.5 : -0.3,
    lean: 7,
    nod: 4,
    feet: [{ p: [4.4, 1, k ? 2.4 : 0] }, { p: [4.4, 0, 0] }],
    face: { eyes: 'open', brow: 'angry', mouth: 'frown', anger: true },
  })),
  panic: set(6, 60, panicRun),
  phone: set(2, 400, (k) => ({
    items: ['phone'],
    arms: [[12.2, 7.4, 28.4], 'hip'],
    tilt: k ? 5 : 3,
    face: k ? { mouth: 'open' } : { eyes: 'soft', mouth: 'smile' },
  })),
  autograph: set(2, 200, ask),
  photo: set(2, 300, (k) => ({
    items: ['camera'],
    flash: k === 1,
    arms: ['eye', 'eye'],
    lean: k ? 6 : 4,
    nod: 2,
    noEyes: true,
    feet: [{ p: [4.6, 4, 0] }, { p: [4.4, -4, 0] }],
    face: { mouth: 'cat' },
  })),
  sing: set(2, 260, (k) => ({
    items: ['mic'],
    arms: [[3, 10.4, 24.6], k ? 'high' : 'out'],
    tilt: k ? 4 : -4,
    roll: k ? 3 : -3,
    flow: [k ? 2 : -2, 1],
    skirt: { roll: k ? 4 : -4, wide: 1.06 },
    face: { eyes: k ? 'closed' : 'open', mouth: 'big' },
  })),
} as const satisfies Record<string, PoseSet>;
