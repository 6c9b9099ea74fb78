// Three kinds of waitress are three rows of warps.csv (How NPC AI works, part 4): reception takes orders and bills,
// serving brings dishes and clears, allround does both.

import { describe, expect, test } from 'vitest';
import { arriving, maid, open, seated, tell, type Story } from './story.ts';

const ROOM = [
  '##############',
  '#K.K.........#',
  '#PPPP.aTb....#',
  '#............#',
  '#.....cTd....#',
  '#............#',
  '######D#######',
];
const guests = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7'].map((id, i) => arriving(id, i * 60));
const RECEPTION = ['orderTaken', 'ticket', 'target'];
const SERVING = ['pickUp', 'served', 'clear'];
const doneBy = (story: Story, id: string, types: readonly string[]): number =>
  types.reduce((count, type) => count + story.count(type, { who: id }), 0);

describe('one at reception, one serving', () => {
  const story = tell({
    map: ROOM,
    chefs: 2,
    ticks: 4000,
    maids: [maid('rin', [5, 3], { duties: 'reception' }), maid('zuri', [2, 3], { duties: 'serving', rank: 4 })],
    customers: guests,
  });

  test('reception never carries a dish nor clears a table', () => {
    expect(doneBy(story, 'rin', RECEPTION)).toBeGreaterThan(0);
    expect(doneBy(story, 'rin', SERVING)).toBe(0);
  });

  test('serving never takes an order, a ticket or a bill', () => {
    expect(doneBy(story, 'zuri', SERVING)).toBeGreaterThan(0);
    expect(doneBy(story, 'zuri', RECEPTION)).toBe(0);
    expect(story.count('paid', { maid: 'zuri' })).toBe(0);
  });

  test('together everything gets done', () => {
    expect(story.count('paid')).toBe(7);
    expect(story.cafe.state.seats.some((seat) => seat.dirty)).toBe(false);
  });
});

test('reception alone takes every order, and the dishes stay on the pass', () => {
  const story = tell({
    map: ROOM,
    maids: [maid('rin', [5, 3], { duties: 'reception' })],
    customers: [seated('one', 'a'), seated('two', 'b')],
  });
  expect(story.count('orderTaken')).toBe(2);
  expect(story.count('cooked')).toBe(2);
  expect(story.count('pickUp')).toBe(0);
});

test('serving alone takes no order', () => {
  const story = tell({
    map: ROOM,
    maids: [maid('zuri', [5, 3], { duties: 'serving' })],
    customers: [seated('one', 'a')],
  });
  expect(story.count('target') + story.count('orderTaken')).toBe(0);
});

test('both kinds stand behind the same keys: only the scripts differ', () => {
  const scriptAt = (duties: string): unknown => {
    const story = open({
      map: ROOM,
      maids: [maid('momo', [5, 3], { duties })],
      commands: [{ at: 3, executorKeys: ['all'], tick: 1, command: { behave: 'move', x: 6, y: 3 } }],
    }).pass(40);
    return story.first('warp', { key: 'waiting' })['script'];
  };
  const scripts = ['allround', 'reception', 'serving'].map(scriptAt);
  expect(new Set(scripts).size).toBe(3);
});

describe('duties edited in mid-service', () => {
  test('a maid who becomes reception first brings what is in her hands', () => {
    const story = open({ map: ROOM, maids: [maid('momo', [5, 3])], customers: [seated('one', 'd')] });
    story.until('pickUp');
    story.cafe.give({ kind: 'edit', maid: 'momo', edit: { duties: 'reception' } });
    expect(story.until('served', { who: 'momo' })).toMatchObject({ customer: 'one' });
    expect(story.count('fault')).toBe(0);
  });

  test('a maid who becomes serving first hands in the order she has taken', () => {
    const story = open({ map: ROOM, maids: [maid('momo', [5, 3])], customers: [seated('one', 'd')] });
    story.until('orderTaken');
    story.cafe.give({ kind: 'edit', maid: 'momo', edit: { duties: 'serving' } });
    story.until('served');
    expect(story.first('ticket')).toMatchObject({ who: 'momo', customers: ['one'] });
    expect(story.count('fault')).toBe(0);
  });
});

test('with many dishes waiting a maid calls for help: a command on the board that others answer', () => {
  const map = [
    '####################',
    '#K.K.K.K...........#',
    '#PPPPPPPP.aTb.cTd..#',
    '#..................#',
    '#.........eTf.gTh..#',
    '#..................#',
    '######D#############',
  ];
  const story = open({
    map,
    chefs: 4,
    maids: [
      maid('rin', [9, 3], { duties: 'reception' }),
      maid('amy', [12, 5], { duties: 'reception', rank: 2 }),
      maid('bo', [13, 5], { duties: 'reception', rank: 2 }),
    ],
    customers: ['a', 'b', 'c', 'd', 'e', 'f'].map((seat, i) => seated(`c${i}`, seat)),
  });
  while (story.count('cooked') < 6) story.pass(50);
  for (const id of ['amy', 'bo']) story.cafe.give({ kind: 'edit', maid: id, edit: { duties: 'serving' } });
  const help = story.until('help');
  const posted = story.until('command', { id: help['id'] ?? 0 });
  expect(posted).toMatchObject({
    who: help.who,
    executorKeys: ['maid'],
    command: { behave: 'help', need: 'dishes' },
    tick: help.tick + 1,
  });
  expect(story.until('commandExpired', { id: help['id'] ?? 0 }).tick).toBe(help.tick + (posted['ticks'] as number));
  story.pass(1500);
  expect(new Set(story.list('pickUp', 'who'))).toEqual(new Set(['amy', 'bo']));
  expect(story.count('served')).toBe(6);
});

test('a cell of her own with the waiting script of other duties leads to no work she has no script for', () => {
  const story = tell({
    map: ROOM,
    ticks: 600,
    maids: [
      maid('ada', [3, 3], { duties: 'serving', warps: { waiting: 'maid.greet + maid.waiting' } }),
      maid('bea', [4, 3], { duties: 'reception' }),
    ],
    customers: [seated('ann', 'a'), seated('ben', 'c')],
  });
  expect(story.count('fault')).toBe(0);
  expect(story.list('orderTaken', 'who')).toEqual(['bea', 'bea']);
});
