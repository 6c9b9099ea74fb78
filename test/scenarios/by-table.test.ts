// A maid with a decision table instead of scripts (AI in game development: decision tree): she works a whole shift with
// it, within her duties and alertness, follows the chalkboard, and her controller can be replaced while she works.

import { describe, expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { Maid } from '../../src/sim/state/person.ts';
import { FOUR_TABLES as ROOM } from './rooms.ts';
import { arriving, expectSound, maid, only, open, seated, tell, type Story } from './story.ts';

const byTable = (id: string, at: readonly [number, number], more = {}) =>
  maid(id, at, { controller: 'diligent', ...more });
const her = (story: Story, id = 'ada'): Maid => story.maid(id);
const visitors = ['a', 'b', 'c', 'd', 'e', 'f'].map((seat, i) => arriving(`g${i}`, i * 60, { seat }));

test('alone with a room full of guests she takes orders, hands in tickets, brings dishes, bills and clears', () => {
  const story = tell({ map: ROOM, ticks: 6000, maids: [byTable('ada', [4, 3])], customers: visitors });
  expect(story.count('paid')).toBe(6);
  expect(her(story).tally).toMatchObject({ orders: 6, dishes: 6, bills: 6, cleared: 6 });
  expect(new Set(story.list('warp', 'script', { who: 'ada' }))).toEqual(new Set());
  expect(story.cafe.page('ada')).toMatchObject({ script: 'maid.byTable', key: 'waiting', parked: true });
});

test('she gets as much done as one who thinks by scripts', () => {
  const shift = (controller: string): number =>
    tell({ map: ROOM, ticks: 6000, maids: [maid('ada', [4, 3], { controller, rank: 4 })], customers: visitors })
      .all('paid')
      .at(-1)?.tick ?? Infinity;
  expect(shift('diligent')).toBeLessThan(shift('script') * 1.15);
});

test('side by side, one by table and one by script, they never serve the same guest', () => {
  const story = tell({
    map: ROOM,
    ticks: 5000,
    maids: [byTable('ada', [4, 3]), maid('bea', [5, 3])],
    customers: visitors,
  });
  expect(story.count('paid')).toBe(6);
  expect(her(story).tally.orders).toBeGreaterThan(0);
  expect(her(story, 'bea').tally.orders).toBeGreaterThan(0);
});

describe('her duties count', () => {
  test.each([
    ['reception', { orders: 2, bills: 2, dishes: 0, cleared: 0 }],
    ['serving', { orders: 0, bills: 0, dishes: 2 }],
  ])('%s', (duties, tally) => {
    const other = duties === 'reception' ? 'serving' : 'reception';
    const story = tell({
      map: ROOM,
      ticks: 3000,
      maids: [byTable('ada', [4, 3], { duties }), maid('bea', [5, 3], { duties: other })],
      customers: [seated('g1', 'a'), seated('g2', 'c')],
    });
    expect(her(story).tally).toMatchObject(tally);
    expect(story.count('paid')).toBe(2);
  });
});

describe('on her way', () => {
  const turned = (alertness: number | null): string => {
    const story = tell({
      map: ROOM,
      ticks: 300,
      maids: [byTable('ada', [4, 3], { alertness, favouriteCustomerTypes: ['footballer'] })],
      customers: [seated('worker', 'd'), seated('striker', 'e', { type: 'footballer', arrive: 20 })],
    });
    return story.first('orderTaken')['customer'] as string;
  };
  test('an alert maid turns to somebody dearer, a plain one does not', () => {
    expect(turned(1)).toBe('striker');
    expect(turned(null)).toBe('worker');
  });
});

test('she sweeps, and what she falls on fells her once', () => {
  const story = tell({
    map: ['####################', '#K##################', '#PP...LLL......aT###', '####D###############'],
    chance: only({ slip: 1 }),
    maids: [byTable('ada', [3, 2], { alertness: null, controller: 'starstruck' })],
    customers: [seated('guest', 'a')],
    ticks: 4000,
  });
  expect(story.count('slip')).toBeGreaterThan(0);
  expect(story.count('slip')).toBeLessThanOrEqual(3);
  expect(story.count('sweep')).toBe(3 + story.count('slip', { dropped: 1 }));
  expect(story.count('paid')).toBe(1);
});

test('a starstruck maid lets ordinary guests wait a little, and says so: she has noticed them', () => {
  const story = open({
    map: ROOM,
    maids: [byTable('ada', [4, 3], { controller: 'starstruck' })],
    customers: [seated('guest', 'a', { arrive: 100 })],
  });
  const since = story.until('calls', { who: 'guest' }).tick;
  const said = new Set<string>();
  story.pass(40);
  for (const { because } of story.cafe.decisions('ada')) if (because !== null) said.add(because.key);
  expect(said).toContain('idle.letsWait');
  expect(said).not.toContain('idle.unnoticed');
  // She goes after about three seconds, not after eight.
  expect(story.until('orderTaken').tick - since).toBeLessThan(160);
});

test('she heeds the chalkboard, turns to work on an A-move, and goes on with it afterwards', () => {
  const story = open({
    map: ROOM,
    maids: [byTable('ada', [4, 3])],
    customers: [seated('guest', 'a', { arrive: 30 })],
    commands: [
      { at: 10, executorKeys: ['ada'], tick: 100, command: { behave: 'move', x: 17, y: 5, manner: 'a-move' } },
    ],
  });
  story.until('orderTaken');
  expect(her(story).answers).toMatchObject([{ is: 'accepted', begun: true, goal: { x: 17, y: 5 } }]);
  story.until('ticket');
  let there = false;
  story.pass(2000, () => (there ||= story.where('ada').join() === '17,5'));
  expect(there).toBe(true);
  expect(story.first('orderEnded')).toMatchObject({ who: 'ada', answer: 'done' });
  expect(story.count('paid')).toBe(1);
  expectSound(story);
});

test('idle maids chat by the sociable tables', () => {
  const story = tell({
    map: ROOM,
    ticks: 1500,
    chance: only({ chat: 1 }),
    maids: ['ada', 'bea'].map((id, i) => byTable(id, [9 + 2 * i, 3], { controller: 'sociable' })),
  });
  expect(story.count('chat')).toBeGreaterThanOrEqual(2);
});

test('her mind is exchanged while she works, there and back', () => {
  const story = open({ map: ROOM, maids: [maid('ada', [4, 3])], customers: visitors });
  story.until('orderTaken');
  story.cafe.give({ kind: 'edit', maid: 'ada', edit: { controller: 'diligent' } });
  story.until('served');
  story.pass(5);
  expect(story.cafe.page('ada')?.script).toBe('maid.byTable');
  story.until('paid');
  story.cafe.give({ kind: 'edit', maid: 'ada', edit: { controller: 'script' } });
  story.pass(4000);
  expect(story.cafe.page('ada')?.script).toBe('maid.waiting');
  expect(story.count('paid')).toBe(6);
  expectSound(story);
});

test('whom she serves she tells as others do, by what chose the guest – whether or not anybody reads her notebook', () => {
  for (const tracing of [false, true]) {
    const story = open({
      map: ROOM,
      maids: [byTable('ada', [4, 3], { favouriteCustomerIds: ['dear'] })],
      customers: [seated('other', 'a'), seated('dear', 'd')],
    });
    const cafe = new Simulation(story.cafe.state, scripts, { tracing });
    cafe.step();
    expect(cafe.events.find(({ type }) => type === 'target')).toMatchObject({
      customer: 'dear',
      because: { key: 'serve.favourite' },
    });
    const kept = cafe.decisions('ada').at(-1);
    if (tracing)
      expect(kept?.because).toMatchObject({ key: 'table.chose', terms: { row: 11, then: { key: 'serve.favourite' } } });
  }
});
