// Every person in the room has a unique name.

import { expect, test } from 'vitest';
import { heroes, roster } from '../../src/data/index.ts';
import { regulars } from '../../src/data/regulars.ts';
import { scripts } from '../../src/scripts/index.ts';
import { nameFor, STRANGERS } from '../../src/sim/people/stranger-names.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import { upgradeRow } from '../../src/sim/season/upgrades.ts';
import { CHEF_NAMES } from '../../src/sim/people/creating-people.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { arriving, maid, open } from './story.ts';

const ROOM = ['#########', '#K......#', '#PP.aTb.#', '#.......#', '####D####'];

test('on a whole day of a season no two in the room have the same name', () => {
  const state = beginSeason({ seed: 4 });
  state.stars = 5;
  const cafe = new Simulation(state, scripts);
  const twice = new Set<string>();
  while (!cafe.state.over && cafe.state.tick < 12_000) {
    cafe.step();
    const names = Object.values(cafe.state.people).map(({ name }) => name);
    for (const name of names) if (names.indexOf(name) !== names.lastIndexOf(name)) twice.add(name);
  }
  expect(cafe.state.over).toBe(true);
  expect([...twice]).toEqual([]);
});

test('who comes second takes the next name that is free', () => {
  const [first = '', second = '', third = ''] = STRANGERS;
  expect(nameFor(first, () => new Set())).toBe(first);
  expect(nameFor(first, () => new Set([first]))).toBe(second);
  expect(nameFor(first, () => new Set([first, second]))).toBe(third);
  expect(nameFor(STRANGERS.at(-1) ?? '', () => new Set([STRANGERS.at(-1) ?? '']))).toBe(first);
});

test('when every name is taken they are numbered', () => {
  const [first = ''] = STRANGERS;
  expect(nameFor(first, () => new Set(STRANGERS))).toBe(`${first} 2`);
  expect(nameFor(first, () => new Set([...STRANGERS, `${first} 2`]))).toBe(`${first} 3`);
});

test('there are names for the fullest café, 110 guests, and for every chef the kitchen can have', () => {
  expect(STRANGERS.length).toBeGreaterThanOrEqual(110);
  expect(CHEF_NAMES.length).toBeGreaterThan(upgradeRow('chef')?.levels ?? 0);
});

test('a name that a scenario or a table gives is kept', () => {
  const customers = [arriving('one', 0, { name: 'Otto-Karl' }), arriving('two', 5, { name: 'Otto-Karl' })];
  const story = open({ map: ROOM, maids: [maid('hana', [4, 3])], customers });
  story.until('enter', { who: 'two' });
  expect(story.cafe.state.people['two']?.name).toBe('Otto-Karl');
});

test('strangers have no name that anybody else of the game has', () => {
  const others = [...roster, ...heroes, ...regulars].map(({ name }) => name);
  expect(STRANGERS.filter((name) => [...others, ...CHEF_NAMES].includes(name))).toEqual([]);
  expect(new Set(STRANGERS).size).toBe(STRANGERS.length);
});
