// The exact messages for mistakes in a scenario file: the place, the value, and what would be valid.

import { describe, expect, test } from 'vitest';
import { utilityNames } from '../../src/data/index.ts';
import { readScenario } from '../../src/sim/scenario/scenario.ts';
import { setPaths } from '../../src/sim/scenario/setpaths.ts';
import { tableNames } from '../../src/sim/thinking/tables.ts';
import { warpKinds } from '../../src/sim/thinking/warps.ts';

//              0123456
const ROOM = ['#######', '#K....#', '#PP...#', '#.aT..#', '#D#####'];
const mei = { id: 'mei', rank: 3, at: [3, 1] };
const FILE = { map: ROOM, maids: [mei], ticks: 9 };
const errorsOf = (more: object): readonly string[] => {
  const read = readScenario({ ...FILE, ...more });
  return read.ok ? [] : read.errors;
};

describe('where a maid stands', () => {
  const at = (x: number, y: number): readonly string[] => errorsOf({ maids: [{ ...mei, at: [x, y] }] });
  test.each([
    [1, 3],
    [5, 1],
    [1, 4],
  ])('[%i, %i] is floor', (x, y) => {
    expect(at(x, y)).toEqual([]);
  });
  test.each([
    [0, 1, '#'],
    [3, 0, '#'],
    [6, 3, '#'],
    [5, 4, '#'],
    [2, 3, 'a'],
    [3, 3, 'T'],
    [1, 2, 'P'],
  ])('[%i, %i] is furniture or wall', (x, y, tile) => {
    expect(at(x, y)).toEqual([`maids.0.at: [${x}, ${y}] is '${tile}', nobody can stand there`]);
  });
  test.each([
    [-1, 1],
    [1, -1],
    [7, 1],
    [1, 5],
  ])('[%i, %i] lies outside', (x, y) => {
    expect(at(x, y)).toEqual([`maids.0.at: [${x}, ${y}] lies outside the map (7 × 5)`]);
  });
  test('is no second mistake where there is no map', () => {
    expect(errorsOf({ map: [] })).toEqual(['map: has no rows']);
  });
});

describe('seats', () => {
  test.each([
    ['#.aT.#', []],
    ['#.Ta.#', []],
    ['#a.T.#', ["map.1[1]: seat 'a' faces no table 'T'"]],
  ])('%s', (row, errors) => {
    expect(errorsOf({ map: ['######', row, '#....#', '##D###'], maids: [] })).toEqual(errors);
  });
  test.each([
    ['above', ['#.T..#', '#.a..#']],
    ['below', ['#.a..#', '#.T..#']],
  ])('may face a table %s', (_where, rows) => {
    expect(errorsOf({ map: ['######', ...rows, '##D###'], maids: [] })).toEqual([]);
  });
});

test.each<[string, object, string[]]>([
  ['numbers and texts are told apart', { seed: '7' }, ["seed: '7' should be a whole number from 0 to 2147483647"]],
  ['numbers are written as they are', { ticks: -1 }, ['ticks: -1 should be a whole number from 0 to 100000000']],
  ['long values are cut', { seed: 'x'.repeat(60) }, [`seed: '${'x'.repeat(36)}… should be a whole number from 0 to 2147483647`]],
  ['tables are listed by name', { tables: 7 }, [`tables: 7 should be an object by name; known: ${tableNames.join(', ')}`]],
  ['a table has a name', { tables: { pateint: [] } }, ["tables.pateint: there is none of that name; did you mean 'patient'?"]],
  ['a configuration has a name', { configs: { zzzzzzzz: '' } }, [`configs.zzzzzzzz: there is none of that name; known: ${utilityNames.join(', ')}`]],
  ['a warp table has a name', { warps: { zzzzzzzz: {} } }, [`warps.zzzzzzzz: there is none of that name; known: ${warpKinds.join(', ')}`]],
  ['a table is a list of rows', { tables: { patient: [7] } }, ['tables.patient: [7] should be a list of rows, each an object of cells by column name']],
  ['a configuration is a text', { configs: { seat: 7 } }, ['configs.seat: 7 should be the text of a configuration']],
  ['a warp table is an object', { warps: { guest: { enter: 7 } } }, ['warps.guest: {"enter":7} should be an object of scripts by warp key']],
  ['a table of nothing is as it ships', { tables: { patient: null }, scripts: { mei: null } }, []],
  ['scripts are an object', { scripts: 7 }, ['scripts: 7 should be an object: scripts by the id of a maid, or by role: and her duties']],
  ['scripts are somebody’s', { scripts: { mai: null } }, ["scripts.mai: there is nobody of that name; a maid's id or role:duties; did you mean 'mei'?"]],
  ['a script is no file', { scripts: { mei: 'a.ts' } }, ['scripts.mei: is the name of a file, which only `npm run sim` reads; here its name and text are needed']],
  ['a script has a form', { scripts: { 'role:serving': { name: '' } } }, ['scripts.role:serving: name should be a line of at most 60 characters', 'scripts.role:serving: text should be a script of at most 65536 characters']],
  ['a dish stands on the menu once', { menu: ['soup', 'tea', 'soup', 'soup'].map((id) => ({ id, cookTicks: 9, eatTicks: 9, price: 9 })) }, ["menu.2.id: 'soup' stands at menu.0 already", "menu.3.id: 'soup' stands at menu.0 already"]],
  ['an id is somebody’s alone', { maids: [mei, mei] }, ["maids.1.id: 'mei' is the id of maids.0 already"]],
  ['an id of a chef is no maid’s', { maids: [{ ...mei, id: 'chef1' }] }, ["maids.0.id: 'chef1' is the id of the chefs already"]],
  ['an id of a chef there is not may be a maid’s', { chefs: 1, maids: [{ ...mei, id: 'chef2' }] }, []],
  ['two names that cannot be are two mistakes', { maids: [{ ...mei, id: 'toString' }, { ...mei, id: 'valueOf' }] }, ['toString', 'valueOf'].map((id, i) => `maids.${i}.id: '${id}' should be another name: every record has something of this one`)],
])('%s', (_what, more, errors) => {
  expect(errorsOf(more)).toEqual(errors);
}); // prettier-ignore

test('every rule of the day may be asked for by its name', () => {
  const rules = ['apart', 'energy', 'mood', 'friends', 'prices', 'ambience', 'causes'];
  expect(errorsOf({ rules })).toEqual([]);
  expect(errorsOf({ rules: [''] })).toEqual([`rules.0: '' should be one of ${rules.join(', ')}`]);
});

describe('a party', () => {
  const party = (size: number): object => ({
    customers: Array.from({ length: size }, (_, i) => ({ id: `c${i}`, type: 'office', arrive: 3, party: 'p' })),
  });
  test.each([
    [1, ["customers.0.party: 'p' has 1 person; a party is 2 to 6"]],
    [2, []],
    [4, []],
    [6, []],
    [7, ["customers.0.party: 'p' has 7 people; a party is 2 to 6"]],
  ])('of %i', (size, errors) => {
    expect(errorsOf(party(size))).toEqual(errors);
  });
});

test('a customer may say a look, and what else one can say is listed', () => {
  const customer = { id: 'c', type: 'office', arrive: 3, look: 'office' };
  expect(errorsOf({ customers: [customer] })).toEqual([]);
  expect(errorsOf({ customers: [{ ...customer, lok: 'office' }] })).toEqual([
    'customers.0.lok: is unknown; known here: id, type, isHero, arrive, at, seat, start, order, patience, name, look, speed, budget, temperament, party',
  ]);
});

test.each([
  ['move', ['x', 'y', 'manner', 'formation', 'tick', 'after']],
  ['gather', ['x', 'y', 'manner', 'formation', 'tick', 'after']],
  ['sweep', ['x', 'y', 'after']],
  ['serve', ['guest', 'after']],
  ['help', ['need']],
  ['scout', ['look', 'after']],
  ['water', ['guest', 'after']],
])('the command %s says no more than belongs to it', (behave, fields) => {
  const all = { x: 3, y: 1, manner: 'a-move', formation: {}, tick: 9, guest: 'ann', need: 'dishes', look: 'iceWell', after: 1 };
  const customers = [{ id: 'ann', type: 'office', arrive: 3 }];
  const errors = (command: object): readonly string[] =>
    errorsOf({ rival: {}, customers, commands: [{ at: 1, executorKeys: ['mei'], tick: 9, command }] });
  const own = Object.fromEntries(Object.entries(all).filter(([field]) => fields.includes(field)));
  expect(errors({ behave, ...own })).toEqual([]);
  expect(errors({ behave, ...all })).toEqual(
    ['x', 'y', 'manner', 'formation', 'tick', 'after', 'guest', 'need', 'look']
      .filter((field) => !fields.includes(field))
      .map((field) => `commands.0.command.${field}: means nothing to '${behave}', which has ${fields.join(', ')}`),
  );
}); // prettier-ignore

describe('--set', () => {
  const set = (json: object, ...sets: string[]): [string[], object] => [setPaths(json, sets), json];
  test('changes one field, and leaves chance as it is unless it is about a chance', () => {
    expect(set({ chance: 0, maids: [{ rank: 2 }] }, 'maids.0.rank=5')).toEqual([[], { chance: 0, maids: [{ rank: 5 }] }]);
    const [wrong, json] = set({ chance: 0 }, 'chance.slip=1');
    expect(wrong).toEqual([]);
    expect(json).toMatchObject({ chance: { slip: 1, fidget: 0, mood: 0 } });
  });
  test('takes JSON, or else text; makes what is not there; adds to the end of a list', () => {
    expect(set({ list: [1] }, 'list.1={"a":2}', 'name=Mei', 'new.field=null')).toEqual([
      [],
      { list: [1, { a: 2 }], name: 'Mei', new: { field: null } },
    ]);
  });
  test('tells every path that leads nowhere', () => {
    const [wrong] = set({ list: [1], word: 'a' }, 'a..b=1', '__proto__.x=1', 'list.2=1', 'list.1.x=1', 'list.-1=1', 'word.x=1');
    expect(wrong).toEqual([
      "--set a..b: '' is no field",
      "--set __proto__.x: '__proto__' is no field",
      "--set list.2: '2' is no index of a list of 1",
      "--set list.1.x: '1' is no index of a list of 1",
      "--set list.-1: '-1' is no index of a list of 1",
      `--set word.x: there is no 'x' in "a"`,
    ]);
  });
}); // prettier-ignore
