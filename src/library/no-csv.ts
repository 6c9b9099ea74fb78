/** Replaces src/ai/csv.ts in the package, except in `honeybell-minds/csv`: all else works without a CSV parser. */

import type { CsvOptions, CsvRead } from '../ai/csv.ts';

/** Always fails, with a message that says how CSV can be read. @throws Error always */
export function readCsv(_text: string, _options: CsvOptions): CsvRead {
  throw new Error(
    "a text needs its reader: npm install papaparse, import { csv } from 'honeybell-minds/csv', and pass csv(text)",
  );
}

/** Writes rows as CSV as papaparse does: in quotes what contains a separator, a quote, a line end or a space at either end. */
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
