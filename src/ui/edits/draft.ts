/**
 * A draft: a value that the player edits on a page and then gives to the café as a whole. Until then each step can be
 * undone and redone. Successive steps with the same mark (letters typed into one cell, one drag) count as a single
 * step.
 */

import { signal, type ReadonlySignal } from '@preact/signals';

const MOST_KEPT = 200;

export class Draft<T> {
  private readonly state;
  private readonly before: T[] = [];
  private readonly after: T[] = [];
  private mark: string | null = null;

  constructor(first: T) {
    this.state = signal(first);
  }

  get now(): ReadonlySignal<T> {
    return this.state;
  }
  /** Number of steps that can be undone. Like `canUndo` and `canRedo`, this getter subscribes its reader to the draft's signal. */
  get steps(): number {
    void this.state.value;
    return this.before.length;
  }
  get canUndo(): boolean {
    return this.steps > 0;
  }
  get canRedo(): boolean {
    void this.state.value;
    return this.after.length > 0;
  }

  /** Replaces the draft's value. @param mark successive steps with the same mark are merged; null = the step is never merged */
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
  /** Undoes all steps of the draft; each can be redone. */
  undoAll(): void {
    while (this.undo());
  }

  /** Replaces the value and discards all steps, because the draft was given to the café or another value is to be edited. */
  restart(value: T): void {
    this.before.length = 0;
    this.after.length = 0;
    this.mark = null;
    this.state.value = value;
  }

  private go(from: T[], to: T[]): boolean {
    if (from.length === 0) return false;
    to.push(this.state.peek());
    this.mark = null;
    this.state.value = from.pop() as T;
    return true;
  }
}
