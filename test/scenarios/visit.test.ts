// A guest's visit from door to door: the order of events, the list of dishes, patience stage by stage.

import { describe, expect, test } from 'vitest';
import { arriving, maid, only, open, RAMEN, seated, tell, type Story } from './story.ts';

const ROOM = ['############', '#K.........#', '#PP...aTb..#', '#..........#', '#..........#', '#####D######'];
const nobody = { id: 'tomo', at: [1, 4], duties: 'serving', rank: 2 } as const;

test('a visit goes through its stages in order', () => {
  const story = tell({ map: ROOM, maids: [maid('hana', [3, 3])], customers: [arriving('guest', 10, { seat: 'a' })] });
  const visit = story.events.filter(
    (event) => !['todo', 'todoEnd', 'warp', 'cooks', 'eaten', 'gone', 'clear', 'rings'].includes(event.type),
  );
  expect(visit.map((event) => [event.type, event.who])).toEqual([
    ['enter', 'guest'],
    ['seated', 'guest'],
    ['calls', 'guest'],
    ['target', 'hana'],
    ['orderTaken', 'hana'],
    ['ticket', 'hana'],
    ['cooked', 'chef1'],
    ['pickUp', 'hana'],
    ['served', 'hana'],
    ['calls', 'guest'],
    ['target', 'hana'],
    ['paid', 'guest'],
    ['leaves', 'guest'],
  ]);
  expect(story.first('enter').tick).toBe(10);
  expect(story.all('calls').map(({ need }) => need)).toEqual(['order', 'bill']);
  expect(story.first('orderTaken')).toMatchObject({ customer: 'guest' });
  expect(story.first('ticket')).toMatchObject({ customers: ['guest'] });
  expect(story.first('cooked')).toMatchObject({ dish: 'ramen', customer: 'guest' });
  expect(story.first('pickUp')).toMatchObject({ dishes: 1, customers: ['guest'] });
  expect(story.first('served')).toMatchObject({ customer: 'guest', dish: 'ramen' });
  expect(story.first('paid')).toMatchObject({ amount: 900 });
  expect(story.first('leaves')).toMatchObject({ reason: 'paid' });
  expect(story.cafe.state.people['guest']).toBeUndefined();
});

test("start: 'seat' sits and calls in the tick of arrival, before anybody thinks", () => {
  const story = open({ map: ROOM, maids: [maid('ada', [3, 3])], customers: [seated('zoe', 'a', { arrive: 25 })] });
  story.pass(26);
  const now = story.events.filter((event) => event.tick === 25).map((event) => event.type);
  expect(now.slice(0, 3)).toEqual(['enter', 'seated', 'calls']);
  expect(story.first('target')).toMatchObject({ tick: 25, who: 'ada', customer: 'zoe' });
});

test('a guest without a seat of their own takes the nearest free table, away from strangers', () => {
  const story = tell({
    map: ['###############', '#K............#', '#PP..aTb...cT.#', '#.............#', '###D###########'],
    maids: [maid('hana', [3, 3])],
    customers: [arriving('first', 0), arriving('third', 40)],
  });
  expect(story.list('seated', 'seat')).toEqual(['a', 'c']);
});

test('dishes take their time to cook and to eat', () => {
  const story = tell({
    map: ROOM,
    menu: [{ id: 'ramen', cookTicks: 77, eatTicks: 133, price: 1234 }],
    maids: [maid('hana', [3, 3])],
    customers: [seated('guest', 'a')],
  });
  expect(story.tickOf('cooked') - story.tickOf('cooks')).toBe(76);
  const begun = story
    .all('todo', { who: 'guest' })
    .find((event) => (event['todo'] as { behave: string }).behave === 'eat');
  expect(story.tickOf('eaten') - (begun?.tick ?? 0)).toBe(132);
  expect(story.first('paid')['amount']).toBe(1234);
});

describe('the list of orders', () => {
  const menu = [...RAMEN, { id: 'tea', cookTicks: 10, eatTicks: 50, price: 400 }];

  test('is everything that guest ever orders, in its order, paid together', () => {
    const story = tell({
      map: ROOM,
      menu,
      ticks: 4000,
      chance: only({ again: 1 }),
      maids: [maid('hana', [3, 3])],
      customers: [seated('guest', 'a', { order: ['ramen', 'tea', 'tea'] })],
    });
    expect(story.list('served', 'dish')).toEqual(['ramen', 'tea', 'tea']);
    expect(story.list('paid', 'amount')).toEqual([1700]);
  });

  test('a guest with one dish on the list never orders again, whatever chance says', () => {
    const story = tell({
      map: ROOM,
      menu,
      chance: only({ again: 1 }),
      maids: [maid('hana', [3, 3])],
      customers: [seated('guest', 'a', { order: ['tea'] })],
    });
    expect(story.count('orderTaken')).toBe(1);
  });

  test('without a list the guest chooses from the menu', () => {
    const story = tell({
      map: ROOM,
      menu,
      maids: [maid('hana', [3, 3])],
      customers: [{ id: 'guest', type: 'tourist', arrive: 0, seat: 'a', start: 'seat' }],
    });
    expect(['ramen', 'tea']).toContain(story.first('served')['dish']);
  });
});

describe('patience', () => {
  test.each([1, 50, 333])('of %i ticks is over after exactly so many ticks of calling', (patience) => {
    const story = tell({ map: ROOM, maids: [nobody], customers: [seated('guest', 'a', { patience, arrive: 7 })] });
    expect(story.first('leaves')).toMatchObject({ tick: 7 + patience, who: 'guest', reason: 'noOrderTaken' });
    expect(story.cafe.state.figures.guestsLost).toBe(1);
  });

  test('begins afresh with each stage: for the dish, and for the bill', () => {
    const slow = [{ id: 'ramen', cookTicks: 5000, eatTicks: 10, price: 900 }];
    const unfed = tell({
      map: ROOM,
      menu: slow,
      ticks: 3000,
      maids: [maid('hana', [3, 3])],
      customers: [seated('guest', 'a', { patience: 300 })],
    });
    expect(unfed.first('leaves')).toMatchObject({ tick: unfed.tickOf('orderTaken') + 300, reason: 'noDish' });

    const unbilled = open({
      map: ROOM,
      maids: [maid('hana', [3, 3])],
      customers: [seated('guest', 'a', { patience: 300 })],
    });
    unbilled.until('served');
    unbilled.cafe.give({ kind: 'edit', maid: 'hana', edit: { duties: 'serving' } });
    unbilled.pass(2000);
    expect(unbilled.first('leaves')).toMatchObject({
      tick: unbilled.tickOf('calls', { need: 'bill' }) + 300,
      reason: 'noBill',
    });
  });

  test('rests while a maid is at the table', () => {
    // She reaches the table just before patience is over; taking the order takes longer than what is left of it.
    const arrival = (patience: number): Story =>
      tell({ map: ROOM, maids: [maid('hana', [5, 3])], customers: [seated('guest', 'a', { patience })], ticks: 400 });
    const taken = arrival(10_000).tickOf('orderTaken');
    const close = arrival(taken - 5);
    expect(close.tickOf('orderTaken')).toBe(taken);
    expect(close.count('leaves', { reason: 'noOrderTaken' })).toBe(0);
  });

  test('shows before it bites', () => {
    const story = open({ map: ROOM, maids: [nobody], customers: [seated('guest', 'a', { patience: 400 })] });
    const left: number[] = [];
    story.pass(399, (cafe) => {
      const guest = cafe.state.people['guest'];
      if (guest?.role === 'guest') left.push(guest.patienceLeft);
    });
    expect(left[0]).toBe(1);
    expect(Math.min(...left)).toBeLessThan(0.05);
  });
});

describe('somebody who gives up', () => {
  test('takes the order off the chef’s list and the dish off the pass', () => {
    const story = tell({
      map: ROOM,
      ticks: 1500,
      maids: [maid('rin', [3, 3], { duties: 'reception' })],
      customers: [seated('guest', 'a', { patience: 250 }), seated('other', 'b')],
    });
    expect(story.first('leaves', { who: 'guest' })['reason']).toBe('noDish');
    expect(story.count('wasted', { customer: 'guest' })).toBe(1);
    expect(Object.values(story.cafe.state.dishes).map((dish) => dish.guest)).toEqual(['other']);
  });

  test('is forgotten by the maid who was on her way', () => {
    const story = tell({
      map: ROOM,
      maids: [maid('hana', [3, 3], { speed: 60 })],
      customers: [seated('guest', 'b', { patience: 100 })],
      ticks: 600,
    });
    expect(story.count('orderTaken')).toBe(0);
    const hana = story.cafe.state.people['hana'];
    expect(hana?.role === 'maid' && hana.serving).toBe(null);
  });
});

test('an empty plate stays behind and must be cleared before somebody new sits down', () => {
  const story = tell({
    map: ['#########', '#K......#', '#PP..aT.#', '#.......#', '###D#####'],
    ticks: 3000,
    maids: [maid('hana', [3, 3])],
    customers: [arriving('first', 0), arriving('second', 100)],
  });
  expect(story.list('clear', 'seat')).toEqual(['a', 'a']);
  expect(story.tickOf('seated', { who: 'second' })).toBeGreaterThan(story.tickOf('clear'));
});
