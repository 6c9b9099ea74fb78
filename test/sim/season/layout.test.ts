// A layout, checked in a small room: what is bought and sold, and which tiles have problems.

import { describe, expect, test } from 'vitest';
import { makeMap } from '../../../src/sim/world/map.ts';
import { ambienceOf, type LayoutRead, readLayout } from '../../../src/sim/season/layout-check.ts';

const HOUSE = ['#########', '#K#R..#R#', '#PP...###', '#.aTb...#', '#.......#', '#..cT...#', '#.......#', '####DD###'];
const palm = { kind: 'palm', x: 7, y: 3 };
const fridge = { kind: 'fridge', x: 7, y: 6 };
const read = (rows: readonly string[] = HOUSE, decor: readonly (typeof palm)[] = [fridge, palm], stars = 5): LayoutRead =>
  readLayout(makeMap(HOUSE, [fridge, palm]), stars, rows, decor); // prettier-ignore
const faults = (rows?: readonly string[], decor?: readonly (typeof palm)[], stars?: number): unknown[] =>
  read(rows, decor, stars).problems.map(({ fault, x, y, what }) => [fault, x, y, what]);
const row = (y: number, text: string): string[] => HOUSE.map((one, at) => (at === y ? text : one));

test('left as it is, it costs nothing; of several registers only the first need be reached', () => {
  expect(read()).toEqual({
    problems: [],
    cost: 0,
    bought: [],
    sold: [],
    seats: 3,
    reachable: ['a', 'b', 'c'],
    ambience: ambienceOf({ decor: [palm] }, 3),
  });
});

test('what is new is bought, what is gone is sold for half, piece by piece', () => {
  const { bought, sold, cost } = read(row(5, '#..cTdTe#'), [fridge]);
  expect([bought, sold, cost]).toEqual([['table', 'chair', 'chair'], ['palm'], 6000 + 2 * 1800 - 1800]);
  const back = read(row(5, '#.......#'), [fridge, palm, { ...palm, y: 4 }, { ...palm, y: 5 }]);
  expect([back.bought, back.sold, back.cost]).toEqual([['palm', 'palm'], ['table', 'chair'], 2 * 3600 - 3000 - 900]);
});

describe('a seat faces a table', () => {
  test.each([
    ['in the row of another', row(3, '#.aTb.d.#'), [['noTable', 6, 3, 'd']]],
    ['in the column of another', row(6, '#.d.....#'), [['noTable', 2, 6, 'd']]],
    ['beneath one', row(6, '#..d....#'), [['noTable', 3, 6, 'd']]],
    ['at the side of one', row(5, '#..cTd..#'), []],
  ])('%s', (_where, rows, problems) => {
    expect(faults(rows)).toEqual(problems);
  });
  test('and there is at least one', () => {
    expect(faults(HOUSE.map((one) => one.replace(/[abc]/g, '.')))).toEqual([['noSeats', -1, -1, '']]);
  });
});

describe('a piece', () => {
  const with_ = (...pieces: (typeof palm)[]): unknown[] => faults(HOUSE, [fridge, palm, ...pieces]);
  test.each<[string, typeof palm, unknown[]]>([
    ['stands on floor', { kind: 'vase', x: 1, y: 6 }, []],
    ['keeps off the doorway', { kind: 'vase', x: 5, y: 6 }, [['doorway', 5, 6, 'vase']]],
    ['keeps off the door', { kind: 'vase', x: 5, y: 7 }, [['notFloor', 5, 7, 'vase']]],
    ['keeps off tables', { kind: 'vase', x: 3, y: 3 }, [['notFloor', 3, 3, 'vase']]],
    ['keeps off other pieces', { kind: 'vase', x: 7, y: 3 }, [['twice', 7, 3, 'vase']]],
    ['is made', { kind: 'throne', x: 1, y: 6 }, [['unknownPiece', 1, 6, 'throne']]],
    ['is no table, which the rows say', { kind: 'table', x: 1, y: 6 }, [['unknownPiece', 1, 6, 'table']]],
  ])('%s', (_what, piece, problems) => {
    expect(with_(piece)).toEqual(problems);
  });
  test('waits for its stars, unless the house has one already', () => {
    const lamp = { kind: 'lamp', x: 1, y: 6 };
    expect(faults(HOUSE, [fridge, palm, lamp], 0.9)).toEqual([['stars', 1, 6, 'lamp']]);
    expect(faults(HOUSE, [fridge, palm, lamp], 1)).toEqual([]);
    expect(readLayout(makeMap(HOUSE, [fridge, { ...lamp, y: 5 }]), 0, HOUSE, [fridge, lamp]).problems).toEqual([]);
  });
  test('of the kitchen stays where it is', () => {
    expect(faults(HOUSE, [palm])).toEqual([['fixed', 7, 6, 'fridge']]);
    expect(faults(HOUSE, [palm, { ...fridge, y: 4 }])).toEqual([
      ['unknownPiece', 7, 4, 'fridge'],
      ['fixed', 7, 6, 'fridge'],
    ]);
  });
});

test('walls, doors, kitchen and pass stay; letters that mean nothing are told', () => {
  expect(faults(row(1, '#.#R..#R#'))).toEqual([['fixed', 1, 1, 'K']]);
  expect(faults(row(6, '#..K....#'))).toEqual([['fixed', 3, 6, '.']]);
  expect(faults(row(6, '#..L.x%.#'))).toEqual([
    ['letter', 3, 6, 'L'],
    ['letter', 6, 6, '%'],
    ['noTable', 5, 6, 'x'],
  ]);
  expect(faults(HOUSE.slice(1))).toEqual([['size', -1, -1, '9 × 8']]);
});

describe('who cannot be reached is told', () => {
  const without = (...at: [number, number][]): unknown[] =>
    faults(HOUSE, [fridge, palm, ...at.map(([x, y]) => ({ kind: 'vase', x, y }))]);
  test('a seat, and the pass, when what stands before it leaves no room for anybody', () => {
    expect(without([1, 3], [2, 4])).toEqual([['noWay', 2, 3, '1']]);
    // It can also be reached from the side.
    expect(without([1, 3])).toEqual([]);
    expect(without([3, 2])).toEqual([]);
    expect(without([1, 3], [3, 2])).toEqual([['passCutOff', 1, 2, '']]);
  });
  test('the register, when nobody can stand beside it', () => {
    expect(without([3, 2])).toEqual([]);
    expect(without([4, 1])).toEqual([]);
    expect(without([3, 2], [4, 1])).toEqual([['noWay', 3, 1, 'R']]);
  });
});
