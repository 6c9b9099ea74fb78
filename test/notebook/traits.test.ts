// The page "Traits": effects of changes, told in advance.

import { describe, expect, test } from 'vitest';
import {
  addEdit,
  alertnessWord,
  candidates,
  capacityWords,
  dearestHere,
  dearRows,
  looksUpWords,
  MARKED,
  scriptWords,
  orderEdit,
  removeEdit,
  stopsWith,
  turningWords,
} from '../../src/notebook/traits/traits.ts';
import { verbatim, type Phrase } from '../../src/notebook/phrase.ts';
import { worded } from '../../src/notebook/words.ts';
import { fakeCafe, guest, maid } from './fake-cafe.ts';

const words = (phrase: Phrase | null): string | null => (phrase === null ? null : worded(phrase));

test('rarity says what she can carry and remember', () => {
  expect([2, 3, 4, 5].map((rank) => words(capacityWords(rank as 2 | 3 | 4 | 5)))).toEqual([
    '1 dish · 1 order',
    '1 dish · 1 order',
    '2 dishes · 1 order',
    '3 dishes · 2 orders',
  ]);
});

describe('alertness', () => {
  test('has its marks at even steps', () => {
    const stops = stopsWith(1);
    expect(MARKED.map((mark) => stops.indexOf(mark) / (stops.length - 1))).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  test('keeps a value of her own among the stops', () => {
    expect(stopsWith(7)).toContain(7);
    expect(stopsWith(7).at(-1)).toBeNull();
  });

  test('goes from alert over dull to plain', () => {
    expect([1, 5, 30, null].map(alertnessWord)).toEqual(['alert', 'alert', 'dull', 'plain']);
    expect([1, 5, 30, null].map((value) => words(looksUpWords(value)))).toEqual([
      'Always looking up.',
      'Looks up every 0.25 s.',
      'Looks up every 1.5 s.',
      'Never looks up on her way.',
    ]);
  });

  test('says how many tiles later or sooner she would turn, by her own pace', () => {
    const me = maid('momo', { speed: 6 });
    const turn = (before: number | null, now: number | null) => words(turningWords(me, before, now, verbatim('Kaito')));
    expect(turn(1, 30)).toBe('She’d stop for Kaito about 2 tiles later than before.');
    expect(turn(30, 8)).toBe('She’d stop for Kaito about 2 tiles sooner than before.');
    expect(turn(1, 3)).toBe('She’d stop for Kaito on the same tile as before.');
    expect(turn(1, null)).toBe('She won’t stop for Kaito on her way.');
    expect(turn(null, 30)).toBe('She’d stop for Kaito again.');
    expect(turn(5, 5)).toBeNull();
  });

  test('speaks of her dearest who is here, else of her dearest type', () => {
    const cafe = fakeCafe();
    const me = maid('momo', { favouriteCustomerIds: ['absent', 'kim'], favouriteCustomerTypes: ['critic'] });
    expect(words(dearestHere(cafe.state, me))).toBe('a critic');
    guest(cafe, 'kim', 'a');
    expect(words(dearestHere(cafe.state, me))).toBe('Kim');
  });
});

describe('dearest first', () => {
  const likes = { favouriteCustomerIds: ['rio', 'noel'], favouriteCustomerTypes: ['critic', 'office'] };

  test('persons come before types', () => {
    const cafe = fakeCafe();
    guest(cafe, 'noel', 'a', { isHero: true });
    const rows = dearRows(cafe.state, likes, [{ id: 'rio', name: 'Rio Vento', look: 'rio', hero: true }]);
    expect(rows.map((row) => [row.id, words(row.name), row.here, row.hero])).toEqual([
      ['id:rio', 'Rio Vento', false, true],
      ['id:noel', 'Noel', true, true],
      ['type:critic', 'any critic', false, false],
      ['type:office', 'any office worker', true, false],
    ]);
  });

  test('a new order is an edit of what has moved, persons still before types', () => {
    expect(orderEdit(likes, ['id:noel', 'id:rio', 'type:critic', 'type:office'])).toEqual({
      favouriteCustomerIds: ['noel', 'rio'],
    });
    expect(orderEdit(likes, ['type:office', 'id:rio', 'id:noel', 'type:critic'])).toEqual({
      favouriteCustomerTypes: ['office', 'critic'],
    });
    expect(orderEdit(likes, ['id:rio', 'type:critic', 'id:noel', 'type:office'])).toBeNull();
  });

  test('adds and removes', () => {
    expect(addEdit(likes, 'id', 'kit')).toEqual({ favouriteCustomerIds: ['rio', 'noel', 'kit'] });
    expect(addEdit(likes, 'type', 'critic')).toBeNull();
    expect(removeEdit(likes, 'type:critic')).toEqual({ favouriteCustomerTypes: ['office'] });
    expect(removeEdit(likes, 'id:nobody')).toBeNull();
  });

  test('offers heroes first, then guests who are here, and types; never twice', () => {
    const cafe = fakeCafe();
    guest(cafe, 'kim', 'a');
    guest(cafe, 'rio', 'b', { isHero: true });
    const offered = candidates(
      cafe.state,
      likes,
      [{ id: 'kit', name: 'Kit', look: 'kit', hero: true }],
      ['critic', 'singer'],
    );
    expect(offered.persons.map((one) => one.id)).toEqual(['kit', 'kim']);
    expect(offered.types).toEqual(['singer']);
  });
});

test('what a maid does at a warp key is said in words, and a script of a player by its name', () => {
  expect(scriptWords('maid.greet + maid.waiting')).toBe('greets newcomers · goes about her work');
  expect(scriptWords('my script')).toBe('my script');
});
