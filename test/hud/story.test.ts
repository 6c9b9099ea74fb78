// What the evening's report tells first: the maids who leave, a new star, the regulars lost today, all lost guests.

import { expect, test } from 'vitest';
import { headlineOf, madeByClosing, readStory, toneOf } from '../../src/hud/report/story.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import type { LossCause } from '../../src/sim/state/figures.ts';
import type { Regular } from '../../src/sim/state/regulars.ts';
import type { Notice } from '../../src/sim/state/season.ts';

test('notice, a new star and lost regulars come before the number of all lost guests, and four cards fit', () => {
  const state = beginSeason({ seed: 7 });
  const { season, clock, regulars } = state;
  if (season === undefined || regulars === undefined) throw new Error('no season');
  expect(readStory(state)).toEqual([]);
  // The line below the headline says how many were lost, so this alone is no card.
  state.figures.guestsLost = 36;
  expect(readStory(state)).toEqual([]);
  const [maid] = season.staff;
  if (maid === undefined) throw new Error('no staff');
  maid.notice = { why: 'worn', leaves: clock.day + 3 } as Notice;
  season.growth = { stage: { since: clock.day + 1 }, terrace: { since: clock.day } };
  const gone = { why: 'wish', dish: 'pasta', seconds: 0 } as const;
  const who = regulars.who.slice(0, 3) as Regular[];
  for (const [i, one] of who.entries()) one.gone = { ...gone, day: clock.day - (i === 2 ? 1 : 0) };
  const story = readStory(state);
  expect(story.map(({ is }) => is)).toEqual(['notice', 'star', 'gone', 'lost']);
  expect(story.at(-1)).toMatchObject({ count: 36 });
  delete maid.notice;
  expect(readStory(state).map(({ is }) => is)).toEqual(['star', 'gone', 'gone', 'lost']);
});

test('a regular who is won back and a maid who stays keep their cards, which then say so', () => {
  const state = beginSeason({ seed: 7 });
  const { season, clock, regulars } = state;
  const [maid] = season?.staff ?? [];
  const [first, second] = (regulars?.who ?? []) as Regular[];
  if (maid === undefined || first === undefined || second === undefined) throw new Error('nobody');
  state.figures.guestsLost = 1;
  maid.notice = { why: 'pay', leaves: clock.day + 3 } as Notice;
  for (const one of [first, second]) one.gone = { why: 'full', dish: null, seconds: 9, day: clock.day };
  const before = readStory(state);
  delete maid.notice;
  delete first.gone;
  const now = readStory(state, before);
  expect(now.map((card) => ['name' in card ? card.name : card.is, 'ends' in card])).toEqual([
    [maid.name, true],
    [first.name, true],
    [second.name, false],
    ['lost', false],
  ]);
  // A letter may be undone.
  first.gone = { why: 'full', dish: null, seconds: 9, day: clock.day };
  expect('ends' in (readStory(state, now)[1] ?? {})).toBe(false);
  // A golden bell or another regular joins the cards.
  expect(readStory(state, before.slice(0, 2))).toHaveLength(4);
});

test('the headline names what made the day: a record, fewer lost guests, what most lost guests lacked', () => {
  const state = beginSeason({ seed: 7 });
  const { season, figures } = state;
  if (season === undefined) throw new Error('no season');
  state.clock = { ...state.clock, day: 5 };
  const day = (number: number, served: number, lost: number) =>
    season.book.push({ day: number, income: 1, tips: 0, spent: 0, money: 0, stars: 1, came: 9, served, lost });
  for (const number of [1, 2, 3, 4]) day(number, 80, 20);
  const good = { made: 9000, came: 100, lost: 18, change: 0 };
  const head = (more: Partial<typeof good> = {}) => {
    const { key, count } = headlineOf(state, { ...good, ...more });
    return [key, count];
  };
  const lostTo = (cause: LossCause) =>
    void (figures.causes = [{ cause, reason: 'noSeat', count: 9, seconds: 9, who: [], at: 9 }]);
  lostTo('full');
  expect(head()).toEqual(['lacked.seats', 18]);
  lostTo('carriersBusy');
  expect(head()).toEqual(['lacked.dishes', 18]);
  lostTo('fled');
  expect(head()).toEqual(['mixed', 18]);
  expect(head({ lost: 12 })).toEqual(['fewer', 8]);
  expect(head({ lost: 12, change: -0.1 })).toEqual(['mixed', 12]);
  expect(head({ lost: 0 })).toEqual(['nobodyLost', 0]);
  figures.guestsServed = 81;
  expect(head()).toEqual(['record', 81]);
  expect(head({ made: -1 })).toEqual(['less', 18]);
});

test('what is bought in the evening does not change what the headline says of the day', () => {
  const state = beginSeason({ seed: 7 });
  Object.assign(state.figures, { income: 5000, wages: 2000 });
  expect(madeByClosing(state)).toBe(3000);
  state.figures.bought = [{ what: 'layout', of: null, cost: 4000 }];
  state.figures.advertising = 500;
  expect(madeByClosing(state)).toBe(3000);
  // Fresh goods are bought by day, so headline and bill name the same amount.
  state.figures.bought.push({ what: 'produce', of: null, cost: 1200 });
  expect(madeByClosing(state)).toBe(1800);
});

test('a day is called good only if it earned, kept its rating and lost few guests', () => {
  const good = { made: 9000, came: 100, lost: 10, change: 0 };
  expect(toneOf(good)).toBe('more');
  expect(toneOf({ ...good, change: -0.1 })).toBe('mixed');
  expect(toneOf({ ...good, lost: 36 })).toBe('mixed');
  expect(toneOf({ ...good, made: -1 })).toBe('less');
});
