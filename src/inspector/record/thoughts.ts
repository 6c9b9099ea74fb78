/**
 * The thoughts of one line of a timeline (the original run, or a branch). For the time before a branch began, the
 * thoughts of its parent line are used.
 */

import type { Decision } from '../../ai/trace.ts';

/** A source of a line's thoughts. A trace that keeps all its records is one. */
export interface ThoughtSource {
  /** All recorded thoughts of a character, oldest first. */
  of(id: string): readonly Decision[];
}

export class Thoughts implements ThoughtSource {
  private from = 0;

  /**
   * Joins the thoughts of a line with those of the line that it branched from.
   * @param own the thoughts recorded on this line; they may begin some ticks before the branch
   * @param before the thoughts of the parent line and the tick of the branch; null = the line has no parent
   */
  constructor(
    private readonly own: ThoughtSource,
    private readonly before: { readonly thoughts: ThoughtSource; readonly tick: number } | null = null,
  ) {}

  /** From now on, hides the thoughts before a tick, except each character's last one. */
  forget(before: number): void {
    if (this.before !== null) this.from = before;
  }

  of(id: string): readonly Decision[] {
    const all = this.own.of(id);
    if (this.before === null) return all;
    const whole = this.withBefore(this.before, id, all);
    return this.from === 0 ? whole : whole.slice(Math.max(0, countBefore(whole, this.from) - 1));
  }

  private withBefore(
    { thoughts, tick }: NonNullable<typeof this.before>,
    id: string,
    all: readonly Decision[],
  ): readonly Decision[] {
    // The line's own records may begin before the branch, because a moment is restored by running up to it. For those
    // ticks the parent's records are used instead.
    const own = all.slice(countBefore(all, tick));
    const earlier = thoughts.of(id);
    const cut = countBefore(earlier, tick);
    return cut === 0 ? own : [...earlier.slice(0, cut), ...own];
  }
}

/** Number of entries before a tick, in a list sorted by time. */
export const countBefore = (list: readonly { readonly tick: number }[], tick: number): number =>
  countWhile(list, (one) => one.tick < tick);

/**
 * Number of entries at the beginning of a list that meet a condition. The list must be sorted so that all of these come
 * first.
 */
export function countWhile<T>(list: readonly T[], holds: (one: T) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(list[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low;
}
