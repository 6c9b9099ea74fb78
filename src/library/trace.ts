/** Records of what characters thought: `honeybell-minds/trace`. */

import { type Decision, Trace as Records } from '../ai/trace.ts';

export type { Decision };

/** The records of thoughts, and which of them holds at a tick. */
export class Trace<C> extends Records<C> {
  /** The last decision of a character up to a tick; null if none is kept. */
  at(id: string, tick: number): Decision | null {
    return (
      this.of(id)
        .filter((one) => one.tick <= tick)
        .at(-1) ?? null
    );
  }
}
