/**
 * The time of a page: whole ticks from the time that passes, as in the game – play, pause, one tick, again from the
 * beginning, slower and faster. It draws once a frame; who wants less motion gets a page that stands until told to go.
 */

import { type Signal, signal } from '@preact/signals';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** A tab that was away, or a slow machine, comes back with so many ticks at most. */
const MOST_TICKS = 12;
const LONGEST_FRAME_MS = 200;

export interface ClockNeed {
  /** Ticks a second at 1×; 20 as in the game, fewer where a tick is a whole round. */
  readonly rate?: number;
  readonly step: () => void;
  readonly reset: () => void;
  /** Whether it goes by itself from the beginning; yes if left out. */
  readonly plays?: boolean;
}

/** @param alpha how far between the last two ticks, 0 … 1 @param ms time for animations; stands while paused */
export type Drawing = (alpha: number, ms: number) => void;

export const wantsLessMotion = (): boolean => document.documentElement.classList.contains('reduced-motion');

export class Clock {
  readonly playing: Signal<boolean>;
  readonly speed: Signal<number> = signal(1);
  /** Ticks done since the beginning. */
  ticks = 0;
  /** Goes up with everything that happens: read it to be drawn anew. */
  readonly news: Signal<number> = signal(0);
  readonly rate: number;
  private readonly need: ClockNeed;
  private readonly drawings = new Set<Drawing>();
  /** How far between the last two ticks, 0 … 1. */
  alpha = 1;
  private frame = 0;
  private last = 0;
  private owed = 0;
  private ms = 0;

  constructor(need: ClockNeed) {
    this.need = need;
    this.rate = need.rate ?? 20;
    this.playing = signal(need.plays ?? true);
  }

  /** Has this drawn every frame. @returns the end of that */
  onFrame(drawing: Drawing): () => void {
    this.drawings.add(drawing);
    return () => this.drawings.delete(drawing);
  }

  /** Begins to run. @returns the end of that */
  run(): () => void {
    if (wantsLessMotion()) this.playing.value = false;
    this.last = performance.now();
    const next = (now: number): void => {
      this.frame = requestAnimationFrame(next);
      this.pass(Math.min(LONGEST_FRAME_MS, now - this.last));
      this.last = now;
    };
    this.frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(this.frame);
  }

  /** So many ticks at once. */
  step(ticks = 1): void {
    for (let i = 0; i < ticks; i++) this.need.step();
    this.ticks += ticks;
    this.touch();
  }

  reset(): void {
    this.need.reset();
    this.owed = 0;
    this.ticks = 0;
    this.touch();
  }

  /** Something has changed beside time: whatever shows figures is drawn anew. */
  touch(): void {
    this.news.value = this.news.peek() + 1;
  }

  private pass(ms: number): void {
    if (this.playing.peek()) {
      this.ms += ms;
      this.owed = Math.min(MOST_TICKS, this.owed + (ms / 1000) * this.rate * this.speed.peek());
      const due = Math.floor(this.owed);
      this.owed -= due;
      if (due > 0) this.step(due);
    }
    const still = wantsLessMotion();
    this.alpha = still || !this.playing.peek() ? 1 : this.owed;
    for (const drawing of this.drawings) drawing(this.alpha, still ? 0 : this.ms);
  }
}
