/**
 * The todos that scripts write again and again. A script often answers with the same object again ("still waiting"). Such
 * an object is checked once; therefore an answered object must not change afterwards.
 */

import type { Line } from './prepared-behaviours.ts';
import type { Todo } from '../notebook.ts';

/** Maximum number of todos that are remembered for one script of one warp table. */
const MOST_KNOWN = 4;

/** The todos that characters with the same script and warp table have written more than once. */
export class KnownTodos<C> {
  private readonly todos: Todo[] = [];
  private readonly lines: Line<C>[] = [];
  /** Index of the todo that is replaced next. */
  private next = 0;
  /** The newest todo that is not among those remembered. If it is written again, it is remembered. */
  private newest: Todo | null = null;
  private newestLine: Line<C> | null = null;

  /**
   * Returns the {@link Line} (what turns need to know) of a todo that was answered before; null if the answer is not
   * among the remembered todos.
   */
  lineOf(answer: unknown): Line<C> | null {
    const { todos, lines, newest, newestLine } = this;
    for (let i = 0; i < todos.length; i++) if (todos[i] === answer) return lines[i] as Line<C>;
    if (newest === null || newest !== answer) return null;
    todos[this.next] = newest;
    lines[this.next] = newestLine as Line<C>;
    this.next = (this.next + 1) % MOST_KNOWN;
    this.newest = null;
    return newestLine;
  }

  add(todo: Todo, line: Line<C>): void {
    this.newest = todo;
    this.newestLine = line;
  }
}
