/** Moments of thinking for lists: repeated thoughts of a character are one moment, because a list of them tells nothing. */

import type { Decision } from '../../ai/trace.ts';

/** Thoughts of one character, one after the other, that read the same. */
export interface Moment {
  readonly who: string;
  /** The first of the thoughts. */
  readonly decision: Decision;
  /** The tick of the last of them. */
  readonly to: number;
  readonly sentence: string;
}

/** @param wordsOf the sentence of a thought */
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
