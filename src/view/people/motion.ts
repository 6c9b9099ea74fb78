/**
 * People's positions between two ticks: the last two positions are kept and interpolated, because frames are faster
 * than ticks. The walk cycle follows the distance walked, not time, so that feet do not slide.
 */

import type { PersonBase } from '../../sim/state/person.ts';

export interface Motion {
  /** The person's position in tiles at two moments: after the last tick but one (`from…`) and after the last tick (`to…`). */
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  /**
   * The total distance that the person has walked, in tiles: after the last tick but one (`fromWalked`) and after the
   * last tick (`toWalked`).
   */
  fromWalked: number;
  toWalked: number;
}

export type Walker = Pick<PersonBase, 'x' | 'y' | 'toX' | 'toY' | 'stepTick' | 'stepOf' | 'walked'>;

/** If a person's position changes by more tiles than this in a tick, the person appears at the new place without walking there. */
const JUMP = 1.6;
const WALK_FRAMES = 6;

const fraction = (who: Walker): number => (who.stepOf > 0 ? Math.min(1, who.stepTick / who.stepOf) : 0);

export function motionOf(who: Walker): Motion {
  const f = fraction(who);
  const x = who.x + (who.toX - who.x) * f;
  const y = who.y + (who.toY - who.y) * f;
  const walked = who.walked + f;
  return { fromX: x, fromY: y, toX: x, toY: y, fromWalked: walked, toWalked: walked };
}

/** Sets a person's position without movement, when another moment is shown. */
export function place(motion: Motion, who: Walker): void {
  Object.assign(motion, motionOf(who));
}

/** Stores a person's position; must be called once after each tick. */
export function remember(motion: Motion, who: Walker): void {
  const f = fraction(who);
  const x = who.x + (who.toX - who.x) * f;
  const y = who.y + (who.toY - who.y) * f;
  const jumped = Math.abs(x - motion.toX) + Math.abs(y - motion.toY) > JUMP;
  motion.fromX = jumped ? x : motion.toX;
  motion.fromY = jumped ? y : motion.toY;
  motion.fromWalked = jumped ? who.walked + f : Math.min(motion.toWalked, who.walked + f);
  motion.toX = x;
  motion.toY = y;
  motion.toWalked = who.walked + f;
}

/** Number of the walk animation's frame for a walked distance; the animation runs twice per tile. */
export function walkFrame(distanceTiles: number, frames: number = WALK_FRAMES): number {
  const frame = Math.floor(distanceTiles * 2 * frames + 1e-6) % frames;
  return frame < 0 ? frame + frames : frame;
}

/** Number of the frame that an animation shows at a time. With `once` the animation stops at its last frame, otherwise it repeats. */
export function clockFrame(sinceMs: number, frames: number, msPerFrame: number, once: boolean): number {
  const frame = Math.floor(Math.max(0, sinceMs) / Math.max(1, msPerFrame));
  return once ? Math.min(frame, frames - 1) : frame % frames;
}
