/**
 * The thoughts of one line of a timeline (the original run, or a branch). A branch takes the thoughts before it from
 * the line that it left.
 */

import type { Decision } from '../../ai/trace.ts';

/** Where the thoughts of a line are read; a trace that keeps all its records is one. */
export interface ThoughtSource {
  /** All recorded thoughts of a character, oldest first. */
  of(id: string): readonly Decision[];
}

export class Thoughts implements ThoughtSource {
  /**
   * @param own the thoughts recorded on this line; they may begin some ticks before the branch
   * @param before the thoughts of the line that this line left, and the tick of the branch
   */
  constructor(
    private readonly own: ThoughtSource,
    private readonly before: { readonly thoughts: ThoughtSource; readonly tick: number } | null = null,
  ) {}

  of(id: string): readonly Decision[] {
    const all = this.own.of(id);
    if (this.before === null) return all;
    const { thoughts, tick } = this.before;
    // The line's own records may begin before the branch, because a moment is restored by running up to it; for those
    // ticks the other line's records are used instead.
    const own = all.slice(countBefore(all, tick));
    const earlier = thoughts.of(id);
    const cut = countBefore(earlier, tick);
    return cut === 0 ? own : [...earlier.slice(0, cut), ...own];
  }
}

/** Number of entries before a tick, in a list sorted by time. */
export function countBefore(list: readonly { readonly tick: number }[], tick: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as { readonly tick: number }).tick < tick) low = middle + 1;
    else high = middle;
  }
  return low;
}
