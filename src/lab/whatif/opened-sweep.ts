/** The finished sweep that the page "What if" shows: opened from the file that `npm run sweep` has written. */

import { type Signal, signal } from '@preact/signals';
import { Report } from '../../analysis/sweep/model.ts';
import { readSweep } from '../../analysis/sweep/read-sweep.ts';

/** What the map of a sweep shows: a figure, and the axes by their numbers; y is null if the sweep has one axis. */
export interface SweepMap {
  readonly figure: string;
  readonly x: number;
  readonly y: number | null;
}

export class OpenedSweep {
  readonly report: Signal<Report | null> = signal(null);
  readonly map: Signal<SweepMap> = signal({ figure: '', x: 0, y: null });
  /** All mistakes of a file that was refused; the sweep opened before stays. */
  readonly errors: Signal<readonly string[]> = signal([]);

  async openFile(file: Blob): Promise<void> {
    this.open(await file.text());
  }

  open(text: string): void {
    const read = readSweep(text);
    this.errors.value = read.ok ? [] : read.errors;
    if (!read.ok) return;
    const { plan } = read.sweep;
    this.map.value = { figure: plan.goal.figure, x: 0, y: plan.axes.length > 1 ? 1 : null };
    this.report.value = new Report(read.sweep, read.promises);
  }

  /** Shows another figure or other axes. An axis that is chosen twice changes places with the other. */
  show(change: Partial<SweepMap>): void {
    const before = this.map.peek();
    const map = { ...before, ...change };
    this.map.value =
      map.x !== map.y ? map : change.x === undefined ? { ...map, x: before.y ?? 0 } : { ...map, y: before.x };
  }

  close(): void {
    this.report.value = null;
    this.errors.value = [];
  }
}
