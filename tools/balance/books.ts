// Money from nowhere: every day and every act of an evening must come out to the yen by what the café writes down itself.
// Used by `npm run balance` and by the tests.

import type { WorldState } from '../../src/sim/state/world-state.ts';
import { DUEL_PRIZE } from './season.ts';
import type { EveningAct } from './season.ts';

export class Books {
  /** What did not come out, as sentences. */
  readonly faults: string[] = [];
  private till: number;

  /** @param money in the till before the first day */
  constructor(money: number) {
    this.till = money;
  }

  /** A day is over. What is paid of a morning stands in that day's figures, too. */
  day({ clock, money, figures }: WorldState): void {
    const { income, tips, wages, ingredients, rent = 0, advertising = 0 } = figures;
    this.expect(`day ${clock.day}`, this.till + income + tips - wages - ingredients - rent - advertising, money);
  }

  /** An act of the evening was carried out. @param cost what it was to cost; @param wonBefore duels won before it */
  act({ clock, money, season }: WorldState, act: EveningAct, cost: number, wonBefore: number): void {
    const prize = ((season?.counts['duelsWon'] ?? 0) - wonBefore) * DUEL_PRIZE;
    this.expect(`evening ${clock.day}, ${act.do}`, this.till - cost + prize, money);
  }

  /** Something that costs nothing. */
  free(what: string, { money }: WorldState): void {
    this.expect(what, this.till, money);
  }

  private expect(what: string, should: number, is: number): void {
    if (Math.abs(is - should) > 1e-6) this.faults.push(`${what}: ${is} in the till instead of ${should}`);
    this.till = is;
  }
}
