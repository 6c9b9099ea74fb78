/** When the next automatic save of the running café is due: from time to time, and soon after each change. */

import type { WorldState } from '../../sim/state/world-state.ts';

/** Minutes on the café's clock between two automatic saves. At high speeds this clock is faster, so the saves follow each other faster. */
const EVERY_MINUTES = 15;
/** Milliseconds after which an automatic save is due even if the café's clock stands still. */
const EVERY_MS = 60_000;
/** A change by the player is saved this many milliseconds later, so that several changes make one save. */
const AFTER_CHANGE_MS = 300;

export class NextSave {
  private unkeptMs = 0;
  /** Tick at which the café was last saved or opened. */
  private keptTick = 0;
  /** Milliseconds until a change is saved; null = nothing has changed since the last save. */
  private changeDueMs: number | null = null;

  /** Called after another café has taken the running café's place; this is its tick. */
  replaced(tick: number): void {
    this.keptTick = tick;
    this.changeDueMs = null;
  }

  /** Called after a café has been begun or loaded. */
  begun(): void {
    this.unkeptMs = 0;
  }

  /** Called when the café is saved, at this tick. */
  kept(tick: number): void {
    this.unkeptMs = 0;
    this.replaced(tick);
  }

  /** Called after the player has changed something. */
  changed(): void {
    this.changeDueMs ??= AFTER_CHANGE_MS;
  }

  /**
   * Counts time.
   * @param runs whether time counts: the café is open and not paused, or it is evening
   * @returns whether a save is due
   */
  isDue(runs: boolean, ms: number, { tick, clock }: Pick<WorldState, 'tick' | 'clock'>): boolean {
    if (runs) this.unkeptMs += ms;
    if (this.changeDueMs !== null) this.changeDueMs -= ms;
    return (
      this.unkeptMs >= EVERY_MS ||
      (runs && tick - this.keptTick >= EVERY_MINUTES * clock.ticksPerMinute) ||
      (this.changeDueMs !== null && this.changeDueMs <= 0)
    );
  }
}
