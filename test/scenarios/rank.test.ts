// The two effects of rank: dishes carried at once, and orders taken before the counter.

import { describe, expect, test } from 'vitest';
import { dishesAtOnce, ordersAtOnce } from '../../src/sim/state/tuning.ts';
import { maid, open, seated, tell, type Story } from './story.ts';

const ROOM = [
  '##################',
  '#K.K.K...........#',
  '#PPPPP..aTb..cTd.#',
  '#................#',
  '#................#',
  '#.......eTf..gTh.#',
  '#................#',
  '#######D##########',
];

/** Six guests who call together, one maid of this rank, and enough chefs. */
const dinner = (rank: number): Story =>
  tell({
    map: ROOM,
    chefs: 3,
    ticks: 6000,
    maids: [maid('momo', [3, 4], { rank })],
    customers: ['a', 'b', 'c', 'd', 'e', 'f'].map((seat, i) => seated(`c${i}`, seat)),
  });

describe.each([
  ['N', 2, 1, 1],
  ['R', 3, 1, 1],
  ['SR', 4, 2, 1],
  ['SSR', 5, 3, 2],
] as const)('rank %s', (_name, rank, plates, orders) => {
  const story = dinner(rank);

  test(`carries at most ${plates} at once, and that many when there are so many`, () => {
    expect(Math.max(...(story.list('pickUp', 'dishes') as number[]))).toBe(plates);
    expect(dishesAtOnce(rank)).toBe(plates);
  });

  test(`takes ${orders} guests' orders before she goes to the counter`, () => {
    const brought = story.all('ticket').map((event) => (event['customers'] as string[]).length);
    expect(Math.max(...brought)).toBe(orders);
    expect(brought[0]).toBe(orders);
    expect(ordersAtOnce(rank)).toBe(orders);
  });

  test('serves everyone in the end', () => {
    expect(story.count('served')).toBe(6);
    expect(story.count('paid', { amount: 900 })).toBe(6);
  });
});

test('a new rarity counts from the next round on, in the running café', () => {
  const story = open({
    map: ROOM,
    chefs: 3,
    maids: [maid('momo', [3, 4], { rank: 2 })],
    customers: ['a', 'b', 'c', 'd', 'e', 'f'].map((seat, i) => seated(`c${i}`, seat)),
  });
  story.until('ticket');
  story.cafe.give({ kind: 'edit', maid: 'momo', edit: { rank: 5 } });
  story.pass(4000);
  const brought = story.all('ticket').map((event) => (event['customers'] as string[]).length);
  expect(brought[0]).toBe(1);
  expect(Math.max(...brought)).toBe(2);
  expect(Math.max(...(story.list('pickUp', 'dishes') as number[]))).toBe(3);
});

test('with her hands full she takes nothing up, and does not stand there as if she did', () => {
  const story = open({
    map: ROOM,
    chefs: 3,
    maids: [maid('momo', [3, 4], { rank: 3 })],
    customers: ['a', 'b'].map((seat, i) => seated(`c${i}`, seat)),
  });
  const { places } = story.cafe.world;
  const momo = story.maid('momo');
  story.until('pickUp');
  // A player's script makes her stand still, and tells her what to take next.
  const says = (todo: { behave: string; tick?: number; dishes?: number[] }): void =>
    story.cafe.give({ kind: 'thought', maid: 'momo', answer: { is: 'todo', todo }, key: 'carry' });
  story.cafe.give({ kind: 'script', maid: 'momo', script: { name: 'own', text: '//', keys: ['carry'] } });
  says({ behave: 'stay', tick: 5 });
  while (places.pass.size === 0) story.pass(1);
  expect(momo.carrying).toHaveLength(dishesAtOnce(3));
  says({ behave: 'pickUp', dishes: [...places.pass] });
  story.pass(100);
  expect([story.count('pickUp'), momo.carrying.length, momo.work]).toEqual([1, 1, null]);
});
