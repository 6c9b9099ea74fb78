/** Limits the advice above the strong actions: each action is advised for a while, and not again for some minutes. */

import type { StrongName } from '../../sim/state/strong.ts';

/** Number of ticks for which a piece of advice is shown at most: 20 s at speed 1×. */
const SHOWN = 400;
/**
 * Number of ticks from the beginning of a piece of advice until the same advice may be given again: 90 minutes of the
 * café's day, so that it comes again where it helps, but not all the time.
 */
const AGAIN = 900;

export class HelpPace {
  private readonly since = new Map<StrongName, number>();
  private shown: StrongName | null = null;
  private tick = -1;

  /** The action to advise at this tick; null = none. @param helps the action that helps now */
  at(helps: StrongName | null, tick: number): StrongName | null {
    if (tick < this.tick) {
      this.since.clear();
      this.shown = null;
    }
    this.tick = tick;
    if (helps === null) return (this.shown = null);
    const since = this.since.get(helps);
    const goesOn = helps === this.shown && since !== undefined && tick - since < SHOWN;
    if (!goesOn) {
      const isTooSoon = since !== undefined && tick - since < AGAIN;
      this.shown = isTooSoon ? null : helps;
      if (!isTooSoon) this.since.set(helps, tick);
    }
    return this.shown;
  }
}
