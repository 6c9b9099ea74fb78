/**
 * Runs long work in slices of a few milliseconds, so that the page stays responsive. Only one piece of work runs at a
 * time, and it can be stopped.
 */

import { type Signal, signal } from '@preact/signals';
import type { Scope } from '../../ui/lifetime/scope.ts';

/** Maximum length of a slice in milliseconds; between two slices the browser can draw. */
const SLICE_MS = 12;

/** The piece of work under way. `share` = how much of it is done, 0…1. */
export interface Work {
  readonly what: 'writing' | 'opening';
  readonly share: number;
}

export class SlicedWork {
  readonly now: Signal<Work | null> = signal(null);
  private run = 0;

  /** @param life scope of the work; when it ends, the work is stopped */
  constructor(private readonly life: Scope) {
    life.defer(() => this.stop());
  }

  stop(): void {
    this.run++;
    this.now.value = null;
  }

  /**
   * Calls `step` until it returns false.
   * @param share how much is done, 0…1; read after each slice
   * @returns false when the work was stopped
   */
  async finish(what: Work['what'], step: () => boolean, share: () => number): Promise<boolean> {
    if (this.life.disposed) return false;
    const run = ++this.run;
    this.now.value = { what, share: 0 };
    // Lets the page draw the progress bar before the first slice.
    await new Promise((come) => setTimeout(come));
    for (let since = performance.now(); run === this.run && step();) {
      if (performance.now() - since < SLICE_MS) continue;
      this.now.value = { what, share: share() };
      await new Promise((come) => setTimeout(come));
      since = performance.now();
    }
    if (run !== this.run) return false;
    this.now.value = null;
    return true;
  }
}
