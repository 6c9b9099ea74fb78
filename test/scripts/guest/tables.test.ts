// The vocabulary of guests' tables: exactly when a condition holds, and the todo of each behaviour.

import { describe, expect, test } from 'vitest';
import type { TableParam } from '../../../src/ai/index.ts';
import { does } from '../../../src/scripts/guest/behaviours.ts';
import { perceptions } from '../../../src/scripts/guest/perceptions.ts';
import { guestTables } from '../../../src/scripts/guest/temperament.ts';
import type { Guest } from '../../../src/sim/state/person.ts';
import { ROW } from '../../scenarios/rooms.ts';
import { maid, only, open, seated, type Story } from '../../scenarios/story.ts';
import { scriptApiOf } from '../asking.ts';

/** Lia and Max sit at one table, and came together. */
const told = (lia: Partial<Guest> = {}, chances: Readonly<Record<string, number>> = {}): Story => {
  const customers = [
    seated('lia', 'a', { party: 'p1', order: null }),
    seated('max', 'b', { party: 'p1', order: null }),
  ];
  const story = open({ map: ROW, maids: [maid('ada', [30, 4])], chefs: 0, customers, chance: only(chances) }).pass(2);
  Object.assign(story.guest('lia'), lia);
  return story;
};
const actor = (story: Story) => ({ me: story.guest('lia'), cafe: scriptApiOf(story) });
const holds = (name: string, param: TableParam, lia: Partial<Guest>): boolean | undefined =>
  perceptions[name]?.holds(actor(told(lia)), param, []);
const writes = (name: string, story: Story) => does[name]?.(actor(story), 0, [], undefined);

describe('a condition', () => {
  test('moodBelow and moodAbove take percent, and the number itself is neither', () => {
    expect([0.2, 0.25, 0.5].map((mood) => holds('moodBelow', 25, { mood }))).toEqual([true, false, false]);
    expect([0.2, 0.25, 0.5].map((mood) => holds('moodAbove', 25, { mood }))).toEqual([false, false, true]);
    expect([-0.75, -0.5, 0].map((mood) => holds('moodBelow', -50, { mood }))).toEqual([true, false, false]);
  });
  test('couldEatMore holds for those in a good mood who have had fewer dishes', () => {
    const more = (lia: Partial<Guest>) => holds('couldEatMore', 2, { mood: 0.1, servedCount: 1, ...lia });
    expect(more({})).toBe(true);
    expect(more({ mood: 0 })).toBe(false);
    expect(more({ servedCount: 2 })).toBe(false);
    expect(more({ budget: 0 })).toBe(false);
  });
  test('is in the list of what tables may say, with what its number means', () => {
    expect(guestTables.conditions['moodBelow']).toEqual({ kind: 'number', unit: 'percent', least: -100, most: 100 });
    expect(guestTables.beside).toEqual(['sigh', 'smile', 'tut', 'lookAround', 'hum']);
  });
});

describe('a behaviour', () => {
  test('is a pastime under its own name, in the stage the guest is at', () => {
    for (const what of ['phone', 'grumble', 'linger', 'cheer', 'photo'])
      expect(writes(what, told({ stage: 'eat' }))).toEqual({
        behave: 'pastime',
        what,
        stage: 'eat',
        until: ['buffs'],
      });
  });
  test('beside the visit is an icon, and the visit goes on', () => {
    const icons = ['sigh', 'smile', 'tut', 'lookAround', 'hum'].map((name) => {
      const story = told({ stage: 'eat' });
      expect(writes(name, story)).toMatchObject({ behave: 'eat' });
      return story.cafe.world.effects.bubble?.icon;
    });
    expect(icons).toEqual(['sweat', 'love', 'anger', 'question', 'music']);
  });
  test('orderAgain is another order – but not when the party is settling up, or there is no money', () => {
    const again = (lia: Partial<Guest>, max: Partial<Guest> = {}) => {
      const story = told({ stage: 'linger', wants: null, ...lia }, { again: 1 });
      Object.assign(story.guest('max'), max);
      return writes('orderAgain', story);
    };
    expect(again({})).toEqual({ behave: 'call', need: 'order', tick: 300, until: ['buffs'] });
    expect(again({}, { stage: 'callBill' })).toBeUndefined();
    expect(again({ budget: 0 })).toBeUndefined();
    expect(again({ stage: 'eat' })).toBeUndefined();
    expect(again({ seat: null })).toBeUndefined();
  });
  test('leave is for those who owe nothing and are not leaving yet', () => {
    const leaves = (lia: Partial<Guest>) => writes('leave', told(lia));
    expect(leaves({})).toEqual({ behave: 'getUpToLeave', reason: 'hadEnough' });
    expect(leaves({ bill: 900 })).toBeUndefined();
    expect(leaves({ stage: 'leave' })).toBeUndefined();
  });
});
