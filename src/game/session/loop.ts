/**
 * Fixed steps from a variable clock: so many ticks as the time since the last frame is worth at this speed, never more
 * than a handful at once – a slow machine plays slower instead of falling ever further behind.
 */

import type { Speed } from '../../hud/index.ts';

/** Fixed ticks of a second at 1×. */
export const TICKS_PER_SECOND = 20;
/** Most ticks stepped in one frame: what 8× needs at 20 frames a second. */
const MOST_TICKS = 10;

/** Turns time that has passed into ticks and tells how far between two of them the picture is. */
export class Loop {
  /** 0 = paused. */
  speed: Speed = 1;
  private owed = 0;

  /** @param step one fixed tick; returns false to stop for this frame */
  constructor(private readonly step: () => boolean) {}

  /** Steps what this frame owes; returns how far between the last two ticks the picture shall be, 0…1. */
  frame(deltaMs: number): number {
    if (this.speed === 0) return 1;
    this.owed += (deltaMs / 1000) * TICKS_PER_SECOND * this.speed;
    for (let i = 0; this.owed >= 1 && i < MOST_TICKS; i++) {
      this.owed -= 1;
      if (!this.step()) break;
    }
    if (this.owed >= 1) this.owed %= 1;
    return this.owed;
  }

  forget(): void {
    this.owed = 0;
  }
}
