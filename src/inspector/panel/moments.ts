/**
 * Groups the thoughts of a character for lists: successive thoughts with the same sentence are one moment, because
 * repetitions tell a reader nothing.
 */

import type { Decision } from '../../ai/trace.ts';

/** Successive thoughts of one character that have the same sentence. */
export interface Moment {
  readonly who: string;
  /** The first of the thoughts. */
  readonly decision: Decision;
  /** The tick of the last of these thoughts. */
  readonly to: number;
  readonly sentence: string;
}

/**
 * Returns the entries of a character's history, oldest first. Thoughts in a row with the same sentence are one entry.
 * @param wordsOf makes the sentence that explains a thought
 */
export function momentsOf(
  who: string,
  thoughts: readonly Decision[],
  wordsOf: (decision: Decision, who: string) => string,
): Moment[] {
  const moments: Moment[] = [];
  for (const decision of thoughts) {
    const sentence = wordsOf(decision, who);
    const last = moments.at(-1);
    if (last?.sentence === sentence) moments[moments.length - 1] = { ...last, to: decision.tick };
    else moments.push({ who, decision, to: decision.tick, sentence });
  }
  return moments;
}
