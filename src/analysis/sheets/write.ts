/**
 * Writes lists of cells as a workbook (.xlsx). Text cells are marked as text, so that a spreadsheet neither runs
 * `=1+1` nor turns `1,2` into a number or `007` into 7. The empty rows below the table are marked, too, for text typed
 * in later. The package that knows the format is loaded on first use.
 *
 *     const written = await writeSheets([{ name: 'shy', rows: [['id', 'condition'], [1, 'seesHero']] }]);
 *     if (written.ok) save(written.file);
 */

import type { CellObject } from 'write-excel-file/universal';
import { columnLetter, SHEET_LIMITS, type Sheet, type SheetCell, type SheetProblem } from './limits.ts';

/** Result of writing: the workbook as a file, or all problems that prevent writing it. */
export type SheetsWritten =
  { readonly ok: true; readonly file: Blob } | { readonly ok: false; readonly problems: readonly SheetProblem[] };

const SPARE_ROWS = 100;
const LONGEST_NAME = 31;
const WIDEST = 60;
/**
 * Time limit in milliseconds for the package that writes workbooks. If the page's security policy forbids the worker
 * that the package starts, the package's promise never settles.
 */
const PATIENCE_MS = 30_000;

/** Writes a workbook; the first row of each sheet is its header. Never throws, never rejects. */
export async function writeSheets(sheets: readonly Pick<Sheet, 'name' | 'rows'>[]): Promise<SheetsWritten> {
  const problems = check(sheets);
  if (problems.length > 0) return { ok: false, problems };
  try {
    const { default: write } = await import('write-excel-file/universal');
    const file = write(
      sheets.map(({ name, rows }) => ({
        sheet: name,
        data: [...rows.map((cells, at) => cells.map((cell) => cellOf(cell, at === 0))), ...spareRows(rows)],
        columns: widths(rows),
        stickyRowsCount: 1,
      })),
    ).toBlob();
    return { ok: true, file: await inTime(file) };
  } catch (error) {
    const message = `the workbook cannot be written: ${error instanceof Error ? error.message : String(error)}`;
    return { ok: false, problems: [{ sheet: '', row: 0, column: '', message }] };
  }
}

function check(sheets: readonly Pick<Sheet, 'name' | 'rows'>[]): SheetProblem[] {
  const problems: SheetProblem[] = [];
  const add = (sheet: string, row: number, column: string, message: string): void => {
    problems.push({ sheet, row, column, message });
  };
  if (sheets.length === 0) add('', 0, '', 'a workbook needs a sheet');
  if (sheets.length > SHEET_LIMITS.sheets) add('', 0, '', `at most ${SHEET_LIMITS.sheets} sheets are written`);
  const names = new Set<string>();
  for (const { name, rows } of sheets) {
    if (name.trim() === '' || name.length > LONGEST_NAME || /[[\]/\\:*?\p{Cc}\p{Cs}\p{NChar}\uFFFD]|^'|'$/u.test(name))
      add(name, 0, '', `a sheet's name has 1 to ${LONGEST_NAME} characters, none of them [ ] / \\ : * ?`);
    if (names.has(name.toLowerCase())) add(name, 0, '', 'two sheets have this name; name one otherwise');
    names.add(name.toLowerCase());
    if (rows.length > SHEET_LIMITS.rows) add(name, rows.length, '', `at most ${SHEET_LIMITS.rows} rows are written`);
    rows.forEach((cells, row) => {
      if (cells.length > SHEET_LIMITS.columns)
        add(name, row + 1, '', `at most ${SHEET_LIMITS.columns} columns are written`);
      cells.forEach((cell, column) => {
        if (typeof cell === 'string' && cell.length > SHEET_LIMITS.cell)
          add(name, row + 1, columnLetter(column), `a cell holds at most ${SHEET_LIMITS.cell} characters`);
        if (typeof cell === 'number' && !Number.isFinite(cell))
          add(name, row + 1, columnLetter(column), `${cell} is no number one can write down`);
      });
    });
  }
  return problems;
}

/** An empty cell marked as text, so that the spreadsheet does not convert what is typed into it. */
const TEXT: CellObject = { type: String, format: '@' };

function cellOf(cell: SheetCell, isHeader: boolean): CellObject {
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (typeof cell === 'boolean') return { value: cell, type: Boolean };
  return { ...TEXT, value: escaped(cell), ...(isHeader ? { fontWeight: 'bold' } : {}) };
}

const spareRows = (rows: Sheet['rows']): CellObject[][] =>
  rows.length === 0 ? [] : Array.from({ length: SPARE_ROWS }, () => (rows[0] ?? []).map(() => TEXT));

/** Column widths in characters; a wide character, such as a Chinese one, counts as two. */
function widths(rows: Sheet['rows']): { width: number }[] {
  const wide = (cell: SheetCell): number => {
    let width = 2;
    for (const letter of `${cell}`) width += letter > '\u2e7f' ? 2 : 1;
    return width;
  };
  const sample = rows.slice(0, 200);
  return (rows[0] ?? []).map((_, i) => ({
    width: sample.reduce((most, cells) => Math.min(WIDEST, Math.max(most, wide(cells[i] ?? ''))), 8),
  }));
}

/** Characters that the format cannot hold: control characters, lone surrogates, code points that are no characters. */
const UNWRITABLE = /(?![\t\n])[\p{Cc}\p{Cs}\p{NChar}\uFFFD]/gu;

/**
 * Escapes text for the format: `_x0001_` for a character that cannot be written, `_x005F_` for a `_` that would look
 * like the start of an escape. The package uses texts as keys of a plain object, which already has keys such as
 * `constructor`; therefore the first letter of such a text is escaped.
 */
function escaped(text: string): string {
  const safe = text
    .replace(/_(?=x)/g, '_x005F_')
    .replace(UNWRITABLE, (character) => [...Array(character.length).keys()].map((i) => hex(character, i)).join(''));
  return safe in {} ? hex(safe, 0) + safe.slice(1) : safe;
}

const hex = (text: string, at: number): string =>
  `_x${text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}_`;

async function inTime(file: Promise<Blob>): Promise<Blob> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it takes too long; write it as CSV instead')), PATIENCE_MS);
  });
  try {
    return await Promise.race([file, late]);
  } finally {
    clearTimeout(timer);
  }
}
