/**
 * Reads tables from files (CSV, workbooks, JSON, YAML) as drafts: cells of text, valid or not. Errors of a table are
 * shown at its cells in the grid, where they can be fixed; only a file that contains no table is refused. Nothing is
 * thrown.
 *
 *     const read = await readDraftFile(file, 'patient');
 *     if (read.ok) steps.set(read.draft);
 */

import Papa from 'papaparse';
import { TABLE_COLUMNS, TABLE_LIMITS } from '../../ai/index.ts';
import { isRecord, isUnsafeKey, nearestName } from '../../ai/problems.ts';
import { readYaml } from '../../ai/yaml.ts';
import { readText } from '../../ui/index.ts';
import type { FileProblem } from '../../notebook/table/table-files.ts';
import { plainCell } from '../../analysis/sheets/csv-cells.ts';
import { type TextTable, recordsOf, type TextRow } from './draft.ts';

/** A draft with notes on how it was read, or the reason for a refusal. */
export type DraftRead =
  | { readonly ok: true; readonly draft: TextTable; readonly notes: readonly FileProblem[] }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

const KNOWN: readonly string[] = [...TABLE_COLUMNS, 'parallel'];
/** A sheet counts as a table if it has at least this many columns with known names. */
const LIKE_A_TABLE = 2;
const MOST_NOTES = 50;
const LONG_NAME = 5;

const told = (message: string, row = 0): FileProblem => ({ sheet: '', row, column: '', message });
const refused = (...problems: FileProblem[]): DraftRead => ({ ok: false, problems });

/** Reads a table from a file the player has chosen. Never rejects. */
export async function readDraftFile(file: File, name: string): Promise<DraftRead> {
  try {
    const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
    if (/\.xls[xm]?$/i.test(file.name) || (start[0] === 0x50 && start[1] === 0x4b))
      return await fromWorkbook(file, name);
    const opened = await readText(file, TABLE_LIMITS.characters * 4);
    if (!opened.ok) return refused(told(`the file ${opened.message}`));
    const text = opened.text.replace(/^\uFEFF/, '');
    if (text.length > TABLE_LIMITS.characters)
      return refused(told(`at most ${TABLE_LIMITS.characters} characters are read`));
    if (/^\s*[[{]/.test(text)) return fromJson(text);
    return /\.ya?ml$/i.test(file.name) || /^\s*(#.*\n\s*)*- /.test(text) ? fromYaml(text) : draftOfCsv(text);
  } catch (error) {
    return refused(told(`the file cannot be read: ${error instanceof Error ? error.message : String(error)}`));
  }
}

/** Reads a workbook: the sheet with the table's name, otherwise the first sheet that is a table. */
async function fromWorkbook(file: File, name: string): Promise<DraftRead> {
  const { readSheets } = await import('../../analysis/sheets/index.ts');
  const book = await readSheets(file);
  if (!book.ok) return book;
  const alike = book.sheets.filter(
    ({ rows }) => knownIn(headerOf(rows.map((cells) => cells.map(String)))) >= LIKE_A_TABLE,
  );
  const sheet = alike.find((one) => one.name === name) ?? alike[0];
  if (sheet === undefined)
    return refused(told(`no sheet is a table: one needs the columns ${TABLE_COLUMNS.join(', ')}`));
  const dates = sheet.dates.map(({ row }) => ({
    ...told('the spreadsheet took a cell for a date: make the column text and write it again', row + 1),
    sheet: sheet.name,
  }));
  const read = draftOfLists(sheet.rows.map((cells) => cells.map(String)));
  return read.ok
    ? { ...read, notes: [...read.notes, ...dates, ...book.warnings.filter((one) => one.sheet === sheet.name)] }
    : read;
}

function fromJson(text: string): DraftRead {
  try {
    return draftOfRecords(JSON.parse(text));
  } catch (error) {
    return refused(told(`this is no JSON: ${error instanceof Error ? error.message : String(error)}`));
  }
}

function fromYaml(text: string): DraftRead {
  const read = readYaml(text);
  return read.ok
    ? draftOfRecords(read.value)
    : refused(...read.problems.map(({ line, message }) => told(message, line ?? 0)));
}

/** Reads a table from a list of objects, one for each row, with column names as keys. The list may also be the field `rows` of an object. */
function draftOfRecords(value: unknown): DraftRead {
  const rows: unknown = isRecord(value) ? value['rows'] : value;
  if (!Array.isArray(rows) || rows.length === 0 || !rows.every(isRecord))
    return refused(told('it should be a list of objects, one a row, by column names'));
  const columns = [...new Set(rows.slice(0, TABLE_LIMITS.rows).flatMap((row) => Object.keys(row)))];
  const textOf = (cell: unknown): string =>
    cell === null || cell === undefined
      ? ''
      : Array.isArray(cell)
        ? cell.map(textOf).join(',')
        : typeof cell === 'object'
          ? JSON.stringify(cell)
          : String(cell as string | number | boolean);
  return draftOfLists([columns, ...rows.map((row) => columns.map((name) => textOf(row[name])))]);
}

function draftOfCsv(text: string): DraftRead {
  const parse = (delimiter: string): Papa.ParseResult<string[]> =>
    Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter, preview: TABLE_LIMITS.rows + 3 });
  // The file is parsed with each common separator, because spreadsheets write `;` in countries with a decimal comma,
  // and tabs if the user chooses so.
  const parsed = [',', ';', '\t']
    .map((delimiter) => parse(delimiter))
    .reduce((best, one) => (knownIn(headerOf(one.data)) > knownIn(headerOf(best.data)) ? one : best));
  const quotes = parsed.errors.filter(({ type }) => type === 'Quotes');
  if (quotes.length > 0)
    return refused(
      ...quotes.slice(0, MOST_NOTES).map(({ row }) => told('a quote is missing or doubled', (row ?? 0) + 1)),
    );
  return draftOfLists(parsed.data.map((cells) => cells.map(plainCell)));
}

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');
const headerOf = (lists: readonly (readonly string[])[]): readonly string[] =>
  (lists.find((cells) => !isEmpty(cells)) ?? []).map((name) => name.trim());
const knownIn = (header: readonly string[]): number => header.filter((name) => KNOWN.includes(name)).length;

/**
 * Returns the column that a misspelt name means. A short name is similar to many others, so it may differ from the
 * column's name only in upper and lower case.
 */
function meantBy(name: string, missing: readonly string[]): string | null {
  const meant = nearestName(name, missing);
  return meant !== null && (meant.length >= LONG_NAME || meant.toLowerCase() === name.toLowerCase()) ? meant : null;
}

/** Reads a table from rows of cells; the first row is the header. Misspelt column names are corrected. */
function draftOfLists(lists: readonly (readonly string[])[]): DraftRead {
  const filled = lists.map((cells, at) => ({ cells, line: at + 1 })).filter(({ cells }) => !isEmpty(cells));
  const [top, ...below] = filled;
  if (top === undefined) return refused(told('the file is empty'));
  const header = headerOf([top.cells]);
  if (header.length > TABLE_LIMITS.columns)
    return refused(told(`at most ${TABLE_LIMITS.columns} columns are read`, top.line));
  if (below.length > TABLE_LIMITS.rows) return refused(told(`at most ${TABLE_LIMITS.rows} rows are read`));
  const notes: FileProblem[] = [];
  const note = (column: string, message: string, row = top.line): void => {
    if (notes.length < MOST_NOTES) notes.push({ sheet: '', row, column, message });
  };
  const missing = KNOWN.filter((name) => !header.includes(name));
  const names: (string | null)[] = [];
  for (const [i, name] of header.entries()) {
    const meant = name === '' || KNOWN.includes(name) ? null : meantBy(name, missing);
    if (meant !== null && !names.includes(meant)) {
      note(name, `the column '${name}' is taken for '${meant}'`);
      names.push(meant);
    } else if (isUnsafeKey(name)) {
      note(name, `a column cannot be called '${name}'; it is left out`);
      names.push(null);
    } else if (name === '' || names.includes(name)) {
      const used = below.some(({ cells }) => (cells[i] ?? '').trim() !== '');
      if (used)
        note(
          name,
          name === ''
            ? 'a column without a name is left out'
            : `the column '${name}' stands twice; the second is left out`,
        );
      names.push(null);
    } else names.push(name);
  }
  const columns = names.filter((name): name is string => name !== null);
  if (knownIn(columns) < LIKE_A_TABLE)
    return refused(told(`this is no table: it needs the columns ${TABLE_COLUMNS.join(', ')}`, top.line));
  if (below.length === 0) return refused(told('there is no row below the header', top.line));
  for (const { cells, line } of below)
    if (!isEmpty(cells.slice(header.length)))
      note('', 'something stands beyond the last column: is a comma too many, or a quote missing?', line);
  const rows = below.map(({ cells }): TextRow => {
    const row: Record<string, string> = {};
    names.forEach((name, i) => {
      if (name !== null) row[name] = (cells[i] ?? '').slice(0, TABLE_LIMITS.cell);
    });
    return row;
  });
  return {
    ok: true,
    draft: { columns: [...columns, ...TABLE_COLUMNS.filter((name) => !columns.includes(name))], rows },
    notes,
  };
}

export const jsonOfDraft = (draft: TextTable): string => `${JSON.stringify(recordsOf(draft), null, 2)}\n`;
export const yamlOfDraft = async (draft: TextTable): Promise<string> =>
  (await import('yaml')).stringify(recordsOf(draft));
