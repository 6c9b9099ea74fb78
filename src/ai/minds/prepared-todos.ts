/**
 * Todos as the turns use them. A script often answers with the same object again ("still waiting"). Such an object is
 * checked once, and remembered with what the turns need to know of it. Therefore an answered object must not change
 * afterwards.
 */

import { NEVER, type Todo } from '../notebook.ts';
import type { Act } from './prepared-behaviours.ts';

/** A checked todo. */
export class Line<C> {
  /** Tick budget; NEVER = none. */
  readonly budget: number;
  /** Whether the todo is over as soon as it is written: it rests, can always be done, and has a budget of one tick. */
  readonly isIdle: boolean;

  /** @param mask the facts in the todo's `until`, as a bit mask */
  constructor(
    readonly todo: Todo,
    readonly act: Act<C>,
    readonly mask: number,
  ) {
    this.budget = todo.tick === undefined ? NEVER : todo.tick;
    this.isIdle = act.rests && act.canDo === null && this.budget === 1;
  }
}

/** Number of lines remembered for one script of one warp table. */
const MOST_LINES = 4;

/** The lines that the characters of one assignment have written more than once. */
export class Lines<C> {
  private readonly kept: Line<C>[] = [];
  /** Index of the line that is replaced next. */
  private next = 0;
  /** The line written last that is not among those kept; kept if it is written again. */
  private newest: Line<C> | null = null;

  /** The line of an answer that was written before; null if it is not remembered. */
  of(answer: unknown): Line<C> | null {
    const { kept, newest } = this;
    for (let i = 0; i < kept.length; i++) {
      const line = kept[i] as Line<C>;
      if (line.todo === answer) return line;
    }
    if (newest === null || newest.todo !== answer) return null;
    kept[this.next] = newest;
    this.next = (this.next + 1) % MOST_LINES;
    this.newest = null;
    return newest;
  }

  add(line: Line<C>): void {
    this.newest = line;
  }
}
