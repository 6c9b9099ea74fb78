// Hostile scenario files: each is refused at once, with the place and what would be valid.

import { expect, test } from 'vitest';
import { readScenario } from '../../src/sim/scenario/scenario.ts';

const ROOM = { map: ['####', '#..#', '#D.#', '####'], maids: [] as unknown[], ticks: 1 };
const errorsOf = (json: unknown): readonly string[] => {
  const read = readScenario(json);
  return read.ok ? [] : read.errors;
};
const many = (count: number, one: (i: number) => unknown): unknown[] => Array.from({ length: count }, (_, i) => one(i));

test.each<[string, Record<string, unknown>, string]>([
  ['a million rows', { map: many(1_000_000, () => '#') }, 'map: has 1000000 entries; at most 512 are read'],
  ['30,000 dishes', { menu: many(30_000, (i) => ({ id: `d${i}`, cookTicks: 1, eatTicks: 1, price: 1 })) }, 'menu: has 30000 entries; at most 500 are read'],
  ['30,000 maids', { maids: many(30_000, (i) => ({ id: `d${i}`, rank: 3, at: [1, 1] })) }, 'maids: has 30000 entries; at most 300 are read'],
  ['30,000 customers of one party', { customers: many(30_000, (i) => ({ id: `d${i}`, type: 'office', arrive: 0, party: 'p' })) }, 'customers: has 30000 entries; at most 2000 are read'],
  ['30,000 commands', { commands: many(30_000, () => ({})) }, 'commands: has 30000 entries; at most 2000 are read'],
  ['30,000 pieces of furniture', { decor: many(30_000, () => ({ kind: 'chair', x: 1, y: 1 })) }, 'decor: has 30000 entries; at most 2000 are read'],
  ['300,000 dishes in an order', { customers: [{ id: 'a', type: 'office', arrive: 0, order: many(300_000, () => 'tea') }] }, 'customers.0.order: has 300000 entries; at most 2000 are read'],
  ['30,000 regulars', { regulars: many(30_000, () => ({})) }, 'regulars: has 30000 entries; at most 2000 are read'],
])('%s are counted, not read', (_what, more, error) => {
  expect(errorsOf({ ...ROOM, ...more })).toEqual([error]);
}); // prettier-ignore

test('a row of a million letters is one mistake', () => {
  const errors = errorsOf({ ...ROOM, map: ['####', 'x'.repeat(1_000_000)] });
  expect(errors).toContain('map.1: a map is at most 512 × 512');
  expect(errors.length).toBeLessThan(4);
});

test('mistakes without end are told as a thousand, and that there are more', () => {
  const errors = errorsOf({ ...ROOM, ...Object.fromEntries(many(50_000, (i) => [`k${i}`, 1]) as [string, unknown][]) });
  expect([errors.length, errors[999]?.startsWith('k999: is unknown'), errors[1000]]).toEqual([
    1001,
    true,
    'and more of the kind',
  ]);
  const [long] = errorsOf({ ...ROOM, ['k'.repeat(1_000_000)]: 1 });
  expect(long?.startsWith(`${'k'.repeat(200)}…: is unknown`)).toBe(true);
});

test('lists in each other by the thousand are named, not written out', () => {
  const deep: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
  expect(errorsOf({ ...ROOM, seed: deep })).toEqual([
    'seed: what lies in itself without end should be a whole number from 0 to 2147483647',
  ]);
});

test.each(['__proto__', 'constructor', 'toString'])('nobody and nothing may be called %s', (id) => {
  const errors = errorsOf({
    ...ROOM,
    maids: [{ id, rank: 3, at: [1, 1] }],
    customers: [{ id, type: 'office', arrive: 0 }],
    menu: [{ id, cookTicks: 1, eatTicks: 1, price: 1 }],
  });
  for (const place of ['maids.0.id', 'customers.0.id', 'menu.0.id'])
    expect(errors).toContain(`${place}: '${id}' should be another name: every record has something of this one`);
});
