// What the seats are in use for, as the lists of the lamps of door and seats say it.

import { expect, test } from 'vitest';
import { seatUses } from '../../src/hud/read/seats.ts';
import { open, seated } from '../scenarios/story.ts';

const ROOM = ['###########', '#K........#', '#PP.......#', '#...a..d..#', '#..bTc.T..#', '#......e..#', '#####D#####'];

test('each open seat is counted once, by what its guest waits for or what is on it', () => {
  const story = open({ map: ROOM, maids: [], customers: ['a', 'b', 'c', 'd'].map((at) => seated(`at ${at}`, at)) });
  story.pass(2);
  const { seats } = story.cafe.state;
  story.guest('at b').stage = 'waitDish';
  story.guest('at c').stage = 'linger';
  story.guest('at d').stage = 'callBill';
  expect(seatUses(story.cafe.state)).toEqual([
    { use: 'order', count: 1 },
    { use: 'dish', count: 1 },
    { use: 'rest', count: 1 },
    { use: 'bill', count: 1 },
    { use: 'free', count: 1 },
  ]);
  seats.find(({ id }) => id === 'e')!.dirty = true;
  expect(seatUses(story.cafe.state).at(-1)).toEqual({ use: 'plates', count: 1 });
  expect(seatUses(story.cafe.state).reduce((sum, { count }) => sum + count, 0)).toBe(seats.length);
});
