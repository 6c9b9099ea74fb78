// Coming in, finding a seat or none, and leaving, also when furniture changes.

import { describe, expect, test } from 'vitest';
import { isSeatLetter, isSolid, tileAt } from '../../src/sim/world/map.ts';
import { arriving, maid, open, seated, tell } from './story.ts';

/** One table for two. */
const PAIR = ['###########', '#K........#', '#PP..aTb..#', '#.........#', '###D#######'];

const SMALL = ['#########', '#K......#', '#PP..aT.#', '#.......#', '#.......#', '###D#####'];

describe('the queue at the door', () => {
  test('whoever finds no seat waits, and sits down when one is free and wiped', () => {
    const story = tell({
      map: SMALL,
      ticks: 3000,
      maids: [maid('hana', [3, 3])],
      customers: [arriving('first', 0), arriving('second', 30), arriving('third', 60)],
    });
    expect(story.list('seated', 'who')).toEqual(['first', 'second', 'third']);
    expect(story.tickOf('seated', { who: 'second' })).toBeGreaterThan(story.tickOf('leaves', { who: 'first' }));
    expect(story.count('paid')).toBe(3);
  });

  test('whoever waits too long gives up: noSeat, after exactly their patience', () => {
    const story = tell({
      map: SMALL,
      ticks: 3000,
      maids: [maid('hana', [3, 3])],
      customers: [seated('first', 'a'), arriving('second', 30, { patience: 120 })],
    });
    expect(story.first('leaves', { who: 'second' })).toMatchObject({ reason: 'noSeat', tick: 150 });
    expect(story.cafe.state.figures.lostBy).toEqual({ noSeat: 1 });
  });

  test('those who wait stand on different tiles, beside the door and not in it', () => {
    const story = open({
      map: SMALL,
      maids: [maid('hana', [7, 4])],
      customers: [seated('first', 'a'), ...['q1', 'q2', 'q3'].map((id, i) => arriving(id, 10 + i * 20))],
    }).pass(120);
    const places = ['q1', 'q2', 'q3'].map((id) => story.where(id).join());
    expect(new Set(places).size).toBe(3);
    expect(places).not.toContain('3,5');
  });
});

describe('a guest with a seat of their own', () => {
  test('waits for it although another is free', () => {
    const story = tell({
      map: PAIR,
      ticks: 3000,
      maids: [maid('hana', [3, 3])],
      customers: [seated('first', 'a'), arriving('mine', 30, { seat: 'a' })],
    });
    expect(story.list('seated', 'seat', { who: 'mine' })).toEqual(['a']);
    expect(story.count('paid')).toBe(2);
  });

  test('who cannot reach it says so and leaves', () => {
    const map = ['###########', '#K...#....#', '#PP..#.aT.#', '#....#....#', '###D#######'];
    const story = tell({
      map,
      ticks: 300,
      maids: [maid('hana', [3, 3])],
      customers: [arriving('lost', 10, { seat: 'a' }), arriving('also', 20)],
    });
    expect(story.all('leaves').map(({ who, reason }) => [who, reason])).toEqual([
      ['lost', 'noWay'],
      ['also', 'noWay'],
    ]);
    expect(story.cafe.state.people['lost']).toBeUndefined();
    expect(story.cafe.state.people['also']).toBeUndefined();
  });

  test('may appear anywhere on the floor', () => {
    const story = open({
      map: SMALL,
      maids: [maid('hana', [3, 3])],
      customers: [arriving('guest', 5, { at: [7, 4], seat: 'a' })],
    }).pass(6);
    expect(story.where('guest')).toEqual([7, 4]);
    expect(story.until('seated').who).toBe('guest');
  });
});

test('where there is no door at all, a guest is served and gone all the same', () => {
  const story = tell({
    map: SMALL.map((row) => row.replace('D', '#')),
    ticks: 2000,
    maids: [maid('hana', [3, 3])],
    customers: [seated('guest', 'a')],
  });
  expect(story.count('paid')).toBe(1);
  expect(story.cafe.state.people['guest']).toBeUndefined();
});

describe('walking', () => {
  test('people walk round seats and tables, and step only on seats of their own', () => {
    const map = [
      '################',
      '#K.............#',
      '#PP.aTb..cTd...#',
      '#..............#',
      '#...eTf..gTh...#',
      '#..............#',
      '######D#########',
    ];
    const story = open({
      map,
      maids: [maid('ada', [3, 3], { rank: 4 }), maid('bea', [8, 3])],
      customers: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((_, i) => arriving(`g${i}`, i * 15)),
    });
    story.pass(3000, (cafe) => {
      for (const one of Object.values(cafe.state.people)) {
        if (one.role === 'chef') continue;
        const tile = tileAt(cafe.state.map, one.x, one.y);
        if (!isSolid(cafe.state.map, one.x, one.y)) continue;
        expect(isSeatLetter(tile) && one.role === 'guest').toBe(true);
        if (one.role === 'guest' && one.stepOf === 0 && one.seat !== null) expect(one.seat).toBe(tile);
      }
    });
    expect(story.count('paid')).toBe(8);
  });

  test('a tile takes her speed in ticks', () => {
    for (const speed of [1, 6, 9]) {
      const story = open({
        map: SMALL,
        maids: [maid('hana', [1, 3], { speed })],
        commands: [
          { at: 0, executorKeys: ['hana'], tick: 1, command: { behave: 'move', x: 6, y: 3, manner: 'plain' } },
        ],
      });
      expect(story.until('todoEnd', { why: 'done' }).tick).toBe(speed * 5);
    }
  });
});

describe('furniture moved while people walk', () => {
  const HALL = [
    '################',
    '#K.............#',
    '#PP..........Ta#',
    '#..............#',
    '#..............#',
    '#######D########',
  ];

  test('a way that is blocked is found anew', () => {
    const story = open({ map: HALL, maids: [maid('hana', [2, 3])], customers: [seated('guest', 'a')] });
    story.pass(8);
    for (const y of [1, 2, 3]) story.cafe.give({ kind: 'block', x: 8, y, decor: 'palm' });
    story.until('paid');
    expect(story.count('block')).toBe(3);
    expect(story.count('stuck') + story.count('fault')).toBe(0);
  });

  test('a piece that would cut a seat off, or stand on somebody, is refused', () => {
    const story = open({ map: HALL, maids: [maid('hana', [2, 3])], customers: [seated('guest', 'a')] });
    for (const y of [1, 2, 3, 4]) story.cafe.give({ kind: 'block', x: 8, y, decor: 'palm' });
    story.cafe.give({ kind: 'block', x: 2, y: 3, decor: 'palm' });
    story.pass(1);
    expect(story.count('block')).toBe(3);
    expect(story.count('refused', { what: 'block' })).toBe(2);
  });

  test('the tile she is walking to becomes a palm: she thinks again instead of walking into it', () => {
    const story = open({
      map: HALL,
      maids: [maid('hana', [2, 3])],
      commands: [{ at: 0, executorKeys: ['hana'], tick: 1, command: { behave: 'move', x: 9, y: 3, manner: 'plain' } }],
    });
    story.pass(8);
    story.cafe.give({ kind: 'block', x: 9, y: 3, decor: 'palm' });
    story.pass(200);
    expect(story.where('hana')).not.toEqual([9, 3]);
    expect(story.count('stuck') + story.count('fault')).toBe(0);
  });

  test('a chair taken away under a guest sends them to another; the order taken is served there', () => {
    const story = open({ map: PAIR, maids: [maid('hana', [3, 3])], customers: [seated('guest', 'a')] });
    story.until('orderTaken');
    story.cafe.give({ kind: 'removeSeat', seat: 'a' });
    expect(story.until('served')).toMatchObject({ customer: 'guest' });
    expect(story.list('seated', 'seat')).toEqual(['a', 'b']);
    story.until('paid');
  });

  test('a chair taken away while the order is being taken does not leave anybody waiting for ever', () => {
    const story = open({ map: PAIR, maids: [maid('hana', [4, 3])], customers: [seated('guest', 'a')] });
    while (story.cafe.world.guests[0]?.attendedBy !== 'hana') story.pass(1);
    story.pass(3);
    story.cafe.give({ kind: 'removeSeat', seat: 'a' });
    story.until('paid', { who: 'guest' });
    expect(story.count('orderTaken')).toBe(1);
    expect(story.count('stuck') + story.count('fault')).toBe(0);
  });
});
