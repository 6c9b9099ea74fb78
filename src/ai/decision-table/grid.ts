/**
 * A table before its cells are interpreted: named columns and lines of cells, each with its row in the file. All forms
 * of input (CSV text, rows as objects, rows as lists with the header first) are converted to this form. Only blank rows
 * and empty columns without a name are dropped, so that a table can be written as it was read.
 */

import { readCsv, writeCsv } from '../csv.ts';
import { didYouMean, isRecord, isUnsafeKey } from '../problems.ts';
import { CsvText } from '../texts.ts';
import type { ProblemList } from './problem-list.ts';
import { TABLE_LIMITS, type TableCell, type TableRecord } from './types.ts';

/** The columns that every decision table must have. Apart from the optional column `parallel`, all other columns are comments. */
export const TABLE_COLUMNS = ['id', 'condition', 'cParam', 'yesType', 'yes', 'noType', 'no'] as const;
const UNDERSTOOD = [...TABLE_COLUMNS, 'parallel'] as const;
/** The names of the columns that have a meaning. Tables may contain further columns as comments. */
export type TableColumn = (typeof UNDERSTOOD)[number];

/** One row of a table: its number in the file, and its cells. */
export interface GridLine {
  /** Row number in the file; the header is row 1. */
  readonly row: number;
  /** One cell per column, in the order of the columns; undefined where the file has no cell. */
  readonly cells: readonly TableCell[];
}

/** A table as column names and rows of cells. */
export interface Grid {
  readonly columns: readonly string[];
  readonly lines: readonly GridLine[];
}

const NOTHING: Grid = { columns: [], lines: [] };

/** How many cells of a row are inspected, at most, to find its last cell that is not empty. */
const MOST_LISTED = 10_000;

/** Whether a cell counts as empty: it is missing, or its text has only spaces. */
export const isBlank = (cell: unknown): boolean =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');

/** Reads a table in any of its forms; reports to `problems` what cannot be read. */
export function readGrid(source: unknown, problems: ProblemList): Grid {
  if (typeof source === 'string' || source instanceof CsvText) {
    const text = typeof source === 'string' ? new CsvText(source, readCsv) : source;
    const lists = readText(text, problems);
    return lists === null ? NOTHING : fromLists(lists, problems);
  }
  if (!Array.isArray(source)) {
    problems.add(1, '', 'a table is CSV text or a list of rows');
    return NOTHING;
  }
  if (source.length > TABLE_LIMITS.rows + 1) {
    problems.add(TABLE_LIMITS.rows + 2, '', `at most ${TABLE_LIMITS.rows} rows are read, not ${source.length}`);
    return NOTHING;
  }
  return Array.isArray(source[0]) ? fromLists(source, problems) : fromRecords(source, problems);
}

function readText({ text, read }: CsvText, problems: ProblemList): unknown[] | null {
  if (text.length > TABLE_LIMITS.characters) {
    problems.add(1, '', `at most ${TABLE_LIMITS.characters} characters are read, not ${text.length}`);
    return null;
  }
  const csv = text.replace(/^\uFEFF/, '');
  const { data, errors } = read(csv, {
    delimiter: delimiterOf(csv, read),
    preview: TABLE_LIMITS.rows + 3,
  });
  for (const { row, message } of errors) problems.add((row ?? 0) + 1, '', `${message}: is a quote missing or doubled?`);
  while (data.length > 0 && data[data.length - 1]?.every(isBlank) === true) data.pop();
  if (data.length <= TABLE_LIMITS.rows + 1) return data;
  problems.add(TABLE_LIMITS.rows + 2, '', `at most ${TABLE_LIMITS.rows} rows are read`);
  return null;
}

/**
 * Finds the sign that separates the cells of a CSV text. Some spreadsheets write tabs instead of commas, or `;` where
 * the comma is the decimal sign. The sign with which most of the known columns are found is chosen.
 */
function delimiterOf(csv: string, read: CsvText['read']): string {
  let best = ',';
  let most = 0;
  for (const delimiter of [',', ';', '\t']) {
    const { data } = read(csv.slice(0, 20_000), { delimiter, preview: 20 });
    const header = data.find((cells) => !cells.every(isBlank)) ?? [];
    const known = TABLE_COLUMNS.filter((column) => header.some((name) => name.trim() === column)).length;
    if (known > most) [most, best] = [known, delimiter];
  }
  return best;
}

/** Reads rows given as lists of cells; the first row that is not blank is the header. */
function fromLists(source: readonly unknown[], problems: ProblemList): Grid {
  const rows = Array.from(source, (cells, at) => listOf(cells, at + 1, problems));
  const top = rows.findIndex((cells) => cells.length > 0);
  const header = (rows[top] ?? []).map((cell) =>
    typeof cell === 'string' || typeof cell === 'number' ? `${cell}`.trim() : '',
  );
  const lines: GridLine[] = [];
  rows.forEach((cells, at) => {
    const row = at + 1;
    if (at <= top || cells.length === 0) return;
    for (const cell of cells.slice(header.length))
      if (!isBlank(cell))
        problems.add(
          row,
          '',
          `${quoted(cell)} stands beyond the last column; is a comma too many, or a quote missing?`,
        );
    lines.push({ row, cells: header.map((name, i) => cellOf(cells[i], row, name, problems)) });
  });
  // Empty columns without a name are dropped, because spreadsheets often add them by accident.
  const kept = header.map((name, i) => name !== '' || lines.some(({ cells }) => !isBlank(cells[i])));
  const columns = header.filter((_, i) => kept[i]);
  const narrowed = lines.map(({ row, cells }) => ({ row, cells: cells.filter((_, i) => kept[i]) }));
  return checkColumns(columns, narrowed, Math.max(top + 1, 1), problems);
}

/** Returns the cells of a row without the empty ones at its end; an empty list = all cells are empty. */
function listOf(cells: unknown, row: number, problems: ProblemList): unknown[] {
  if (!Array.isArray(cells)) {
    problems.add(row, '', 'among rows that are lists each must be one');
    return [];
  }
  let end = Math.min(cells.length, MOST_LISTED);
  while (end > 0 && isBlank(cells[end - 1])) end--;
  if (end > TABLE_LIMITS.columns) problems.add(row, '', `at most ${TABLE_LIMITS.columns} columns are read`);
  return end === 0 ? [] : cells.slice(0, TABLE_LIMITS.columns);
}

/** Reads rows given as objects; columns come in the order of their first appearance. */
function fromRecords(source: readonly unknown[], problems: ProblemList): Grid {
  const places = new Map<string, number>();
  const lines: GridLine[] = [];
  source.forEach((record, at) => {
    const row = at + 2;
    if (!isRecord(record)) {
      if (record !== undefined && record !== null)
        problems.add(row, '', 'a row must be an object of cells by column name');
      return;
    }
    const cells: TableCell[] = [];
    for (const key of Object.keys(record)) {
      let place = places.get(key);
      if (place === undefined) {
        if (places.size > TABLE_LIMITS.columns) continue;
        places.set(key, (place = places.size));
      }
      cells[place] = cellOf(record[key], row, key, problems);
    }
    if (!cells.every(isBlank)) lines.push({ row, cells });
  });
  const columns = [...places.keys()];
  const even = lines.map(({ row, cells }) => ({ row, cells: columns.map((_, i) => cells[i]) }));
  return checkColumns(
    columns.map((name) => name.trim()),
    even,
    1,
    problems,
  );
}

function cellOf(cell: unknown, row: number, column: string, problems: ProblemList): TableCell {
  switch (typeof cell) {
    case 'undefined':
    case 'boolean':
      return cell;
    case 'string':
      if (cell.length <= TABLE_LIMITS.cell) return cell;
      problems.add(row, column, `at most ${TABLE_LIMITS.cell} characters fit in a cell, not ${cell.length}`);
      return undefined;
    case 'number':
      if (Number.isFinite(cell)) return cell;
      problems.add(row, column, `${cell} is no number one can write down`);
      return undefined;
    default:
      if (cell === null) return null;
      problems.add(
        row,
        column,
        `a cell holds text, a number or true/false, not ${Array.isArray(cell) ? 'a list' : typeof cell === 'object' ? 'an object' : `a ${typeof cell}`}`,
      );
      return undefined;
  }
}

function checkColumns(
  columns: readonly string[],
  lines: readonly GridLine[],
  row: number,
  problems: ProblemList,
): Grid {
  const comments = columns.filter((name) => !(UNDERSTOOD as readonly string[]).includes(name));
  if (columns.length > TABLE_LIMITS.columns) problems.add(row, '', `at most ${TABLE_LIMITS.columns} columns are read`);
  else if (columns.length === 0) problems.add(row, '', 'the table is empty: a header and at least one row are wanted');
  else if (lines.length === 0) problems.add(row, '', 'the table has no rows: at least one is wanted below the header');
  for (const column of columns.length === 0 ? [] : TABLE_COLUMNS)
    if (!columns.includes(column))
      problems.addMissing(row, column, `the column '${column}' is missing${didYouMean(column, comments)}`);
  columns.forEach((name, i) => {
    if (isUnsafeKey(name)) problems.add(row, name, `a column cannot be called '${name}'; choose another name`);
    if (columns.indexOf(name) !== i)
      problems.add(
        row,
        name,
        name === '' ? 'two columns have no name; name them' : `the column '${name}' stands twice; keep one`,
      );
  });
  return columns.length > TABLE_LIMITS.columns ? NOTHING : { columns, lines };
}

/** Returns the text of a cell, quoted and shortened, for use in a message. */
export function quoted(cell: unknown): string {
  const text = typeof cell === 'object' || typeof cell === 'symbol' ? typeof cell : `${cell as string}`.trim();
  return text.length > 40 ? `'${text.slice(0, 39)}…'` : `'${text}'`;
}

/** The rows as objects by column name, comment columns included; a cell that is missing in the file is left out. */
export function gridToRows({ columns, lines }: Grid): TableRecord[] {
  return lines.map(({ cells }) =>
    Object.fromEntries(columns.map((name, i) => [name, cells[i]] as const).filter(([, cell]) => cell !== undefined)),
  );
}

/** The table as CSV: commas, quotes where needed, a line feed after each row. */
export function gridToCsv({ columns, lines }: Grid): string {
  // Quotes are needed around a `;`, because some spreadsheets separate cells by `;`: without quotes `x;=1+1` would
  // become two cells, the second a formula.
  const quotes = (cell: unknown): boolean => typeof cell === 'string' && /[;\t]\s*[=+\-@＝＋－＠]/.test(cell);
  return `${writeCsv([[...columns], ...lines.map(({ cells }) => [...cells])], quotes)}\n`;
}
