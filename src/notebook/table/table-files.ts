/**
 * Reads and writes decision tables as CSV or workbook; the libraries are loaded on first use. All errors are
 * returned with sheet, row and column; nothing is thrown.
 *
 *     const read = await readTableFile(file, 'patient', words, (source) => cafe.readTable('patient', source));
 */

import {
  type DecisionTable,
  TABLE_LIMITS,
  type TableCell,
  type TableRead,
  type TableRecord,
  type TableWords,
} from '../../ai/index.ts';
import { fetchCsv } from '../../data/csv-later.ts';
import { readText } from '../../ui/index.ts';
import { CSV, plainCell, safeCell } from '../../analysis/sheets/csv-cells.ts';

export interface FileProblem {
  /** Name of the sheet; '' = a file without sheets. */
  readonly sheet: string;
  /** Row of the problem in the file, from 1; 0 = no particular row. */
  readonly row: number;
  readonly column: string;
  readonly message: string;
}

export type FileRead =
  | { readonly ok: true; readonly table: DecisionTable; readonly warnings: readonly FileProblem[] }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** A function that reads a table and checks it as the café does. */
type Reader = (source: string | ReturnType<DecisionTable['toRows']>) => TableRead;

const inSheet = (sheet: string, problems: Extract<TableRead, { ok: false }>['problems']): FileProblem[] =>
  problems.map((problem) => ({ sheet, ...problem }));
const wrong = (message: string): FileRead => ({ ok: false, problems: [{ sheet: '', row: 0, column: '', message }] });

/** Whether a file is a workbook: by the ending of its name or, whatever the name, by the first bytes of a zip archive. */
const isWorkbook = (name: string, start: Uint8Array): boolean =>
  /\.xls[xm]?$/i.test(name) || (start[0] === 0x50 && start[1] === 0x4b);

/** Reads a table from a file the player has chosen. Never rejects. */
export async function readTableFile(file: File, name: string, words: TableWords, read: Reader): Promise<FileRead> {
  try {
    const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
    if (isWorkbook(file.name, start)) return await readWorkbook(file, name, words, read);
    await fetchCsv();
    // The limit in bytes is four times the limit in characters, because a character takes up to four bytes.
    const opened = await readText(file, TABLE_LIMITS.characters * 4);
    return opened.ok ? told('', plain(read(opened.text), read)) : wrong(`the file ${opened.message}`);
  } catch (error) {
    return wrong(`the file cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reads a workbook: the sheet with the table's name or, if there is none, the first sheet that is a table. */
async function readWorkbook(file: File, name: string, words: TableWords, read: Reader): Promise<FileRead> {
  const { readTables } = await import('../../analysis/sheets/index.ts');
  const book = await readTables(file, words);
  if (!book.ok) return book;
  const found = book.tables.find(({ sheet }) => sheet === name) ?? book.tables[0];
  if (found === undefined) return wrong('no sheet of this workbook is a table');
  const once = told(found.sheet, read(found.table.toRows()));
  return once.ok ? { ...once, warnings: [...book.warnings, ...once.warnings] } : once;
}

const told = (sheet: string, read: TableRead): FileRead =>
  read.ok
    ? { ok: true, table: read.table, warnings: inSheet(sheet, read.warnings) }
    : { ok: false, problems: inSheet(sheet, read.problems) };

const mapped = (cell: TableCell, by: (text: string) => string): TableCell =>
  typeof cell === 'string' ? by(cell) : cell;

/** Removes from a table's cells the prefix that was added to keep a spreadsheet from running the text as a formula. */
function plain(once: TableRead, read: Reader): TableRead {
  if (!once.ok) return once;
  const rows = once.table.toRows();
  const without = rows.map((row): TableRecord =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [plainCell(name), mapped(cell, plainCell)])),
  );
  return JSON.stringify(rows) === JSON.stringify(without) ? once : read(without);
}

export type Written = { readonly file: Blob } | { readonly problems: readonly FileProblem[] };
const unwritten = (message: string): Written => ({ problems: [{ sheet: '', row: 0, column: '', message }] });

/**
 * Writes a table as a CSV file. Texts that a spreadsheet would run as formulas get a prefix that prevents this, and a
 * byte order mark tells spreadsheets the encoding. Never rejects.
 */
export async function csvFile(table: Pick<DecisionTable, 'columns' | 'toRows'>): Promise<Written> {
  try {
    const { default: Papa } = await import('papaparse');
    const { columns } = table;
    const rows = table.toRows().map((row) => columns.map((name) => mapped(row[name], safeCell)));
    const csv = Papa.unparse([columns.map(safeCell), ...rows], CSV);
    return { file: new Blob([`\uFEFF${csv}\n`], { type: 'text/csv' }) };
  } catch (error) {
    return unwritten(`the file cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Writes a table as a workbook with one sheet. Never rejects. */
export async function workbookFile(name: string, table: Pick<DecisionTable, 'columns' | 'toRows'>): Promise<Written> {
  try {
    const { writeTables } = await import('../../analysis/sheets/index.ts');
    const written = await writeTables([{ sheet: name, table }]);
    return written.ok ? { file: written.file } : { problems: written.problems };
  } catch (error) {
    return unwritten(`the workbook cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
