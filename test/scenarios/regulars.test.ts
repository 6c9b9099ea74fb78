// Regulars (Rule-based AI, the fighting game): their next order is predicted from the last two, and an idle chef cooks
// it ahead. A right prediction is ready at once; a wrong one may go cold.

import { describe, expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { newDay, nextDay } from '../../src/sim/open-day.ts';
import { expectationOf } from '../../src/sim/visits/regulars.ts';
import type { RegularsState } from '../../src/sim/state/regulars.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { NARROW as ROOM } from './rooms.ts';
import { expectSound, maid, open, seated, Story } from './story.ts';

const MENU = [
  { id: 'curry', cookTicks: 80, eatTicks: 100, price: 900, coldTicks: 400 },
  { id: 'tea', cookTicks: 60, eatTicks: 100, price: 400, coldTicks: 400 },
  { id: 'cake', cookTicks: 70, eatTicks: 100, price: 600, coldTicks: 400 },
];
const DISHES = { hearty: 'curry', light: 'tea', sweet: 'cake' };
/** Three rounds of light, light, sweet; and once more light, light. */
const SEEN = ['light', 'light', 'sweet', 'light', 'light', 'sweet', 'light', 'light', 'sweet', 'light', 'light'];

const cafe = (order: readonly string[], more: { seen?: readonly string[]; regular?: boolean } = {}) =>
  open({
    map: ROOM,
    menu: MENU,
    maids: [maid('mei', [6, 3])],
    customers: [seated('toma', 'a', { arrive: 200, order: [...order] })],
    ...(more.regular === false
      ? {}
      : { regulars: [{ id: 'toma', ...DISHES, orders: order.length, seen: [...(more.seen ?? SEEN)] }] }),
  });

describe('a chef with nothing to cook', () => {
  test('cooks ahead what the heaviest rule says comes next', () => {
    const story = cafe(['cake']);
    const begun = story.until('precooks');
    expect(begun).toMatchObject({ who: 'chef1', dish: 'cake', customer: 'toma' });
    const done = story.until('precooked');
    expect(done.tick - begun.tick).toBe(69);
    expect(story.cafe.state.regulars!.shelf).toEqual([{ dish: 'cake', guest: 'toma', cookedTick: done.tick }]);
  });

  test('notes his reason: the rule with its weight', () => {
    const { cafe: one } = cafe(['cake']);
    const traced = new Simulation(one.state, scripts, { tracing: true });
    for (let i = 0; i < 300; i++) traced.step();
    const decision = traced.decisions('chef1').find(({ because }) => because?.key === 'chef.precooks');
    expect(decision?.because?.terms).toEqual({
      name: 'toma',
      dish: 'cake',
      family: 'sweet',
      given: ['light', 'light'],
      weight: 2,
    });
    expect(decision?.options).toMatchObject([{ id: 'toma', verdict: 'chosen', terms: { family: 'sweet', weight: 2 } }]);
  });

  test('cooks nothing for somebody the book knows no habit of', () => {
    expect(
      cafe(['cake'], { seen: ['light', 'light'] })
        .pass(600)
        .count('precooks'),
    ).toBe(0);
    expect(
      cafe(['cake'], { seen: ['light', 'light', 'sweet'] })
        .pass(200)
        .count('precooks'),
    ).toBe(0);
  });

  test('cooks tickets first', () => {
    const story = open({
      map: ROOM,
      menu: MENU,
      maids: [maid('mei', [6, 3])],
      customers: [
        seated('toma', 'a', { arrive: 150, order: ['cake'], patience: 9000 }),
        seated('other', 'b', { order: ['curry', 'curry'] }),
      ],
      regulars: [{ id: 'toma', ...DISHES, orders: 1, seen: SEEN }],
    }).pass(1500);
    const ticket = story.tickOf('ticket');
    const first = story.events.find(({ type, tick }) => (type === 'cooks' || type === 'precooks') && tick >= ticket);
    expect(first).toMatchObject({ type: 'cooks', dish: 'curry' });
  });
});

describe('a prediction that is right', () => {
  test('stands on the pass the moment the ticket comes in, and is served sooner', () => {
    const ahead = cafe(['cake']).pass(1500);
    const usual = cafe(['cake'], { regular: false }).pass(1500);
    expect(ahead.tickOf('atOnce')).toBe(ahead.tickOf('ticket'));
    expect(ahead.count('cooks')).toBe(0);
    expect(ahead.tickOf('served')).toBeLessThan(usual.tickOf('served') - 40);
    expect(ahead.cafe.state.regulars!.who[0]!.tally).toEqual({ ahead: 1, atOnce: 1, wasted: 0 });
    expectSound(ahead);
  });

  test('counts also when the order comes while it is still on the stove', () => {
    const story = open({
      map: ROOM,
      menu: MENU.map((item) => (item.id === 'cake' ? { ...item, cookTicks: 300 } : item)),
      maids: [maid('mei', [8, 3])],
      customers: [seated('toma', 'a', { arrive: 200, order: ['cake'] })],
      regulars: [{ id: 'toma', ...DISHES, orders: 1, seen: SEEN }],
    }).pass(1500);
    expect(story.tickOf('ticket')).toBeLessThan(story.tickOf('cooked'));
    expect(story.count('precooks')).toBe(1);
    expect(story.count('cooks') + story.count('precooked')).toBe(0);
    expect(story.count('served')).toBe(1);
    expectSound(story);
  });

  test('makes its rule heavier', () => {
    const story = cafe(['cake']).pass(600);
    expect(story.first('predicted')).toMatchObject({ who: 'toma', family: 'sweet', prediction: 'sweet', hit: true });
    const { predictor } = story.cafe.state.regulars!.who[0]!;
    // Light, light → sweet is rule 1·9 + 1·3 + 2.
    expect(predictor.weights[14]).toBe(3);
  });
});

describe('a prediction that is wrong', () => {
  test('leaves the dish on the shelf until it is cold and thrown away; the guest is cooked for as usual', () => {
    const story = cafe(['curry']).pass(2000);
    expect(story.first('predicted')).toMatchObject({ family: 'hearty', prediction: 'sweet', hit: false });
    const kept = story.tickOf('precooked');
    const wasted = story.first('wasted', { ahead: true });
    expect(wasted).toMatchObject({ dish: 'cake', customer: 'toma' });
    expect(wasted.tick - kept).toBeGreaterThan(400);
    expect(wasted.tick - kept).toBeLessThan(420);
    expect(story.count('served', { dish: 'curry' })).toBe(1);
    expect(story.cafe.state.figures.dishesWasted).toBe(1);
  });

  test('serves whoever orders that dish next', () => {
    const story = open({
      map: ROOM,
      menu: MENU,
      maids: [maid('mei', [6, 3])],
      customers: [
        seated('toma', 'a', { arrive: 200, order: ['curry'] }),
        seated('other', 'b', { arrive: 400, order: ['cake'] }),
      ],
      regulars: [{ id: 'toma', ...DISHES, orders: 1, seen: SEEN }],
    }).pass(1500);
    expect(story.first('atOnce')).toMatchObject({ dish: 'cake', customer: 'other', meantFor: 'toma' });
    expect(story.count('wasted')).toBe(0);
  });
});

describe('over a visit', () => {
  test('each order is heard, and the next is cooked while they eat; no more than they usually have', () => {
    const story = cafe(['cake', 'tea', 'tea']).pass(3000);
    expect(story.list('precooks', 'dish')).toEqual(['cake', 'tea', 'tea']);
    expect(story.list('atOnce', 'dish')).toEqual(['cake', 'tea', 'tea']);
    expect(story.list('predicted', 'hit')).toEqual([true, true, true]);
    expect(story.count('wasted')).toBe(0);
    expect(expectationOf(story.cafe.state.regulars!.who[0]!)).toEqual({
      family: 'sweet',
      given: ['light', 'light'],
      weight: 3,
    });
  });

  test('saved and loaded at any moment it goes on alike', () => {
    const whole = cafe(['cake', 'curry', 'tea']).pass(2500);
    for (const at of [230, 300, 700, 1100]) {
      const story = cafe(['cake', 'curry', 'tea']).pass(at);
      const again = new Story(Simulation.load(story.cafe.save(), scripts, { mindEvents: true })).pass(2500 - at);
      expect(again.cafe.hash()).toBe(whole.cafe.hash());
    }
  });
});

test('without regulars a café cooks nothing ahead, and its chef’s line is as it was', () => {
  const story = cafe(['cake'], { regular: false }).pass(1200);
  expect(story.count('precooks') + story.count('predicted') + story.count('atOnce')).toBe(0);
  expect(story.first('todo', { who: 'chef1' })['todo']).toEqual({ behave: 'stay', tick: 400, until: ['tickets'] });
  expect(story.cafe.state.regulars).toBeUndefined();
});

/** Some days in the café of a seed; returns the regulars on the next morning. */
function live(seed: number, days: number, look: (cafe: Simulation) => void = () => {}): RegularsState {
  let state = newDay({ seed });
  for (let day = 1; day <= days; day++) {
    const cafe = new Simulation(state, scripts);
    while (!cafe.state.over && cafe.state.tick < 12_000) {
      cafe.step();
      look(cafe);
    }
    state = nextDay(cafe.state);
  }
  return state.regulars!;
}

test('over some days the kitchen serves at once most of what it cooked ahead', () => {
  const counts: Record<string, number> = {};
  const { who, shelf } = live(7, 3, ({ events }) => {
    for (const { type } of events) counts[type] = (counts[type] ?? 0) + 1;
  });
  expect(counts['precooks']).toBeGreaterThan(20);
  expect(counts['atOnce']).toBeGreaterThan((counts['precooks'] ?? 0) * 0.6);
  expect([counts['fault'] ?? 0, counts['stuck'] ?? 0]).toEqual([0, 0]);
  expect(shelf).toEqual([]);
  expect(who.map(({ tally }) => tally.ahead)).toEqual(who.map(() => 0));
});

test('the same days from the same seed', () => {
  expect(live(9, 2)).toEqual(live(9, 2));
});
