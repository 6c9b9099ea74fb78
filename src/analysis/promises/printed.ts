/** Output of promises on the command line: a breach as a line of the event log, and, at the end of the run, the standing of every promise. */

import { labelOf } from './gather.ts';
import type { Broken, PromiseWatch } from './watch.ts';

/** A breach in the format of `--events`: `{ "tick", "type": "broken", "who", "promise", "why", … }`. */
export const brokenLine = ({ promises }: PromiseWatch, { promise, breach }: Broken): string => {
  const of = promises[promise];
  const { tick, who, because } = breach;
  return JSON.stringify({
    tick,
    type: 'broken',
    who,
    promise: of === undefined ? '' : labelOf(of),
    why: because.key,
    ...because.terms,
  });
};

/** Returns the standing of each promise, which is printed at the end among the figures. */
export const standings = (watch: PromiseWatch): unknown =>
  watch.verdicts().map(({ standing, times, breaches }, i) => {
    const of = watch.promises[i];
    const first = breaches[0]?.tick;
    return {
      promise: of === undefined ? '' : labelOf(of),
      standing,
      times,
      ...(first === undefined ? {} : { firstTick: first }),
    };
  });

export const anyBroken = (watch: PromiseWatch): boolean =>
  watch.verdicts().some(({ standing }) => standing === 'broken');
