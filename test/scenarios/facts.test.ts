// The facts `weather`, `rush`, `hero` and `alarm`: each changes at the right moment, and each decides something.

import { expect, test } from 'vitest';
import { arriving, expectSound, maid, only, open, seated } from './story.ts';

const ROOM = [
  '#############',
  '#K..........#',
  '#PP.........#',
  '#......Ta...#',
  '#......b....#',
  '#...........#',
  '#...........#',
  '######D######',
];
/** A chat in progress: both maids stand side by side and always wish to chat. */
const CHATTING = [maid('hana', [9, 6], { chatty: 2 }), maid('mei', [10, 6], { chatty: 2 })];
const fact = (story: ReturnType<typeof open>, name: string) => story.cafe.facts().find((one) => one.name === name);

test('a rush begins at a load, ends at a lower one, and ends chats: waiting maids stand ready', () => {
  const story = open({
    map: ROOM,
    maids: CHATTING,
    chance: only({ chat: 1 }),
    customers: [1, 2, 3, 4, 5].map((i) => arriving(`g${i}`, 400, { seat: 'a', patience: 1500 })),
  });
  story.until('chat', {}, 400);
  expect(fact(story, 'rush')).toMatchObject({ value: false, since: null });
  expect(fact(story, 'rush')?.waiting).toContain('hana');
  const begins = story.until('rush', { what: 'begins' }, 900);
  expect(fact(story, 'rush')).toMatchObject({ value: true, since: begins.tick });
  story.pass(3);
  expect(story.maid('hana').chattingWith).toBeNull();
  expect(story.maid('mei').chattingWith).toBeNull();
  const chatsBefore = story.count('chat');
  const ends = story.until('rush', { what: 'ends' }, 6000);
  expect(ends.tick).toBeGreaterThan(begins.tick + 60);
  expect(story.count('chat')).toBe(chatsBefore);
  expect(story.count('rush')).toBe(2);
});

test('a celebrity who comes in is greeted once, by the nearest idle maid', () => {
  const story = open({
    map: ROOM,
    maids: [maid('hana', [9, 5]), maid('mei', [2, 4]), maid('yuki', [7, 5], { duties: 'serving' })],
    customers: [arriving('rio', 50, { type: 'footballer', isHero: true })],
  }).pass(60);
  expect(fact(story, 'hero')).toMatchObject({ value: ['Rio Vento'], since: 50 });
  story.pass(400);
  expect(story.all('greeted').map(({ who, guest }) => [who, guest])).toEqual([['hana', 'rio']]);
  expectSound(story);
});

test('a maid with work leaves the celebrity to the others', () => {
  const story = open({
    map: ROOM,
    maids: [maid('hana', [9, 5])],
    customers: [seated('ann', 'b'), arriving('rio', 20, { type: 'footballer', isHero: true })],
  }).pass(120);
  expect(story.count('greeted')).toBe(0);
  expect(story.maid('hana').orders.length + story.maid('hana').tally.orders).toBeGreaterThan(0);
});

test('the fire alarm ends a pause as a fact, and the board says since when it rings', () => {
  const story = open({
    map: ROOM,
    maids: [maid('hana', [5, 5], { energy: 0.05 })],
    rules: ['energy'],
    events: [{ at: 40, kind: 'alarm' }],
  });
  story.until('pause', {}, 40);
  story.pass(150);
  expect(fact(story, 'alarm')).toMatchObject({ value: true, since: 40 });
  expect(
    story.all('todoEnd', { who: 'hana' }).some(({ tick, why }) => tick >= 40 && tick <= 42 && why !== 'done'),
  ).toBe(true);
  expect(story.count('outside', {})).toBe(1);
  story.pass(300);
  expect(fact(story, 'alarm')).toMatchObject({ value: false });
  expectSound(story);
});

test('a guest in the queue without an umbrella waits for the end of the rain, and leaves when it stops', () => {
  const file = {
    map: ROOM,
    maids: [maid('hana', [9, 6])],
    menu: [{ id: 'ramen', cookTicks: 40, eatTicks: 9000, price: 900 }],
    customers: [seated('ann', 'a'), arriving('bo', 10, { seat: 'a', patience: 300 })],
  };
  const dry = open(file).pass(1000);
  const gaveUp = dry.tickOf('gone', { who: 'bo' });
  const wet = open({ ...file, events: [{ at: 100, kind: 'rain' }] }).pass(gaveUp + 200);
  expect(wet.guest('bo').stage).toBe('queue');
  expect(wet.cafe.page('bo')?.todo).toMatchObject({ behave: 'wait', for: 'rain', until: ['seats', 'weather'] });
  expect(fact(wet, 'weather')).toMatchObject({ value: 'rain', since: 100 });
  expect(fact(wet, 'weather')?.waiting).toContain('bo');
  const ends = wet.until('event', { what: 'ends', kind: 'rain' });
  wet.pass(2);
  expect(wet.guest('bo').stage).toBe('leave');
  expect(ends.tick).toBeGreaterThan(gaveUp);
});
