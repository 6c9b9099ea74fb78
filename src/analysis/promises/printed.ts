/** Output of promises on the command line: a breach as a line of the event log, and, at the end of the run, the standing of every promise. */

import { labelOf } from './gather.ts';
import type { Broken, PromiseWatch } from './watch.ts';

const nameIn = ({ promises }: PromiseWatch, i: number): string => {
  const of = promises[i];
  return of === undefined ? '' : labelOf(of);
};

/** A breach in the format of `--events`: `{ "tick", "type": "broken", "who", "promise", "why", … }`. */
export const brokenLine = (watch: PromiseWatch, { promise, breach }: Broken): string => {
  const { tick, who, because } = breach;
  return JSON.stringify({
    tick,
    type: 'broken',
    who,
    promise: nameIn(watch, promise),
    why: because.key,
    ...because.terms,
  });
};

/** Returns the standing of each promise, which is printed at the end among the figures. */
export const standings = (watch: PromiseWatch): unknown =>
  watch.verdicts().map(({ standing, times, breaches }, i) => {
    const first = breaches[0]?.tick;
    return {
      promise: nameIn(watch, i),
      standing,
      times,
      ...(first === undefined ? {} : { firstTick: first }),
    };
  });

/** Each promise, and how often it was broken; null = never. */
export const checkedPromises = (watch: PromiseWatch): { readonly name: string; readonly message: string | null }[] =>
  watch.verdicts().map(({ standing, times, breaches }, i) => ({
    name: nameIn(watch, i),
    message:
      standing === 'broken'
        ? `broken ${times === 1 ? 'once' : `${times} times`}, first at tick ${breaches[0]?.tick ?? 0}`
        : null,
  }));
