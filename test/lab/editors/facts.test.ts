// The list of facts: values, last changes, and who waits, from a running café; and the table that defines a rush.

import { expect, test } from 'vitest';
import { readRush, rush } from '../../../src/data/rush.ts';
import { factRows } from '../../../src/lab/commands/facts.ts';
import { scripts } from '../../../src/scripts/index.ts';
import { openCafe } from '../../../src/sim/open-day.ts';
import { Simulation } from '../../../src/sim/simulation.ts';

test('each fact is listed with its value, the tick of its last change, and the people present who wait for it', () => {
  const cafe = openCafe({ seed: 3 }, scripts);
  for (let i = 0; i < 400; i++) cafe.step();
  const rows = factRows(cafe.facts(), cafe.state);
  expect(rows.map(({ name }) => name)).toEqual([
    'callers', 'dishes', 'tickets', 'mess', 'seats', 'company', 'weather', 'rush', 'hero', 'alarm', 'commands', 'buffs', 'alert',
  ]); // prettier-ignore
  for (const { name, waiting } of rows)
    for (const who of waiting) expect(cafe.page(who.id)?.todo?.until).toContain(name);
  const seats = rows.find(({ name }) => name === 'seats');
  expect(seats?.value).toBe(cafe.state.seats.filter(({ takenBy }) => takenBy === null).length);
  expect(seats?.fresh).toBe(cafe.state.tick - (seats?.since ?? -Infinity) <= 20);
  expect(rows.find(({ name }) => name === 'buffs')).toMatchObject({ value: null, since: null });
});

test('the commands changed when the newest was written', () => {
  const cafe = openCafe({ seed: 3 }, scripts);
  const commands = () => cafe.facts().find(({ name }) => name === 'commands');
  for (let i = 0; i < 100; i++) cafe.step();
  expect(commands()).toMatchObject({ value: 0, since: null });
  cafe.give({ kind: 'command', post: { executorKeys: ['maids'], tick: 50, command: { behave: 'sweep' } } });
  for (let i = 0; i < 3; i++) cafe.step();
  expect(commands()).toMatchObject({ value: 1, since: 100 });
});

test('a saved café shows the same facts, and so does a moment simulated again', () => {
  const cafe = openCafe({ seed: 3 }, scripts);
  for (let i = 0; i < 300; i++) cafe.step();
  const again = Simulation.load(cafe.save(), scripts);
  expect(again.facts()).toEqual(cafe.facts());
  for (const one of [cafe, again]) for (let i = 0; i < 200; i++) one.step();
  expect(again.facts()).toEqual(cafe.facts());
  expect(again.hash()).toBe(cafe.hash());
});

test('the table of the rush has one row, and all its errors are reported at once', () => {
  expect(rush.ends).toBeLessThan(rush.begins);
  const head = 'queue,callers,dishes,begins,ends\n';
  expect(readRush(`${head}1,1,1,2,1`).rule).toEqual({ queue: 1, callers: 1, dishes: 1, begins: 2, ends: 1 });
  expect(readRush(`${head}1,x,99,2,3\n1,1,1,2,1`).errors.map(({ line, column }) => [line, column])).toEqual([
    [2, 'callers'], [2, 'dishes'], [2, ''], [2, 'ends'],
  ]); // prettier-ignore
  expect(readRush(head).errors).toHaveLength(1);
});
