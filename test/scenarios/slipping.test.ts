// Litter underfoot: who slips, what it costs, and that one piece fells a maid once.

import { describe, expect, test } from 'vitest';
import { addLitter, maySlip } from '../../src/sim/people/slipping.ts';
import { TINY } from './rooms.ts';
import { maid, only, open, seated, tell, type Story } from './story.ts';

// The only path from the pass to the table crosses the litter.
const CORRIDOR = ['################', '#K##############', '#P...L.........#', '###########.aT.#', '###########D####'];
const OPEN_FLOOR = [
  '################',
  '#K.............#',
  '#P.............#',
  '#.....L....aT..#',
  '#..............#',
  '#######D########',
];
const slippery = only({ slip: 1 });

const walk = (map: readonly string[], alertness: number | null): Story =>
  tell({
    map,
    chance: slippery,
    ticks: 1500,
    maids: [maid('hana', [2, map === CORRIDOR ? 2 : 3], { alertness })],
    customers: [seated('guest', 'a')],
  });

describe('a maid who does not look up', () => {
  const story = walk(CORRIDOR, null);

  test('slips on the litter in her way, and only once on the same piece', () => {
    expect(story.list('slip', 'who')).toEqual(['hana']);
    expect(story.first('slip')).toMatchObject({ dropped: 0, x: 5, y: 2 });
  });

  test('lies there for a while, gets up, and sweeps the tile before anything else', () => {
    const slip = story.tickOf('slip');
    const hers = story.events.filter(
      (event) => event.who === 'hana' && event.tick > slip && !['todo', 'todoEnd', 'warp'].includes(event.type),
    );
    expect(hers.slice(0, 2).map((event) => event.type)).toEqual(['getUp', 'sweep']);
    expect(story.first('sweep')).toMatchObject({ x: 5, y: 2 });
    expect(story.tickOf('getUp') - slip).toBeGreaterThan(40);
  });

  test('serves in the end', () => {
    expect(story.count('paid')).toBe(1);
  });
});

test('a slip with plates drops them; the dishes are cooked again and served in the end', () => {
  const story = open({
    map: OPEN_FLOOR.map((row) => row.replace('L', '.')),
    chance: slippery,
    chefs: 2,
    maids: [maid('hana', [2, 3], { rank: 4, alertness: null })],
    customers: [seated('one', 'a')],
  });
  story.until('pickUp');
  // A guest drops a peel right before her feet.
  const { state, world } = story.cafe;
  const hana = state.people['hana'];
  if (hana === undefined) throw new Error('hana is not here');
  story.pass(12);
  const next = story.cafe.way('hana').tiles.at(2) ?? { x: 0, y: 0 };
  state.litter.push({ x: next.x, y: next.y, kind: 'peel', sinceTick: state.tick });
  world.places.litterDown(state.litter[0] as (typeof state.litter)[number]);
  story.pass(2000);
  expect(story.first('slip')).toMatchObject({ who: 'hana', dropped: 1 });
  expect(story.count('cooked', { customer: 'one' })).toBe(2);
  expect(story.count('served', { customer: 'one' })).toBe(1);
  expect(story.count('paid')).toBe(1);
  expect(story.cafe.state.figures).toMatchObject({ dishesDropped: 1, slips: 1, dishesServed: 1 });
  expect(story.tickOf('sweep')).toBeLessThan(story.tickOf('served'));
  expect(story.cafe.state.litter).toEqual([]);
});

describe('an alert maid', () => {
  test.each([1, 5])('with alertness %i walks round litter where there is room', (alertness) => {
    const story = walk(OPEN_FLOOR, alertness);
    expect(story.count('slip')).toBe(0);
    expect(story.count('paid')).toBe(1);
    expect(story.tickOf('orderTaken')).toBeLessThan(story.all('sweep')[0]?.tick ?? Infinity);
  });

  test('walks round it in whichever direction she goes, without turning back on the way', () => {
    const mirrored = OPEN_FLOOR.map((row) => [...row].reverse().join(''));
    const story = open({
      map: mirrored,
      chance: slippery,
      maids: [maid('hana', [13, 3])],
      customers: [seated('guest', 'a')],
    });
    story.until('orderTaken');
    expect(story.count('slip')).toBe(0);
    expect(story.cafe.state.people['hana']).toMatchObject({ walked: 10 });
  });

  test('sweeps it where there is no way round, and goes on', () => {
    const story = walk(CORRIDOR, 1);
    expect(story.count('slip')).toBe(0);
    expect(story.tickOf('sweep')).toBeLessThan(story.tickOf('orderTaken'));
    expect(story.count('paid')).toBe(1);
  });

  test('sweeps a field of litter when there is nothing else to do', () => {
    const story = tell({
      map: ['##########', '#K.L.L...#', '#P..L.L..#', '#..L..L..#', '####D#####'],
      chance: slippery,
      maids: [maid('hana', [2, 3]), maid('mei', [1, 3])],
    });
    expect(story.count('sweep')).toBe(6);
    expect(story.count('slip')).toBe(0);
    expect(new Set(story.list('sweep', 'who'))).toEqual(new Set(['hana', 'mei']));
    const tiles = story.all('sweep').map(({ x, y }) => `${String(x)},${String(y)}`);
    expect(new Set(tiles).size).toBe(6);
  });
});

test('not even a command keeps her from sweeping what she fell on', () => {
  const story = open({
    map: CORRIDOR,
    chance: slippery,
    maids: [maid('hana', [2, 2], { alertness: null })],
    customers: [seated('guest', 'a')],
  });
  story.until('getUp');
  story.cafe.give({
    kind: 'command',
    post: { executorKeys: ['hana'], tick: 100, command: { behave: 'move', x: 2, y: 2, manner: 'plain' } },
  });
  story.pass(300);
  expect(story.tickOf('sweep')).toBeLessThan(story.tickOf('getUp') + 35);
  expect(story.tickOf('warp', { key: 'obey' })).toBeGreaterThan(story.tickOf('sweep'));
});

test('without chance nobody slips', () => {
  const story = tell({
    map: CORRIDOR,
    maids: [maid('hana', [2, 2], { alertness: null })],
    customers: [seated('guest', 'a')],
  });
  expect(story.count('slip')).toBe(0);
});

test('a guest’s litter is dropped, and swept', () => {
  const story = tell({
    map: OPEN_FLOOR.map((row) => row.replace('L', '.')),
    chance: only({ litter: 1 }),
    maids: [maid('hana', [2, 3])],
    customers: [seated('guest', 'a', { type: 'litterbug' })],
  });
  expect(story.count('litter', { who: 'guest' })).toBe(1);
  expect(story.count('sweep')).toBe(1);
});

test('in the rain guests bring water in at the door', () => {
  const rain = (weather: string): Story =>
    tell({
      map: OPEN_FLOOR.map((row) => row.replace('L', '.')),
      weather,
      chance: only({ litter: 1 }),
      ticks: 60,
      maids: [maid('hana', [2, 3])],
      customers: [{ id: 'guest', type: 'office', arrive: 0 }],
    });
  expect(rain('rain').first('litter')).toMatchObject({ kind: 'puddle', who: 'guest', x: 7, y: 4 });
  expect(rain('sun').count('litter')).toBe(0);
});

test('a guest whose dish is dropped again and again is not stuck: the kitchen cooks it each time', () => {
  const story = open({
    map: TINY,
    maids: [maid('ada', [3, 3])],
    customers: [seated('ann', 'a', { patience: 400 })],
  });
  const { world, state } = story.cafe;
  for (let fall = 1; fall <= 3; fall++) {
    story.until('pickUp');
    state.chances.slip = 1;
    const ada = story.maid('ada');
    addLitter(world, ada.x, ada.y, 'plate');
    expect(maySlip(world, ada)).toBe(true);
    expect(story.guest('ann').progressTick).toBe(state.tick);
    state.chances.slip = 0;
  }
  expect(story.count('stuck')).toBe(0);
});
