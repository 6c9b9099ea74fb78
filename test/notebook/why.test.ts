// "Why Kaito?": the last choice in detail, and what decided it.

import { describe, expect, test } from 'vitest';
import { place, weighedIn, whyOf, type CallersWhy, type RoundsWhy } from '../../src/notebook/now/why.ts';
import { worded } from '../../src/notebook/words.ts';
import { caller, decision, fakeCafe, maid } from './fake-cafe.ts';

const cafe = fakeCafe();
cafe.add(maid('yuki'));
const callers = (...options: ReturnType<typeof caller>[]) =>
  whyOf(cafe.state, decision(980, { options })) as CallersWhy;
const decided = (...options: ReturnType<typeof caller>[]) =>
  worded(callers(...options).decided ?? { key: 'notebook.verbatim', terms: { text: '–' } });

test('nothing weighed, nothing to show', () => {
  expect(whyOf(cafe.state, weighedIn([decision(1), decision(2)]))).toBeNull();
});

test('the newest decision that weighed something counts, however long ago', () => {
  const weighed = decision(500, { options: [caller('kim', 'chosen')] });
  expect(weighedIn([decision(400, { options: [caller('old', 'chosen')] }), weighed, decision(900)])).toBe(weighed);
});

test('places are counted as one speaks', () => {
  const said = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 111].map((value) => worded(place(value)));
  expect(said).toEqual('1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 111th'.split(' '));
});

describe('callers', () => {
  test('the chosen stands first, then who could have been, then who could not', () => {
    const why = callers(
      caller('taken', 'taken', { by: 'yuki' }),
      caller('second', 'lessDear', { dear: 1, dearBy: 'type' }),
      caller('kaito', 'chosen', { dear: 1, dearBy: 'id' }),
      caller('stranger', 'lessDear', { score: 90 }),
    );
    expect(worded(why.title)).toBe('Why kaito?');
    expect(why.target).toBe('kaito');
    expect(why.rows.map((row) => [row.id, row.sign])).toEqual([
      ['kaito', 'chosen'],
      ['second', 'free'],
      ['stranger', 'free'],
      ['taken', 'barred'],
    ]);
    expect(worded(why.rows[3]?.verdict ?? { key: '', terms: {} })).toBe('Yuki’s');
  });

  test('how she knew is shown; whom she has not noticed comes last, with the reason, and is no rival', () => {
    const why = callers(
      caller('unseen', 'unnoticed', { knows: null, unseen: 'wall', tiles: 7, dear: 1, dearBy: 'id' }),
      caller('kaito', 'chosen', { knows: 'heard' }),
      caller('far', 'unnoticed', { knows: null, unseen: 'far', tiles: null }),
    );
    expect(why.rows.map(({ id, sign, knows, verdict }) => [id, sign, knows, worded(verdict)])).toEqual([
      ['kaito', 'chosen', 'heard', expect.any(String)],
      ['unseen', 'unnoticed', null, 'behind a wall, 7 tiles'],
      ['far', 'unnoticed', null, 'out of her range'],
    ]);
    expect(worded(why.decided ?? { key: '', terms: {} })).toBe('kaito was the only one she could choose.');
  });

  test('what decided is said in a sentence and marked in its column', () => {
    expect(
      decided(caller('a', 'chosen', { dear: 1, dearBy: 'id' }), caller('b', 'lessDear', { dear: 2, dearBy: 'id' })),
    ).toBe('Among her favourites, a is 1st, b 2nd.');
    expect(
      decided(caller('a', 'chosen', { dear: 4, dearBy: 'id' }), caller('b', 'lessDear', { dear: 1, dearBy: 'type' })),
    ).toBe('People come before kinds of guest: a is 4th on her list.');
    expect(decided(caller('a', 'chosen', { dear: 1, dearBy: 'type' }), caller('b', 'lessDear'))).toBe(
      'a is 1st among her favourites; b isn’t one.',
    );
    expect(decided(caller('a', 'chosen', { score: 70 }), caller('b', 'waitsLess', { score: 20 }))).toBe(
      'Both matter the same to her: a scores 50 more than b.',
    );
    // A guest who was out of the question before the scores were computed has none.
    expect(
      decided(caller('a', 'chosen', { score: 70, tiles: 3 }), caller('b', 'farther', { score: null, tiles: 9 })),
    ).toBe('Both matter the same to her, and a is nearer than b.');
    expect(
      decided(
        caller('a', 'chosen', { score: 70, tiles: 3, waited: 90 }),
        caller('b', 'waitsLess', { score: null, tiles: 3, waited: 20 }),
      ),
    ).toBe('Both matter the same to her, and a has waited longer than b.');
    const why = callers(
      caller('a', 'chosen', { score: 70 }),
      caller('b', 'waitsLess', { score: 20 }),
      caller('c', 'waitsLess', { score: 1 }),
    );
    expect(why.rows.map((row) => row.decisive)).toEqual(['score', 'score', null]);
  });

  test('whoever she was on her way to stays her choice', () => {
    expect(decided(caller('a', 'chosen', { score: 10 }), caller('b', 'waitsLess', { score: 60 }))).toBe(
      'She was already on her way to a; b isn’t a bigger favourite.',
    );
  });

  test('a guest a command names comes first', () => {
    expect(
      decided(caller('a', 'chosen', { dear: 0, dearBy: 'id' }), caller('b', 'lessDear', { dear: 1, dearBy: 'id' })),
    ).toBe('A request asks for a.');
  });

  test('the only one needs no comparison', () => {
    expect(decided(caller('a', 'chosen'), caller('b', 'taken', { by: 'yuki' }))).toBe(
      'a was the only one she could choose.',
    );
  });

  test('no way has neither tiles nor score', () => {
    const row = callers(caller('a', 'noWay', { tiles: null, score: null })).rows[0];
    expect([row?.tiles, row?.score, row?.sign]).toEqual([null, null, 'barred']);
  });

  test('an order an allround maid cannot take now is a matter of her order book, not of duty', () => {
    const me = maid('momo');
    const options = [caller('a', 'notMyDuty')];
    const verdict = (who: typeof me) =>
      (whyOf(cafe.state, decision(980, { options }), who) as CallersWhy).rows.map((row) => worded(row.verdict));
    expect(verdict(me)).toEqual(['order book full']);
    expect(verdict({ ...me, duties: 'serving' })).toEqual(['not her job']);
  });
});

test('rounds of dishes are compared by their length', () => {
  const round = (id: string, verdict: string, tiles: number) => ({
    id,
    verdict,
    terms: { dishes: ['curry', 'soup'], tables: [4, 8], tiles, oldest: 60 },
  });
  const why = whyOf(
    cafe.state,
    decision(980, { options: [round('2+3', 'longerRound', 18), round('1+2', 'chosen', 12)] }),
  ) as RoundsWhy;
  expect(why.rows.map((row) => [row.id, row.count, row.sign])).toEqual([
    ['1+2', 2, 'chosen'],
    ['2+3', 2, 'free'],
  ]);
  expect(worded(why.decided ?? { key: '', terms: {} })).toBe('This trip is 6 tiles shorter than the next best.');
});

test('options of an unknown kind show their terms as they are', () => {
  const why = whyOf(
    cafe.state,
    decision(980, { options: [{ id: 'nap', verdict: 'chosen', terms: { urge: 0.7, where: 'sofa' } }] }),
  );
  expect(why).toMatchObject({
    kind: 'other',
    rows: [
      {
        id: 'nap',
        sign: 'chosen',
        terms: [
          ['urge', '0.7'],
          ['where', 'sofa'],
        ],
      },
    ],
  });
});
