/**
 * People's positions between two ticks: the last two positions are kept and interpolated, because frames are faster
 * than ticks. The walk cycle follows the distance walked, not time, so that feet do not slide.
 */

import type { PersonBase } from '../../sim/state/person.ts';

export interface Motion {
  /** The person's position in tiles after the last tick but one, and after the last tick. */
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  /** Tiles the person had walked after the last tick but one, and after the last tick. */
  fromWalked: number;
  toWalked: number;
}

export type Walker = Pick<PersonBase, 'x' | 'y' | 'toX' | 'toY' | 'stepTick' | 'stepOf' | 'walked'>;

/** Number of tiles from which a change of position is an appearance, not a movement. */
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

/** Frame of the walk cycle: two cycles of six frames per tile. */
export function walkFrame(distanceTiles: number, frames: number = WALK_FRAMES): number {
  const frame = Math.floor(distanceTiles * 2 * frames + 1e-6) % frames;
  return frame < 0 ? frame + frames : frame;
}

/** Frame of an animation by time; with `once` the last frame is held. */
export function clockFrame(sinceMs: number, frames: number, msPerFrame: number, once: boolean): number {
  const frame = Math.floor(Math.max(0, sinceMs) / Math.max(1, msPerFrame));
  return once ? Math.min(frame, frames - 1) : frame % frames;
}
