/**
 * Something that is being edited, and the way back and forth again. Steps with the same mark in a row – letters typed
 * into one cell, one drag – are one step.
 */

import { signal, type ReadonlySignal } from '@preact/signals';

const MOST_KEPT = 200;

export class Steps<T> {
  private readonly state;
  private readonly before: T[] = [];
  private readonly after: T[] = [];
  private mark: string | null = null;

  constructor(first: T) {
    this.state = signal(first);
  }

  /** What it is now; a signal, so that pages redraw by themselves. */
  get now(): ReadonlySignal<T> {
    return this.state;
  }
  /** Asked where the signal is followed, too. */
  get canUndo(): boolean {
    void this.state.value;
    return this.before.length > 0;
  }
  get canRedo(): boolean {
    void this.state.value;
    return this.after.length > 0;
  }

  /** @param mark what it is part of; null = a step of its own */
  set(next: T, mark: string | null = null): void {
    if (next === this.state.peek()) return;
    if (mark === null || mark !== this.mark) {
      this.before.push(this.state.peek());
      if (this.before.length > MOST_KEPT) this.before.shift();
    }
    this.mark = mark;
    this.after.length = 0;
    this.state.value = next;
  }

  undo(): boolean {
    return this.go(this.before, this.after);
  }
  redo(): boolean {
    return this.go(this.after, this.before);
  }

  private go(from: T[], to: T[]): boolean {
    if (from.length === 0) return false;
    to.push(this.state.peek());
    this.mark = null;
    this.state.value = from.pop() as T;
    return true;
  }
}
