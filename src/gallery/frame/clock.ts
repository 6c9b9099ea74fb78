/**
 * The clock of a page: converts the time passed to whole ticks, as in the game. The player can start and pause it, run
 * a single tick, reset it and change its speed. The clock draws the page once per frame. If the player has chosen
 * reduced motion, the clock starts paused.
 */

import { type Signal, signal } from '@preact/signals';
import type { Scope } from '../../ui/lifetime/scope.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Maximum number of ticks run in one frame, to catch up after the tab was paused or on a slow machine. */
const MOST_TICKS = 12;
const LONGEST_FRAME_MS = 200;

export interface ClockDeps {
  /** Ticks per second at speed 1×: 20 as in the game, or fewer on a page where one tick is a whole round of play. */
  readonly rate?: number;
  readonly step: () => void;
  readonly reset: () => void;
  /** Whether the clock runs from the beginning; true if left out. */
  readonly plays?: boolean;
}

/**
 * Draws a page.
 * @param alpha position between the last two ticks, 0 … 1
 * @param ms time in milliseconds for animations; it stops while the clock is paused
 */
export type Drawing = (alpha: number, ms: number) => void;

export const wantsLessMotion = (): boolean => document.documentElement.classList.contains('reduced-motion');

export class Clock {
  readonly playing: Signal<boolean>;
  readonly speed: Signal<number> = signal(1);
  /** Number of ticks since the page's model was started or reset. */
  ticks = 0;
  /** Counter that is incremented with every change, so that the components that read the counter are drawn again. */
  readonly news: Signal<number> = signal(0);
  readonly rate: number;
  private readonly deps: ClockDeps;
  private readonly drawings = new Set<Drawing>();
  /** Position between the last two ticks, 0 … 1. */
  alpha = 1;
  private last = 0;
  private owed = 0;
  private ms = 0;

  constructor(deps: ClockDeps) {
    this.deps = deps;
    this.rate = deps.rate ?? 20;
    this.playing = signal(deps.plays ?? true);
  }

  /**
   * Registers a function that is called every frame.
   * @returns a function that unregisters it
   */
  onFrame(drawing: Drawing): () => void {
    this.drawings.add(drawing);
    return () => this.drawings.delete(drawing);
  }

  /** Keeps the clock running until the scope `life` ends. */
  run(life: Scope): void {
    if (wantsLessMotion()) this.playing.value = false;
    this.last = performance.now();
    life.frame((now) => {
      this.pass(Math.min(LONGEST_FRAME_MS, now - this.last));
      this.last = now;
    });
  }

  step(ticks = 1): void {
    for (let i = 0; i < ticks; i++) this.deps.step();
    this.ticks += ticks;
    this.touch();
  }

  reset(): void {
    this.deps.reset();
    this.owed = 0;
    this.ticks = 0;
    this.touch();
  }

  /** Must be called after a change that was made without a tick, so that the page's figures are drawn again. */
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
