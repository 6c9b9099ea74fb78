// Helpers to write animations.
import type { Pose, PoseSet } from './types.ts';

export const set = (n: number, ms: number, frame: (k: number) => Pose): PoseSet => ({ n, ms, frame });
/** Two frames, given one by one. */
export const two = (ms: number, a: Pose, b: Pose): PoseSet => set(2, ms, (k) => (k ? b : a));
