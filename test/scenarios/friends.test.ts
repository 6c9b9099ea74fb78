// Friendship: regulars and celebrities become friends with the maid who serves them, with visible effects.

import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/ai/index.ts';
import type { Maid } from '../../src/sim/state/person.ts';
import { utilityTexts } from '../../src/data/index.ts';
import { arriving, maid, open, seated, type ScenarioFile, type Story } from './story.ts';

const ROOM = [
  '############',
  '#K.........#',
  '#PP........#',
  '#..........#',
  '#.aTb.cTd..#',
  '#..........#',
  '#.........D#',
  '############',
];
type More = Readonly<Record<string, Json>>;
const habits = (...ids: readonly string[]) =>
  ids.map((id) => ({ id, hearty: 'ramen', light: 'ramen', sweet: 'ramen' }));
const scene = (her: More, more: Partial<ScenarioFile> = {}): ScenarioFile => ({
  map: ROOM,
  maids: [maid('hana', [5, 3], her)],
  customers: [seated('odile', 'a')],
  regulars: habits('odile'),
  rules: ['friends'],
  ...more,
});
const hanaOf = (story: Story): Maid => story.maid('hana');

describe('fondness', () => {
  const after = (file: ScenarioFile): number | undefined => {
    const story = open(file);
    story.until('paid');
    return hanaOf(story).friends['odile'];
  };
  test('grows with order, dish and bill of a regular, faster for a charming maid', () => {
    expect(after(scene({}))).toBe(6);
    expect(after(scene({ charm: 2 }))).toBe(9);
  });
  test('grows with a hero too', () => {
    const star = seated('odile', 'a', { type: 'singer', isHero: true });
    expect(after(scene({}, { customers: [star], regulars: [] }))).toBe(6);
  });
  test('does not grow with guests who do not come again, nor where the rule does not hold', () => {
    expect(after(scene({}, { regulars: [] }))).toBeUndefined();
    expect(after(scene({}, { rules: [] }))).toBeUndefined();
  });
  test('is told at forty and at eighty, and ends at a hundred', () => {
    const levels = (much: number): Json[] => {
      const story = open(scene({ friends: { odile: much } }));
      story.until('paid');
      expect(hanaOf(story).friends['odile']).toBeLessThanOrEqual(100);
      const { day } = story.cafe.state.clock;
      expect(hanaOf(story).friendsSince).toEqual(much === 36 ? { odile: day } : undefined);
      return story.list('friends', 'level');
    };
    expect([30, 36, 40, 79, 99].map(levels)).toEqual([[], [40], [], [80], []]);
  });
});

describe('a friend', () => {
  test('greets, and bears a third more than others, when she works today', () => {
    const come = (friends: Record<string, number>): Story =>
      open(scene({ friends }, { customers: [arriving('odile', 0, { patience: 1000 })] })).pass(3);
    const [friend, other] = [come({ odile: 40 }), come({ odile: 39 })];
    expect(friend.guest('odile').patience).toBe(1300);
    expect(friend.all('greets')).toMatchObject([{ who: 'odile', maid: 'hana' }]);
    expect(other.guest('odile').patience).toBe(1000);
    expect(other.count('greets')).toBe(0);
  });

  test('tips her more', () => {
    const tip = (much: number): number => open(scene({ friends: { odile: much } })).until('paid')['tip'] as number;
    expect(tip(60)).toBe(Math.floor((tip(0) * 1.5) / 10) * 10);
  });

  /** Odile calls at the near table, Ann, a fan, at the far one. */
  const both = (her: More): ScenarioFile =>
    scene(
      { friends: { odile: 60 }, ...her },
      { customers: [seated('ann', 'c', { type: 'fan' }), seated('odile', 'a')] },
    );
  const first = (file: ScenarioFile): unknown => open(file).pass(20).first('target');

  test('is served before strangers, and she says why', () => {
    expect(first(both({}))).toMatchObject({
      customer: 'odile',
      because: { key: 'serve.friend', terms: { name: 'odile', table: 1, place: 1, friendship: 60 } },
    });
    expect(first({ ...both({}), rules: [] })).toMatchObject({ customer: 'ann' });
  });

  test('comes after those on her list, names and types', () => {
    expect(first(both({ favouriteCustomerIds: ['ann'] }))).toMatchObject({ customer: 'ann' });
    expect(first(both({ favouriteCustomerTypes: ['fan'] }))).toMatchObject({ customer: 'ann' });
  });

  test('is as dear when callers are weighed one by one', () => {
    const text = utilityTexts.caller
      .replace('options:', 'minShare: 0.0\noptions:')
      .replace('type: RuleBased', 'type: DualUtility');
    const story = open(both({}));
    story.cafe.give({ kind: 'config', name: 'caller', text });
    expect(story.pass(20).first('target')['customer']).toBe('odile');
  });
});
