// A party of three or four that has waited for long gets a table of its own: the next one that holds it is kept for it.

import { describe, expect, test } from 'vitest';
import { becauseOf } from '../../src/words/because.ts';
import { FAMILY_CAFE } from './rooms.ts';
import { arriving, expectSound, only, open, seated, type CustomerEntry, type Story } from './story.ts';

/** Guests on every chair, who leave one after another; the last two of table 3 stay. */
const full: readonly CustomerEntry[] = [...'abcdefghik'].map((seat, i) =>
  seated(seat, seat, { order: Array.from({ length: 'ik'.includes(seat) ? 40 : 1 + (i % 2) }, () => 'ramen') }),
);
const family = (patience = 4000): CustomerEntry[] =>
  ['ann', 'bob', 'cat', 'dan'].map((id) => arriving(id, 5, { party: 'p1', patience }));
/** One single guest after another; each takes any chair. */
const singles = Array.from({ length: 14 }, (_, i) => arriving(`s${10 + i}`, 20 + 40 * i));
const after25Minutes = 260;
const told = (rules: readonly string[], patience?: number): Story =>
  open({ ...FAMILY_CAFE, chefs: 2, rules, customers: [...full, ...family(patience), ...singles] });
const tablesOf = (story: Story, ids: readonly string[]): unknown[] =>
  ids.map((id) => story.first('seated', { who: id })['table']);

describe('a family that has waited 25 café minutes', () => {
  test('has guests at that table make room: they order nothing more', () => {
    const hungry = [...'cdef'].map((seat) =>
      seated(seat, seat, { order: null, budget: 90_000, temperament: 'sociable' }),
    );
    const stay = [...'abghik'].map((seat) => seated(seat, seat, { order: Array.from({ length: 40 }, () => 'ramen') }));
    const ticks = (rules: readonly string[]): number =>
      open({ ...FAMILY_CAFE, chefs: 2, rules, chance: only({ again: 1, chat: 1 }), customers: [...hungry, ...stay, ...family(9000)] })
        .until('seated', { who: 'dan' }, 9000).tick; // prettier-ignore
    expect(ticks(['apart'])).toBeLessThan(ticks([]));
  });

  test('gets the next table that holds it: single guests take other chairs until it sits, and it sits together', () => {
    const story = told(['apart']);
    story.until('seated', { who: 'dan' }, 4000);
    story.pass(60);
    expect(tablesOf(story, ['ann', 'bob', 'cat', 'dan'])).toEqual([2, 2, 2, 2]);
    const passed = story.all('seated').filter(({ who, tick }) => String(who).startsWith('s') && tick > after25Minutes);
    expect(passed.map(({ table }) => table)).not.toContain(2);
    story.until('paid', { who: 'ann' }, 4000);
    expect(story.cafe.state.family).toBeUndefined();
    expectSound(story);
  });

  test('would wait for longer, or sit apart, without the rule', () => {
    const ticks = (rules: readonly string[]): number => told(rules, 8000).until('seated', { who: 'dan' }, 8000).tick;
    expect(ticks(['apart'])).toBeLessThan(ticks([]));
  });

  test('says which table is kept for it, and a single who is passed over says for whom', () => {
    const story = told(['apart']);
    const because = (id: string) => story.cafe.decisions(id).at(-1)?.because ?? { key: '', terms: {} };
    const until = (holds: () => boolean): void => {
      for (let i = 0; i < 600 && !holds(); i++) story.pass(1);
    };
    until(() => story.cafe.state.family !== undefined);
    expect(story.cafe.state.tick).toBeLessThan(after25Minutes + 20);
    expect(story.cafe.state.family).toEqual({ party: 'p1', table: 2, size: 4 });
    const single = (): string | undefined =>
      singles.map(({ id }) => id).find((id) => because(id).key === 'guest.familyFirst');
    until(() => single() !== undefined);
    expect(because(single()!)).toMatchObject({ terms: { table: 2, count: 4 } });
    expect(becauseOf(because(single()!))).toBe('because table 2 is kept for a party of 4 that has waited for long');
    expect(becauseOf(because('ann'))).toBe('because table 2 is kept for the party: it’s free soon');
  });

  test('gives the table free when it goes', () => {
    const story = told(['apart'], 300);
    story.until('leaves', { who: 'ann' }, 400);
    story.pass(20);
    expect(story.cafe.state.family).toBeUndefined();
  });
});

test('a party that has lost half its patience sits apart only if no table holds it', () => {
  const some = [...'abcdef'].map((seat) => seated(seat, seat, { order: Array.from({ length: 40 }, () => 'ramen') }));
  const later = [...'ghik'].map((seat) => seated(seat, seat, { order: ['ramen'] }));
  const story = open({
    ...FAMILY_CAFE,
    chefs: 2,
    rules: ['apart'],
    customers: [...some, ...later, ...family(1400)],
  });
  story.until('seated', { who: 'dan' }, 1400);
  story.pass(60);
  expect(tablesOf(story, ['ann', 'bob', 'cat', 'dan'])).toEqual([3, 3, 3, 3]);
});
