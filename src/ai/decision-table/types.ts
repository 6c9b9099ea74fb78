/** The types of decision tables: input, problems, result and explanation. All plain data. */

/** The content of a cell; null, undefined and '' are an empty cell. */
export type TableCell = string | number | boolean | null | undefined;

/** The cells of a table row, by column name. */
export type TableRecord = Readonly<Record<string, TableCell>>;

/**
 * A condition's parameter: a number if the cell contains a number (`5`, `-0.5`; not `007`), otherwise the cell's text.
 * undefined = the cell is empty.
 */
export type TableParam = number | string | undefined;

/** An error or a warning about a decision table. */
export interface TableProblem {
  /** Row number in the file; the header is row 1. */
  readonly row: number;
  /** Name of the column; '' = the whole row. */
  readonly column: string;
  /** What is wrong and how to fix it, in English. */
  readonly message: string;
}

/** The names a table may use. */
export interface TableWords {
  readonly conditions: readonly string[];
  readonly behaviours: readonly string[];
  /**
   * Ids of rows at which decisions may start besides the first row; they must exist, and the rows below them count as
   * reached.
   */
  readonly entries?: readonly number[];
  /**
   * Returns what is wrong with the parameter of a known condition and how to fix it, or null if it is right. If this
   * function is left out, any parameter is accepted.
   */
  wrongParam?(condition: string, param: TableParam): string | null;
}

/** A share: one `behaviour:percent` of a list such as `autograph:50,stare:30`. */
export interface TableShare {
  readonly behaviour: string;
  /** Chance of this share in percent, 0 … 100. */
  readonly percent: number;
  /**
   * The sum of the shares up to this one. The share is drawn if the random number, 0 … 100, is below this sum and no
   * earlier share was drawn.
   */
  readonly below: number;
}

/** One branch of a row. It continues with rows or draws one of its shares. A branch with neither does nothing. */
export interface TableBranch {
  /** Rows to continue with, tried in this order. */
  readonly rows: readonly TableRow[];
  readonly shares: readonly TableShare[];
}

/**
 * A parsed and validated row. Rows nest like the branches of the tree, without cycles. But several branches may lead to
 * the same row, so a traversal must remember the rows it has visited.
 */
export interface TableRow {
  readonly id: number;
  /** Row number in the file; the header is row 1. */
  readonly row: number;
  readonly condition: string;
  readonly param: TableParam;
  /** If true, a behaviour chosen by this row or its branches is a side effect: it does not end the search. */
  readonly parallel: boolean;
  readonly yes: TableBranch;
  readonly no: TableBranch;
}

/** One decision to make: how to test conditions and draw random numbers, and at which row to start. */
export interface TableQuestion {
  /** Returns whether a condition holds with this parameter. */
  perceive(condition: string, param: TableParam): boolean;
  /** Returns a random number in [0, 1). Called once for each list of shares reached, even if the list leaves no choice. */
  random(): number;
  /** Id of the row to start with; if left out, the first row. If no row has this id, nothing is tested or chosen. */
  readonly entry?: number | undefined;
  /** List to fill with the rows tested, for explanations; its old contents are replaced. */
  readonly trace?: TableStep[] | undefined;
}

/** The result of a decision. */
export interface TableAnswer {
  /** The behaviours chosen, in the order in which they were chosen; more than one only with parallel rows. */
  behaviours: string[];
  /** Ids of the rows tested, in the order in which they were tested. */
  path: number[];
}

/** The result of a decision, with the row that decided; see {@link DecisionTable.decideInto}. */
export interface TableDecision extends TableAnswer {
  /**
   * The behaviour that ended the search; it is the last of `behaviours`. Null = no behaviour ended the search, so all
   * those chosen are side effects.
   */
  main: string | null;
  /** The row that chose the main behaviour; null if there is none. */
  by: TableRow | null;
  /** Whether the condition of the deciding row held. */
  held: boolean;
  /** The random number, 0 … 100, that was drawn to choose one of the deciding row's {@link TableShare}s. */
  drew: number;
  /** Chance of the main behaviour in percent. */
  percent: number;
}

/**
 * One tested row, for explanations: "2: sees hero within 5 tiles – yes – autograph 50 or stare 30, drew 37 –
 * autograph".
 */
export interface TableStep {
  readonly id: number;
  readonly condition: string;
  readonly param: number | string | null;
  readonly held: boolean;
  /** Number of rows above this one on the path from the row where the decision started; 0 = it started here. */
  readonly depth: number;
  readonly parallel: boolean;
  /** Ids of the rows tried next; empty if the branch draws a share instead. */
  readonly next: readonly number[];
  /**
   * The shares that could be drawn; empty if the branch continues with rows. If their percentages sum to less than
   * 100, the draw can miss all of them.
   */
  readonly shares: readonly TableShare[];
  /** The random number, 0 … 100; null if none was drawn. */
  readonly drew: number | null;
  readonly chose: string | null;
}

/** Limits for tables from untrusted sources. */
export const TABLE_LIMITS = {
  /** Maximum number of characters of a CSV text. */
  characters: 1_000_000,
  rows: 2_000,
  columns: 64,
  /** Maximum number of characters of a cell. */
  cell: 4_000,
  /** Maximum number of rows tested in one decision, in the worst case. */
  asked: 5_000,
  problems: 500,
} as const;
