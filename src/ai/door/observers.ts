/**
 * Lets several observers watch one game's minds. The engine calls one observer only; this file passes its calls on to
 * all.
 */

import type { MindObserver } from '../game-interface.ts';
import type { Minds } from '../minds/minds.ts';

/** The observers of a game, called in the order in which they were added. */
export class Observers {
  private list: readonly MindObserver<object>[] = [];

  constructor(private readonly minds: Minds<object>) {}

  /** Adds an observer. @returns a function that removes it */
  add(observer: MindObserver<object>): () => void {
    this.set([...this.list, observer]);
    return () => this.set(this.list.filter((one) => one !== observer));
  }

  /** Notifies all observers that the minds will be replaced by saved ones. */
  restoring(checks: boolean): void {
    for (const one of this.list) one.restoring?.(checks);
  }

  /**
   * Replaces the list of observers. Without observers the engine calls nothing; a single observer is called directly.
   */
  private set(list: readonly MindObserver<object>[]): void {
    this.list = list;
    this.minds.observer = list.length > 1 ? all(list) : (list[0] ?? null);
  }
}

// The arguments are written out, because collecting them in a list would cost as much as an observer.
const all = (list: readonly MindObserver<object>[]): MindObserver<object> => ({
  thought: (minds, row, commands, ran, answer) => {
    for (const one of list) one.thought(minds, row, commands, ran, answer);
  },
  ended: (minds, row, todo, why) => {
    for (const one of list) one.ended(minds, row, todo, why);
  },
  fault: (minds, row, script, message, error) => {
    for (const one of list) one.fault(minds, row, script, message, error);
  },
});
