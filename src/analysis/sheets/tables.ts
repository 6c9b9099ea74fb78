/**
 * Decision tables in workbooks: one table per sheet. If any table has an error, no table is returned. Problems name the
 * sheet, row and column.
 *
 *     const read = await readTables(file, { conditions, behaviours });
 *     if (read.ok) for (const { sheet, table } of read.tables) temperaments.set(sheet, table);
 */

import { DecisionTable, TABLE_COLUMNS, type TableCell, type TableProblem, type TableWords } from '../../ai/index.ts';
import type { Sheet, SheetCell, SheetProblem } from './limits.ts';
import { readSheets } from './read.ts';
import { type SheetsWritten, writeSheets } from './write.ts';

export interface SheetTable {
  readonly sheet: string;
  readonly table: DecisionTable;
}

/** The tables of a workbook in the order of its sheets; if it cannot be read, all its problems. */
export type TablesRead =
  | { readonly ok: true; readonly tables: readonly SheetTable[]; readonly warnings: readonly SheetProblem[] }
  | { readonly ok: false; readonly problems: readonly SheetProblem[] };

const UNDERSTOOD: readonly string[] = [...TABLE_COLUMNS, 'parallel'];
/** A sheet counts as a table if it has at least this many of a table's columns; otherwise it counts as notes. */
const LIKE_A_TABLE = 2;

/** Reads every sheet that is a table; skips others with a warning. Never throws, never rejects. */
export async function readTables(file: Parameters<typeof readSheets>[0], words: TableWords): Promise<TablesRead> {
  const book = await readSheets(file);
  if (!book.ok) return book;
  const tables: SheetTable[] = [];
  const problems: SheetProblem[] = [];
  const warnings = [...book.warnings];
  for (const sheet of book.sheets) {
    if (headerOf(sheet).filter((name) => UNDERSTOOD.includes(name)).length < LIKE_A_TABLE) {
      if (sheet.rows.length > 0)
        warnings.push({ ...wholeSheet(sheet.name), message: 'this sheet is no table and is passed over' });
      continue;
    }
    const read = DecisionTable.parse(sheet.rows, words);
    if (read.ok) {
      tables.push({ sheet: sheet.name, table: read.table });
      warnings.push(...read.warnings.map((warning) => ({ sheet: sheet.name, ...warning })), ...datesIn(sheet));
    } else
      problems.push(
        ...read.problems.map((problem) => ({ sheet: sheet.name, ...problem, message: withDate(sheet, problem) })),
      );
  }
  if (tables.length + problems.length === 0)
    problems.push({
      ...wholeSheet(''),
      message: `no sheet is a table: one needs the columns ${TABLE_COLUMNS.join(', ')}`,
    });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, tables, warnings };
}

const wholeSheet = (sheet: string): { sheet: string; row: number; column: string } => ({ sheet, row: 0, column: '' });

/** The header of a sheet: its first row that is not empty. */
const headerOf = ({ rows }: Sheet): string[] =>
  (rows.find((cells) => cells.some((cell) => `${cell}`.trim() !== '')) ?? []).map((cell) => `${cell}`.trim());

const MADE_A_DATE = 'the spreadsheet took it for a date: make the column text and write it again';

function withDate(sheet: Sheet, { row, column, message }: TableProblem): string {
  const at = headerOf(sheet).indexOf(column);
  return sheet.dates.some((date) => date.row === row - 1 && date.column === at)
    ? `${message}; ${MADE_A_DATE}`
    : message;
}

/**
 * Returns a warning for each date in a column of the decision table. These columns never hold dates, so the
 * spreadsheet must have converted another text.
 */
function datesIn(sheet: Sheet): SheetProblem[] {
  const header = headerOf(sheet);
  return sheet.dates
    .map(({ row, column }) => ({ sheet: sheet.name, row: row + 1, column: header[column] ?? '', message: MADE_A_DATE }))
    .filter(({ column }) => UNDERSTOOD.includes(column));
}

/** Writes tables as a workbook, one table per sheet, including comment columns. Never throws, never rejects. */
export function writeTables(
  tables: readonly { readonly sheet: string; readonly table: Pick<DecisionTable, 'columns' | 'toRows'> }[],
): Promise<SheetsWritten> {
  const cell = (value: TableCell): SheetCell => value ?? '';
  return writeSheets(
    tables.map(({ sheet, table }) => ({
      name: sheet,
      rows: [[...table.columns], ...table.toRows().map((row) => table.columns.map((name) => cell(row[name])))],
    })),
  );
}
