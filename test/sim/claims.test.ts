// Claims of a decision at the moment it is made (src/sim/minds/claims.ts), and the idle time derived from it.

import { describe, expect, test } from 'vitest';
import type { Todo, Warp } from '../../src/ai/index.ts';
import { decided } from '../../src/sim/minds/claims.ts';
import { noteLoss } from '../../src/sim/visits/loss-causes.ts';
import { arriving, maid, open, seated } from '../scenarios/story.ts';

const ROOM = [
  '############',
  '#K.........#',
  '#PP..aTb...#',
  '#..........#',
  '#....cTd...#',
  '#..........#',
  '####D#######',
];

describe('places for a party', () => {
  const party = () =>
    open({
      map: ROOM,
      maids: [],
      customers: ['ann', 'bob', 'cat'].map((id) => arriving(id, 0, { party: 'p' })),
    }).pass(1);
  const finds = (seat: string, mates: Readonly<Record<string, string>>): Warp =>
    ({ warp: 'toSeat', param: { seat, mates } }) as unknown as Warp;
  const claims = (story: ReturnType<typeof party>): (string | null)[] =>
    ['ann', 'bob', 'cat'].map((id) => story.guest(id).claimedSeat);

  test('are taken with the seat of whoever finds the table, for all who came along', () => {
    const story = party();
    const { world } = story.cafe;
    for (const who of world.guests) who.claimedSeat = null;
    for (const seat of world.state.seats) seat.takenBy = null;
    decided(world, story.guest('ann'), null, finds('a', { bob: 'b', cat: 'c' }));
    expect(claims(story)).toEqual(['a', 'b', 'c']);
    expect(world.state.seats.map(({ takenBy }) => takenBy)).toEqual(['ann', 'bob', 'cat', null]);
  });
  test('are not changed for who sits already, nor by one’s own name, nor where none is named', () => {
    const story = party();
    const { world } = story.cafe;
    for (const who of world.guests) who.claimedSeat = null;
    for (const seat of world.state.seats) seat.takenBy = null;
    story.guest('bob').seat = 'd';
    decided(world, story.guest('ann'), null, finds('a', { ann: 'b', bob: 'c' }));
    expect(claims(story)).toEqual(['a', null, null]);
    expect(world.state.seats.map(({ takenBy }) => takenBy)).toEqual(['ann', null, null, null]);
  });
});

test('who leaves says why once; without a reason nothing is said', () => {
  const story = open({ map: ROOM, maids: [], customers: [seated('ann', 'a')] }).pass(1);
  const leave = (param: object): unknown => {
    decided(story.cafe.world, story.guest('ann'), null, { warp: 'leave', param } as unknown as Warp);
    return story.guest('ann').leaveReason;
  };
  expect([leave({}), leave({ reason: 'noDish' }), leave({ reason: 'noWay' }), leave({})]).toEqual([null, 'noDish', 'noDish', 'noDish']);
}); // prettier-ignore

test.each([
  ['stay', true],
  ['chat', true],
  ['fidget', true],
  ['pause', true],
  ['move', false],
  ['takeOrder', false],
  ['sweep', false],
])('a maid who decides to %s goes on being idle: %s', (behave, isIdle) => {
  const story = open({ map: ROOM, maids: [maid('ada', [1, 3]), maid('bea', [2, 3])] }).pass(30);
  const { world } = story.cafe;
  const ada = story.maid('ada');
  ada.idleSince = 7;
  decided(world, ada, { behave, with: 'bea', x: 1, y: 3, guest: 'ann' } as unknown as Todo, null);
  expect(ada.idleSince).toBe(isIdle ? 7 : world.state.tick);
});

describe('why a guest was lost', () => {
  /** Bob leaves now because nobody took his order; at the same moment another guest is lost to another cause. */
  const causes = (ann: { stage: 'leave' | 'callOrder'; since: number; reason: 'noOrderTaken' | 'noBill' | null }): unknown => {
    const story = open({
      map: ROOM,
      maids: [],
      customers: [seated('ann', 'a', { party: 'p' }), seated('bob', 'b', { party: 'p' })],
      rules: ['causes'],
    }).pass(50);
    const { world } = story.cafe;
    world.state.figures.causes = [{ cause: 'cutOff', reason: 'noOrderTaken', count: 1, seconds: 9, who: [], at: world.state.tick }];
    Object.assign(story.guest('ann'), { stage: ann.stage, stageTick: world.state.tick - ann.since, leaveReason: ann.reason });
    noteLoss(world, story.guest('bob'), 'noOrderTaken');
    return world.state.figures.causes.map(({ cause, count }) => [cause, count]);
  };
  test('is the same for all of a party who get up at once for one reason', () => {
    expect(causes({ stage: 'leave', since: 0, reason: 'noOrderTaken' })).toEqual([['cutOff', 2]]);
  });
  test.each([
    ['has gone before', { stage: 'leave', since: 1, reason: 'noOrderTaken' }],
    ['goes for another reason', { stage: 'leave', since: 0, reason: 'noBill' }],
    ['still sits there', { stage: 'callOrder', since: 0, reason: null }],
  ] as const)('is their own where the other %s', (_what, ann) => {
    expect(causes(ann)).toEqual([['cutOff', 1], ['noReception', 1]]);
  });
}); // prettier-ignore
