// Any text can be pasted into the lab's editors: they report errors, and the page goes on.

import { expect, test } from 'vitest';
import { DecisionTable } from '../../../src/ai/index.ts';
import { readRosterFile } from '../../../src/lab/roster/files.ts';
import { readDraftFile } from '../../../src/lab/tables/files.ts';
import { csvFile } from '../../../src/notebook/table/table-files.ts';
import { mendedJson, readCommandJson } from '../../../src/lab/commands/json.ts';
import { partsOf, withNumber } from '../../../src/lab/utility/editable-parts.ts';

test('a command of nothing but brackets is refused, with its place; it used to end the whole process', () => {
  for (const bracket of ['[', '{', '{"a":']) {
    const text = bracket.repeat(Math.floor(4000 / bracket.length));
    const read = readCommandJson(text);
    expect(read).toMatchObject({ ok: false, wrong: [{ key: 'syntax', line: 1 }] });
    expect(mendedJson(text)).toBeNull();
  }
});

test('a command that repeats a part of itself cannot be mended into JSON', () => {
  expect(mendedJson('{ behave: &b move, x: *b }')).toBeNull();
  expect(mendedJson('{ behave: move, x: 1 }')).toBe('{\n  "behave": "move",\n  "x": 1\n}');
});

test('a configuration whose parts repeat each other again and again shows no cards instead of failing', () => {
  const ones = '1,'.repeat(5000);
  const bomb = `considerations:\n  - &a { type: X, a: [${ones}1] }\n  - { type: Y, b: [${'*a,'.repeat(19)}] }`;
  expect(partsOf(bomb)).toEqual([]);
  expect(partsOf('considerations:\n  - &a { type: X, a: *a }')).toEqual([]);
  expect(partsOf('['.repeat(4000))).toEqual([]);
  expect(withNumber('['.repeat(4000), [0], 1)).toBe('['.repeat(4000));
});

test('a part that is written once and repeated within bounds has a card for each time it is written', () => {
  const parts = partsOf(
    'considerations:\n  - &a { type: X, n: 1 }\n  - { type: Y, weight: { type: PerUnit, addend: 2 }, a: *a }',
  );
  expect(parts.map(({ type, raw }) => [type, raw])).toEqual([
    ['X', { type: 'X', n: 1 }],
    ['Y', { type: 'Y', weight: { type: 'PerUnit', addend: 2 }, a: { type: 'X', n: 1 } }],
  ]);
});

const file = (name: string, text: string): File => new File([text], name);

test.each([
  ['brackets', '- ['.padEnd(50_000, '[')],
  ['a long key', `- ? ${'A'.repeat(20_000)}\n  : [1, 2]`],
  ['commas', `- [${','.repeat(60_000)}`],
  ['bytes', '- id: !!binary aGVsbG8='],
])('a roster or a table of %s as YAML is refused, with its line', async (_what, text) => {
  const roster = await readRosterFile(file('a.yaml', text));
  expect(roster).toMatchObject({ ok: false, errors: [{ line: 1, message: expect.any(String) }] });
  const table = await readDraftFile(file('a.yaml', text), 'patient');
  expect(table).toMatchObject({ ok: false, problems: [{ row: 1, message: expect.any(String) }] });
});

test('a cell that another spreadsheet would take for two is written in quotes, and read as it was', async () => {
  const note = 'x;=1+1';
  const table = DecisionTable.parse(`id,note,condition,cParam,yesType,yes,noType,no\n1,${note},dark,,1,bark:100,1,bark:100`, { conditions: ['dark'], behaviours: ['bark'] }); // prettier-ignore
  if (!table.ok) throw new Error(JSON.stringify(table.problems));
  expect(table.table.toCsv()).toContain(`"${note}"`);
  const written = await csvFile(table.table);
  expect('file' in written && (await written.file.text())).toContain(`"${note}"`);
  const again = DecisionTable.parse(table.table.toCsv(), { conditions: ['dark'], behaviours: ['bark'] });
  expect(again.ok && again.table.toRows()[0]).toMatchObject({ note });
});
