/** Collects the problems of a table, up to a limit; one more entry then says that there are more. */

import { TABLE_LIMITS, type TableProblem } from './types.ts';

/** The problems of one table. */
export class ProblemList {
  readonly list: TableProblem[] = [];
  private readonly missing = new Set<string>();

  /** Whether the list of problems has reached its limit. The code that reads a table then stops checking. */
  get full(): boolean {
    return this.list.length > TABLE_LIMITS.problems;
  }

  /** Adds a problem. @param column '' = the whole row */
  add(row: number, column: string, message: string): void {
    if (this.full || this.missing.has(column)) return;
    if (this.list.length < TABLE_LIMITS.problems) this.list.push({ row, column, message });
    else this.list.push({ row, column: '', message: `and more; the first ${TABLE_LIMITS.problems} are listed` });
  }

  /** Reports a missing column. Further problems of that column are not added, because every row would have one. */
  addMissing(row: number, column: string, message: string): void {
    this.add(row, column, message);
    this.missing.add(column);
  }

  /** All problems, in the order of the file; within a row in the order found. */
  sorted(): TableProblem[] {
    return this.list
      .map((problem, found) => ({ problem, found }))
      .sort((a, b) => a.problem.row - b.problem.row || a.found - b.found)
      .map(({ problem }) => problem);
  }
}
