// Which guest a maid serves: friends, ties, and what happens to her choice when something changes on her way.

import { describe, expect, test } from 'vitest';
import { type Json, warp } from '../../../src/ai/index.ts';
import { utilityTexts } from '../../../src/data/index.ts';
import { chooseCaller } from '../../../src/scripts/maid/choosing-guest.ts';
import { ROW } from '../../scenarios/rooms.ts';
import { maid, open, seated, type CustomerEntry, type Story } from '../../scenarios/story.ts';
import { ask, scriptApiOf } from '../asking.ts';

type More = Readonly<Record<string, Json>>;
/** Hana stands between the tables; all guests call from the beginning. */
const told = (customers: readonly CustomerEntry[], hana: More = {}, rules: readonly string[] = []): Story =>
  open({
    map: ROW,
    maids: [maid('hana', [14, 4], hana)],
    chefs: 0,
    customers,
    rules,
    regulars: customers.map(({ id }) => ({ id, hearty: 'ramen', light: 'ramen', sweet: 'ramen' })),
  });
/** The guest she goes to first. */
const first = (story: Story): Json | undefined => story.until('target', {}, 20)['customer'];
const next = (story: Story): string | undefined => chooseCaller(story.maid('hana'), scriptApiOf(story))?.id;
/** Another way to write the configuration, equivalent, but impossible to compile to a plan. */
const BY_WEIGHING = utilityTexts.caller
  .replace('options:', 'minShare: 0.0\noptions:')
  .replace('type: RuleBased', 'type: DualUtility');

describe('friends', () => {
  const friends = { friends: { lia: 90, max: 50 } };
  test('are gone to before strangers, the fondest first', () => {
    const all = [seated('ann', 'd'), seated('lia', 'a'), seated('max', 'f')];
    expect(first(told(all, friends, ['friends']))).toBe('lia');
  });
  test('who do not call are passed over for those who do', () => {
    const all = [seated('ann', 'd'), seated('lia', 'a', { arrive: 900 }), seated('max', 'f')];
    expect(first(told(all, friends, ['friends']))).toBe('max');
    expect(first(told(all, friends))).toBe('ann');
  });
});

describe('on her way', () => {
  test('she gives up a guest whose order she has no room for any more, and goes to one who wants to pay', () => {
    const story = told([seated('lia', 'a'), seated('max', 'f')]);
    expect(first(story)).toBe('lia');
    expect(next(story)).toBe('lia');
    const orders = Array.from({ length: 9 }, (_, i) => ({ guest: `g${i}`, dish: 'ramen', takenTick: 0 }));
    story.maid('hana').orders.push(...orders);
    expect(next(story)).toBeUndefined();
    story.guest('max').calls = { need: 'bill', since: 1 };
    expect(next(story)).toBe('max');
  });

  test('she needs no new reason for going on, also when callers are weighed one by one', () => {
    const story = told([seated('ann', 'd'), seated('lia', 'a')]);
    story.cafe.give({ kind: 'config', name: 'caller', text: BY_WEIGHING });
    expect(story.until('target', {}, 20)).toMatchObject({
      customer: 'ann',
      because: { key: 'serve.waited', terms: { guest: 'ann', name: 'ann', table: 2 } },
    });
    expect(ask(story, 'hana', 'maid.move')).toMatchObject({ answer: { guest: 'ann' }, because: null });
  });
});

test('where nothing tells callers apart the first by name is taken, on her way to her or not', () => {
  const callers = (...considerations: readonly More[]): string =>
    JSON.stringify({
      type: 'RuleBased',
      options: [
        {
          name: 'serve',
          considerations: [
            {
              type: 'EntityExists',
              variable: 'caller',
              picker: { entities: 'callers', reasoner: 'Best', considerations },
            },
          ],
        },
      ],
    });
  const story = told([seated('ann', 'a'), seated('lia', 'd'), seated('max', 'f')], { favouriteCustomerIds: ['ann'] });
  expect(first(story)).toBe('ann');
  story.cafe.world.configs.change('caller', callers({ type: 'Tuning', addend: 1 }));
  expect(next(story)).toBe('ann');
  // With friends at half the rank of a type, the list still decides.
  story.cafe.world.configs.change('caller', callers({ type: 'Preference', asked: 3, persons: 2, types: 1 }));
  expect(next(story)).toBe('ann');
});

describe('beside the table of a guest she has come to', () => {
  const turns = (alertness: number | null) => {
    const story = told([seated('lia', 'a'), seated('max', 'f', { type: 'fan' })], { alertness });
    expect(first(story)).toBe('lia');
    Object.assign(story.maid('hana'), { favouriteCustomerTypes: ['fan'], x: 6, y: 3, toX: 6, toY: 3, stepOf: 0 });
    return ask(story, 'hana', 'maid.move').answer;
  };
  test('she who never looks up serves', () => {
    expect(turns(null)).toEqual(warp('service', { guest: 'lia' }));
  });
  test('a maid who looks up turns to a preferred guest', () => {
    expect(turns(1)).toMatchObject({ behave: 'move', guest: 'max' });
  });
});

test('of two types she likes the one that stands first on her list is gone to', () => {
  const story = told([seated('ann', 'd', { type: 'fan' }), seated('lia', 'f', { type: 'elderly' })], {
    favouriteCustomerTypes: ['elderly', 'fan'],
  });
  story.cafe.give({ kind: 'config', name: 'caller', text: BY_WEIGHING });
  expect(first(story)).toBe('lia');
});
