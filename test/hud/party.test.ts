// The queue of celebrations: one is shown, one waits, further ones wait for closing, where three become a list.

import { expect, test } from 'vitest';
import { cardOf, cheering } from '../../src/hud/celebration/read.ts';
import {
  afterFirst,
  atClosing,
  NO_PARTIES,
  noticesAfter,
  withEvents,
  withoutNotices,
} from '../../src/hud/celebration/queue.ts';
import type { SimEvent } from '../../src/sim/state/world-state.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import type { Notice } from '../../src/sim/state/season.ts';
import { heroes } from '../../src/data/index.ts';

const event = (what: string, type = 'celebrated'): SimEvent => ({ tick: 1, type, who: null, what });
const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((what) => event(what)) as [SimEvent, SimEvent, SimEvent, SimEvent, SimEvent]; // prettier-ignore

test('events that celebrate nothing leave the queue as it is', () => {
  expect(withEvents(NO_PARTIES, [event('a', 'paid')], false)).toBe(NO_PARTIES);
});

test('by day two are due one after the other, a third is kept for closing', () => {
  const queue = withEvents(NO_PARTIES, [a, b, c], false);
  expect(queue).toEqual({ next: [[a], [b]], kept: [c] });
  expect(withEvents(afterFirst(queue), [d], false)).toEqual({ next: [[b], [d]], kept: [c] });
});

test('a new star is the next card even while others wait', () => {
  const star = event('star');
  expect(withEvents(withEvents(NO_PARTIES, [a, b, c], false), [star], false)).toEqual({
    next: [[a], [star], [b]],
    kept: [c],
  });
  expect(withEvents(NO_PARTIES, [star], false).next).toEqual([[star]]);
});

test('at closing up to two that wait are shown one by one, three or more as a list', () => {
  const queue = withEvents(NO_PARTIES, [a, b, c], false);
  expect(atClosing(queue, true)).toEqual({ next: [[a], [b], [c]], kept: [] });
  expect(atClosing(queue, false)).toEqual({ next: [[a, b, c]], kept: [] });
  expect(atClosing({ next: [[a]], kept: [b, c, d] }, true)).toEqual({ next: [[a], [b, c, d]], kept: [] });
});

test('a maid who gives notice has a card of her own after all others, also after a list', () => {
  const given = { ...event('given', 'notice'), who: 'yuki' };
  const stays = { ...event('stays', 'notice'), who: 'momo' };
  const queue = withEvents(NO_PARTIES, [given, a, b, stays], false);
  expect(atClosing(queue, false).next).toEqual([[a, b, stays], [given]]);
});

test('a notice that is left without an answer takes the other notices along, and nothing else', () => {
  const given = (who: string) => [{ ...event('given', 'notice'), who }];
  const queue = { next: [given('yuki'), given('momo'), [a], given('hana')], kept: [b] };
  expect(noticesAfter(queue)).toBe(2);
  expect(withoutNotices(queue)).toEqual({ next: [[a]], kept: [b] });
});

test('a maid who leaves or stays has a card with her name and face; only joy has a fanfare', () => {
  const maidOf = (id: string) => ({ name: id === 'yuki' ? 'Yuki' : 'Momo', look: id });
  const card = (what: string, who: string) => cardOf([{ ...event(what, 'notice'), who }], heroes, maidOf);
  expect(card('left', 'yuki')).toMatchObject({ title: 'Yuki has left', crest: { look: 'yuki' }, sound: null });
  expect(card('stays', 'momo')).toMatchObject({ title: 'Momo stays', sound: 'partyHero' });
});

test('in the evening none has to wait', () => {
  expect(withEvents(NO_PARTIES, [a, b, c, d, e], true).next).toHaveLength(5);
});

test('the card of a star names first the part of the café that the star opens', () => {
  const titles = [2, 3, 4, 5].map((star) =>
    cardOf(
      [{ ...event('star', 'celebrated'), what: 'star', star, opens: [{ kind: 'piece', of: 'speaker' }] }],
      heroes,
    )?.chips.map(({ title }) => title),
  );
  expect(titles).toEqual([
    ['Terrace', 'Speaker'],
    ['Stage evenings', 'Speaker'],
    ['Tea room', 'Speaker'],
    ['Street festival', 'Speaker'],
  ]);
});

test('a maid who has given notice does not cheer below a card, neither by day nor in the evening', () => {
  const state = beginSeason({ seed: 7 });
  const [one, ...others] = state.season?.staff ?? [];
  if (one === undefined) throw new Error('no staff');
  const looks = others.map(({ look }) => look);
  one.notice = { why: 'worn', leaves: 9 } as Notice;
  expect(cheering({ ...state, people: {} })).toEqual(looks.slice(0, 6));
  expect(cheering(state)).not.toContain(one.look);
  delete one.notice;
  expect(cheering({ ...state, people: {} })).toContain(one.look);
});
