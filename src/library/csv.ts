/**
 * Entry point `honeybell-minds/csv` of the package: decision tables written as CSV. It needs the package `papaparse`.
 */

import { readCsv } from '../ai/csv.ts';
import { CsvText } from '../ai/texts.ts';

export type { CsvText } from '../ai/texts.ts';

/**
 * A CSV text in the form that `DecisionTable.parse` takes.
 *
 *     DecisionTable.parse(csv(text), { conditions, behaviours });
 */
export const csv = (text: string): CsvText => new CsvText(text, readCsv);
