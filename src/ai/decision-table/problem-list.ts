/** Collects what is wrong with a table, all of it, up to a limit; the list then says that there is more. */

import { TABLE_LIMITS, type TableProblem } from './types.ts';

/** See the head of the file. */
export class ProblemList {
  readonly list: TableProblem[] = [];
  private readonly missing = new Set<string>();

  /** No room for more: then looking for more is wasted. */
  get full(): boolean {
    return this.list.length > TABLE_LIMITS.problems;
  }

  /** Notes one. @param column '' = the whole row */
  add(row: number, column: string, message: string): void {
    if (this.full || this.missing.has(column)) return;
    if (this.list.length < TABLE_LIMITS.problems) this.list.push({ row, column, message });
    else this.list.push({ row, column: '', message: `and more; the first ${TABLE_LIMITS.problems} are listed` });
  }

  /** Notes that a column is missing, and then nothing more of it: each row would complain. */
  addMissing(row: number, column: string, message: string): void {
    this.add(row, column, message);
    this.missing.add(column);
  }

  /** In the order of the file; within a row as found. */
  sorted(): TableProblem[] {
    return this.list
      .map((problem, found) => ({ problem, found }))
      .sort((a, b) => a.problem.row - b.problem.row || a.found - b.found)
      .map(({ problem }) => problem);
  }
}
