// A chef's page with the kitchen's book of regulars' next orders; and a scouting maid's page.

import { describe, expect, test } from 'vitest';
import { bookOf } from '../../src/notebook/now/kitchen-book.ts';
import { nowOf } from '../../src/notebook/now/now.ts';
import { todoWords } from '../../src/notebook/todo-words.ts';
import { worded } from '../../src/notebook/words.ts';
import { makeRegular } from '../../src/sim/visits/regulars.ts';
import { fakeCafe, guest, maid, page } from './fake-cafe.ts';

const LIGHT_LIGHT_SWEET = ['light', 'light', 'sweet', 'light', 'light', 'sweet', 'light', 'light'] as const;
const DISHES = { hearty: 'curry', light: 'tea', sweet: 'parfait' };
const known = (id: string, name: string, seen: Parameters<typeof makeRegular>[2]) =>
  makeRegular({ id, name, look: 'lady', dishes: DISHES, orders: 3 }, 1, seen);

describe('the book', () => {
  const cafe = fakeCafe();
  cafe.add(guest(cafe, 'toma', 'a'));
  cafe.state.regulars = {
    who: [known('new', 'Neva', ['light']), known('toma', 'Toma', LIGHT_LIGHT_SWEET)],
    shelf: [{ dish: 'parfait', guest: 'toma', cookedTick: 900 }],
  };
  const book = bookOf(cafe.state)!;

  test('shows the last two orders, the rule that fired with its weight, and how often it was right', () => {
    expect(book.rows[0]).toMatchObject({
      name: 'Toma',
      here: true,
      expected: { family: 'sweet', given: ['light', 'light'], weight: 1 },
      stats: { n: 5 },
    });
    const { n, hits, randomHits } = book.rows[0]!.stats;
    expect(hits).toBeLessThanOrEqual(n);
    expect(randomHits).toBeLessThanOrEqual(n);
  });

  test('puts who is here first, and expects nothing of whom it hardly knows', () => {
    expect(book.rows.map(({ name, here }) => [name, here])).toEqual([
      ['Toma', true],
      ['Neva', false],
    ]);
    expect(book.rows[1]!.expected).toBeNull();
  });

  test('tells what is kept warm, for whom, and since when', () => {
    expect(book.kept).toEqual([{ dish: 'parfait', name: 'Toma', seconds: '5.0' }]);
  });

  test('is not there where nobody has habits', () => {
    const { state } = fakeCafe();
    delete state.regulars;
    expect(bookOf(state)).toBeNull();
  });
});

describe('a maid who scouts', () => {
  test('is away, not asleep, and her line says where', () => {
    const cafe = fakeCafe();
    const mei = cafe.add(maid('mei'));
    Object.assign(mei, { present: false, work: 'scout', workUntil: 1399 });
    cafe.pages.set('mei', page('mei', { todo: { behave: 'scout', look: 'iceWell' } }));
    const now = nowOf(cafe, 'mei')!;
    expect(now.mind.rest).toBe('away');
    expect(worded(now.line.words)).toBe('Looks for Ice well across the street');
    expect(worded(now.line.looksUp)).toBe('Won’t look up until it’s done (20 s).');
  });

  test.each([
    [{ behave: 'scout' }, 'Scouts the Copper Ladle'],
    [{ behave: 'report' }, 'Shares the news'],
    [{ behave: 'precook', guest: 'toma', dish: 'parfait' }, 'Cooks parfait ahead for Toma'],
    [{ behave: 'takeBill', guest: 'left the café' }, 'Takes a guest’s bill'],
  ])('%j reads well', (todo, text) => {
    const cafe = fakeCafe();
    cafe.add(guest(cafe, 'toma', 'a'));
    expect(worded(todoWords(cafe.state, cafe.add(maid('mei')), todo))).toBe(text);
  });
});
