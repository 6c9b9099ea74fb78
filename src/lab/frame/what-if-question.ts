/**
 * The what-if question: a moment of the day and the changes made there. Any page may ask it; the page "What if" runs
 * the day with and without the changes. The question outlives the pages.
 */

import { signal, type Signal } from '@preact/signals';
import { type Change, isAboutTheSame } from './what-if-changes.ts';

export class Question {
  /** The tick from which the day is run with and without the changes; null = the moment shown. */
  readonly tick: Signal<number | null> = signal(null);
  readonly changes: Signal<readonly Change[]> = signal([]);
  /** If true, the next {@link ask} adds its changes to the existing ones instead of replacing them. */
  readonly adding = signal(false);
  private readonly listeners: ((part: 'tick' | 'changes') => void)[] = [];

  /** @param open opens the page "What if", where the question is answered */
  constructor(private readonly open: () => void) {}

  /**
   * Sets the question to changes made on another page, and opens the page "What if". The last question is replaced,
   * unless {@link adding} is set. A change of the same field, table or script replaces the earlier one in any case.
   */
  ask(tick: number, changes: readonly Change[]): void {
    const before = this.adding.peek() ? this.changes.peek() : [];
    this.adding.value = false;
    this.setMoment(tick);
    this.setChanges([...before.filter((one) => !changes.some((other) => isAboutTheSame(one, other))), ...changes]);
    this.open();
  }

  setChanges(changes: readonly Change[]): void {
    this.announce('changes');
    this.changes.value = changes;
  }
  setMoment(tick: number): void {
    if (tick === this.tick.peek()) return;
    this.announce('tick');
    this.tick.value = tick;
  }

  /**
   * Registers a listener that is called just before the question's moment or its changes are replaced. Results
   * computed until then no longer answer the question.
   */
  beforeChange(listener: (part: 'tick' | 'changes') => void): void {
    this.listeners.push(listener);
  }
  private announce(part: 'tick' | 'changes'): void {
    for (const listener of this.listeners) listener(part);
  }
}
