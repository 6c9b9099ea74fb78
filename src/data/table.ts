/**
 * Tables with a schema. Converts CSV text, or rows of cells with the header first, to typed rows. If there are errors,
 * returns all of them instead, each with its line, column and remedy. A table with an error is never used in part.
 */

import { readCsv } from '../ai/csv.ts';

export interface TableError {
  readonly line: number;
  readonly column: string;
  readonly message: string;
}

/** Reads a cell of a column. Returns its value, or a description of a valid cell. */
export type Column<V> = (text: string) => V | TableFault;
/** The result for a cell that cannot be read: a description of a valid cell. */
export interface TableFault {
  readonly expected: string;
}
const expected = (what: string): TableFault => ({ expected: what });
const isFault = (value: unknown): value is TableFault =>
  typeof value === 'object' && value !== null && 'expected' in value;

export const text: Column<string> = (raw) => (raw === '' ? expected('some text') : raw);
export const optionalText: Column<string> = (raw) => raw;
/** Column of lists separated by `|`; an empty cell is an empty list. */
export const list: Column<string[]> = (raw) => (raw === '' ? [] : raw.split('|').map((item) => item.trim()));
export const listOf =
  (...values: readonly string[]): Column<string[]> =>
  (raw) => {
    const items = list(raw) as string[];
    return items.every((item) => values.includes(item))
      ? items
      : expected(`a list of ${values.join(', ')}, parted by |`);
  };
export const number =
  (least: number, most: number): Column<number> =>
  (raw) => {
    const value = Number(raw);
    return raw !== '' && Number.isFinite(value) && value >= least && value <= most
      ? value
      : expected(`a number from ${least} to ${most}`);
  };
export const whole =
  (least: number, most: number): Column<number> =>
  (raw) => {
    const value = Number(raw);
    return raw !== '' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : expected(`a whole number from ${least} to ${most}`);
  };
/** Column of whole numbers; an empty cell is null. */
export const wholeOrNothing =
  (least: number, most: number): Column<number | null> =>
  (raw) =>
    raw === '' ? null : whole(least, most)(raw);
/**
 * A sector of an alert range: its radius in tiles, the degrees to either side of its middle, and the direction of the
 * middle in degrees from straight ahead.
 */
export interface SectorCell {
  readonly radius: number;
  readonly halfAngle: number;
  readonly facing: number;
}
/**
 * Column of sectors separated by `|`, each `radius/halfAngle` or `radius/halfAngle/facing`: `6/60|2/180`. An empty
 * cell is null.
 * @param most maximum number of sectors
 */
export const sectors =
  (most: number, longest: number): Column<SectorCell[] | null> =>
  (raw) => {
    if (raw === '') return null;
    const read = raw.split('|').map((cell): SectorCell => {
      const parts = cell.split('/').map((part) => (part.trim() === '' ? NaN : Number(part)));
      const [radius = NaN, halfAngle = NaN, facing = 0] = parts;
      return { radius: parts.length > 3 ? NaN : radius, halfAngle, facing };
    });
    const isRight = ({ radius, halfAngle, facing }: SectorCell): boolean =>
      radius >= 0 && radius <= longest && halfAngle >= 0 && halfAngle <= 180 && facing >= -180 && facing <= 180;
    return read.length <= most && read.every(isRight)
      ? read
      : expected(`1 to ${most} sectors such as 6/60|2/180: tiles up to ${longest}, degrees to either side, direction`);
  };
/** Writes sectors as a cell that {@link sectors} can read; `facing` is left out if it is 0. */
export const sectorsText = (range: readonly SectorCell[]): string =>
  range
    .map(({ radius, halfAngle, facing }) => [radius, halfAngle, ...(facing === 0 ? [] : [facing])].join('/'))
    .join('|');
/** Column of named values separated by `|`: `waiting=maid.greet + maid.waiting|idle=maid.byTheDoor`. An empty cell is null. */
export const cells: Column<Record<string, string> | null> = (raw) => {
  if (raw === '') return null;
  const pairs = raw.split('|').map((cell) => cell.split('=').map((part) => part.trim()));
  const names = new Set(pairs.map(([name]) => name));
  return names.size === pairs.length && pairs.every((pair) => pair.length === 2 && !pair.includes(''))
    ? Object.fromEntries(pairs as [string, string][])
    : expected('a list such as waiting=maid.greet + maid.waiting|idle=maid.byTheDoor, each name once');
};
export const oneOf =
  <V extends string>(...values: readonly V[]): Column<V> =>
  (raw) =>
    (values as readonly string[]).includes(raw) ? (raw as V) : expected(`one of ${values.join(', ')}`);

/** A name and its weight in a random draw. */
export interface Share {
  readonly name: string;
  readonly weight: number;
}
/** Column of names from a fixed list with their weights, separated by `|`: `patient:60|hurried:40`. A name without a weight weighs 1. */
export const shares =
  (...names: readonly string[]): Column<Share[]> =>
  (raw) => {
    const read = raw.split('|').map((item): Share => {
      const [name = '', weight = '1', ...more] = item.split(':').map((part) => part.trim());
      return { name, weight: more.length === 0 && weight !== '' ? Number(weight) : NaN };
    });
    return read.every(({ name, weight }) => names.includes(name) && weight > 0 && weight <= 1e6)
      ? read
      : expected(`a list such as ${names.slice(0, 2).join(':60|')}:40, of ${names.join(', ')}`);
  };

type RowOf<S extends Record<string, Column<unknown>>> = { [K in keyof S]: Exclude<ReturnType<S[K]>, TableFault> };

/** Splits the text of a table into cells, as {@link readTable} does. */
export const tableCells = (text: string): ReturnType<typeof readCsv> =>
  readCsv(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });

/**
 * Reads a table according to its schema. `key` is the column whose values must be unique. The header is line 1 of the
 * table.
 */
export function readTable<S extends Record<string, Column<unknown>>>(
  source: string | readonly (readonly string[])[],
  schema: S,
  key?: keyof S & string,
): { rows: RowOf<S>[]; errors: TableError[] } {
  const parsed =
    typeof source === 'string'
      ? tableCells(source)
      : { data: source.filter((cells) => cells.some((cell) => cell.trim() !== '')), errors: [] };
  const errors: TableError[] = parsed.errors.map((error) => ({
    line: (error.row ?? 0) + 1,
    column: '',
    message: error.message,
  }));
  const header = (parsed.data[0] ?? []).map((name) => name.trim());
  const columns = Object.keys(schema);
  for (const column of columns)
    if (!header.includes(column)) errors.push({ line: 1, column, message: `column '${column}' is missing` });
  header.forEach((column, index) => {
    if (!columns.includes(column))
      errors.push({ line: 1, column, message: `unknown column '${column}'; known: ${columns.join(', ')}` });
    else if (header.indexOf(column) !== index)
      errors.push({ line: 1, column, message: `column '${column}' stands twice` });
  });
  const rows: RowOf<S>[] = [];
  const seen = new Map<string, number>();
  parsed.data.slice(1).forEach((cells, index) => {
    const line = index + 2;
    const row: Record<string, unknown> = {};
    if (cells.length !== header.length)
      errors.push({ line, column: '', message: `${cells.length} cells instead of ${header.length}` });
    for (const column of columns) {
      const raw = (cells[header.indexOf(column)] ?? '').trim();
      const value = (schema[column] as Column<unknown>)(raw);
      if (isFault(value)) errors.push({ line, column, message: `'${raw}' should be ${value.expected}` });
      else row[column] = value;
    }
    if (key !== undefined) {
      const id = String(row[key]);
      const before = seen.get(id);
      if (before !== undefined) errors.push({ line, column: key, message: `'${id}' stands in line ${before} already` });
      else seen.set(id, line);
    }
    rows.push(row as RowOf<S>);
  });
  return { rows, errors };
}

/**
 * Reads a table that ships with the game, like {@link readTable}.
 * @throws Error that lists all errors of the table
 */
export function table<S extends Record<string, Column<unknown>>>(
  name: string,
  csv: string,
  schema: S,
  key?: keyof S & string,
): RowOf<S>[] {
  const { rows, errors } = readTable(csv, schema, key);
  if (errors.length > 0)
    throw new Error(
      [
        `${name} has ${errors.length} error(s):`,
        ...errors.map((e) => `  line ${e.line}${e.column ? `, ${e.column}` : ''}: ${e.message}`),
      ].join('\n'),
    );
  return rows;
}
