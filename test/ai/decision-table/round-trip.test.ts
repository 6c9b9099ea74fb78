import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DecisionTable, type TableRecord } from '../../../src/ai/index.ts';
import { csv, words } from './tables.ts';

const read = (source: Parameters<typeof DecisionTable.parse>[0]): DecisionTable => {
  const result = DecisionTable.parse(source, words);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.table;
};

const ROW = { id: 1, condition: 'dark', cParam: '', yesType: 1, yes: 'bark:100', noType: 0, no: '' };

describe('a table written again is the table that was read', () => {
  test('as CSV: comments, their columns and their order, quotes, line breaks, Chinese', () => {
    const text =
      'note,id,说明,condition,cParam,yesType,yes,noType,no\n"said ""no"", twice",1,天黑了吗？,dark,007,1,"bark:50,wag:30",0,\n"two\nlines",2, spaced ,dark,"1,2",1,wag:100,0,\n';
    expect(read(`${text}`).toCsv()).toBe(text.replace(' spaced ', '" spaced "'));
    expect(read(read(text).toCsv()).toRows()).toEqual(read(text).toRows());
  });

  test('as rows: numbers stay numbers, text stays text, and what was not there is not made up', () => {
    const rows: TableRecord[] = [
      { ...ROW, note: null, weight: 0.5, done: false },
      { ...ROW, id: '2' },
    ];
    expect(read(rows).toRows()).toEqual(rows);
    expect(Object.keys(read(rows).toRows()[1] as object)).not.toContain('note');
  });

  test('as rows that are lists', () => {
    const lists = [Object.keys(ROW), Object.values(ROW)];
    expect(read(lists).toRows()).toEqual([ROW]);
  });

  test('whatever parts its cells, and with a mark in front that spreadsheets write', () => {
    const text = csv('1,dark,,1,bark:50;wag:30,0,');
    for (const parted of [text, `\uFEFF${text}`, text.replaceAll(',', '\t'), text.replaceAll('\n', '\r\n')])
      expect(read(parted).toRows()).toEqual(read(text).toRows());
    expect(
      read(csv('1,dark,,1,"bark:50,wag:30",0,').replace('"bark:50,wag:30"', 'bark:50|wag:30').replaceAll(',', ';'))
        .rows[0]?.yes.shares,
    ).toHaveLength(2);
  });
});

test('rows keep their places in the file when blank ones lie between', () => {
  const result = DecisionTable.parse(csv('1,dark,,1,bark:100,0,', ',,,,,,', '', '2,drak,,1,bark:100,0,'), words);
  expect(result.ok ? [] : result.problems.map(({ row }) => row)).toEqual([5]);
  const rows = DecisionTable.parse([ROW, {}, { ...ROW, id: 1 }], words);
  expect(rows.ok ? [] : rows.problems.map(({ row }) => row)).toEqual([4]);
});

test('lists may be written the Chinese way, shares with a percent sign', () => {
  const { rows } = read(csv('1,dark,,0,"2，3、2",0,', '2,dark,,1,"bark：50%，wag：30 ％",0,', '3,dark,,1,wag:100,0,'));
  expect(rows[0]?.yes.rows.map(({ id }) => id)).toEqual([2, 3, 2]);
  expect(rows[1]?.yes.shares.map(({ behaviour, percent }) => [behaviour, percent])).toEqual([['bark', 50], ['wag', 30]]); // prettier-ignore
});

// Tables of any shape: references only downwards, so there is no cycle.
const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom('', ' ', '"', ',', '\n', '\r\n', ';', '\t', '=1+1', '007', '1,2'),
);
const table = fc.array(fc.record({ note: cell, param: cell, far: fc.nat(5), share: fc.integer({ min: 0, max: 100 }), parallel: fc.boolean() }), { minLength: 1, maxLength: 12 })
  .map((rows) => rows.map(({ note, param, far, share, parallel }, at) => {
    const next = at + 1 + far;
    const on = next < rows.length;
    return { note, id: at, condition: 'dark', cParam: param, yesType: on ? 0 : 1, yes: on ? `${next},${rows.length - 1}` : `bark:${share}`, noType: 1, no: 'wag:40', parallel: parallel ? 'yes' : '', '"备注",': note };
  })); // prettier-ignore

test('any table comes through CSV and rows without loss, and decides as before', () => {
  fc.assert(
    fc.property(
      table,
      fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1 }),
      fc.boolean(),
      (rows, draws, dark) => {
        const first = read(rows);
        expect(first.toRows()).toEqual(rows);
        const again = read(first.toCsv());
        expect(again.toRows()).toEqual(
          rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)]))),
        );
        expect(again.toCsv()).toBe(first.toCsv());
        const decided = [first, again].map((one) => {
          let drawn = 0;
          return one.decide({ perceive: () => dark, random: () => (draws[drawn++ % draws.length] as number) / 100 });
        });
        expect(decided[1]).toEqual(decided[0]);
      },
    ),
    { numRuns: 150 },
  );
});
