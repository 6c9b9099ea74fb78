// The same edit gives the same café, with one hash, whether it is made in the lab, in the file or by --set.

import { expect, test } from 'vitest';
import type { TableRecord } from '../../src/ai/index.ts';
import { utilityTexts, warpTables } from '../../src/data/index.ts';
import { wrongMinds } from '../../src/analysis/futures/check-replacements.ts';
import { scripts } from '../../src/scripts/index.ts';
import { openScenario } from '../../src/sim/open-day.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import type { MaidEdit } from '../../src/sim/state/maid-edit.ts';
import { readScenario, type Scenario } from '../../src/sim/scenario/scenario.ts';
import { setPaths } from '../../src/sim/scenario/setpaths.ts';
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
const readTemperament = (name: string): TableRecord[] => {
  const cafe = openScenario(scenarioOf(FILE as unknown as Fields), scripts);
  return (cafe.world.tables.of(name)?.toRows() ?? []).map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, String(cell ?? '')])),
  );
};
const fileWith = (change: (file: Fields) => void): Fields => {
  const file = structuredClone(FILE) as unknown as Fields;
  change(file);
  return file;
};
function scenarioOf(file: Fields): Scenario {
  const read = readScenario(file);
  if (!read.ok) throw new Error(read.errors.join('\n'));
  return read.scenario;
}
const open = (file: Fields): Simulation => openScenario(scenarioOf(file), scripts);
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
  ['favouriteCustomerIds', ['c3'], { favouriteCustomerIds: ['c3'] }],
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

// ── edits that are no field of a person ────────────────────────────────────────────────────────────────────────

const patient = readTemperament('patient').map((row) => (row['id'] === '1' ? { ...row, yes: 'litter:100' } : row));
const caller = utilityTexts.caller.replace('slope: -0.9', 'slope: -1');
const chatty = { ...warpTables['allround'], waiting: 'maid.standStill' };
const command = { executorKeys: ['momo'], tick: 200, command: { behave: 'move', x: 9, y: 3, manner: 'plain' } };

test.each([
  ['a decision table', 'tables.patient', patient, { kind: 'table', name: 'patient', rows: patient }],
  ['a configuration', 'configs.caller', caller, { kind: 'config', name: 'caller', text: caller }],
  ['a warp table', 'warps.allround', chatty, { kind: 'warps', of: 'allround', keys: chatty }],
  ['a command', 'commands.0', { at: 40, ...command }, { kind: 'command', post: command, free: true }],
] satisfies readonly (readonly [string, string, unknown, Input])[])('%s', (_, path, value, input) => {
  const [field = '', name = ''] = path.split('.');
  const at = input.kind === 'command' ? 40 : 0;
  const inFile = open(fileWith((file) => (file[field] = field === 'commands' ? [value] : { [name]: value }))); // prettier-ignore
  const bySet = open(
    fileWith((file) => {
      if (field === 'commands') file['commands'] = [];
      expect(setPaths(file, [`${path}=${JSON.stringify(value)}`])).toEqual([]);
    }),
  );
  const inLab = open(fileWith(() => undefined));
  while (inLab.state.tick < at) inLab.step();
  inLab.give(input);
  const hash = hashAtEnd(inFile);
  expect(hashAtEnd(bySet)).toBe(hash);
  expect(hashAtEnd(inLab)).toBe(hash);
  expect(hashAtEnd(open(fileWith(() => undefined)))).not.toBe(hash);
});

test('a table, configuration or warp table with mistakes is reported with its place and not run', () => {
  const file = fileWith((one) => {
    one['tables'] = { patient: [{ ...patient[0], condition: 'goingHoem' }] };
    one['configs'] = { caller: 'type: RuelBased' };
    one['warps'] = { allround: { ...chatty, chat: 'maid.chta' } };
  });
  expect(readScenario(structuredClone(file)).ok).toBe(true);
  const wrong = wrongMinds(file).join('\n');
  expect(wrong).toMatch(/tables\.patient: [^]*goingHome/);
  expect(wrong).toMatch(/configs\.caller: [^]*RuleBased/);
  expect(wrong).toMatch(/warps\.allround: [^]*maid\.chat/);
  const unknown = readScenario(fileWith((file) => Object.assign(file, { tables: { pateint: [] }, configs: { caller: 3 }, warps: [] }))); // prettier-ignore
  expect(unknown.ok ? [] : unknown.errors.map((one) => one.split(':')[0])).toEqual(['tables.pateint', 'configs.caller', 'warps']); // prettier-ignore
});
