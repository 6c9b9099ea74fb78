/**
 * Reads and writes the roster as CSV, workbook, JSON or YAML in the columns of src/data/roster.csv. All errors are
 * returned at once with line and column; nothing is thrown.
 */

import Papa from 'papaparse';
import {
  listOf,
  readTable,
  type RosterRow,
  rosterSchema,
  type SectorCell,
  sectorsText,
  type TableError,
} from '../../data/index.ts';
import { isRecord } from '../../ai/problems.ts';
import { readYaml } from '../../ai/yaml.ts';
import { readText } from '../../ui/index.ts';
import { CUSTOMER_TYPES } from '../../sim/thinking/kinds.ts';
import { CSV, plainCell, safeCell } from '../../analysis/sheets/csv-cells.ts';

const ROSTER_COLUMNS = Object.keys(rosterSchema) as readonly (keyof RosterRow)[];
export type RosterCells = Readonly<Record<string, string>>;
export type RosterRead =
  | { readonly ok: true; readonly rows: readonly RosterRow[] }
  | { readonly ok: false; readonly errors: readonly TableError[] };

const MOST_BYTES = 1_000_000;
const MOST_ROWS = 500;
/** The schema of the shipped roster, except that kinds of guest must be known, because the café refuses others. */
const schemaFor = (types: readonly string[]) => ({ ...rosterSchema, favouriteCustomerTypes: listOf(...types) });
const wrong = (message: string): RosterRead => ({ ok: false, errors: [{ line: 0, column: '', message }] });

/** Whether a value has all numbers of a sector of an alert range, and nothing else. */
const isSector = (value: unknown): value is SectorCell =>
  isRecord(value) &&
  Object.keys(value).length === 3 &&
  ['radius', 'halfAngle', 'facing'].every((field) => typeof value[field] === 'number');

const cellOf = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : Array.isArray(value)
      ? value.every(isSector)
        ? sectorsText(value)
        : value.map(cellOf).join('|')
      : typeof value === 'object'
        ? Object.values(value).every((one) => typeof one === 'string')
          ? Object.entries(value)
              .map(([name, one]) => `${name}=${String(one)}`)
              .join('|')
          : JSON.stringify(value)
        : String(value as string | number | boolean);

export const cellsOf = (one: Readonly<Record<keyof RosterRow, unknown>>): RosterCells =>
  Object.fromEntries(ROSTER_COLUMNS.map((column) => [column, cellOf(one[column])]));

export function rosterCsv(rows: readonly RosterCells[]): string {
  const lines = rows.map((row) => ROSTER_COLUMNS.map((column) => safeCell(row[column] ?? '')));
  return `${Papa.unparse([[...ROSTER_COLUMNS], ...lines], CSV)}\n`;
}
export const rosterSheet = (rows: readonly RosterCells[]) => ({
  name: 'roster',
  rows: [[...ROSTER_COLUMNS], ...rows.map((row) => ROSTER_COLUMNS.map((column) => row[column] ?? ''))],
});
export const rosterJson = (people: readonly Readonly<Record<keyof RosterRow, unknown>>[]): string =>
  `${JSON.stringify(
    people.map((one) => Object.fromEntries(ROSTER_COLUMNS.map((column) => [column, one[column]]))),
    null,
    2,
  )}\n`;

export const rosterYaml = async (people: Parameters<typeof rosterJson>[0]): Promise<string> =>
  (await import('yaml')).stringify(JSON.parse(rosterJson(people)));

/** Reads a roster from rows of cells; the first row is the header. */
function readRosterCells(lists: readonly (readonly string[])[], types: readonly string[]): RosterRead {
  if (lists.length > MOST_ROWS + 1) return wrong(`at most ${MOST_ROWS} rows are read`);
  if (lists.length < 2) return wrong('there is no row below the header');
  const { rows, errors } = readTable(lists, schemaFor(types), 'id');
  return errors.length > 0 ? { ok: false, errors } : { ok: true, rows };
}

export function readRosterCsv(text: string, types = CUSTOMER_TYPES): RosterRead {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    preview: MOST_ROWS + 3,
  });
  const quotes = errors.filter(({ type }) => type === 'Quotes');
  if (quotes.length > 0)
    return { ok: false, errors: quotes.map(({ row, message }) => ({ line: (row ?? 0) + 1, column: '', message })) };
  return readRosterCells(
    data.map((cells) => cells.map(plainCell)),
    types,
  );
}

export function readRosterJson(text: string, types = CUSTOMER_TYPES): RosterRead {
  try {
    return readRosterRecords(JSON.parse(text), types);
  } catch (error) {
    return wrong(`this is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export function readRosterYaml(text: string, types = CUSTOMER_TYPES): RosterRead {
  const read = readYaml(text);
  return read.ok
    ? readRosterRecords(read.value, types)
    : { ok: false, errors: read.problems.map(({ line, message }) => ({ line: line ?? 0, column: '', message })) };
}

/** Reads a roster from a list of objects, one per maid. */
function readRosterRecords(value: unknown, types: readonly string[]): RosterRead {
  if (!Array.isArray(value) || !value.every(isRecord)) return wrong('it should be a list of objects, one a maid');
  const unknown = [...new Set(value.flatMap((row) => Object.keys(row)))].filter(
    (key) => !(ROSTER_COLUMNS as readonly string[]).includes(key),
  );
  const columns = [...ROSTER_COLUMNS, ...unknown];
  return readRosterCells(
    [columns, ...value.map((row) => columns.map((column) => (Object.hasOwn(row, column) ? cellOf(row[column]) : '')))],
    types,
  );
}

/** Reads a roster from a file the player has chosen. Never rejects. @param types the kinds of guest of the café */
export async function readRosterFile(file: File, types = CUSTOMER_TYPES): Promise<RosterRead> {
  try {
    if (/\.xls[xm]?$/i.test(file.name)) {
      const { readSheets } = await import('../../analysis/sheets/index.ts');
      const book = await readSheets(file);
      if (!book.ok)
        return { ok: false, errors: book.problems.map(({ row, column, message }) => ({ line: row, column, message })) };
      const sheet = book.sheets.find(({ name }) => name === 'roster') ?? book.sheets[0];
      if (sheet === undefined) return wrong('there is no sheet in this workbook');
      const filled = sheet.rows.filter((cells) => cells.some((cell) => String(cell).trim() !== ''));
      return readRosterCells(
        filled.map((cells) => cells.map(String)),
        types,
      );
    }
    const opened = await readText(file, MOST_BYTES);
    if (!opened.ok) return wrong(`the file ${opened.message}`);
    if (/^\s*[[{]/.test(opened.text)) return readRosterJson(opened.text, types);
    return /\.ya?ml$/i.test(file.name) ? readRosterYaml(opened.text, types) : readRosterCsv(opened.text, types);
  } catch (error) {
    return wrong(`the file cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
