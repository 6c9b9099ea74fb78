/**
 * The table of a sweep's results: one row for each cell and seed, in one order, in whatever order the runs ended. The
 * same results give the same bytes.
 */

import type { Result, Sweep } from './form.ts';

/** Puts results into order and leaves out a second result of the same cell and seed. */
export function inOrder(results: readonly Result[]): Result[] {
  const sorted = [...results].sort((a, b) => a.cell - b.cell || a.seed - b.seed);
  return sorted.filter(({ cell, seed }, i) => sorted[i - 1]?.cell !== cell || sorted[i - 1]?.seed !== seed);
}

/** The mean of a figure over the runs of a cell; null if no run of it has the figure. */
export function meanOf(results: readonly Result[], cell: number, figure: string): number | null {
  let [sum, count] = [0, 0];
  // Sums in the order of seeds, because sums of fractions depend on their order.
  for (const result of inOrder(results.filter((one) => one.cell === cell))) {
    const value = result.figures[figure];
    if (value === undefined) continue;
    sum += value;
    count++;
  }
  return count === 0 ? null : sum / count;
}

/** A cell of a CSV file; a text that a spreadsheet would take for a formula is written as text. */
const csvCell = (value: string | number): string => {
  const text = typeof value === 'number' ? String(value) : value.replace(/^[=+\-@\t]/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\n`).join('');

/**
 * All results as CSV: a row for each run, with the cell's values by their labels.
 * @param promises the promises by number
 */
export function resultsCsv({ plan: { axes }, cells, results }: Sweep, promises: readonly string[]): string {
  const figures = [...new Set(results.flatMap((one) => Object.keys(one.figures)))].sort((a, b) => (a < b ? -1 : 1));
  const head = ['cell', 'seed', ...axes.map(({ name }) => name), ...figures, 'brokenPromises', 'hash', 'failed'];
  const rows = inOrder(results).map(({ cell, seed, figures: of, broken, hash, failed }) => [
    cell,
    seed,
    ...axes.map(({ labels }, i) => labels[cells[cell]?.[i] ?? 0] ?? ''),
    ...figures.map((figure) => of[figure] ?? ''),
    broken.map((number) => promises[number] ?? '').join(' | '),
    hash,
    failed ?? '',
  ]);
  return csvOf([head, ...rows]);
}
