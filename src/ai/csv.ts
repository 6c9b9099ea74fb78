/** Reads and writes CSV text with papaparse; the only file of `src/ai` that imports it. */

import Papa from 'papaparse';

/** Options for reading CSV text. */
export interface CsvOptions {
  /** Separator of cells; without it, the likeliest one. */
  readonly delimiter?: string;
  /** Maximum number of rows to read. */
  readonly preview?: number;
  /** `greedy` leaves out rows without any text. */
  readonly skipEmptyLines?: 'greedy';
}

/** CSV text that was read: rows of cells, and errors of its syntax, whose rows count from 0. */
export interface CsvRead {
  readonly data: string[][];
  readonly errors: readonly { readonly row?: number; readonly message: string }[];
}

/** Reads a text as rows of cells; never throws. */
export const readCsv = (text: string, options: CsvOptions): CsvRead => Papa.parse<string[]>(text, options);

/** Writes rows as CSV with line feeds, without one after the last row. @param quotes whether a cell is put in quotes although it needs none */
export const writeCsv = (rows: unknown[][], quotes: (cell: unknown) => boolean): string =>
  Papa.unparse(rows, { newline: '\n', quotes });
