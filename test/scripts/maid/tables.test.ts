// The vocabulary of maids' tables: exactly when a condition holds, and the todo of each behaviour.

import { describe, expect, test } from 'vitest';
import type { TableParam } from '../../../src/ai/index.ts';
import { does } from '../../../src/scripts/maid/table/behaviours.ts';
import { maidTables } from '../../../src/scripts/maid/table/index.ts';
import { perceptions } from '../../../src/scripts/maid/table/perceptions.ts';
import type { Guest, Maid } from '../../../src/sim/state/person.ts';
import { ROW } from '../../scenarios/rooms.ts';
import { maid, open, seated, type CustomerEntry, type Story } from '../../scenarios/story.ts';
import { scriptApiOf } from '../asking.ts';

const told = (ada: Partial<Maid> = {}, customers: readonly CustomerEntry[] = [], bea = 5): Story => {
  const maids = [maid('ada', [4, 3], { duties: 'serving' }), maid('bea', [bea, 3], { duties: 'serving' })];
  const story = open({ map: ROW, maids, chefs: 0, customers }).pass(200);
  Object.assign(story.maid('ada'), ada);
  return story;
};
const actor = (story: Story) => ({ me: story.maid('ada'), cafe: scriptApiOf(story) });
const holds = (name: string, param: TableParam, story: Story): boolean | undefined =>
  perceptions[name]?.holds(actor(story), param, []);
const writes = (name: string, story: Story) => does[name]?.(actor(story), 0, [], undefined);

describe('a condition', () => {
  /** Lia has called for 50 ticks; receptionist Ada has not turned to her. */
  const calling = (calls: Partial<NonNullable<Guest['calls']>> = {}): Story => {
    const story = told({ duties: 'reception' }, [seated('lia', 'a')]);
    story.guest('lia').calls = { need: 'order', since: story.cafe.state.tick - 50, ...calls };
    return story;
  };
  test('callerWaits holds from that many ticks on', () => {
    expect([49, 50, 51].map((ticks) => holds('callerWaits', ticks, calling()))).toEqual([true, true, false]);
  });
  test('callerWants tells an order from a bill', () => {
    expect(['order', 'bill'].map((need) => holds('callerWants', need, calling()))).toEqual([true, false]);
    expect(['order', 'bill'].map((need) => holds('callerWants', need, calling({ need: 'bill' })))).toEqual([
      false,
      true,
    ]);
  });
  test('crowded holds from that share of seats on', () => {
    const half = ['a', 'b', 'c'].map((seat) => seated(`g${seat}`, seat));
    expect([49, 50, 51].map((share) => holds('crowded', share, told({}, half)))).toEqual([true, true, false]);
  });
  test('idleFor holds from that many ticks on', () => {
    const idle = (ticks: number): boolean | undefined => {
      const story = told();
      story.maid('ada').idleSince = story.cafe.state.tick - 50;
      return holds('idleFor', ticks, story);
    };
    expect([49, 50, 51].map(idle)).toEqual([true, true, false]);
  });
  test('fallen holds until she is on her feet', () => {
    expect(holds('fallen', '', told({ pose: 'down' }))).toBe(true);
    expect(holds('fallen', '', told({ work: 'getUp' }))).toBe(true);
    expect(holds('fallen', '', told({ work: 'sweep' }))).toBe(false);
  });
  test('spokenTo holds while the talk lasts, and the colleague is near', () => {
    const spokenTo = (since: number, tile = 5): boolean | undefined => {
      const story = told({}, [], tile);
      Object.assign(story.maid('bea'), { chattingWith: 'ada', chatSince: story.cafe.state.tick - since });
      return holds('spokenTo', '', story);
    };
    expect([0, 119, 120].map((since) => spokenTo(since))).toEqual([true, true, false]);
    expect(spokenTo(0, 16)).toBe(false);
  });
  test('is in the list of what tables may say, with what its number means', () => {
    expect(maidTables.conditions['callerWants']).toEqual({ kind: 'word', words: ['order', 'bill'] });
    expect(maidTables.conditions['crowded']).toMatchObject({ kind: 'number', unit: 'percent', least: 0, most: 100 });
  });
});

describe('a behaviour', () => {
  test.each<readonly [Maid['duties'], readonly string[]]>([
    ['allround', ['callers', 'dishes', 'mess', 'commands', 'rush', 'hero', 'alarm']],
    ['reception', ['callers', 'mess', 'commands', 'rush', 'hero', 'alarm']],
    ['serving', ['dishes', 'mess', 'commands', 'rush', 'hero', 'alarm']],
  ])('chat ends when there is work of hers, a rush, a celebrity or the alarm (%s)', (duties, until) => {
    const story = told({ duties });
    Object.assign(story.maid('bea'), { chattingWith: 'ada', chatSince: story.cafe.state.tick });
    expect(writes('chat', story)).toEqual({ behave: 'chat', with: 'bea', until, tick: 120 });
  });

  describe('serveCaller, beside the table she was going to', () => {
    const turns = (alertness: number | null) => {
      const story = told({ duties: 'allround' }, [seated('lia', 'a'), seated('max', 'f', { type: 'fan' })]);
      Object.assign(story.maid('ada'), { alertness, serving: 'lia', favouriteCustomerTypes: ['fan'] });
      Object.assign(story.maid('ada'), { x: 6, y: 3, toX: 6, toY: 3 });
      return writes('serveCaller', story);
    };
    test('serves, when she never looks up', () => {
      expect(turns(null)).toEqual({ behave: 'takeOrder', guest: 'lia' });
    });
    test('turns to a preferred guest when she looks up', () => {
      expect(turns(1)).toMatchObject({ behave: 'move', guest: 'max' });
    });
  });
});
