// Small questions of the script API: who is near, who is free to talk, whose table has what, who orders more.

import { describe, expect, test } from 'vitest';
import { choiceOf } from '../../src/sim/head-maid/situation.ts';
import type { Json } from '../../src/ai/index.ts';
import { CHAT_TILES, MOST_DISHES } from '../../src/sim/state/tuning.ts';
import { maid, open, seated } from '../scenarios/story.ts';

const HALL = [
  '###############',
  '#K............#',
  '#PP...........#',
  '#.............#',
  '#.............#',
  '#.............#',
  '#.aTb.........#',
  '#.............#',
  '#......c......#',
  '#......T......#',
  '#######D#######',
];

describe('company for a chat', () => {
  /** Idle maids on these tiles. */
  const idle = (at: Readonly<Record<string, readonly [number, number]>>) =>
    open({ map: HALL, maids: Object.entries(at).map(([id, tile]) => maid(id, tile)) }).pass(3);
  const company = (story: ReturnType<typeof idle>, least = 1): string | undefined => {
    const { world } = story.cafe;
    return world.scriptApi.idling.companyFor(world.maids.find(({ id }) => id === 'me')!, least)?.id;
  };

  test('is the nearest, and of equals the first by id, wherever they stand', () => {
    expect(company(idle({ me: [7, 4], ada: [9, 4], bea: [7, 5] }))).toBe('bea');
    expect(company(idle({ me: [7, 4], zoe: [7, 3], ada: [7, 5] }))).toBe('ada');
    expect(company(idle({ me: [7, 4], ada: [7, 3], zoe: [7, 5] }))).toBe('ada');
    expect(company(idle({ me: [7, 4], zoe: [6, 4], bea: [8, 4] }))).toBe('bea');
  });
  test.each([
    ['above', 0, -1],
    ['below', 0, 1],
    ['to the right', 1, 0],
    ['to the left', -1, 0],
  ])('is found %s as far as one can talk, and no farther', (_where, dx, dy) => {
    const at = (tiles: number): string | undefined =>
      company(idle({ me: [8, 5], ada: [8 + dx * tiles, 5 + dy * tiles] }));
    expect([at(1), at(CHAT_TILES)]).toEqual(['ada', 'ada']);
    if (dx !== 0) expect(at(CHAT_TILES + 1)).toBeUndefined();
  });
  test('is nobody when fewer are near than asked for', () => {
    const three = idle({ me: [7, 4], ada: [7, 3], bea: [7, 5] });
    expect([company(three, 2), company(three, 3)]).toEqual(['ada', undefined]);
  });
  test('is nobody who talks with another, is talked to by another, is about something or lies on the floor', () => {
    const left = (change: (ada: ReturnType<ReturnType<typeof idle>['maid']>, story: ReturnType<typeof idle>) => void) => {
      const story = idle({ me: [7, 4], ada: [7, 3], bea: [7, 7], cleo: [8, 5] });
      change(story.maid('ada'), story);
      return company(story);
    };
    expect(left(() => {})).toBe('ada');
    expect(left((ada) => (ada.chattingWith = 'me'))).toBe('ada');
    expect(left((_, story) => (story.maid('me').chattingWith = 'ada'))).toBe('ada');
    expect(left((ada) => (ada.chattingWith = 'bea'))).toBe('cleo');
    expect(left((_, story) => (story.maid('cleo').chattingWith = 'ada'))).toBe('bea');
    expect(left((ada) => (ada.pose = 'down'))).toBe('cleo');
    expect(left((ada) => (ada.serving = 'ann'))).toBe('cleo');
    expect(left((ada) => (ada.carrying = [1]))).toBe('cleo');
    expect(left((ada) => (ada.present = false))).toBe('cleo');
    expect(left((ada) => (ada.stepOf = 6))).toBe('cleo');
  });
}); // prettier-ignore

describe('guests', () => {
  const story = open({
    map: HALL,
    maids: [maid('ada', [1, 3])],
    customers: ['a', 'b', 'c'].map((seat) => seated(`at-${seat}`, seat)),
  }).pass(1);
  const { world } = story.cafe;

  test('see the plates of others within so many tiles', () => {
    const put = (id: number, who: string, dish: string): void => {
      world.state.dishes[id] = { ...story.guest(who), id, dish, guest: who, cookedTick: 0, where: 'table', holder: who } as never;
      story.guest(who).plate = id;
    };
    put(91, 'at-a', 'tea');
    put(92, 'at-b', 'cake');
    put(93, 'at-c', 'stew');
    const near = (tiles: number): string[] => [...world.scriptApi.choices.platesNear(story.guest('at-a'), tiles)].sort();
    expect([near(1), near(2), near(6), near(7)]).toEqual([[], ['cake'], ['cake'], ['cake', 'stew']]);
  }); // prettier-ignore

  test('order more while they have no list, have not had everything, can pay, and the café is open', () => {
    const ann = story.guest('at-a');
    const could = (more: object): boolean => world.scriptApi.visits.couldOrder({ ...ann, wants: null, servedCount: 0, bill: 0, budget: 900, ...more });
    expect(could({})).toBe(true);
    expect(could({ servedCount: MOST_DISHES - 1 })).toBe(true);
    expect(could({ servedCount: MOST_DISHES })).toBe(false);
    expect(could({ budget: 899 })).toBe(false);
    expect(could({ budget: 1800, bill: 900 })).toBe(true);
    expect(could({ wants: [] })).toBe(false);
    world.state.closed = true;
    expect(could({})).toBe(false);
  }); // prettier-ignore
});

describe('an order of the player’s, as the head maid understands it', () => {
  const { world } = open({ map: HALL, maids: [maid('ada', [1, 3])] }).cafe;
  const kind = (command: { behave: string } & Record<string, Json>): unknown => choiceOf(world, { executorKeys: ['maid'], tick: 9, command });
  test.each([
    ['move', 7, 8, 'a-move', 'gatherDoor'],
    ['gather', 7, 8, 'plain', 'gatherDoor'],
    ['move', 1, 3, 'a-move', 'toPass'],
    ['move', 1, 3, 'plain', 'toPassPlain'],
    ['gather', 2, 3, 'plain', 'toPassPlain'],
    ['move', 12, 5, 'plain', null],
  ])('%s to %i,%i (%s)', (behave, x, y, manner, choice) => {
    expect(kind({ behave, x, y, manner })).toBe(choice);
  });
  test('has a kind by what it asks, and none where it asks for nothing she knows', () => {
    expect([kind({ behave: 'sweep' }), kind({ behave: 'scout' })]).toEqual(['sweep', 'scout']);
    expect([kind({ behave: 'help', x: 1, y: 3 }), kind({ behave: 'move', x: 1 }), kind({ behave: 'serve', guest: 'nobody' })]).toEqual([null, null, null]);
  });
}); // prettier-ignore
