/** Keeps the lanes that were built. A lane is built anew only if its thoughts or its end have changed. */

import type { Decision } from '../../ai/trace.ts';
import type { Lane, Mark } from './lanes.ts';

/**
 * A character that was seen in the last few ticks counts as present until the end, because some games record who is
 * present only every few ticks.
 */
export const SEEN_EVERY = 12;

interface Kept<L> {
  /**
   * Number of thoughts from which the lane was built. It does not suffice to recognise a change, because a recording
   * with a limit also discards old thoughts.
   */
  readonly count: number;
  readonly first: number | undefined;
  readonly end: number;
  readonly lane: L;
}

export class KeptLanes<L extends Lane<Mark>, One extends { readonly id: string; readonly to: number }> {
  private readonly kept = new Map<string, Kept<L>>();

  /**
   * Starts with no kept lanes.
   * @param build builds a lane up to the tick `end`; `marks` are the marks of the previous lane if it was built from
   * the same thoughts
   */
  constructor(
    private readonly build: (one: One, thoughts: readonly Decision[], end: number, marks: L['marks'] | null) => L,
  ) {}

  /** The lane of a character. @param until the last tick of the character's line of time */
  lane(one: One, thoughts: readonly Decision[], until: number): L {
    const { id, to } = one;
    const end = until - to < SEEN_EVERY ? until : Math.max(to, thoughts.at(-1)?.tick ?? 0);
    const before = this.kept.get(id);
    const first = thoughts[0]?.tick;
    const isSame = before?.count === thoughts.length && before.first === first;
    if (isSame && before.end === end) return before.lane;
    const lane = this.build(one, thoughts, end, isSame ? before.lane.marks : null);
    this.kept.set(id, { count: thoughts.length, first, end, lane });
    return lane;
  }

  clear(): void {
    this.kept.clear();
  }
}
