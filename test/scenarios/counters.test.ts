// The advisor: its rules follow the beliefs about the rival, and each chosen counter changes the café for a day.

import { describe, expect, test } from 'vitest';
import { dishRows } from '../../src/hud/evening/menu/menu.ts';
import { readBill } from '../../src/hud/read/report-bill.ts';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason, newDay, nextDay } from '../../src/sim/open-day.ts';
import { menuOf } from '../../src/sim/season/menu-and-recipes.ts';
import { plannedOffer } from '../../src/sim/rival/our-counters.ts';
import { rivalBoard } from '../../src/sim/rival/rival-board.ts';
import { takeReport } from '../../src/sim/rival/rival.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { Guest } from '../../src/sim/state/person.ts';
import type { SimEvent, WorldState } from '../../src/sim/state/world-state.ts';

/** A morning on which a scout reports these. */
function morning(...nodes: readonly string[]): WorldState {
  const state = newDay({ seed: 4 });
  tellOf(state, ...nodes);
  return state;
}
const tellOf = (state: WorldState, ...nodes: readonly string[]): void =>
  void takeReport(state.rival!, {
    day: state.clock.day,
    tick: 0,
    maid: 'mei',
    name: 'Mei',
    saw: nodes.map((node) => ({ node, value: 'Yes' })),
  });
const open = (state: WorldState): Simulation => new Simulation(state, scripts);

/** Chooses a counter and returns the café's answer. */
function accept(cafe: Simulation, advice: string): string[] {
  cafe.give({ kind: 'counter', advice });
  cafe.step();
  return cafe.events.filter(({ type }) => type === 'counter' || type === 'refused').map(({ type }) => type);
}
/** Runs to a tick, or to the end of the day. */
function run(cafe: Simulation, to: number, see: (event: SimEvent) => void = () => {}): Simulation {
  while (!cafe.state.over && cafe.state.tick < to) {
    cafe.step();
    cafe.events.forEach(see);
  }
  return cafe;
}
const END = 12_000;
const curry = (state: WorldState) => state.menu.find(({ id }) => id === 'curry')!;
const adviceOf = ({ state }: Simulation) =>
  rivalBoard(state)!.advice.map(({ name, state: how, sure }) => [name, how, sure]);

test('it speaks up when its conditions are believed, and says whether it is sure', () => {
  const cafe = open(morning('amberGlaze'));
  expect(adviceOf(cafe)).toEqual([['curryDay', 'open', false]]);
  tellOf(cafe.state, 'lanternSkewers');
  expect(adviceOf(cafe)).toEqual([
    ['curryDay', 'open', true],
    ['grillAgainstGrill', 'open', false],
  ]);
});

describe('a discount', () => {
  test('makes a dish cheaper for the day', () => {
    const cafe = open(morning('amberGlaze'));
    expect(accept(cafe, 'curryDay')).toEqual(['counter']);
    expect(curry(cafe.state)).toMatchObject({ price: 660, offer: { percent: 25, types: ['office', 'fan'] } });
    expect(adviceOf(cafe)).toEqual([['curryDay', 'taken', false]]);
    expect(curry(nextDay(cafe.state))).toMatchObject({ price: 880 });
  });

  test('stands beside the price on tomorrow’s menu, and the bill of its day says what it took off', () => {
    const state = beginSeason({ seed: 4 });
    tellOf(state, 'duskPizza');
    state.season!.kitchen.onMenu = ['coffee', 'sandwich'].map((dish) => ({ dish, price: 500 }));
    Object.assign(state, { over: true, closed: true });
    const cafe = open(state);
    const offers = () =>
      dishRows(cafe.state.season!, {}, plannedOffer(cafe.state)).flatMap(({ dish, offer }) => offer === null ? [] : [[dish, offer]]); // prettier-ignore
    expect(offers()).toEqual([]);
    expect(accept(cafe, 'burgerDay')).toEqual(['counter']);
    expect(offers()).toEqual([['sandwich', { percent: 30, price: 350 }]]);
    expect(readBill(cafe.state).offer).toBeNull();
    const day = nextDay(cafe.state);
    day.figures.sold = { sandwich: 4, coffee: 2 };
    expect(readBill(day).offer).toEqual({ dish: 'sandwich', percent: 30, amount: 600 });
  });

  test('is for a dish on the menu: one with the same tastes stands in for one that is not, and without any it is not offered', () => {
    const season = (dishes: readonly string[]): Simulation => {
      const state = beginSeason({ seed: 4 });
      tellOf(state, 'duskPizza');
      state.season!.kitchen.onMenu = dishes.map((dish) => ({ dish, price: 500 }));
      state.menu = menuOf(state.season!);
      return open(state);
    };
    const offered = (cafe: Simulation) => rivalBoard(cafe.state)!.advice.find(({ name }) => name === 'burgerDay');
    const cafe = season(['coffee', 'sandwich', 'pancakes']);
    expect(offered(cafe)).toMatchObject({ dish: 'sandwich', price: { before: 500, after: 350 } });
    expect(accept(cafe, 'burgerDay')).toEqual(['counter']);
    expect(cafe.state.menu.find(({ id }) => id === 'sandwich')).toMatchObject({ price: 350, offer: { percent: 30 } });
    const none = season(['coffee', 'tea']);
    // It is shown with the dish that it needs, and cannot be accepted yet.
    expect(accept(none, 'burgerDay')).toEqual(['refused']);
  });

  test('really sells more of it, at less', () => {
    const sold = (advice: string | null): { orders: number; bill: number } => {
      const cafe = open(morning('amberGlaze'));
      if (advice !== null) cafe.give({ kind: 'counter', advice });
      let orders = 0;
      run(cafe, END, (event) => void (event.type === 'orderTaken' && event['dish'] === 'curry' && orders++));
      return { orders, bill: curry(cafe.state).price };
    };
    const [usual, cheap] = [sold(null), sold('curryDay')];
    expect(cheap.orders).toBeGreaterThan(usual.orders * 1.3);
    expect(cheap.bill).toBeLessThan(usual.bill);
  });
});

test('flyers cost money at once and bring guests of their types later in the day', () => {
  const cafe = open(morning('midnightBroth'));
  const { money, arrivals } = cafe.state;
  const before = arrivals.length;
  expect(accept(cafe, 'stationFlyers')).toEqual(['counter']);
  expect(cafe.state.money).toBe(money - 900);
  expect(cafe.state.figures.advertising).toBe(900);
  const more = cafe.state.arrivals.filter(({ id }) => id.startsWith('stationFlyers'));
  expect(cafe.state.arrivals.length).toBe(before + 5);
  expect(new Set(more.map(({ spec }) => spec.customerType))).toEqual(new Set(['tourist', 'student']));
  const ticks = cafe.state.arrivals.map(({ tick }) => tick);
  expect([...ticks].sort((a, b) => a - b)).toEqual(ticks);
});

test('flowers make those they are for come in gladder', () => {
  const moods = (flowers: boolean): number[] => {
    const cafe = open(morning('cloudScones'));
    if (flowers) cafe.give({ kind: 'counter', advice: 'flowersOnTables' });
    const found: number[] = [];
    run(cafe, 3000, ({ type, who, ...event }) => {
      if (type === 'enter' && event['customerType'] === 'elderly') found.push((cafe.state.people[who!] as Guest).mood);
    });
    return found;
  };
  expect(moods(true)[0]).toBeCloseTo((moods(false)[0] as number) + 0.25);
});

test('tidying halves the litter', () => {
  const cafe = open(morning('smokedTrout', 'duskPizza'));
  const { litter } = cafe.state.chances;
  expect(accept(cafe, 'spotlessRoom')).toEqual(['counter']);
  expect(cafe.state.chances.litter).toBe(litter / 2);
});

test('a counter keeps some of those here who would have gone across the street', () => {
  const count = (counters: { advice: string; day: number }[]): { took: number; kept: number } => {
    const counted = { took: 0, kept: 0 };
    for (const seed of [1, 2, 3]) {
      const state = newDay({ seed, day: 20 });
      state.rival!.counters = counters;
      run(open(state), 5500, ({ type }) => {
        if (type === 'rivalTook') counted.took++;
        if (type === 'rivalLost') counted.kept++;
      });
    }
    return counted;
  };
  const without = count([]);
  const having = count([
    { advice: 'curryDay', day: 20 },
    { advice: 'burgerDay', day: 20 },
  ]);
  expect(without.took).toBeGreaterThan(30);
  expect(without.kept).toBe(0);
  expect(having.kept).toBeGreaterThan(4);
  expect(having.took).toBeLessThan(without.took);
});

test('what nothing speaks for, what is taken already, a third, and what is too dear is refused', () => {
  const cafe = open(morning('amberGlaze', 'midnightBroth', 'cloudScones'));
  expect(accept(cafe, 'teaParty')).toEqual(['refused']);
  expect(accept(cafe, 'sundaeWeek')).toEqual(['refused']);
  expect(accept(cafe, 'curryDay')).toEqual(['counter']);
  expect(accept(cafe, 'curryDay')).toEqual(['refused']);
  cafe.state.money = 100;
  expect(adviceOf(cafe)).toContainEqual(['stationFlyers', 'dear', false]);
  expect(accept(cafe, 'stationFlyers')).toEqual(['refused']);
  cafe.state.money = 5000;
  expect(accept(cafe, 'stationFlyers')).toEqual(['counter']);
  expect(accept(cafe, 'flowersOnTables')).toEqual(['refused']);
  expect(adviceOf(cafe)).toContainEqual(['flowersOnTables', 'full', true]);
  expect(cafe.state.rival!.counters.map(({ advice }) => advice)).toEqual(['curryDay', 'stationFlyers']);
});

test('after closing a counter is for tomorrow, and holds that day only', () => {
  const cafe = run(open(morning('amberGlaze')), END);
  expect(rivalBoard(cafe.state)!.forTomorrow).toBe(true);
  expect(accept(cafe, 'curryDay')).toEqual(['counter']);
  expect(curry(cafe.state).price).toBe(880);
  const tomorrow = nextDay(cafe.state);
  expect(curry(tomorrow).price).toBe(660);
  expect(curry(nextDay(run(open(tomorrow), END).state)).price).toBe(880);
});

test('set-up, seed and journal bring it all back', () => {
  const live = open(morning('amberGlaze', 'midnightBroth'));
  run(live, 300);
  live.give({ kind: 'counter', advice: 'stationFlyers' });
  live.give({ kind: 'command', post: { executorKeys: ['mei'], tick: 200, command: { behave: 'scout' } } });
  run(live, 2000);
  live.give({ kind: 'counter', advice: 'curryDay' });
  run(live, 3000);
  const again = open(morning('amberGlaze', 'midnightBroth'));
  for (const { tick, input } of live.journal) again.giveAt(tick, input);
  run(again, 3000);
  expect(again.hash()).toBe(live.hash());
});
