// How soon a maid turns to a favourite who calls: it depends only on the tick budget of her walk. The corridor is long,
// so that she walks for more than 100 ticks.

import { describe, expect, test } from 'vitest';
import { farSighted, open, seated, tell, type Story } from './story.ts';

const CORRIDOR = [
  '##############################',
  '#K...........................#',
  '#PP........................Ta#',
  '#............................#',
  '#bT.........................R#',
  '##############D###############',
];
const CALL = 33;

const chase = (alertness: number | null): Story =>
  tell({
    map: CORRIDOR,
    ticks: 600,
    maids: [farSighted('hana', [4, 3], { favouriteCustomerTypes: ['footballer'], alertness })],
    customers: [seated('worker', 'a'), seated('striker', 'b', { type: 'footballer', isHero: true, arrive: CALL })],
  });

describe('a footballer, her favourite, calls while she is on her way to an office worker', () => {
  test('alertness 1 turns in the very tick of the call', () => {
    const story = chase(1);
    expect(story.first('target', { customer: 'worker' }).tick).toBe(0);
    expect(story.first('target', { customer: 'striker' })).toMatchObject({
      tick: CALL,
      who: 'hana',
      because: { key: 'serve.favouriteType' },
    });
    expect(story.tickOf('orderTaken', { customer: 'striker' })).toBeLessThan(
      story.tickOf('orderTaken', { customer: 'worker' }),
    );
  });

  test.each([5, 30])('alertness %i turns when she next looks up', (alertness) => {
    const story = chase(alertness);
    // Her walk began in tick 1; she looks up every `alertness` ticks from there.
    const looks = 1 + Math.ceil((CALL - 1) / alertness) * alertness;
    expect(story.tickOf('target', { customer: 'striker' })).toBe(looks);
    expect(story.tickOf('orderTaken', { customer: 'striker' })).toBeLessThan(
      story.tickOf('orderTaken', { customer: 'worker' }),
    );
  });

  test('a plain maid never turns: she serves whom she set out for', () => {
    const story = chase(null);
    expect(story.tickOf('orderTaken', { customer: 'worker' })).toBeLessThan(
      story.tickOf('target', { customer: 'striker' }),
    );
    expect(story.count('todo', { who: 'hana' })).toBeGreaterThan(0);
  });

  test('the todo of an alert maid is renewed silently: it ends once, because its tick ran out', () => {
    const story = chase(1);
    const hers = story.events.filter(
      (event) => event.who === 'hana' && event.tick <= CALL && ['todo', 'todoEnd'].includes(event.type),
    );
    expect(hers.map(({ tick, type, why }) => [tick, type, why])).toEqual([
      [1, 'todo', undefined],
      [CALL, 'todoEnd', 'tick'],
      [CALL, 'todo', undefined],
    ]);
  });
});

test('somebody not dearer never turns her, however long they have waited', () => {
  const story = tell({
    map: CORRIDOR,
    ticks: 400,
    maids: [farSighted('hana', [4, 3])],
    customers: [seated('worker', 'a'), seated('student', 'b', { arrive: 10 })],
  });
  expect(story.all('target').map(({ customer }) => customer)[0]).toBe('worker');
  expect(story.tickOf('orderTaken', { customer: 'worker' })).toBeLessThan(
    story.tickOf('target', { customer: 'student' }),
  );
});

test('somebody just as dear does not turn her either', () => {
  const story = tell({
    map: CORRIDOR,
    ticks: 400,
    maids: [farSighted('hana', [4, 3], { favouriteCustomerTypes: ['footballer'] })],
    customers: [seated('far', 'a', { type: 'footballer' }), seated('near', 'b', { type: 'footballer', arrive: 10 })],
  });
  expect(story.list('target', 'customer')[0]).toBe('far');
  expect(story.tickOf('orderTaken', { customer: 'far' })).toBeLessThan(story.tickOf('target', { customer: 'near' }));
});

test('in the tick in which she turns away her old target is free, and the next maid takes it', () => {
  // bea thinks after ada in the same tick; she is idle because ada has claimed the only caller.
  const story = tell({
    map: CORRIDOR,
    ticks: 400,
    maids: [farSighted('ada', [6, 3], { favouriteCustomerIds: ['striker'] }), farSighted('bea', [5, 3])],
    customers: [seated('worker', 'a'), seated('striker', 'b', { arrive: CALL })],
  });
  expect(story.first('target', { who: 'ada', customer: 'worker' }).tick).toBe(0);
  expect(story.first('target', { who: 'ada', customer: 'striker' }).tick).toBe(CALL);
  expect(story.first('target', { who: 'bea', customer: 'worker' }).tick).toBe(CALL);
});

test('waiting, even a plain maid is fully alert', () => {
  const story = open({
    map: CORRIDOR,
    maids: [farSighted('hana', [4, 3], { alertness: null })],
    customers: [seated('worker', 'a', { arrive: 137 })],
  });
  expect(story.until('target').tick).toBe(137);
});

test('service at the table is plain: not even a favourite interrupts it', () => {
  const story = open({
    map: CORRIDOR,
    maids: [farSighted('hana', [27, 3], { favouriteCustomerIds: ['striker'], alertness: 1 })],
    customers: [seated('worker', 'a'), seated('striker', 'b', { arrive: 18 })],
  });
  story.until('orderTaken', { customer: 'worker' });
  expect(story.tickOf('calls', { who: 'striker' })).toBeLessThan(story.tickOf('orderTaken'));
  expect(story.count('target', { customer: 'striker' })).toBe(0);
});

test('on her way to the counter with room for another order an alert maid turns to a new caller; at her limit she does not', () => {
  const run = (rank: number): Story =>
    tell({
      map: CORRIDOR,
      ticks: 900,
      maids: [farSighted('hana', [26, 3], { rank })],
      customers: [seated('first', 'a'), seated('second', 'b', { arrive: 80 })],
    });
  const star = run(5);
  expect(star.tickOf('orderTaken', { customer: 'first' })).toBeLessThan(80);
  expect(star.tickOf('target', { customer: 'second' })).toBe(80);
  expect(star.first('ticket')['customers']).toEqual(['first', 'second']);
  const plain = run(3);
  expect(plain.first('ticket')['customers']).toEqual(['first']);
});
