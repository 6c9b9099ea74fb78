/** Defines when the café is in a rush: parses the single row of rush.csv and checks it once. */

import { number, readTable, type TableError } from './table.ts';
import rushCsv from './rush.csv?raw';

/**
 * The load of the café is a weighted sum: `queue`, `callers` and `dishes` are the weights of a guest in the queue, of
 * a calling guest not yet taken on by a maid, and of a dish on the pass. `begins` and `ends` are the loads per maid at
 * which a rush begins and ends (src/sim/minds/facts.ts).
 */
const rushSchema = {
  queue: number(0, 10),
  callers: number(0, 10),
  dishes: number(0, 10),
  begins: number(0.01, 100),
  ends: number(0, 100),
};
export interface RushRule {
  readonly queue: number;
  readonly callers: number;
  readonly dishes: number;
  readonly begins: number;
  readonly ends: number;
}

/** Parses the text of rush.csv; returns its single row and all errors. */
export function readRush(csv: string): { readonly rule: RushRule | null; readonly errors: readonly TableError[] } {
  const { rows, errors } = readTable(csv, rushSchema);
  const all = [...errors];
  if (rows.length !== 1) all.push({ line: 2, column: '', message: `${rows.length} rows; there should be one` });
  const [rule = null] = rows;
  if (rule !== null && rule.ends >= rule.begins)
    all.push({ line: 2, column: 'ends', message: `'${rule.ends}' should be less than begins, ${rule.begins}` });
  return { rule: all.length === 0 ? rule : null, errors: all };
}

const read = readRush(rushCsv);
if (read.rule === null)
  throw new Error(`rush.csv: ${read.errors.map((e) => `line ${e.line}, ${e.column}: ${e.message}`).join('; ')}`);

export const rush: RushRule = read.rule;
