/**
 * Runs fixed ticks from a variable clock. Each frame runs the ticks that are due at the chosen speed, at most
 * MOST_TICKS: on a slow machine the game runs slower instead of falling ever further behind.
 */

import type { Speed } from '../../hud/index.ts';

/** Number of fixed ticks in a second at speed 1×. */
const TICKS_PER_SECOND = 20;
/** Maximum number of ticks stepped in one frame: what 8× needs at 20 frames a second. */
const MOST_TICKS = 10;

export class Loop {
  /** Position of the picture between the last two ticks, 0…1. */
  alpha = 1;
  private current: Speed = 1;
  private owed = 0;
  /** The reasons for which the café's time is stopped at present: a celebration, a dialog. */
  private readonly holds = new Set<string>();
  private readonly listeners: ((speed: Speed) => void)[] = [];

  /** @param step runs one fixed tick; returns false if this frame must run no further ticks */
  constructor(private readonly step: () => boolean) {}

  /** Speed of the café's time; 0 = paused. */
  get speed(): Speed {
    return this.current;
  }

  /** Sets the speed and notifies all listeners, even if the speed has not changed. */
  setSpeed(speed: Speed): void {
    this.current = speed;
    this.forget();
    for (const listener of this.listeners) listener(speed);
  }

  /**
   * Stops the café's time, whatever its speed. With `on` = false the time goes on at that speed, unless another reason
   * still stops it.
   */
  hold(by: 'celebration' | 'dialog' | 'saves', on: boolean): void {
    if (on) this.holds.add(by);
    else this.holds.delete(by);
    this.forget();
  }

  /** Whether no ticks pass, because the café is paused or held. */
  get isStill(): boolean {
    return this.current === 0 || this.holds.size > 0;
  }

  speedSet(listener: (speed: Speed) => void): void {
    this.listeners.push(listener);
  }

  /** Steps the ticks that are due in this frame. @returns alpha, the position between the last two ticks */
  frame(deltaMs: number): number {
    this.alpha = this.stepped(deltaMs);
    return this.alpha;
  }

  /** Discards the time that has passed but has not been simulated yet, for example because another café begins. */
  forget(): void {
    this.owed = 0;
  }

  private stepped(deltaMs: number): number {
    if (this.isStill) return 1;
    this.owed += (deltaMs / 1000) * TICKS_PER_SECOND * this.current;
    for (let i = 0; this.owed >= 1 && i < MOST_TICKS; i++) {
      this.owed -= 1;
      if (!this.step()) break;
    }
    if (this.owed >= 1) this.owed %= 1;
    return this.owed;
  }
}
