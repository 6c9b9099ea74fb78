/** The journal of a café: all its inputs in order, and which of them have not taken effect yet. */

import type { Input, JournalEntry } from './index.ts';

export class Journal {
  readonly entries: JournalEntry[] = [];
  /** Index of the first entry of the journal that has not taken effect yet. */
  private applied = 0;

  /** Continues a saved journal at a tick: entries from that tick on have not taken effect. */
  load(entries: readonly JournalEntry[], tick: number): void {
    this.entries.push(...entries);
    const first = this.entries.findIndex((entry) => entry.tick >= tick);
    this.applied = first < 0 ? this.entries.length : first;
  }

  get waiting(): readonly JournalEntry[] {
    return this.entries.slice(this.applied);
  }

  /** Adds an input for a tick, after others of the same tick. */
  add(tick: number, input: Input): void {
    let place = this.entries.length;
    while (place > this.applied && (this.entries[place - 1] as JournalEntry).tick > tick) place--;
    this.entries.splice(place, 0, { tick, input });
  }

  addApplied(tick: number, input: Input): void {
    this.entries.splice(this.applied++, 0, { tick, input });
  }

  /** Returns the inputs of this tick, and marks them as having taken effect. */
  take(tick: number): Input[] {
    const inputs: Input[] = [];
    while (this.applied < this.entries.length && (this.entries[this.applied] as JournalEntry).tick <= tick)
      inputs.push((this.entries[this.applied++] as JournalEntry).input);
    return inputs;
  }
}
