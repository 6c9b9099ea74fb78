// Idle maids: they stay, fidget or chat, and stop as soon as there is work.

import { expect, test } from 'vitest';
import { maid, only, open, seated } from './story.ts';

const ROOM = ['############', '#K.........#', '#PP.....Ta.#', '#..........#', '####D#######'];

test('without chance nobody fidgets, chats or moves', () => {
  const story = open({ map: ROOM, maids: [maid('ada', [5, 3]), maid('bea', [6, 3])] }).pass(1000);
  expect(story.count('fidget') + story.count('chat')).toBe(0);
  expect([story.where('ada'), story.where('bea')]).toEqual([
    [5, 3],
    [6, 3],
  ]);
});

test('a maid with nothing to do fidgets after a while', () => {
  const story = open({ map: ROOM, chance: only({ fidget: 1 }), maids: [maid('ada', [5, 3])] }).pass(1000);
  expect(story.count('fidget', { who: 'ada' })).toBeGreaterThan(2);
  expect(story.tickOf('fidget')).toBeGreaterThanOrEqual(80);
});

test('a fidget ends in the very tick somebody calls', () => {
  const story = open({ map: ROOM, chance: only({ fidget: 1 }), maids: [maid('ada', [5, 3])], customers: [] });
  const { tick } = story.until('fidget');
  const told = open({
    map: ROOM,
    chance: only({ fidget: 1 }),
    maids: [maid('ada', [5, 3])],
    customers: [seated('guest', 'a', { arrive: tick + 10 })],
  });
  expect(told.until('target').tick).toBe(tick + 10);
  expect(told.first('fidget').tick).toBe(tick);
  told.pass(1);
  expect(told.all('todoEnd', { who: 'ada' }).at(-1)).toMatchObject({ why: 'changed' });
  expect(told.all('todo', { who: 'ada' }).at(-1)?.['todo']).toMatchObject({ behave: 'move', guest: 'guest' });
});

test('two who wait near each other chat; both stop in the tick of a call, one serves', () => {
  const maids = [maid('ada', [5, 3]), maid('bea', [6, 3])];
  const alone = open({ map: ROOM, chance: only({ chat: 1 }), maids });
  alone.until('chat');
  const { tick } = alone.until('chat');
  const story = open({
    map: ROOM,
    chance: only({ chat: 1 }),
    maids,
    customers: [seated('guest', 'a', { arrive: tick + 20 })],
  });
  story.pass(tick + 21);
  expect(new Set(story.list('chat', 'who'))).toEqual(new Set(['ada', 'bea']));
  expect(story.first('chat')['with']).toBe(story.first('chat').who === 'ada' ? 'bea' : 'ada');
  expect(story.first('target').tick).toBe(tick + 20);
  expect(story.cafe.world.maids.filter((one) => one.serving === 'guest')).toHaveLength(1);
  story.pass(1);
  expect(story.cafe.world.maids.find((one) => one.serving === 'guest')?.chattingWith).toBe(null);
});

test('a chat comes to its own end', () => {
  const story = open({ map: ROOM, chance: only({ chat: 1 }), maids: [maid('ada', [5, 3]), maid('bea', [6, 3])] }).pass(
    2000,
  );
  expect(story.count('chat')).toBeGreaterThan(4);
  const talking = story.list('chat', 'tick', { who: 'ada' }) as number[];
  for (let i = 1; i < talking.length; i++)
    expect((talking[i] as number) - (talking[i - 1] as number)).toBeGreaterThanOrEqual(120);
});

test('one alone, or far apart, do not chat', () => {
  const alone = open({ map: ROOM, chance: only({ chat: 1 }), maids: [maid('ada', [5, 3])] }).pass(800);
  const apart = open({ map: ROOM, chance: only({ chat: 1 }), maids: [maid('ada', [1, 3]), maid('bea', [10, 3])] }).pass(
    800,
  );
  expect(alone.count('chat') + apart.count('chat')).toBe(0);
});

test('whoever is without work in a doorway steps aside', () => {
  const story = open({ map: ROOM, maids: [maid('ada', [4, 4])] }).pass(100);
  expect(story.where('ada')).not.toEqual([4, 4]);
  expect(story.cafe.state.map.rows[story.where('ada')[1]]?.[story.where('ada')[0]]).toBe('.');
});

test('a waiting maid is parked, and thinks no more often than her todo asks', () => {
  const story = open({ map: ROOM, maids: [maid('ada', [5, 3])] }).pass(600);
  expect(story.cafe.page('ada')).toMatchObject({ parked: true, todo: { behave: 'stay', tick: 60 } });
  expect(story.cafe.page('ada')?.runned).toBeLessThan(12);
});
