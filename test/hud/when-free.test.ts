// A guest too shy to ring while every maid is busy: the lamp offers the maid who will be free soonest, and she comes then.

import { expect, test } from 'vitest';
import { serveOrder, whenFree } from '../../src/game/input/orders.ts';
import { readLamps } from '../../src/hud/read/lamps.ts';
import { remediesFor } from '../../src/hud/read/remedies.ts';
import { TWO_TABLES as ROOM } from '../scenarios/rooms.ts';
import { farSighted, open, seated, type Story } from '../scenarios/story.ts';

/** A shy guest at table 2; the only maid is on her way to a guest at table 1. */
function busy(): Story {
  const maids = [farSighted('hana', [7, 6])];
  const story = open({ map: ROOM, maids, customers: [seated('loud', 'b')], chefs: 0, chance: 0 });
  story.pass(3);
  const { people, seats } = story.cafe.state;
  const seat = seats.find(({ id }) => id === 'e')!;
  const loud = story.guest('loud');
  people['shy'] = {
    ...structuredClone(loud),
    id: 'shy',
    name: 'Pia',
    quiet: true,
    seat: seat.id,
    claimedSeat: seat.id,
    x: seat.x,
    y: seat.y,
    toX: seat.x,
    toY: seat.y,
  };
  seat.takenBy = 'shy';
  return story;
}

test('the maid who will be free soonest is offered for a guest too shy to ring', () => {
  const story = busy();
  const orders = readLamps(story.cafe).find(({ id }) => id === 'orders')!;
  const lamp = { ...orders, cause: 'orders.quiet', guests: ['shy'] };
  const { hana } = story.cafe.state.people;
  expect(hana).toMatchObject({ serving: 'loud' });
  expect(remediesFor(story.cafe, lamp)).toMatchObject([{ maid: 'hana', order: { serve: 'shy' }, later: 'whenFree' }]);
});

test('a maid who makes peace, pushes a table or apologises is not offered while another is free', () => {
  const maids = [farSighted('hana', [10, 6]), farSighted('yuki', [2, 6])];
  const story = open({ map: ROOM, maids, customers: [seated('loud', 'e')], chefs: 0, chance: 0 });
  story.pass(3);
  const orders = readLamps(story.cafe).find(({ id }) => id === 'orders')!;
  const lamp = { ...orders, cause: 'orders.call', guests: ['loud'] };
  for (const one of ['hana', 'yuki']) Object.assign(story.maid(one), { serving: null, answers: [] });
  const offered = (): string[] => remediesFor(story.cafe, lamp).map(({ maid }) => maid);
  story.maid('hana').doing = 'stay';
  expect(offered()).toEqual(['hana']);
  for (const doing of ['mediate', 'push', 'apologise', 'water']) {
    story.maid('hana').doing = doing;
    expect(offered()).toEqual(['yuki']);
  }
});

test('an order for when she is free is carried out after her present work, a plain order at once', () => {
  const servedFirst = (later: boolean): readonly unknown[] => {
    const story = busy();
    const post = serveOrder(story.cafe, ['hana'], 'shy');
    story.cafe.give({ kind: 'command', post: later ? whenFree(post) : post });
    for (let i = 0; i < 2; i++) story.until('orderTaken', {}, 1500);
    return story.list('orderTaken', 'customer');
  };
  expect(servedFirst(false)).toEqual(['shy', 'loud']);
  expect(servedFirst(true)).toEqual(['loud', 'shy']);
});
