// All animations, the people drawn in each, and how celebrities keep holding their own things. Hands are named targets
// (limbs.ts) or points; feet are points on the floor. Values that are not given are at rest.
import { FALLING } from './poses-fall.ts';
import { LIVELY } from './poses-lively.ts';
import { SEATED } from './poses-seated.ts';
import { WORKING } from './poses-work.ts';
import type { Look, Pose, PoseSet } from './types.ts';

export const POSES = { ...LIVELY, ...WORKING, ...FALLING, ...SEATED } as const satisfies Record<string, PoseSet>;
export type PoseName = keyof typeof POSES;
export const POSE_NAMES = Object.keys(POSES) as PoseName[];

const list = (text: string): PoseName[] =>
  text.split(' ').map((word) => {
    const known = POSE_NAMES.find((name) => name === word);
    if (!known) throw new Error(`No pose is called "${word}"`);
    return known;
  });

const DRAWN: Readonly<Record<Look['role'], readonly PoseName[]>> = {
  maid: list(
    'idle walk carry1 carry2 carry3 sweep order serve bow greet chat slip down getup panic cheer dance angry fidget sit',
  ),
  guest: list(
    'idle walk walkUmbrella sit call wait eat drink angry angrySit chat cheer autograph panic phone photo stare',
  ),
  hero: list('idle walk walkUmbrella sit call wait eat drink angry angrySit chat cheer autograph panic phone stare'),
  chef: list('idle walk cook carry1 cheer angry'),
};
const EXTRA: Readonly<Record<string, readonly PoseName[]>> = { kit: ['sing'], pip: ['photo'] };

/** The poses drawn for a person. */
export function posesOf(id: string, look: Look): readonly PoseName[] {
  return [...DRAWN[look.role], ...(EXTRA[id] ?? [])];
}

/** A person's version of a pose: celebrities keep holding their own things. */
export function poseFrame(name: PoseName, k: number, look: Look): Pose {
  const ps: Pose = POSES[name].frame(k);
  const holds = look.holds;
  if (!ps.own || !holds) return ps;
  const [r, l] = ps.swing ?? [0, 0];
  const still = holds.hand;
  // The free arm swings; the arm that holds something does not. With a walking cane, steps are small.
  const walking = ps.swing !== undefined;
  const arms = walking && still === undefined ? (['down', 'down'] as const) : holds.arms;
  const kept: Pose = {
    ...ps,
    arms: walking && still === 0 ? [arms[0], 'down'] : walking && still === 1 ? ['down', arms[1]] : arms,
  };
  return {
    ...kept,
    swing: [still === 0 || still === 'both' ? 0 : r, still === 1 ? l * 0.25 : still === 'both' ? 0 : l],
  };
}
