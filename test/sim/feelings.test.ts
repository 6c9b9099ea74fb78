// Moods and friendships in small: amounts, limits, and ties.

import { describe, expect, test } from 'vitest';
import { takesChalk, wonChalk } from '../../src/sim/season/chalk-supply.ts';
import { counterDay } from '../../src/sim/rival/our-counters.ts';
import { fondestMaid, placeAmongFriends } from '../../src/sim/people/friends.ts';
import { stakeOf, takePrize } from '../../src/sim/janken/prizes.ts';
import { feels, tipped } from '../../src/sim/people/moods.ts';
import { dearness, moodAfter } from '../../src/sim/visits/price-effects.ts';
import type { Guest } from '../../src/sim/state/person.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import type { MenuItem } from '../../src/sim/state/things.ts';
import { maid, open, seated, type MaidEntry } from '../scenarios/story.ts';

const ROOM = ['##########', '#..aTb...#', '#........#', '####D#####'];
const cafeOf = (maids: readonly MaidEntry[], more: object = {}) =>
  open({ map: ROOM, maids, customers: [seated('ann', 'a')], rules: ['mood', 'friends'], ...more }).pass(1);
const guestOf = (story: ReturnType<typeof cafeOf>): Guest => story.guest('ann');

describe('a tip', () => {
  const lifted = (tip: number, bill: number, mood = 0): number => {
    const story = cafeOf([maid('ada', [1, 2], { mood })]);
    const { world } = story.cafe;
    tipped(world, world.maids[0]!, tip, bill);
    return story.maid('ada').mood - mood;
  };
  test('lifts her by its share of the bill, up to a limit; the gladder she is, the less', () => {
    expect(lifted(100, 1000)).toBeCloseTo(0.015, 10);
    expect(lifted(200, 1000)).toBeCloseTo(0.03, 10);
    expect(lifted(900, 1000)).toBeCloseTo(0.03, 10);
    expect(lifted(100, 1000, 0.5)).toBeCloseTo(0.0075, 10);
    expect(lifted(100, 1000, -0.5)).toBeCloseTo(0.015, 10);
  });
  test('is none without a bill, and no tip does nothing', () => {
    expect([lifted(100, 0), lifted(0, 1000), lifted(0, 0)]).toEqual([0, 0, 0]);
  });
});

test('a mood stays within its bounds, and it is kept what it was', () => {
  const story = cafeOf([maid('ada', [1, 2], { mood: 0.9 })]);
  const ada = story.maid('ada');
  feels(ada, 'birthday', 0.3);
  expect(ada.mood).toBe(1);
  feels(ada, 'slip', -3);
  expect(ada.mood).toBe(-1);
  expect(ada.felt?.by['birthday']).toBeCloseTo(0.1, 10);
  expect(ada.felt?.by['slip']).toBe(-2);
});

describe('a dish that is set before somebody', () => {
  const state = (rules?: readonly string[]): WorldState => ({ scenario: false, rules }) as unknown as WorldState;
  const item = (share: number): MenuItem => ({ id: 'curry', price: 980 * share }) as MenuItem;
  const after = (share: number, more: Partial<Guest> = {}): number =>
    moodAfter(state(), { mood: 0, patienceLeft: 1, ateCold: false, ...more } as Guest, item(share));
  const usual = 1 / dearness(state(), { id: 'curry', price: 1 });
  const at = (share: number, more: Partial<Guest> = {}): number => after((share * usual) / 980, more);

  test.each([
    ['at the usual price, in time', 1, {}, 0.35],
    ['at the usual price, late', 1, { patienceLeft: 0.5 }, 0.2],
    ['just in time', 1, { patienceLeft: 0.51 }, 0.35],
    ['a bargain', 0.89, {}, 0.45],
    ['no bargain yet', 0.9, {}, 0.35],
    ['dear', 1.1, {}, 0],
    ['as dear as can be borne', 1.2, {}, 0],
    ['too dear', 1.21, {}, -0.1],
    ['cold', 1, { ateCold: true, patienceLeft: 0 }, -0.5],
    ['so good that nothing is better', 1, { mood: 0.9 }, 1],
    ['so bad that nothing is worse', 1, { mood: -0.9, ateCold: true, patienceLeft: 0 }, -1],
  ])('%s', (_how, share, more, mood) => {
    expect(at(share, more)).toBeCloseTo(mood, 10);
  });
  test('has no share of a usual price where prices do not count, or where it has none', () => {
    expect(dearness(state(), { id: 'curry', price: 2 * usual })).toBe(2);
    expect(dearness(state(['mood']), { id: 'curry', price: 2 * usual })).toBe(1);
    expect(dearness(state(['prices']), { id: 'stew', price: 7 })).toBe(1);
    expect(dearness(state(['mood']), { id: 'stew', price: 7 })).toBe(1);
  });
});

describe('friends', () => {
  const her = { friends: { bob: 60, ann: 60, zoe: 90, cat: 40, dan: 39 } };
  test('have their places: the fondest first, then by id; acquaintances have none', () => {
    expect(['zoe', 'ann', 'bob', 'cat'].map((id) => placeAmongFriends(her, id))).toEqual([0, 1, 2, 3]);
    expect(['dan', 'eve'].map((id) => placeAmongFriends(her, id))).toEqual([-1, -1]);
    const { world } = cafeOf([maid('ada', [1, 2])]).cafe;
    const ada = world.maids[0]!;
    ada.friends = { ...her.friends };
    expect(world.scriptApi.friendsOf(ada)).toEqual(['zoe', 'ann', 'bob', 'cat']);
    ada.friends = { dan: 39, cat: 40 };
    expect(world.scriptApi.friendsOf(ada)).toEqual(['cat']);
  });
  test('somebody is fondest of the maid with most friendship, of equals the first by id, and only of who is there', () => {
    const fondest = (friends: readonly number[], away = -1): string | undefined => {
      const { world } = cafeOf(['ada', 'bea', 'cleo'].map((id, i) => maid(id, [1 + i, 2]))).cafe;
      world.maids.forEach((one, i) => {
        one.friends = { ann: friends[i] as number };
        one.present = i !== away;
      });
      return fondestMaid(world, 'ann')?.id;
    };
    expect(fondest([5, 9, 7])).toBe('bea');
    expect(fondest([5, 9, 9])).toBe('bea');
    expect(fondest([9, 5, 7])).toBe('ada');
    expect(fondest([0, 0, 0])).toBe('ada');
    expect(fondest([5, 9, 7], 1)).toBe('cleo');
    expect(fondest([0, 0, 0], 0)).toBe('bea');
  });
});

describe('what a guest plays janken for', () => {
  const stake = (customerType: string, left: number, rules: readonly string[], more: Partial<Guest> = {}): unknown => {
    const story = cafeOf([maid('ada', [1, 2])], { rules });
    Object.assign(guestOf(story), { customerType, budget: 4567, ...more });
    return stakeOf(story.cafe.world, guestOf(story), left);
  };
  const TIP = { kind: 'tip', much: 450, maid: null };
  test('is nothing once the day’s prizes are won, and something up to the last', () => {
    expect([stake('office', 1, []), stake('office', 0, []), stake('office', -1, [])]).toEqual([TIP, null, null]);
  });
  test('is friendship for who comes again, where there is friendship', () => {
    expect(stake('office', 1, ['friends'], { isHero: true })).toEqual({ kind: 'friend', much: 8, maid: 'ada' });
    expect(stake('office', 1, ['friends'])).toEqual(TIP);
    expect(stake('office', 1, [], { isHero: true })).toEqual(TIP);
  });
  test('is cheer for families, where maids have moods, and chalk for children, where there is chalk', () => {
    expect(stake('family', 1, ['mood'])).toEqual({ kind: 'cheer', much: 6, maid: null });
    expect(stake('family', 1, [])).toEqual(TIP);
    expect(stake('student', 1, [])).toEqual(TIP);
    expect(stake('office', 1, [], { budget: 90 })).toMatchObject({ kind: 'tip', much: 50 });
  });
  test('is taken once it is won', () => {
    const story = cafeOf([maid('ada', [1, 2], { mood: 0 }), maid('bea', [2, 2], { mood: 0 })]);
    const { world, state } = story.cafe;
    const won = (kind: 'chalk' | 'cheer' | 'friend' | 'tip', much: number, of: string | null = null): void =>
      takePrize(world, guestOf(story), { kind, much, maid: of });
    state.chalk = { left: 4, most: 4, nextTick: null };
    const money = state.money;
    won('chalk', 1);
    expect([state.chalk.left, state.money]).toEqual([5, money]);
    won('cheer', 6);
    expect([story.maid('ada').mood, story.maid('bea').mood]).toEqual([0.06, 0.06]);
    won('friend', 8, 'bea');
    expect([story.maid('ada').friends, story.maid('bea').friends]).toEqual([{}, { ann: 8 }]);
    won('tip', 120);
    expect([state.money, state.figures.tips]).toEqual([money + 120, 120]);
    expect(state.chalk.left).toBe(5);
  });
});

describe('chalk', () => {
  const box = (left: number): WorldState => ({ chalk: { left, most: 4, nextTick: null } }) as unknown as WorldState;
  test('is taken for a strong action only if there is enough', () => {
    const few = box(2);
    expect([takesChalk(few, 3), few.chalk?.left]).toEqual([false, 2]);
    expect([takesChalk(few, 2), few.chalk?.left]).toEqual([true, 0]);
    expect(takesChalk({} as WorldState, 9)).toBe(true);
  });
  test('that is won is there at once, even beyond the pieces of the morning', () => {
    const full = box(4);
    wonChalk(full);
    expect(full.chalk?.left).toBe(5);
    expect(() => wonChalk({} as WorldState)).not.toThrow();
  });
});

test('a counter taken up of an evening is for the next day', () => {
  const clock = { day: 3 } as WorldState['clock'];
  expect([counterDay({ clock, over: false }), counterDay({ clock, over: true })]).toEqual([3, 4]);
});
