// Choosing a guest is a sort, not a condition (How NPC AI works, part 4): favourite persons, favourite types, then the
// longest wait, and the second choice if the first is taken.

import { describe, expect, test } from 'vitest';
import { farSighted, maid, open, seated, tell } from './story.ts';

const ROOM = [
  '######################',
  '#K...................#',
  '#PP......aT...bT..cT.#',
  '#....................#',
  '#........dT...eT..fT.#',
  '#....................#',
  '#####D################',
];

describe('among callers', () => {
  test('her dearest person comes first, however far away and however late', () => {
    const story = tell({
      map: ROOM,
      maids: [farSighted('hana', [2, 3], { favouriteCustomerIds: ['rio', 'ann'], favouriteCustomerTypes: ['critic'] })],
      customers: [seated('ann', 'a'), seated('cy', 'b', { type: 'critic' }), seated('rio', 'f')],
    });
    expect(story.list('target', 'customer').slice(0, 3)).toEqual(['rio', 'ann', 'cy']);
    expect(story.first('target')['because']).toMatchObject({
      key: 'serve.favourite',
      terms: { place: 1, guest: 'rio' },
    });
  });

  test('her dearest type comes before the second dearest, and both before anyone else', () => {
    const story = tell({
      map: ROOM,
      maids: [farSighted('hana', [2, 3], { favouriteCustomerTypes: ['footballer', 'critic'] })],
      customers: [
        seated('a1', 'a'),
        seated('b1', 'b', { type: 'critic' }),
        seated('c1', 'c', { type: 'footballer', isHero: true }),
      ],
    });
    expect(story.list('target', 'customer').slice(0, 3)).toEqual(['c1', 'b1', 'a1']);
    expect(story.first('target')['because']).toMatchObject({ key: 'serve.favouriteType' });
  });

  test('favourites may be people of the game who do not come', () => {
    const story = tell({
      map: ROOM,
      maids: [farSighted('hana', [2, 3], { favouriteCustomerIds: ['rio'], favouriteCustomerTypes: ['pilot'] })],
      customers: [seated('ann', 'a')],
    });
    expect(story.count('served')).toBe(1);
  });

  /** Two guests call while she walks plainly to the far corner; the near one calls this many ticks later. */
  const firstAfter = (headStart: number): { customer: string; tiles: number; waited: number } => {
    const story = open({
      map: ROOM,
      maids: [farSighted('hana', [2, 3])],
      customers: [seated('far', 'c'), seated('near', 'a', { arrive: headStart })],
      commands: [{ at: 0, executorKeys: ['hana'], tick: 1, command: { behave: 'move', x: 2, y: 5, manner: 'plain' } }],
    });
    story.cafe.giveAt(10, {
      kind: 'command',
      post: { executorKeys: ['hana'], tick: 10, command: { behave: 'move', x: 1, y: 3, manner: 'plain' } },
    });
    const { customer, because } = story.until('target') as unknown as {
      customer: string;
      because: { terms: { tiles: number; waited: number } };
    };
    return { customer, ...because.terms };
  };

  test('with nobody dear, the way decides between two who have waited equally long', () => {
    const near = firstAfter(0);
    expect(near.customer).toBe('near');
    expect(near.waited).toBeGreaterThan(0);
  });

  test('a tie goes to the smaller id', () => {
    const story = tell({
      map: ['#########', '#K.....P#', '#.......#', '#.a...b.#', '#.T...T.#', '####D####'],
      maids: [farSighted('hana', [4, 3])],
      customers: [seated('zoe', 'a'), seated('ada', 'b')],
    });
    expect(story.first('target')['customer']).toBe('ada');
  });
});

test('when the dearest is taken, the second maid goes to her second dearest', () => {
  const likes = { favouriteCustomerIds: ['rio', 'kit'] };
  const story = tell({
    map: ROOM,
    maids: [farSighted('ada', [2, 3], likes), farSighted('bea', [2, 5], likes)],
    customers: [seated('ann', 'a'), seated('kit', 'c'), seated('rio', 'f')],
  });
  expect(story.first('target', { who: 'ada' })['customer']).toBe('rio');
  expect(story.first('target', { who: 'bea' })['customer']).toBe('kit');
  expect(story.tickOf('target', { who: 'bea' })).toBe(0);
});

test('with more maids than callers the rest wait, and nobody is served by two', () => {
  const story = open({
    map: ROOM,
    maids: ['a', 'b', 'c', 'd'].map((id, i) => maid(id, [3 + i, 3])),
    customers: [seated('x', 'a'), seated('y', 'b')],
  });
  story.pass(1500, (cafe) => {
    const serving = cafe.world.maids.map((one) => one.serving).filter((id) => id !== null);
    expect(new Set(serving).size).toBe(serving.length);
  });
  expect(story.count('orderTaken')).toBe(2);
  expect(story.count('paid')).toBe(2);
});

test('preferences edited while she works count at her next look', () => {
  const story = open({
    map: ROOM,
    maids: [farSighted('hana', [2, 3])],
    customers: [seated('near', 'a'), seated('far', 'f')],
  });
  story.pass(5);
  expect(story.first('target')['customer']).toBe('near');
  story.cafe.give({ kind: 'edit', maid: 'hana', edit: { favouriteCustomerIds: ['far'] } });
  story.pass(1);
  expect(story.all('target').at(-1)).toMatchObject({ tick: 5, customer: 'far' });
});
