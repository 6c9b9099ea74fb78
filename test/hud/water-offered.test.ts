// The list under the door's lamp offers water for the queue, which costs no chalk, and says what it gains.

import { expect, test } from 'vitest';
import { postOf } from '../../src/game/input/orders.ts';
import { GROUP_WAITS, type LampReading, readLamps } from '../../src/hud/read/lamps.ts';
import { remediesFor } from '../../src/hud/read/remedies.ts';
import { say, type WordKey } from '../../src/words/index.ts';
import { TWO_TABLES as ROOM } from '../scenarios/rooms.ts';
import { arriving, maid, open, seated, type Story } from '../scenarios/story.ts';

const ALL = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
function queue(count: number, seats = ALL): Story {
  const customers = [
    ...seats.map((id) => seated(id, id)),
    ...Array.from({ length: count }, (_, i) => arriving(`x${i}`, 1, { patience: 1500 })),
  ];
  const maids = ['hana', 'mei'].map((id, i) => maid(id, [5 + 4 * i, 6], { duties: 'serving', name: id }));
  return open({ map: ROOM, maids, customers, chefs: 0 }).pass(700);
}
const doorOf = (story: Story): LampReading => readLamps(story.cafe).find(({ id }) => id === 'door')!;
const offered = (story: Story) => remediesFor(story.cafe, doorOf(story));
const keys = (story: Story): string[] => offered(story).map(({ key }) => key);

test('a maid is offered to take water to the queue, and the words say how many guests gain what', () => {
  const story = queue(9);
  const [water, ...others] = offered(story);
  expect(others).toEqual([]);
  expect(water).toMatchObject({ key: 'water', maid: 'mei', order: { water: 'x0' } });
  expect(say(`jam.remedy.${water!.key}` as WordKey, water!.params)).toBe(
    'mei takes water to the queue: 9 guests get a third of their patience back',
  );
  expect(postOf(story.cafe, 'mei', { water: 'x0' })).toMatchObject({
    executorKeys: ['mei'],
    command: { behave: 'water', guest: 'x0' },
  });
});

test('it is not offered while a maid is on her way with water, when all have had some, or when nobody queues', () => {
  const story = queue(2);
  expect(keys(story)).toEqual(['water']);
  story.cafe.give({ kind: 'command', post: postOf(story.cafe, 'mei', { water: 'x0' }) });
  story.pass(5);
  expect(keys(story)).toEqual([]);
  story.until('watered', { guests: 2 }, 400);
  expect(keys(story)).toEqual([]);
  // One who has had none: only that guest counts.
  delete story.guest('x1').watered;
  for (const id of ['x0', 'x1']) story.guest(id).patienceLeft = 0.5;
  expect(offered(story)).toMatchObject([{ key: 'water', params: { count: 1 }, order: { water: 'x1' } }]);
  expect(keys(queue(0))).toEqual([]);
});

test('it is not offered while all still have most of their patience: each guest gets water only once', () => {
  const story = queue(3);
  for (const id of ['x0', 'x1', 'x2']) story.guest(id).patienceLeft = 0.9;
  expect(keys(story)).toEqual([]);
  story.guest('x2').patienceLeft = 0.7;
  expect(offered(story)).toMatchObject([{ key: 'water', params: { count: 1 }, order: { water: 'x0' } }]);
});

test('while plates block chairs, clearing a table is offered first, and water beside it', () => {
  const story = queue(3);
  const { state, world } = story.cafe;
  for (const seat of state.seats.filter(({ table }) => table === 1)) {
    Object.assign(seat, { takenBy: null, dirty: true });
    world.places.seatChanged(seat);
  }
  expect(keys(story)).toEqual(['clear', 'water']);
});

test('while every maid is busy, water is offered for when one is free', () => {
  const story = queue(3);
  for (const me of story.cafe.world.maids) me.serving = 'a';
  expect(offered(story)).toMatchObject([{ key: 'water', later: 'whenFree' }]);
});

test('a group that no table seats is not helped by water', () => {
  const story = queue(2);
  expect(remediesFor(story.cafe, { ...doorOf(story), cause: GROUP_WAITS })).toEqual([]);
});
