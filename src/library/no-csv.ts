/**
 * Replaces src/ai/csv.ts in every part of the package except `honeybell-minds/csv`, so that the other parts need no CSV
 * parser.
 */

import type { CsvOptions, CsvRead } from '../ai/csv.ts';

/** Always fails, with a message that says how CSV can be read. @throws Error always */
export function readCsv(_text: string, _options: CsvOptions): CsvRead {
  throw new Error(
    "a text needs its reader: npm install papaparse, import { csv } from 'honeybell-minds/csv', and pass csv(text)",
  );
}

/**
 * Writes rows as CSV, like papaparse. A cell is put in quotes if it contains a comma, a quote or a line end, if it
 * begins or ends with a space, or if `quotes` returns true for it.
 */
export const writeCsv = (rows: unknown[][], quotes: (cell: unknown) => boolean): string =>
  rows
    .map((row) =>
      row
        .map((cell) => {
          const text = cell === undefined || cell === null ? '' : String(cell);
          const quoted = quotes(cell) || /[",\r\n\uFEFF]|^ | $/.test(text);
          return quoted ? `"${text.replaceAll('"', '""')}"` : text;
        })
        .join(','),
    )
    .join('\n');
