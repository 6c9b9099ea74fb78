// Bookkeeping check: every day and every act of an evening must be accounted for to the yen by the café's own records.
// Used by `npm run balance` and by tests.

import type { WorldState } from '../../src/sim/state/world-state.ts';
import { DUEL_PRIZE } from './season.ts';
import type { EveningAct } from './season.ts';

export class Books {
  /** What is not accounted for, as sentences. */
  readonly faults: string[] = [];
  private till: number;

  /** @param money in the till before the first day */
  constructor(money: number) {
    this.till = money;
  }

  /** Checks a finished day. Payments of the morning are part of that day's figures. */
  day({ clock, money, figures }: WorldState): void {
    const { income, tips, wages, ingredients, rent = 0, advertising = 0 } = figures;
    this.expect(`day ${clock.day}`, this.till + income + tips - wages - ingredients - rent - advertising, money);
  }

  /** Checks an act of the evening. @param cost its expected cost; @param wonBefore duels won before it */
  act({ clock, money, season }: WorldState, act: EveningAct, cost: number, wonBefore: number): void {
    const prize = ((season?.counts['duelsWon'] ?? 0) - wonBefore) * DUEL_PRIZE;
    this.expect(`evening ${clock.day}, ${act.do}`, this.till - cost + prize, money);
  }

  /** Checks something that must cost nothing. */
  free(what: string, { money }: WorldState): void {
    this.expect(what, this.till, money);
  }

  private expect(what: string, should: number, is: number): void {
    if (Math.abs(is - should) > 1e-6) this.faults.push(`${what}: ${is} in the till instead of ${should}`);
    this.till = is;
  }
}
