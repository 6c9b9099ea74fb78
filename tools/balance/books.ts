// Bookkeeping check: every day and every act of an evening must be accounted for to the yen by the café's own records.
// Used by `npm run balance` and by tests.

import type { WorldState } from '../../src/sim/state/world-state.ts';
import { duelPrize } from './season.ts';
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
    const bought = (figures.bought ?? []).reduce((sum, one) => sum + one.cost, 0);
    const prizes = Object.values(figures.prizes ?? {}).reduce((sum, one) => sum + one, 0);
    this.expect(
      `day ${clock.day}`,
      this.till + income + tips + prizes - wages - ingredients - rent - advertising - bought,
      money,
    );
  }

  /** Checks an act of the evening. @param cost its expected cost */
  act({ clock, money, season }: WorldState, act: EveningAct, cost: number): void {
    const duel = season?.duels.duel ?? null;
    const prize = act.do === 'duel' && duel !== null && duel.over !== null ? duelPrize(duel).money : 0;
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
