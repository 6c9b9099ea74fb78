// The day's bill adds up to the yen: on every day of a season, before and after whatever is bought in the evening, and
// each line is the sum of its details.

import { expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason, nextDay, openCafe } from '../../src/sim/open-day.ts';
import { billOf, boughtToday, dueAtClosing } from '../../src/sim/season/bill.ts';
import { eveningBar } from '../../src/sim/season/acts/index.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import { STRATEGIES } from '../../tools/balance/strategies.ts';

const full = process.env['HONEYBELL_SOAK'] === 'full';
const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

function addsUp(state: WorldState, morning: number): void {
  const bill = billOf(state);
  const { figures } = state;
  expect(bill.morning).toBe(morning);
  expect(bill.morning + bill.made).toBe(state.money);
  expect(bill.till).toBe(state.money);
  expect(sum(Object.values(figures.spentOn ?? {}))).toBe(bill.ingredients);
  expect(sum(Object.values(figures.wagesBy ?? {}))).toBe(bill.wages);
  expect(sum(boughtToday(state).map(({ cost }) => cost))).toBe(bill.bought);
}

test.each(full ? [1, 2, 3, 4, 5, 6] : [2, 9])('over the days of seed %i, whatever is bought', (seed) => {
  let state = beginSeason({ seed });
  let till = state.money;
  for (let day = 1; day <= (full ? 12 : 3); day++) {
    const cafe = new Simulation(state, scripts);
    let due = dueAtClosing(cafe.state);
    let before = till;
    while (!cafe.state.over) {
      due = dueAtClosing(cafe.state);
      before = cafe.state.money;
      cafe.step();
    }
    addsUp(cafe.state, till);
    // What the till said was due before the last tick is what closing took.
    expect(before - cafe.state.money).toBe(due.all);
    const strategy = STRATEGIES[(seed + day) % STRATEGIES.length];
    const bought: string[] = [];
    strategy?.evening(
      () => cafe.state,
      (act) => {
        if (eveningBar(cafe.state, act) !== null) return false;
        cafe.give({ kind: 'evening', act });
        cafe.step();
        bought.push(act.do);
        addsUp(cafe.state, till);
        return true;
      },
      (input) => {
        cafe.give(input);
        cafe.step();
      },
    );
    till = cafe.state.money;
    state = nextDay(cafe.state);
  }
});

test('of a day without a season, which has neither rent nor an evening to buy in', () => {
  const cafe = openCafe({ seed: 3 }, scripts);
  const { money } = cafe.state;
  while (!cafe.state.over) cafe.step();
  addsUp(cafe.state, money);
  expect(billOf(cafe.state).rent).toBe(0);
});
