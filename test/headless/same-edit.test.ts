// The same edit, made in the lab, in the file and by --set, comes to the same café: one hash.

import { expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { openScenario } from '../../src/sim/cafe.ts';
import type { MaidEdit } from '../../src/sim/input.ts';
import { readScenario } from '../../src/sim/scenario.ts';
import { setPaths } from '../../src/sim/setpaths.ts';
import type { Simulation } from '../../src/sim/simulation.ts';

const FILE = {
  seed: 11,
  ticks: 900,
  map: ['############', '#K.........#', '#PP..aTb...#', '#..........#', '#....cTd...#', '#####D######'],
  menu: [{ id: 'ramen', cookTicks: 40, eatTicks: 120, price: 900 }],
  maids: [
    { id: 'momo', rank: 3, at: [2, 3], favouriteCustomerTypes: ['student'], alertness: null },
    { id: 'mei', rank: 2, at: [9, 3] },
  ],
  customers: [
    { id: 'c1', type: 'office', arrive: 0, order: ['ramen'] },
    { id: 'c2', type: 'student', arrive: 30, order: ['ramen'] },
    { id: 'c3', type: 'critic', arrive: 60, order: ['ramen'] },
    { id: 'c4', type: 'family', arrive: 90, order: ['ramen'] },
  ],
};

type Fields = Record<string, unknown>;
const fileWith = (change: (file: Fields) => void): Fields => {
  const file = structuredClone(FILE) as unknown as Fields;
  change(file);
  return file;
};
function open(file: Fields): Simulation {
  const read = readScenario(file);
  if (!read.ok) throw new Error(read.errors.join('\n'));
  return openScenario(read.scenario, scripts);
}
function hashAtEnd(cafe: Simulation): string {
  while (cafe.state.tick < FILE.ticks) cafe.step();
  return cafe.hash();
}

test.each([
  ['rank', 5, { rank: 5 }],
  ['alertness', 1, { alertness: 1 }],
  ['duties', 'serving', { duties: 'serving' }],
  ['obedience', 0.5, { obedience: 0.5 }],
  ['favouriteCustomerTypes', ['critic', 'office'], { favouriteCustomerTypes: ['critic', 'office'] }],
  ['team', 4, { team: 4 }],
  ['controller', 'diligent', { controller: 'diligent' }],
] satisfies readonly (readonly [string, unknown, MaidEdit])[])('%s', (field, value, edit) => {
  const inFile = open(fileWith((file) => ((file['maids'] as Fields[])[0] as Fields)[field] = value)); // prettier-ignore
  const bySet = open(
    fileWith((file) => {
      expect(setPaths(file, [`maids.0.${field}=${JSON.stringify(value)}`])).toEqual([]);
    }),
  );
  const inLab = open(fileWith(() => undefined));
  inLab.give({ kind: 'edit', maid: 'momo', edit });
  const hash = hashAtEnd(inFile);
  expect(hashAtEnd(bySet)).toBe(hash);
  expect(hashAtEnd(inLab)).toBe(hash);
  expect(hashAtEnd(open(fileWith(() => undefined)))).not.toBe(hash);
});
