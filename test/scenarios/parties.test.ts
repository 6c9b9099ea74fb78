// Parties: people who came together sit, order, pay and leave together; strangers keep apart.

import { describe, expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import {
  arriving,
  maid,
  only,
  open,
  seated,
  tell,
  type CustomerEntry,
  type ScenarioFile,
  type Story,
} from './story.ts';

/** Table 1 has two seats, table 2 has four; the door is at the right. */
const ROOM = [
  '###############',
  '#K............#',
  '#PP...........#',
  '#......c......#',
  '#.aTb.dTe....D#',
  '#......f......#',
  '#.............#',
  '###############',
];
const DISHES = [{ id: 'ramen', cookTicks: 10, eatTicks: 60, price: 900 }];

const party = (ids: readonly string[], more: Readonly<Record<string, number | string | null>> = {}): CustomerEntry[] =>
  ids.map((id) => arriving(id, 5, { party: 'p1', ...more }));
const room = (customers: readonly CustomerEntry[], more: Partial<ScenarioFile> = {}): ScenarioFile => ({
  map: ROOM,
  maids: [maid('hana', [4, 3])],
  chance: 0,
  menu: DISHES,
  customers,
  ...more,
});
const tablesOf = (story: Story, ids: readonly string[]): number[] =>
  ids.map((id) => story.first('seated', { who: id })['table'] as number);

describe('sitting together', () => {
  test('three who come together sit at the table with room for them, though another is nearer to some seat', () => {
    const story = tell({ ...room(party(['ann', 'bob', 'cat'])), ticks: 200 });
    expect(tablesOf(story, ['ann', 'bob', 'cat'])).toEqual([2, 2, 2]);
  });

  test('while no table is large enough they wait, and sit down together when it is free', () => {
    const early = ['x', 'y', 'z'].map((id, i) => seated(id, 'cde'[i] as string));
    const story = open(room([...early, ...party(['ann', 'bob', 'cat'], { patience: 4000 })]));
    story.pass(200);
    expect(story.count('seated', { who: 'ann' })).toBe(0);
    story.until('seated', { who: 'cat' });
    story.pass(60);
    expect(tablesOf(story, ['ann', 'bob', 'cat'])).toEqual([2, 2, 2]);
  });

  test('half their patience gone, they take neighbouring tables', () => {
    const early = ['x', 'y', 'z'].map((id, i) => seated(id, 'cde'[i] as string, { patience: 100_000 }));
    const story = open({
      ...room([...early, ...party(['ann', 'bob', 'cat'], { patience: 600 })]),
      maids: [maid('hana', [4, 3], { duties: 'serving' })],
    });
    const at = story.until('seated', { who: 'ann' }).tick;
    expect(at).toBeGreaterThan(300);
    expect(at).toBeLessThan(450);
    story.pass(60);
    expect(tablesOf(story, ['ann', 'bob', 'cat']).sort()).toEqual([1, 1, 2]);
  });

  test('four for whom there are not enough seats in the whole house give up together', () => {
    const early = ['v', 'w', 'x'].map((id, i) => seated(id, 'abc'[i] as string));
    const story = open({
      ...room([...early, ...party(['ann', 'bob', 'cat', 'dan'], { patience: 300 })]),
      maids: [maid('hana', [4, 3], { duties: 'serving' })],
    });
    story.until('leaves', { who: 'ann' });
    story.pass(2);
    expect(story.all('leaves').map(({ who, reason, tick }) => [who, reason, tick])).toEqual(
      ['ann', 'bob', 'cat', 'dan'].map((id) => [id, 'noSeat', story.tickOf('leaves')]),
    );
  });

  test('patience that ends while both are in the middle of a step loses each of them once', () => {
    // The café is full, and four guests stand in the queue, so that newcomers have some way to go to their places in
    // it.
    const full = ['u', 'v', 'w', 'x', 'y', 'z'].map((id, i) => seated(id, 'abcdef'[i] as string));
    const line = ['p', 'q', 'r', 's'].map((id) => arriving(id, 4, { party: 'p0' }));
    for (const patience of [10, 15, 20, 40]) {
      const file = room([...full, ...line, ...party(['ann', 'bob'], { patience, speed: 60 })]);
      const story = open({ ...file, maids: [maid('hana', [4, 3], { duties: 'serving' })] });
      story.until('leaves', { who: 'ann' });
      story.pass(60);
      expect(['ann', 'bob'].map((id) => story.count('leaves', { who: id }))).toEqual([1, 1]);
      expect(story.cafe.state.figures).toMatchObject({ guestsLost: 2, lostBy: { noSeat: 2 } });
    }
  });

  test('where strangers keep apart, a guest alone walks past a half empty table to an empty one', () => {
    const map = ROOM.map((row) => `${row.slice(0, 5)}......${row.slice(5)}`).map((row, y) =>
      y === 0 || y === 7 ? '#'.repeat(21) : row,
    );
    const file = room([seated('x', 'e'), arriving('ann', 5)], { map });
    const by = (rules: readonly string[]): number =>
      tablesOf(tell({ ...file, rules, ticks: 150 }), ['ann'])[0] as number;
    expect(by([])).toBe(2);
    expect(by(['apart'])).toBe(1);
  });

  test('…but shares one when there is no other', () => {
    const all = ['a', 'c'].map((seat) => seated(seat, seat));
    const story = tell({ ...room([...all, arriving('ann', 5)], { rules: ['apart'] }), ticks: 150 });
    expect(story.count('seated', { who: 'ann' })).toBe(1);
  });
});

describe('ordering and paying together', () => {
  test('a maid takes as many orders of a party in one visit as her book holds', () => {
    const orders = (rank: number): number[] => {
      const people = ['ann', 'bob', 'cat'].map((id, i) => seated(id, 'cde'[i] as string, { party: 'p1' }));
      const story = tell({ ...room(people, { maids: [maid('hana', [6, 2], { rank })] }), ticks: 120 });
      const first = story.tickOf('orderTaken');
      return story
        .all('orderTaken')
        .filter(({ tick }) => tick === first)
        .map(() => rank);
    };
    expect(orders(3)).toHaveLength(1);
    expect(orders(5)).toHaveLength(2);
  });

  test('one of them pays for all when the last has finished, and they leave in the same tick', () => {
    const people = ['ann', 'bob', 'cat'].map((id, i) => seated(id, 'cde'[i] as string, { party: 'p1' }));
    const story = open(room(people));
    const paid = story.until('paid');
    expect(paid).toMatchObject({ who: 'ann', amount: 2700, party: ['ann', 'bob', 'cat'] });
    expect(story.count('eaten')).toBe(3);
    expect(story.count('calls', { need: 'bill' })).toBe(1);
    story.pass(3);
    expect(story.all('leaves').map(({ who, reason }) => [who, reason])).toEqual([
      ['ann', 'paid'],
      ['bob', 'paid'],
      ['cat', 'paid'],
    ]);
    expect(story.cafe.state.figures).toMatchObject({ guestsServed: 3, income: 2700, guestsLost: 0 });
  });
});

describe('when one of them goes', () => {
  const pair = (patience: readonly [number, number], orders: readonly [number, number] = [1, 1]): CustomerEntry[] =>
    ['ann', 'bob'].map((id, i) =>
      seated(id, 'cd'[i] as string, {
        party: 'p1',
        patience: patience[i] as number,
        order: new Array<string>(orders[i] as number).fill('ramen'),
      }),
    );

  test('because nobody came, the others, who owe nothing, go along', () => {
    const story = open({ ...room(pair([200, 100_000])), maids: [maid('hana', [4, 3], { duties: 'serving' })] });
    story.until('leaves', { who: 'bob' });
    expect(story.first('leaves', { who: 'bob' })).toMatchObject({
      reason: 'noOrderTaken',
      tick: story.tickOf('leaves', { who: 'ann' }),
    });
  });

  test('whoever is eating stays, pays and is not waited for in vain', () => {
    const slow = [{ id: 'ramen', cookTicks: 400, eatTicks: 900, price: 900 }];
    const story = open({ ...room(pair([100_000, 700])), menu: slow });
    story.until('leaves', { who: 'bob', reason: 'noDish' });
    expect(story.until('paid').who).toBe('ann');
    story.until('gone', { who: 'ann' });
    expect(story.count('stuck')).toBe(0);
  });

  test('a chair taken away under one of them keeps nobody from paying', () => {
    const story = open(room(pair([3000, 3000])));
    story.until('served', { customer: 'ann' });
    story.cafe.give({ kind: 'removeSeat', seat: 'c' });
    story.until('gone', { who: 'ann' });
    story.until('gone', { who: 'bob' });
    expect(story.count('stuck')).toBe(0);
    expect(story.cafe.state.figures.guestsServed).toBe(2);
  });

  test('a chair taken away between paying and getting up keeps no guest from leaving', () => {
    const story = open(room(pair([3000, 3000])));
    story.until('paid');
    story.cafe.give({ kind: 'removeSeat', seat: 'c' });
    story.cafe.give({ kind: 'removeSeat', seat: 'd' });
    story.until('gone', { who: 'ann' });
    story.until('gone', { who: 'bob' });
    expect(story.count('leaves')).toBe(2);
    expect(story.cafe.world.guests).toEqual([]);
  });

  test('somebody who is with a hero when the bill is paid comes back to the chair and leaves, paid for', () => {
    const star = seated('star', 'a', { type: 'singer', isHero: true });
    const fans = pair([100_000, 100_000]).map((one) => ({ ...one, temperament: 'starstruck' }));
    const story = open(room([star, ...fans], { chance: only({ crowd: 1 }) }));
    story.pass(3000);
    expect(story.count('gone')).toBe(3);
    expect(story.count('leaves')).toBe(3);
    expect(story.cafe.state.figures.guestsServed).toBe(3);
    expect(story.count('stuck')).toBe(0);
  });
});

test('they are back together after a load in the middle of a meal', () => {
  const people = ['ann', 'bob'].map((id, i) => seated(id, 'cd'[i] as string, { party: 'p1' }));
  const story = open(room(people));
  story.until('eaten');
  const guest = story.guest('ann');
  expect(guest.party).toBe('p1');
  const again = Simulation.load(story.cafe.save(), scripts);
  for (let i = 0; i < 400; i++) {
    story.cafe.step();
    again.step();
  }
  expect(again.hash()).toBe(story.cafe.hash());
});
