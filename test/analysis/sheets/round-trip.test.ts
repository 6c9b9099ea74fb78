import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSheets, SHEET_LIMITS, type SheetCell, writeSheets } from '../../../src/analysis/sheets/index.ts';

/** Writes rows and reads them back. */
async function through(rows: readonly (readonly SheetCell[])[], name = 'one') {
  const written = await writeSheets([{ name, rows }]);
  if (!written.ok) throw new Error(JSON.stringify(written.problems));
  const read = await readSheets(written.file);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.sheets[0]?.rows;
}

const told = async (...sheets: { name: string; rows: SheetCell[][] }[]): Promise<string[]> => {
  const written = await writeSheets(sheets);
  return written.ok
    ? []
    : written.problems.map(({ sheet, row, column, message }) => `${sheet} ${column}${row}: ${message}`);
};

describe('what is written is read again', () => {
  test.each<[string, SheetCell[]]>([
    ['text that looks like a number stays text', ['0', '007', '1,2', '1e3', '-5', '50%', '0x10', '1/2', '2026-11-21', 'TRUE']],
    ['numbers and truth stay what they are', [0, 7, -0.5, 0.1, 1e21, 123456789.123, true, false]],
    ['Chinese, and characters that are two', ['忠实的客人，等了很久', '𠮷野家', '👩‍🍳', 'é']],
    ['what a spreadsheet would run', ['=1+1', '=cmd|x!A1', '+1', '@SUM(A1)', "'quoted"]],
    ['markup', ['<b>&amp;</b>', ']]>', '"', "'", '<!--', '<c r="XFD1048576">']],
    ['space and line breaks', [' a ', '\n', 'a\nb', 'a\r\nb\r', '\t', ' ']],
    ['words every object knows', ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']],
    ['what the format writes otherwise', ['_x0041_', '_x005F_', '_x', 'a_x0001', '\u0000', '\u0001_', '\ud800', '\udc00a', '\ufffd', '\ufffe', '\u{1ffff}', '\u0085', '\u2028']],
  ])('%s', async (_what, cells) => {
    expect(await through([cells.map((_, i) => `column ${i}`), cells])).toEqual([cells.map((_, i) => `column ${i}`), cells]);
  }); // prettier-ignore

  test('any rows at all', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
      fc.boolean(),
      fc.constantFrom('_', '_x', 'x0041_', '', '_x0041'),
    );
    const rows = fc
      .integer({ min: 1, max: 6 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
      );
    await fc.assert(
      fc.asyncProperty(rows, async (rows) => {
        // The last cell is filled, so that empty rows and columns before it are not dropped.
        const last = rows[rows.length - 1] as SheetCell[];
        last[last.length - 1] = 'end';
        expect(await through(rows)).toEqual(rows);
      }),
      { numRuns: 60 },
    );
  });

  test('a table as large as tables may be', async () => {
    const rows = Array.from({ length: 2001 }, (_, i) => [i, ...Array.from({ length: 8 }, (_, j) => `${i} ${j} 文字`)]);
    expect(await through(rows)).toEqual(rows);
  });

  test('several sheets, in order', async () => {
    const written = await writeSheets([{ name: '害羞', rows: [['a']] }, { name: "it's <two> & more", rows: [['b']] }]); // prettier-ignore
    const read = written.ok ? await readSheets(written.file) : null;
    expect(read).toMatchObject({ ok: true, sheets: [{ name: '害羞', rows: [['a']] }, { name: "it's <two> & more", rows: [['b']] }] }); // prettier-ignore
  });
});

test('the spare rows below, marked as text for later typing, are not read', async () => {
  expect(await through([['a', 'b'], ['1', '']])).toEqual([['a', 'b'], ['1', '']]); // prettier-ignore
});

describe('text that cannot be written is reported', () => {
  test.each([
    ['', ''],
    ['a/b', 'a/b'],
    ['what?', 'what?'],
    ['x'.repeat(32), 'x'.repeat(32)],
    ["'quoted'", "'quoted'"],
    ['a\u0000', 'a\u0000'],
  ])('a sheet called %j', async (name, sheet) => {
    expect(await told({ name, rows: [['a']] })).toEqual([
      `${sheet} 0: a sheet's name has 1 to 31 characters, none of them [ ] / \\ : * ?`,
    ]);
  });

  test('two sheets of one name, whatever its capitals', async () => {
    expect(await told({ name: 'Shy', rows: [] }, { name: 'shy', rows: [] })).toEqual([
      'shy 0: two sheets have this name; name one otherwise',
    ]);
  });

  test('cells no spreadsheet can hold, with their places', async () => {
    expect(await told({ name: 'one', rows: [['a', 'x'.repeat(SHEET_LIMITS.cell + 1)], [NaN]] })).toEqual([
      'one B1: a cell holds at most 32767 characters',
      'one A2: NaN is no number one can write down',
    ]);
  });

  test('no sheets, too many rows', async () => {
    expect(await told()).toEqual([' 0: a workbook needs a sheet']);
    expect(await told({ name: 'one', rows: Array.from({ length: 5001 }, () => ['a']) })).toEqual([
      'one 5001: at most 5000 rows are written',
    ]);
  });
});
