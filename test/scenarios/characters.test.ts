// Three decision tables with character: the diligent maid hands in each order at once and never chats, the sociable one
// greets and talks, the starstruck one drops everything for a celebrity. After some todos an entry table is read first.

import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../../src/words/sentences.ts';
import { FOUR_TABLES as ROOM } from './rooms.ts';
import { arriving, expectSound, maid, only, open, seated, tell, type Story } from './story.ts';

const guests = ['a', 'c', 'e', 'g'].map((seat, i) => arriving(`g${i}`, i * 40, { seat }));
const shift = (controller: string, more: object = {}): Story =>
  tell({
    map: ROOM,
    ticks: 4000,
    chance: only({ chat: 1, fidget: 0 }),
    maids: [maid('ada', [4, 3], { controller, rank: 4, ...more }), maid('bea', [6, 3], { duties: 'serving' })],
    customers: guests,
  });

test.each(['diligent', 'sociable', 'starstruck'])('by the %s tables the work of a shift gets done', (controller) => {
  const story = shift(controller);
  expect(story.count('paid')).toBe(4);
  expect(story.count('fault')).toBe(0);
  expectSound(story);
});

test('the diligent maid never starts a chat; the sociable one greets, talks at the tables and chats', () => {
  const [diligent, sociable] = [shift('diligent'), shift('sociable')];
  expect(diligent.count('talked', { who: 'ada' })).toBe(0);
  expect(diligent.count('chat', { who: 'ada' })).toBe(0);
  expect(sociable.count('talked', { who: 'ada' })).toBeGreaterThan(0);
  expect(sociable.count('welcome', { who: 'ada' })).toBeGreaterThan(0);
});

test('a talk is had once a visit and makes the guest happier', () => {
  const story = open({
    map: ROOM,
    maids: [maid('ada', [4, 3], { controller: 'sociable' })],
    customers: [seated('guest', 'a')],
  });
  story.until('served');
  const before = story.guest('guest').mood;
  story.until('talked');
  expect(story.guest('guest').mood).toBeGreaterThan(before);
  expect(story.guest('guest').talkedWith).toBe('ada');
  story.pass(2000);
  expect(story.count('talked')).toBe(1);
});

test('the starstruck maid leaves callers alone for a celebrity in sight, and looks', () => {
  const gazes = (controller: string): number =>
    tell({
      map: ROOM,
      ticks: 1500,
      maids: [maid('ada', [4, 3], { controller })],
      customers: [seated('star', 'c', { isHero: true }), seated('other', 'e', { arrive: 60 })],
    }).count('gazed');
  expect(gazes('starstruck')).toBeGreaterThan(0);
  expect(gazes('diligent')).toBe(0);
});

test.each(['diligent', 'sociable', 'starstruck'])(
  'by the %s tables no order stays in an apron for much longer than half a minute, whoever comes in',
  (controller) => {
    const seats = ['b', 'd', 'e', 'f', 'g', 'h'];
    const story = tell({
      map: ROOM,
      ticks: 6000,
      chance: only({ mood: 1 }),
      menu: [{ id: 'ramen', cookTicks: 20, eatTicks: 60, price: 900 }, { id: 'feast', cookTicks: 10, eatTicks: 20_000, price: 900 }], // prettier-ignore
      maids: [maid('ada', [4, 3], { controller, rank: 5 }), maid('bea', [6, 3], { duties: 'serving' })],
      customers: [
        seated('star', 'c', { isHero: true, order: ['feast'] }),
        seated('idol', 'a', { isHero: true, order: ['feast'] }),
        ...seats.flatMap((seat, i) => Array.from({ length: 8 }, (_, k) => arriving(`g${i}-${k}`, 50 * i + 700 * k, { seat }))), // prettier-ignore
      ],
    });
    const held = story.all('orderTaken', { who: 'ada' }).map(({ tick, customer }) => {
      const ticket = story.all('ticket', { who: 'ada' }).find((one) => one.tick > tick && (one['customers'] as string[]).includes(String(customer))); // prettier-ignore
      return (ticket?.tick ?? story.cafe.state.tick) - tick;
    });
    expect(held.length).toBeGreaterThan(3);
    expect(Math.max(...held)).toBeLessThan(900);
  },
);

describe('entry tables by what ended', () => {
  test('the diligent maid hands in after each order, unless three call', () => {
    const story = open(
      {
        map: ROOM,
        maids: [maid('ada', [4, 3], { controller: 'diligent', rank: 5 })],
        customers: [seated('g1', 'a'), seated('g2', 'c')],
      },
      { tracing: true },
    );
    story.until('orderTaken');
    story.pass(2);
    const last = story.cafe.decisions('ada').at(-1);
    expect(last?.because).toMatchObject({
      key: 'table.chose',
      terms: { table: 'diligent.takeOrder', row: 1, held: false },
    });
    expect(sentenceOf(last?.because as never)).toContain('diligent, after “taking an order”');
    story.until('ticket');
    expect(story.count('orderTaken')).toBe(1);
  });

  test('an entry table can be replaced while the café runs, and one without an idea leaves it to the general table', () => {
    const story = open({ map: ROOM, maids: [maid('ada', [4, 3], { controller: 'diligent', rank: 5 })], customers: [seated('g1', 'a'), seated('g2', 'c')] }); // prettier-ignore
    const asks = (how: string) => ({ kind: 'table', name: 'diligent.takeOrder', rows: [{ id: 1, note: '', condition: 'endedBy', cParam: how, parallel: '', yesType: 1, yes: 'fidget:100', noType: '', no: '' }] }) as const; // prettier-ignore
    story.cafe.give(asks('done'));
    story.until('orderTaken');
    story.pass(2);
    expect(story.cafe.page('ada')?.todo).toMatchObject({ behave: 'fidget' });
    story.cafe.give(asks('impossible'));
    story.until('ticket');
    expect(story.count('fault')).toBe(0);
  });
});
