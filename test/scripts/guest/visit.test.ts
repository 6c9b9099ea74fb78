// A guest's next todo, stage by stage of the visit, where scenarios could not distinguish two answers.

import { describe, expect, test } from 'vitest';
import { warp } from '../../../src/ai/index.ts';
import type { Guest } from '../../../src/sim/state/person.ts';
import { ROW } from '../../scenarios/rooms.ts';
import { arriving, maid, open, seated, type Story } from '../../scenarios/story.ts';
import { ask } from '../asking.ts';

const NOON = { map: ROW, maids: [maid('ada', [3, 3])], chefs: 0 };
/** Lia sits at the first table, the star at the last. */
const told = (lia: Partial<Guest> = {}): Story => {
  const story = open({ ...NOON, customers: [seated('lia', 'a'), seated('star', 'f')] }).pass(2);
  Object.assign(story.guest('lia'), lia);
  return story;
};

describe('for an autograph', () => {
  const goes = (lia: Partial<Guest>, runned: number) =>
    ask(told(lia), 'lia', 'guest.mob', { runned, param: { hero: 'star', seat: 'a' } }).answer;

  test('a guest gets up first, once', () => {
    expect(goes({}, 0)).toEqual({ behave: 'standUp' });
    expect(goes({}, 1)).toMatchObject({ behave: 'move' });
  });
  test('a guest who stands already walks over, and looks up twice a second', () => {
    expect(goes({ seat: null }, 0)).toEqual({ behave: 'move', x: 22, y: 1, tick: 10 });
  });
  test('a guest with the pen in hand finishes, though the star has moved away', () => {
    expect(goes({ seat: null, work: 'autograph' }, 3)).toEqual({ behave: 'autograph', hero: 'star' });
  });
  test('after sixty lines of it the guest gives up and goes back to the chair', () => {
    expect(goes({ seat: null }, 60)).toMatchObject({ behave: 'move' });
    expect(goes({ seat: null }, 61)).toEqual(warp('toSeat', { seat: 'a' }));
  });
});

describe('in the queue', () => {
  test('a guest waits for a seat, and looks up every two seconds or when one is free', () => {
    const story = open({ ...NOON, customers: [seated('lia', 'a'), arriving('max', 1, { seat: 'a' })] }).pass(60);
    expect(story.guest('max').stage).toBe('queue');
    expect(ask(story, 'max', 'guest.queue').answer).toEqual({
      behave: 'wait',
      for: 'seat',
      until: ['seats', 'weather'],
      tick: 40,
    });
  });
  test('a guest stands where only some seats are walled off and the others are taken', () => {
    const map = ['############', '#K.....#...#', '#PP.aT.#.bT#', '#......#...#', '###D########'];
    const story = open({ ...NOON, map, customers: [seated('lia', 'a'), arriving('max', 1)] }).pass(5);
    expect(ask(story, 'max', 'guest.enter')).toEqual({
      answer: warp('queue', {}),
      because: { key: 'guest.queue', terms: {} },
      weighed: [],
    });
  });
});

describe('to the table', () => {
  const towards = (story: Story, seat: string) => ask(story, 'lia', 'guest.toSeat', { param: { seat } }).answer;

  test('a guest walks to a seat nobody has taken, or which is kept for nobody else', () => {
    expect(towards(told({ seat: null }), 'd')).toEqual({ behave: 'move', x: 15, y: 2, seat: 'd', tick: 60 });
  });
  test('a guest looks for another seat when theirs is taken', () => {
    expect(towards(told({ seat: null }), 'f')).toEqual(warp('enter', {}));
  });
});

describe('at the table', () => {
  test('a frightened guest runs before anything else', () => {
    const story = told({ stage: 'flee' });
    expect(ask(story, 'lia', 'guest.seated').answer).toEqual(warp('flee', {}));
    expect(ask(story, 'lia', 'guest.flee')).toMatchObject({
      answer: warp('leave', { reason: 'fled' }),
      because: { key: 'guest.flees' },
    });
  });
  test('the course of the visit: a hand up for the order, waiting, eating, a hand up for the bill', () => {
    const course = (stage: Guest['stage']) => ask(told({ stage, temperament: 'calm' }), 'lia', 'guest.seated').answer;
    const looksUp = { tick: 300, until: ['buffs'] };
    expect(course('callOrder')).toEqual({ behave: 'call', need: 'order', ...looksUp });
    expect(course('waitDish')).toEqual({ behave: 'wait', for: 'dish', ...looksUp });
    expect(course('eat')).toEqual({ behave: 'eat', ...looksUp });
    expect(course('linger')).toEqual({ behave: 'call', need: 'bill', ...looksUp });
    expect(course('callBill')).toEqual({ behave: 'call', need: 'bill', ...looksUp });
  });
});
