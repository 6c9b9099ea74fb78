// Water for the queue: a maid takes water to the guests at the door, which costs no chalk, and each has some patience back.

import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../src/hud/read/board.ts';
import { BoardLines } from '../../src/hud/read/orders/board-lines.ts';
import { sayState } from '../../src/hud/read/orders/say-line.ts';
import { plainText } from '../../src/hud/news/drama-words.ts';
import { News } from '../../src/hud/news/news.ts';
import { doingOf } from '../../src/hud/read/maid-activity.ts';
import { say } from '../../src/words/index.ts';
import { TWO_TABLES as ROOM } from './rooms.ts';
import { arriving, expectSound, maid, open, seated, type MaidEntry, type ScenarioFile, type Story } from './story.ts';

const QUEUE = ['x', 'y', 'z'];
const hana = (more: Partial<MaidEntry> = {}): MaidEntry => maid('hana', [5, 6], { duties: 'serving', ...more });

/** A full room, in which nobody takes orders, and three guests at the door with about half of their patience left. */
function full(more: Partial<ScenarioFile> = {}): Story {
  const customers = [
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => seated(id, id)),
    ...QUEUE.map((id) => arriving(id, 1, { patience: 900 })),
  ];
  return open({ map: ROOM, maids: [hana()], customers, chefs: 0, ...more }).pass(450);
}
const asks = (story: Story, more: Readonly<Record<string, string>> = {}, who = 'hana'): Story => {
  const command = { behave: 'water', guest: 'x', ...more };
  story.cafe.give({ kind: 'command', post: { executorKeys: [who], tick: 300, command } });
  return story;
};
const answer = (story: Story, who = 'hana') => story.maid(who).answers.at(-1);

test('a maid takes water to the queue: everyone there has a third of the patience back, is a little happier, and costs no chalk', () => {
  const story = full();
  story.cafe.state.chalk = { left: 0, most: 4, nextTick: null };
  const before = QUEUE.map((id) => ({ ...story.guest(id) }));
  asks(story);
  const done = story.until('watered', { who: 'hana' }, 400);
  expect(done['guests']).toBe(3);
  for (const { id, patienceLeft, stageTick, mood } of before) {
    const now = story.guest(id);
    expect(patienceLeft).toBeLessThan(0.7);
    expect(now).toMatchObject({ stageTick: stageTick + 270, watered: true, bubble: { icon: 'heart' } });
    expect(now.patienceLeft).toBeGreaterThan(patienceLeft);
    expect(now.mood).toBeCloseTo(mood + 0.05);
  }
  expect(story.first('orderEnded', { who: 'hana' })).toMatchObject({ answer: 'done', tick: done.tick });
  expect(story.maid('hana').pose).not.toBe('serve');
  story.pass(100);
  expectSound(story);
});

test('nobody has more than all the patience, and each guest has water only once in a visit', () => {
  const story = full();
  for (const id of QUEUE) story.guest(id).stageTick = story.cafe.state.tick - 20;
  asks(story).until('watered', {}, 400);
  expect(QUEUE.map((id) => story.guest(id).patienceLeft)).toEqual([1, 1, 1]);
  asks(story).pass(3);
  expect(answer(story)).toMatchObject({ is: 'impossible', cause: 'watered' });
  // A guest who comes later has had none.
  delete story.guest('z').watered;
  asks(story);
  expect(story.until('watered', {}, 400)['guests']).toBe(1);
});

describe('she cannot', () => {
  test('while nobody queues: she says so', () => {
    const story = asks(open({ map: ROOM, maids: [hana()] }).pass(5)).pass(3);
    expect(answer(story)).toMatchObject({ is: 'impossible', cause: 'noQueue' });
    expect(story.maid('hana').bubble?.say).toBe('order.noQueue');
  });
  test('with dishes or order tickets in her hands: she brings them away first', () => {
    const story = full();
    const order = { guest: 'a', dish: 'ramen', takenTick: 1 };
    story.maid('hana').orders.push(order);
    asks(story).pass(3);
    expect(answer(story)).toMatchObject({ is: 'accepted', begun: false });
    expect(story.cafe.outlook('hana', { behave: 'water', guest: 'x' })).toMatchObject({ cause: 'handsFull' });
    story.until('watered', {}, 400);
    expect(story.maid('hana').orders).toEqual([]);
  });
  test('when she does not obey: she declines, as every request', () => {
    const story = asks(full({ maids: [hana({ obedience: 0 })] })).pass(3);
    expect(answer(story)).toMatchObject({ is: 'declined', cause: 'mood' });
  });
});

test('if the first guest has sat down meanwhile, she goes to the one who is first now; if nobody queues, she gives up', () => {
  const story = asks(full()).pass(10);
  expect(answer(story)).toMatchObject({ is: 'accepted', begun: true });
  story.guest('x').leaveReason = 'later';
  story.cafe.world.queue = null;
  story.guest('x').stage = 'leave';
  expect(story.until('watered', {}, 400)['guests']).toBe(2);
  const none = asks(full()).pass(10);
  for (const id of QUEUE) none.guest(id).stage = 'leave';
  none.cafe.world.queue = null;
  expect(none.until('orderEnded', { who: 'hana' }, 400)).toMatchObject({ answer: 'failed', cause: 'noQueue' });
  none.pass(100);
  expect(none.count('watered')).toBe(0);
  expectSound(none);
});

test('of two maids who were asked, the second learns that a colleague was quicker', () => {
  const story = full({ maids: [hana(), maid('mei', [1, 6], { duties: 'serving' })] });
  asks(story);
  asks(story, {}, 'mei');
  expect(story.until('watered', {}, 400).who).toBe('hana');
  story.pass(1);
  expect(story.first('orderEnded', { who: 'mei' })).toMatchObject({ answer: 'failed', cause: 'colleague' });
});

test('a newer request replaces it while she is on her way, and it counts among the open requests', () => {
  const story = asks(full()).pass(3);
  expect(answer(story)).toMatchObject({ is: 'accepted', begun: true });
  asks(story, { after: 'last' }).pass(1);
  asks(story, { after: 'last' }).pass(1);
  asks(story, { after: 'last' }).pass(1);
  const post = { executorKeys: ['hana'], tick: 50, command: { behave: 'water', guest: 'x', after: 'last' } };
  expect(story.cafe.tooMany(post)).toBe(true);
  story.cafe.give({ kind: 'command', post: { ...post, command: { behave: 'move', x: 2, y: 6, manner: 'plain' } } });
  story.pass(40);
  expect(story.first('orderEnded', { who: 'hana' })).toMatchObject({ answer: 'superseded' });
  expect(story.count('watered')).toBe(0);
});

test('board, card and news tell it in words', () => {
  const story = full();
  const [lines, news] = [new BoardLines(), new News(story.cafe)];
  const [states, told, doing]: [string[], string[], string[]] = [[], [], []];
  asks(story);
  story.pass(300, (cafe) => {
    lines.hear(cafe, cafe.events);
    for (const line of lines.read(cafe)) states.push(sayState(line));
    told.push(...news.tell(cafe, cafe.events, told.length + 1).map(({ what }) => plainText(what)));
    const { key, params } = doingOf(cafe, story.maid('hana'));
    doing.push(say(key, params));
  });
  expect(wordsOf(story.cafe.state, { behave: 'water', guest: 'x' })).toMatchObject({ key: 'command.water' });
  expect(doing).toContain('bringing water');
  expect(states).toContain('done');
  expect(told.filter((line) => line.includes('water'))).toEqual([
    expect.stringMatching(/brings water: 3 guests in the queue wait more calmly\.$/),
  ]);
});
