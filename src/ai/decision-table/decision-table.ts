/**
 * Decision tables (_AI in game development_, decision tree): a tree written as a flat table, which a designer edits as
 * a spreadsheet.
 *
 *     id  note         condition         cParam  yesType  yes                    noType  no
 *     1   hungry?      waitedLongerThan  200     0        2,3                    1       wait:100
 *     2   star near?   seesHero          5       1        autograph:50,stare:30  0       3
 *     3   company?     sitsWithFriends           1        chat:80                0
 *
 * Each row tests its condition and takes its yes or no branch. Type 0 continues with rows: those listed are tried in
 * order until one has chosen a behaviour. Type 1 acts: one of the shares is drawn. If their percentages sum to less
 * than 100, the rest is the chance that none is drawn.
 *
 * The tables differ from the article in two points. There, a row whose *condition* held ended the search whatever its
 * result, so a branch could act and be overruled by the next. And the random number was compared with each share alone
 * instead of the running sum of the shares.
 */

import { thrown } from '../problems.ts';
import type { CsvText } from '../texts.ts';
import { readRows } from './cells.ts';
import { type Grid, gridToCsv, gridToRows, readGrid } from './grid.ts';
import { ProblemList } from './problem-list.ts';
import { countAsked, findCircles, indexRows, joinRows, lookOver } from './tree.ts';
import type {
  TableAnswer,
  TableCell,
  TableDecision,
  TableParam,
  TableProblem,
  TableQuestion,
  TableRecord,
  TableRow,
  TableStep,
  TableWords,
} from './types.ts';

/** The result of reading a table: a valid table with its warnings, or all problems, in the order of the file. */
export type TableRead =
  | { readonly ok: true; readonly table: DecisionTable; readonly warnings: readonly TableProblem[] }
  | { readonly ok: false; readonly problems: readonly TableProblem[] };

/** A decision table. It is immutable: an edited table is a new object. */
export class DecisionTable {
  /** All rows, in the order of the file; decisions start at the first. */
  readonly rows: readonly TableRow[];
  /** Names of all columns in the order of the file, including those that are only comments. */
  readonly columns: readonly string[];
  private readonly byId: ReadonlyMap<number, TableRow>;
  private readonly grid: Grid;

  private constructor(rows: readonly TableRow[], grid: Grid) {
    this.rows = rows;
    this.columns = grid.columns;
    this.byId = new Map(rows.map((row) => [row.id, row]));
    this.grid = grid;
  }

  /**
   * Reads a table; never throws. Columns other than those of the example and `parallel` (yes/no) are comments.
   * @param source the table in one of three forms: CSV text, separated by `,`, `;` or tabs (in the package as
   * `csv(text)`); rows as objects by column name, of which the first counts as row 2 of the file; or rows as lists of
   * cells, the header first
   * @param words the conditions and behaviours a table may use
   */
  static parse(
    source: string | CsvText | readonly TableRecord[] | readonly (readonly TableCell[])[],
    words: TableWords,
  ): TableRead {
    const problems = new ProblemList();
    try {
      return DecisionTable.read(source, words, problems);
    } catch (error) {
      // Reading can throw, because the caller may pass objects as rows that throw when a field is read.
      problems.add(1, '', `the table cannot be read: ${thrown(error)}`);
      return { ok: false, problems: problems.sorted() };
    }
  }

  private static read(source: unknown, words: TableWords, problems: ProblemList): TableRead {
    const grid = readGrid(source, problems);
    const entries = words.entries ?? [];
    const vocabulary = {
      conditions: new Set(words.conditions),
      behaviours: new Set(words.behaviours),
      wrongParam: (condition: string, param: TableParam) => words.wrongParam?.(condition, param) ?? null,
    };
    const byId = indexRows(readRows(grid, vocabulary, problems), entries, problems);
    findCircles(byId, problems);
    if (problems.list.length === 0) countAsked(byId, problems);
    if (problems.list.length > 0) return { ok: false, problems: problems.sorted() };
    const rows = joinRows(byId);
    return { ok: true, table: new DecisionTable(rows, grid), warnings: lookOver(rows, entries) };
  }

  row(id: number): TableRow | undefined {
    return this.byId.get(id);
  }

  /** Makes one decision; see {@link TableQuestion}. Errors thrown by the functions of `question` are not caught. */
  decide(question: TableQuestion): TableAnswer {
    const blank: TableDecision = { behaviours: [], path: [], main: null, by: null, held: false, drew: 0, percent: 0 };
    const { behaviours, path } = this.decideInto(question, blank);
    return { behaviours, path };
  }

  /**
   * Makes a decision and writes it into a reusable record, so that repeated decisions allocate nothing.
   * @param decision is overwritten. Create it with {@link blankDecision}
   * @returns `decision`
   */
  decideInto(question: TableQuestion, decision: TableDecision): TableDecision {
    clear(decision, question.trace);
    const row = question.entry === undefined ? this.rows[0] : this.byId.get(question.entry);
    if (row === undefined) return decision;
    if (ask(row, question, decision, 0)) decision.main = decision.behaviours[decision.behaviours.length - 1] as string;
    else decision.by = null;
    return decision;
  }

  /** The rows as they were read, comment columns included: parsing them gives the same table. */
  toRows(): TableRecord[] {
    return gridToRows(this.grid);
  }

  /**
   * The table as CSV, separated by commas. (Some spreadsheets recognise UTF-8 only by a leading `\uFEFF`; add it for
   * those.)
   */
  toCsv(): string {
    return gridToCsv(this.grid);
  }
}

/** An empty record for {@link DecisionTable.decideInto}. */
export function blankDecision(): TableDecision {
  return { behaviours: roomFor(''), path: roomFor(0), main: null, by: null, held: false, drew: 0, percent: 0 };
}

/** An empty list with capacity for 16 items, so that refilling it allocates nothing. */
function roomFor<V>(v: V): V[] {
  const list = [v, v, v, v, v, v, v, v, v, v, v, v, v, v, v, v];
  empty(list);
  return list;
}

/** Empties a list by popping each item: setting the length to 0 would release the memory, and the next item would allocate it again. */
function empty(list: unknown[]): void {
  while (list.length > 0) list.pop();
}

function clear(decision: TableDecision, trace: TableStep[] | undefined): void {
  empty(decision.behaviours);
  empty(decision.path);
  decision.main = null;
  decision.by = null;
  if (trace !== undefined) trace.length = 0;
}

/** Tests a row and follows its branch. @returns whether the search is over */
function ask(row: TableRow, question: TableQuestion, decision: TableDecision, depth: number): boolean {
  decision.path.push(row.id);
  const held = question.perceive(row.condition, row.param);
  const { rows, shares } = held ? row.yes : row.no;
  if (shares.length > 0) return act(row, held, question, decision, depth) && !row.parallel;
  if (question.trace !== undefined) question.trace.push(step(row, held, depth, null, null));
  for (let i = 0; i < rows.length; i++)
    if (ask(rows[i] as TableRow, question, decision, depth + 1)) return !row.parallel;
  return false;
}

/** Draws one of a branch's shares, each a behaviour with its percentage. @returns whether a behaviour was chosen */
function act(row: TableRow, held: boolean, question: TableQuestion, decision: TableDecision, depth: number): boolean {
  const { shares } = held ? row.yes : row.no;
  const drew = question.random() * 100;
  for (let i = 0; i < shares.length; i++) {
    const share = shares[i] as { behaviour: string; percent: number; below: number };
    if (!(drew < share.below)) continue;
    decision.behaviours.push(share.behaviour);
    decision.by = row;
    decision.held = held;
    decision.drew = drew;
    decision.percent = share.percent;
    if (question.trace !== undefined) question.trace.push(step(row, held, depth, drew, share.behaviour));
    return true;
  }
  if (question.trace !== undefined) question.trace.push(step(row, held, depth, drew, null));
  return false;
}

function step(row: TableRow, held: boolean, depth: number, drew: number | null, chose: string | null): TableStep {
  const { id, condition, param = null, parallel } = row;
  const { rows, shares } = held ? row.yes : row.no;
  return { id, condition, param, held, depth, parallel, next: rows.map((next) => next.id), shares, drew, chose };
}
