/** Reads and writes CSV text with papaparse; the only file of `src/ai` that imports it. */

import Papa from 'papaparse';

/** Options for reading CSV text. */
export interface CsvOptions {
  /** The sign between two cells, such as `;`; if left out, papaparse guesses it. */
  readonly delimiter?: string;
  /** Maximum number of rows to read. */
  readonly preview?: number;
  /** With `greedy`, rows that contain no text are skipped. */
  readonly skipEmptyLines?: 'greedy';
}

/** The result of reading CSV text: rows of cells, and syntax errors. The row numbers of errors start at 0. */
export interface CsvRead {
  readonly data: string[][];
  readonly errors: readonly { readonly row?: number; readonly message: string }[];
}

/** Reads CSV text as rows of cells; never throws. */
export const readCsv = (text: string, options: CsvOptions): CsvRead => Papa.parse<string[]>(text, options);

/**
 * Writes rows as CSV. Line feeds separate the rows; none follows the last row. @param quotes whether a cell is put in
 * quotes although it needs none
 */
export const writeCsv = (rows: unknown[][], quotes: (cell: unknown) => boolean): string =>
  Papa.unparse(rows, { newline: '\n', quotes });
