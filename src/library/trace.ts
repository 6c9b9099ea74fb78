/** Entry point `honeybell-minds/trace` of the package: records of what characters thought. */

import { type Decision, Trace as Records } from '../ai/trace.ts';

export type { Decision };

/** A trace that can also find the last decision that a character had made up to a tick. */
export class Trace<C> extends Records<C> {
  /** The last decision of a character up to a tick; null if no record of it is left. */
  at(id: string, tick: number): Decision | null {
    return (
      this.of(id)
        .filter((one) => one.tick <= tick)
        .at(-1) ?? null
    );
  }
}
