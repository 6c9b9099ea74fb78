// Rosters, warp tables and configurations from files and to files: all errors at once with their places; spreadsheet
// formulas are disarmed and restored.

import { expect, test } from 'vitest';
import { roster, utilityNames, utilityTexts } from '../../../src/data/index.ts';
import {
  cellsOf,
  readRosterCsv,
  readRosterJson,
  readRosterYaml,
  rosterCsv,
  rosterJson,
  rosterYaml,
} from '../../../src/lab/roster/files.ts';
import { errorWords, expectedWords } from '../../../src/lab/roster/meaning.ts';
import { readDraftFile } from '../../../src/lab/tables/files.ts';
import { gripsOf, partsOf, rangeOf, weighAt, withNumber } from '../../../src/lab/utility/editable-parts.ts';
import {
  draftIn,
  problemsIn,
  readWarpCsv,
  readWarpJson,
  warpsCsv,
  warpsJson,
  withScript,
} from '../../../src/lab/tables/warp-tables/draft.ts';
import { csvFile, readTableFile } from '../../../src/notebook/table/table-files.ts';
import { plainCell, safeCell } from '../../../src/analysis/sheets/csv-cells.ts';
import { scripts } from '../../../src/scripts/index.ts';
import { openCafe } from '../../../src/sim/open-day.ts';

const FORMULAS = ['=1+1', '+cmd', '-2+3', '@SUM(1)', "'=1", "''@x", '\t=1', '＝1', "'", 'plain', '-5', '+1.5', ''];

test('cells that begin like formulas are disarmed and come back unchanged; numbers stay numbers', () => {
  for (const cell of FORMULAS) {
    expect(plainCell(safeCell(cell))).toBe(cell);
    expect(/^[=+\-@\t]/.test(safeCell(cell)) && !/^[+-]?[\d.]+$/.test(cell)).toBe(false);
  }
  expect(safeCell('-5')).toBe('-5');
});

test('a decision table with formulas in its notes goes out and comes back the same', async () => {
  const cafe = openCafe({ seed: 3 }, scripts);
  const rows = FORMULAS.map((note, i) => ({ id: i + 1, note, condition: 'always', cParam: '', yesType: 1, yes: 'goOn:100', noType: '', no: '' })); // prettier-ignore
  const read = cafe.readTable('patient', rows);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const written = await csvFile(read.table);
  const text = 'file' in written ? await written.file.text() : '';
  expect(text).not.toMatch(/,[=@]/);
  const file = new File([text], 'patient.csv');
  const again = await readTableFile(file, 'patient', cafe.world.tables.wordsOf('patient') ?? { conditions: [], behaviours: [] }, (source) => cafe.readTable('patient', source)); // prettier-ignore
  expect(again.ok && again.table.toRows().map((row) => row['note'])).toEqual(FORMULAS);
  const draft = await readDraftFile(file, 'patient');
  expect(draft.ok && draft.draft.rows.map((row) => row['note'])).toEqual(FORMULAS);
});

test('a roster is the same after CSV and after JSON, whatever somebody is called', () => {
  const people = roster.map((one, i) => ({ ...one, name: FORMULAS[i % FORMULAS.length] || 'x' }));
  const trimmed = people.map((one) => ({ ...one, name: one.name.trim() }));
  expect(readRosterCsv(rosterCsv(people.map(cellsOf)))).toEqual({ ok: true, rows: trimmed });
  expect(readRosterJson(rosterJson(people))).toEqual({ ok: true, rows: trimmed });
});

test('an alert range is the same after CSV, JSON and as a cell; a wrong one is told with what would be right', () => {
  const alertRange = [
    { radius: 6.5, halfAngle: 60, facing: 0 },
    { radius: 2, halfAngle: 45, facing: -90 },
  ];
  const people = roster.slice(0, 2).map((one, i) => (i === 0 ? { ...one, alertRange } : one));
  expect(cellsOf(people[0] as (typeof people)[number])['alertRange']).toBe('6.5/60|2/45/-90');
  expect(readRosterCsv(rosterCsv(people.map(cellsOf)))).toEqual({ ok: true, rows: people });
  expect(readRosterJson(rosterJson(people))).toEqual({ ok: true, rows: people });
  const read = readRosterCsv(rosterCsv(people.map((one) => ({ ...cellsOf(one), alertRange: '6/60|40/180' }))));
  expect(read.ok ? [] : read.errors.map(({ line, column }) => `${line} ${column}`)).toEqual(['2 alertRange', '3 alertRange']); // prettier-ignore
  expect(read.ok ? '' : errorWords(read.errors[0]?.message ?? '')).toContain('such as 6/60|2/180, its parts at most 4, each of them tiles (0 to 30)'); // prettier-ignore
});

test('a wrong roster is refused with every wrong cell, line and column', () => {
  const wrong = roster.slice(0, 3).map((one, i) => ({ ...cellsOf(one), rank: i === 1 ? '9' : String(one.rank), alertness: i === 2 ? 'often' : '1' })); // prettier-ignore
  const read = readRosterCsv(rosterCsv(wrong));
  expect(read.ok ? [] : read.errors.map(({ line, column }) => `${line} ${column}`)).toEqual(['3 rank', '4 alertness']);
  for (const text of ['', '[', '{}', '[1]', '[{"__proto__":1}]', 'id\n']) {
    const bad = /^[[{]/.test(text) ? readRosterJson(text) : readRosterCsv(text);
    expect(bad.ok).toBe(false);
  }
  expect(readRosterJson(JSON.stringify([{ ...roster[0], mood: 1 }]))).toMatchObject({ ok: false });
});

test('warp tables are the same after CSV; wrong names are told with the nearest right one', () => {
  const names = openCafe({ seed: 3 }, scripts).world.registry;
  const draft = draftIn({});
  expect(problemsIn(draft, names)).toEqual([]);
  expect(readWarpCsv(warpsCsv(draft))).toEqual({ ok: true, draft });
  expect(problemsIn(withScript(draft, 'chef', 'waiting', 'chef.waitign'), names)).toMatchObject([
    { kind: 'chef', key: 'waiting', right: 'chef.waiting' },
  ]);
  expect(problemsIn(withScript(draft, 'guest', 'enter', ''), names)).toMatchObject([{ kind: 'guest', key: 'enter' }]);
  expect(readWarpCsv('kind,default\nmaid,=1')).toMatchObject({ ok: false });
  expect(readWarpCsv(warpsCsv(draft).replace('\nchef,', '\ncheff,'))).toMatchObject({ ok: false });
});

test('a number of a configuration is written where it stands, and nothing else of the text changes', () => {
  for (const name of utilityNames) {
    const text = utilityTexts[name];
    for (const part of partsOf(text))
      for (const number of part.numbers) {
        const other = withNumber(text, number.path, 7.25);
        const changed = other.split('\n').filter((line, i) => line !== text.split('\n')[i]);
        expect(changed.length).toBeLessThanOrEqual(1);
        const after = partsOf(other)
          .find(({ id }) => id === part.id)
          ?.numbers.find(({ key }) => key === number.key);
        expect(after?.value).toBe(7.25);
      }
  }
  expect(withNumber('a: 1', ['b'], 2)).toBe('a: 1');
  expect(partsOf('a: [')).toEqual([]);
});

test('the curve of a weight is what the café weighs by, and its points lie on it', () => {
  const [walk] = partsOf(utilityTexts.paparazzoSeat).filter(({ name }) => name === 'strangers');
  if (walk === undefined || walk.weight === null) throw new Error('strangers have no weight');
  expect(weighAt(walk.weight, 3)).toBe(-12);
  const [grip] = gripsOf(walk, rangeOf(walk, [10]));
  expect(grip).toMatchObject({ upwards: { key: 'weight.addend', value: -4 }, across: null });
});

test('rosters come from YAML, and warp tables from JSON, the same as they went out', async () => {
  const whole = roster;
  const read = await readRosterYaml(await rosterYaml(whole));
  expect(read).toEqual(readRosterJson(rosterJson(whole)));
  expect(await readRosterYaml('- a: [')).toMatchObject({ ok: false });
  const draft = draftIn({});
  expect(readWarpJson(warpsJson(draft))).toEqual({ ok: true, draft });
  for (const text of ['{', '[]', '{"guest":3}', '{"guest":{"nokey":"x"}}', '{"__proto__":{"default":"x"}}'])
    expect(readWarpJson(text).ok, text).toBe(false);
});

test('what a cell should be is said in words', () => {
  expect(expectedWords('a whole number from 1 to 600')).toBe('a whole number from 1 to 600');
  expect(errorWords("'9' should be a whole number from 2 to 5")).toBe('“9” should be a whole number from 2 to 5');
  expect(errorWords("column 'id' is missing")).toBe('The column “id” is missing.');
});

test('a roster with a kind of guest nobody knows is refused at its cell, before the café is asked', () => {
  const [row] = roster;
  if (row === undefined) throw new Error('the roster is empty');
  const read = readRosterJson(JSON.stringify([{ ...row, favouriteCustomerTypes: ['student', 'martian'] }]));
  expect(read.ok ? [] : read.errors.map(({ line, column }) => [line, column])).toEqual([[2, 'favouriteCustomerTypes']]);
});
