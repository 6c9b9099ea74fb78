// How a day ends: after the last call nobody orders again or stays a little, and the queue is sent home soon.

import { beforeAll, describe, expect, test } from 'vitest';
import { readLamps } from '../../src/hud/read/lamps.ts';
import { becauseOf } from '../../src/words/because.ts';
import { CLOSE_TABLES as ROOM } from './rooms.ts';
import { arriving, expectSound, farSighted, only, open, seated, type Story } from './story.ts';

const menu = [{ id: 'ramen', cookTicks: 10, eatTicks: 100, price: 900 }];
const CLOSES = 1000;
/** Sociable guests who like to order again and to chat over empty plates, and more guests at the door than chairs come free. */
const stays = { order: null, budget: 90_000, temperament: 'sociable' };
function evening(): Story {
  const guests = [...'abcdghik'].map((seat) => seated(seat, seat, stays));
  const late = Array.from({ length: 14 }, (_, i) => arriving(`z${10 + i}`, 300 + 10 * i, { ...stays, patience: 5000 }));
  const maids = ['hana', 'mei', 'uma', 'yui'].map((id, i) => farSighted(id, [4 + 2 * i, 2], { rank: 5 }));
  const story = open({ map: ROOM, maids, menu, customers: [...guests, ...late], chance: only({ again: 1, chat: 1 }) });
  Object.assign(story.cafe.state, { clock: { ...story.cafe.state.clock, closeTick: CLOSES } });
  return story;
}

describe('after closing', () => {
  let story: Story;
  let isCalled = false;
  const reasons = new Set<string>();
  beforeAll(() => {
    story = evening();
    story.pass(CLOSES);
    for (let i = 0; i < 2000 && !story.cafe.state.over; i++) {
      story.pass(1);
      isCalled ||= story.maid('hana').bubble?.say === 'lastCall';
      for (const { id, ...one } of Object.values(story.cafe.state.people))
        if (one.role === 'guest' && one.stage === 'callBill') {
          const because = story.cafe.decisions(id).at(-1)?.because;
          if (because?.key === 'guest.lastCall') reasons.add(String(becauseOf(because)));
        }
    }
  });
  const later = (type: string, ticks = 0) => story.all(type).filter(({ tick }) => tick > CLOSES + ticks);

  test('a maid makes the last call, and guests give it as their reason to pay', () => {
    expect(story.count('closed')).toBe(1);
    expect(isCalled).toBe(true);
    expect([...reasons]).toEqual(['because the café has closed']);
  });
  test('nobody orders a second dish, or passes time over an empty plate', () => {
    const eaten = new Set(story.all('eaten').map(({ who }) => who));
    expect(later('calls').some(({ who, need, tick }) => {
      const ate = story.all('eaten', { who }).some((one) => one.tick < tick);
      return need === 'order' && ate;
    })).toBe(false); // prettier-ignore
    expect(eaten.size).toBeGreaterThan(8);
    expect(later('pastime').filter(({ what }) => what === 'linger')).toEqual([]);
  });
  test('guests at the door still sit down for 15 café minutes; then the rest go home', () => {
    expect(later('seated').length).toBeGreaterThan(0);
    expect(later('seated', 200)).toEqual([]);
    const home = later('leaves').filter(({ reason }) => reason === 'closed');
    expect(home.length).toBeGreaterThan(0);
    expect(home.every(({ tick }) => tick >= CLOSES + 150 && tick < CLOSES + 160)).toBe(true);
  });
  test('the day is over an hour and a quarter later', () => {
    expect(story.cafe.state.over).toBe(true);
    expect(story.cafe.state.tick).toBeLessThan(CLOSES + 750);
    expectSound(story);
  });
});

test('a guest too shy to ring still wants to order after closing: she counts as a caller, and a maid comes by herself', () => {
  const maids = [farSighted('hana', [4, 2], { rank: 5 })];
  const wen = arriving('wen', 850, { order: null, budget: 5000, patience: 900 });
  const story = open({ map: ROOM, maids, menu, customers: [wen], chance: only({}) });
  Object.assign(story.cafe.state, { clock: { ...story.cafe.state.clock, closeTick: CLOSES } });
  story.pass(852);
  story.guest('wen').quiet = true;
  story.pass(CLOSES - 852);
  expect(story.guest('wen').calls?.need).toBe('order');
  expect(story.guest('wen').attendedBy).toBeNull();
  story.pass(5);
  const orders = readLamps(story.cafe).find(({ id }) => id === 'orders');
  expect(orders).toMatchObject({ count: 1, guests: ['wen'] });
  story.until('orderTaken', {}, 200);
  story.until('paid', { who: 'wen' }, 1000);
  expectSound(story);
});
