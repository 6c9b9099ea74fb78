/**
 * Chooses the pose that is drawn for an activity, and a replacement if the pose is missing, because an atlas contains
 * only the poses that its role needs.
 */

import type { Facing, Pose } from '../../sim/state/person.ts';

export type DrawnPose = Pose | 'carry1' | 'carry2' | 'carry3' | 'walkUmbrella' | 'dance' | 'sing';

/** Poses that are played once; their last frame stays until the simulation changes the pose. */
const ONCE = new Set<string>(['slip', 'down', 'getup', 'bow']);
export const playsOnce = (pose: string): boolean => ONCE.has(pose);
/** Poses whose animation is advanced by the distance walked instead of by time. */
const STRIDES = new Set<string>(['walk', 'walkUmbrella', 'carry1', 'carry2', 'carry3']);
export const strides = (pose: string): boolean => STRIDES.has(pose);

const SEATED = new Set<string>(['sit', 'call', 'wait', 'eat', 'drink', 'angrySit', 'stare']);
const isSeatedPose = (pose: string): boolean => SEATED.has(pose);

const STAND_IN: Readonly<Record<string, string>> = {
  carry3: 'carry2',
  carry2: 'carry1',
  carry1: 'walk',
  walkUmbrella: 'walk',
  walk: 'idle',
  panic: 'walk',
  call: 'sit',
  wait: 'sit',
  eat: 'sit',
  drink: 'eat',
  angrySit: 'sit',
  stare: 'sit',
  sit: 'idle',
  down: 'slip',
  getup: 'down',
  slip: 'idle',
  sing: 'dance',
  dance: 'cheer',
  photo: 'phone',
  autograph: 'cheer',
  angry: 'idle',
};
/** The wanted pose, followed by the poses that can replace it; the last is `idle`. */
export function standIns(pose: string): string[] {
  const chain = [pose];
  for (let next = STAND_IN[pose]; next !== undefined && !chain.includes(next); next = STAND_IN[next]) chain.push(next);
  if (!chain.includes('idle')) chain.push('idle');
  return chain;
}

const OTHER_WAYS: Readonly<Record<Facing, readonly Facing[]>> = {
  SE: ['SE', 'SW', 'NE', 'NW'],
  SW: ['SW', 'SE', 'NW', 'NE'],
  NE: ['NE', 'NW', 'SE', 'SW'],
  NW: ['NW', 'NE', 'SW', 'SE'],
};
export const turnedWays = (facing: Facing): readonly Facing[] => OTHER_WAYS[facing];

export interface Doing {
  readonly pose: Pose;
  readonly moving: boolean;
  readonly plates: number;
  readonly seated: boolean;
  readonly inRain: boolean;
}

/**
 * The pose to draw. Plates are part of the drawing, so carrying takes precedence over standing and walking, but not
 * over slipping.
 */
export function drawnPose(doing: Doing): DrawnPose {
  const { pose, moving, plates } = doing;
  if (doing.seated) return seatedPose(pose);
  if (isSeatedPose(pose)) return moving ? 'walk' : 'idle';
  const plain = pose === 'idle' || pose === 'walk';
  if (plates > 0 && (plain || (moving && pose !== 'slip' && pose !== 'panic'))) {
    return plates >= 3 ? 'carry3' : plates === 2 ? 'carry2' : 'carry1';
  }
  if (!plain) return pose;
  if (doing.inRain) return 'walkUmbrella';
  return moving ? 'walk' : 'idle';
}

function seatedPose(pose: Pose): DrawnPose {
  if (isSeatedPose(pose)) return pose;
  return pose === 'angry' ? 'angrySit' : 'sit';
}
