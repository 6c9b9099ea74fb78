/**
 * Replaces src/ai/csv.ts in the built game (see tools/csv/later.ts). The tables that ship with the game have the plain
 * form that {@link shippedCells} splits; the build verifies this. papaparse is loaded only for other texts. In
 * development (tests, command line, `npm start`) papaparse is always there, and `fetchCsv` does nothing.
 *
 *     await fetchCsv();                 // before reading a player's text
 */

import type { CsvOptions, CsvRead, readCsv as read, writeCsv as write } from '../ai/csv.ts';

let library: { readonly readCsv: typeof read; readonly writeCsv: typeof write } | null = null;
/** The texts that ship with the game and were verified at build time. */
const known = new Set<string>();

const NOT_THERE = 'the part that reads such tables has not been fetched; it needs a connection';

/** Reads a text in the same way as the function of this name in src/ai/csv.ts. */
export function readCsv(text: string, options: CsvOptions): CsvRead {
  if (known.has(text) && (options.delimiter ?? ',') === ',')
    return { data: shippedCells(text).slice(0, options.preview), errors: [] };
  return library?.readCsv(text, options) ?? { data: [], errors: [{ message: NOT_THERE }] };
}

/**
 * Writes rows in the same way as the function of this name in src/ai/csv.ts.
 * @throws Error if {@link fetchCsv} has not been called
 */
export function writeCsv(rows: unknown[][], quotes: (cell: unknown) => boolean): string {
  if (library === null) throw new Error(NOT_THERE);
  return library.writeCsv(rows, quotes);
}

/**
 * Splits a text of the plain form: commas, a line feed after each row, no line feed in a cell, no space around quotes,
 * no blank row.
 */
export const shippedCells = (text: string): string[][] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) =>
      [...`${line},`.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*)),/g)].map(
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    );

/** Records a text whose form was verified at build time. @returns the text */
export function knownCsv(text: string): string {
  known.add(text);
  return text;
}

/** Loads papaparse; rejects if there is no connection. */
export async function fetchCsv(): Promise<void> {
  library = await import('../ai/csv.ts');
}
