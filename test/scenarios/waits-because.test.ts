// What a waiting maid gives as her reason is so: while guests call she does not say that nobody needs her.

import { expect, test } from 'vitest';
import { ONE_FOR_FOUR as ROOM } from './rooms.ts';
import { farSighted, open, seated } from './story.ts';

const reasonOf = (story: ReturnType<typeof open>, id: string): string | undefined =>
  story.cafe.decisions(id).at(-1)?.because?.key;

test('one who only carries dishes says so while a guest calls', () => {
  const story = open({
    map: ROOM,
    maids: [farSighted('hana', [3, 3], { duties: 'serving' })],
    customers: [seated('ann', 'a')],
  });
  story.pass(60);
  expect(story.guest('ann').calls).not.toBeNull();
  expect(reasonOf(story, 'hana')).toBe('idle.onlyDishes');
});

test('one who stands by while another goes to the only guest says so', () => {
  const maids = [farSighted('ada', [4, 2]), farSighted('bea', [8, 5])];
  const story = open({ map: ROOM, maids, customers: [seated('ann', 'a')] });
  story.pass(3);
  expect(['ada', 'bea'].map((id) => reasonOf(story, id))).toContain('idle.othersGo');
});

test('one who only takes orders says so while a dish stands on the pass', () => {
  const menu = [{ id: 'ramen', cookTicks: 10, eatTicks: 50, price: 900 }];
  const hana = farSighted('hana', [3, 3], { duties: 'reception' });
  const story = open({ map: ROOM, maids: [hana], menu, customers: [seated('ann', 'a')] });
  while (story.cafe.world.places.pass.size === 0) story.pass(1);
  story.pass(60);
  expect(reasonOf(story, 'hana')).toBe('idle.onlyOrders');
});

test('one who cannot bring a dish, because its guest has left the table, says so with the dish in hand and without', () => {
  const menu = [{ id: 'ramen', cookTicks: 10, eatTicks: 50, price: 900 }];
  const story = open({ map: ROOM, maids: [farSighted('hana', [3, 3])], menu, customers: [seated('ann', 'a')] });
  story.until('pickUp');
  const ann = story.guest('ann');
  Object.assign(ann, { seat: null });
  story.pass(20);
  expect(reasonOf(story, 'hana')).toBe('dishes.holds');
});

test('without guests nobody needs her', () => {
  const story = open({ map: ROOM, maids: [farSighted('hana', [3, 3])] }).pass(5);
  expect(reasonOf(story, 'hana')).toBe('idle.stays');
});
