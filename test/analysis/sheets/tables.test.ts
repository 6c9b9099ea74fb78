import { describe, expect, test } from 'vitest';
import { DecisionTable } from '../../../src/ai/index.ts';
import { readTables, writeTables, type TablesRead } from '../../../src/analysis/sheets/index.ts';
import { book, c, sheet, text, v } from './books.ts';

const words = { conditions: ['waits', 'seesHero'], behaviours: ['wait', 'autograph', 'stare'] };
const CSV = `id,说明,condition,cParam,yesType,yes,noType,no,parallel
1,饿了吗？,waits,007,0,"2,3",1,wait:100,
2,"star, near?",seesHero,5,1,"autograph:50,stare:30",0,3,yes
3,=1+1,seesHero,"1,2",1,stare:0,0,,no
`;

function tableOf(csv: string): DecisionTable {
  const read = DecisionTable.parse(csv, words);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.table;
}

const told = (read: TablesRead): string[] =>
  (read.ok ? read.warnings : read.problems).map(
    ({ sheet, row, column, message }) => `${sheet} ${row} ${column}: ${message}`,
  );

const HEADER = ['id', 'condition', 'cParam', 'yesType', 'yes', 'noType', 'no']
  .map((name, i) => text(`${'ABCDEFG'[i]}1`, name))
  .join('');
/** A row as a spreadsheet stores it, with numbers where the text looks like one. */
const row = (at: number, ...cells: (string | number)[]): string =>
  cells
    .map((cell, i) =>
      typeof cell === 'number'
        ? c(`${'ABCDEFG'[i]}${at}`, v(cell))
        : cell.startsWith('<')
          ? cell
          : text(`${'ABCDEFG'[i]}${at}`, cell),
    )
    .join('');

test('a table comes through a workbook without loss, comment columns included', async () => {
  const written = await writeTables([{ sheet: 'shy', table: tableOf(CSV) }]);
  const read = written.ok ? await readTables(written.file, words) : null;
  if (!read?.ok) throw new Error(JSON.stringify(read));
  expect(read.tables[0]?.table.toRows()).toEqual(tableOf(CSV).toRows());
  expect(read.tables[0]?.table.toCsv()).toBe(CSV);
  expect(read.warnings).toEqual([]);
});

test('a workbook of six temperaments is six tables', async () => {
  const names = ['shy', 'bold', 'hungry', '急躁', 'calm', 'starstruck'];
  const written = await writeTables(names.map((sheet) => ({ sheet, table: tableOf(CSV) })));
  const read = written.ok ? await readTables(written.file, words) : null;
  expect(read?.ok && read.tables.map(({ sheet }) => sheet)).toEqual(names);
});

test('ids, types and shares that the spreadsheet holds for numbers are read as they look', async () => {
  const read = await readTables(
    book({
      one: sheet(HEADER, row(2, 1, 'waits', 200, 0, 2, 1, 'wait:100'), row(3, 2, 'seesHero', 2.5, 1, 'stare:30', 0)),
    }),
    words,
  );
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(read.tables[0]?.table.row(1)?.yes.rows[0]?.id).toBe(2);
  expect(read.tables[0]?.table.row(2)?.param).toBe(2.5);
});

describe('cells changed by the spreadsheet are reported with sheet, row, column and correction', () => {
  test('a list that has become a number', async () => {
    expect(
      told(await readTables(book({ one: sheet(HEADER, row(2, 1, 'waits', '', 0, 2.3, 1, 'wait:100')) }), words)),
    ).toEqual([
      "one 2 yes: '2.3' is no id of a row; if a spreadsheet made a number of a list, make the column text and write it again",
    ]);
  });

  test('a list that has become a date', async () => {
    const date = c('E2', v(46055), ' s="1"');
    expect(
      told(await readTables(book({ one: sheet(HEADER, row(2, 1, 'waits', '', 0, date, 1, 'wait:100')) }), words)),
    ).toEqual([
      "one 2 yes: '2026-02-02' is no id of a row; the spreadsheet took it for a date: make the column text and write it again",
    ]);
  });

  test('a parameter that has become a date is worth a warning, a date in a comment is not', async () => {
    const date = c('C2', v(46055), ' s="1"');
    const header = `${HEADER}${text('H1', 'when')}`;
    const cells = row(2, 1, 'waits', date, 0, '', 1, 'wait:100') + c('H2', v(46055), ' s="1"');
    const read = await readTables(book({ one: sheet(header, cells) }), words);
    expect(read.ok).toBe(true);
    expect(told(read)).toEqual([
      'one 2 cParam: the spreadsheet took it for a date: make the column text and write it again',
    ]);
  });
});

describe('all tables are right or none is taken', () => {
  const good = sheet(HEADER, row(2, 1, 'waits', '', 1, 'wait:100', 0));

  test('problems of all sheets are reported at once, each with its sheet', async () => {
    const bad = sheet(HEADER, row(2, 1, 'wait', '', 1, 'wait:120', 0), row(3, 1, 'waits', '', 0, '9', 0));
    expect(told(await readTables(book({ good, bad, worse: sheet(HEADER) }), words))).toEqual([
      "bad 2 condition: unknown condition 'wait'; did you mean 'waits'?",
      "bad 2 yes: the share of 'wait' is 120; it cannot be more than 100",
      'bad 3 id: the id 1 stands in row 2 already; give this row another',
      'bad 3 yes: no row has the id 9; there are 1',
      'worse 1 : the table has no rows: at least one is wanted below the header',
    ]);
  });

  test('rows count as in the spreadsheet, blank ones included', async () => {
    const read = await readTables(
      book({
        one: sheet('', '', HEADER, '', row(5, 1, 'wait', '', 1, 'wait:100', 0)).replace(/r="([A-G])1"/g, 'r="$13"'),
      }),
      words,
    );
    expect(told(read)).toEqual(["one 5 condition: unknown condition 'wait'; did you mean 'waits'?"]);
  });

  test('a sheet of notes is skipped with a warning, an empty one without', async () => {
    const read = await readTables(
      book({ good, notes: sheet(text('A1', 'to do'), text('A2', 'lunch')), empty: sheet() }),
      words,
    );
    expect(read.ok && read.tables.map(({ sheet }) => sheet)).toEqual(['good']);
    expect(told(read)).toEqual(['notes 0 : this sheet is no table and is passed over']);
  });

  test('a workbook without any table is refused with that reason', async () => {
    expect(told(await readTables(book({ notes: sheet(text('A1', 'to do')) }), words))).toEqual([
      ' 0 : no sheet is a table: one needs the columns id, condition, cParam, yesType, yes, noType, no',
    ]);
  });

  test('a file that is no workbook is refused with that reason', async () => {
    expect(told(await readTables(new Blob(['id,condition']), words))).toEqual([
      ' 0 : this is no workbook: save the table as .xlsx',
    ]);
  });
});
