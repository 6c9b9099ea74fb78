/**
 * The shapes of decision tables (chapter 3.1): what goes in, what is wrong with it, what comes out, and what an
 * explanation is made of. All plain data.
 */

/** What may stand in a cell of rows that come from elsewhere; null, undefined and '' are an empty cell. */
export type TableCell = string | number | boolean | null | undefined;

/** A row by column names. */
export type TableRecord = Readonly<Record<string, TableCell>>;

/** A condition's parameter: a number when the cell is written as one (`5`, `-0.5`; not `007`), its text otherwise, undefined when empty. */
export type TableParam = number | string | undefined;

/** One thing wrong with a table, or worth a look. */
export interface TableProblem {
  /** As in the file, the header being row 1. */
  readonly row: number;
  /** Name of its header; '' = the whole row. */
  readonly column: string;
  /** What is wrong and what would be right, in English. */
  readonly message: string;
}

/** What a table may speak of. */
export interface TableWords {
  /** Names of conditions the game can answer. */
  readonly conditions: readonly string[];
  /** Names of behaviours the game has. */
  readonly behaviours: readonly string[];
  /** Ids of rows a decision may begin with beside the first row; they must exist, and what they lead to counts as reached. */
  readonly entries?: readonly number[];
  /** What is wrong with the parameter of a known condition and what would be right, or null; left out = any will do. */
  wrongParam?(condition: string, param: TableParam): string | null;
}

/** One pair of a list `behaviour:percent`. */
export interface TableShare {
  readonly behaviour: string;
  /** 0 … 100. */
  readonly percent: number;
  /** Drawn when the number of the draw, 0 … 100, is below this and no earlier share was: the sum up to here. */
  readonly below: number;
}

/** What a row does when its condition holds, or does not: goes on with rows or draws one of its shares; with neither, nothing. */
export interface TableBranch {
  /** Rows tried in this order. */
  readonly rows: readonly TableRow[];
  readonly shares: readonly TableShare[];
}

/**
 * One row, read and checked. Rows lie in each other as the branches lead, never in a circle – but many ways may lead to
 * the same row, so whoever walks through them all remembers where they have been.
 */
export interface TableRow {
  readonly id: number;
  /** As in the file, the header being row 1. */
  readonly row: number;
  readonly condition: string;
  readonly param: TableParam;
  /** Whatever it or its branches choose goes beside: it does not end the search. */
  readonly parallel: boolean;
  readonly yes: TableBranch;
  readonly no: TableBranch;
}

/** What a decision is made with. */
export interface TableQuestion {
  /** Whether the condition holds. */
  perceive(condition: string, param: TableParam): boolean;
  /** A number in [0, 1). Asked once for each list of shares come to, whether or not the list leaves a choice. */
  random(): number;
  /** Id of the row to begin with; left out = the first. One that no row has: nothing is asked, nothing chosen. */
  readonly entry?: number | undefined;
  /** List to fill with what happened, for explaining; what was in it is replaced. */
  readonly trace?: TableStep[] | undefined;
}

/** What a table came to. */
export interface TableAnswer {
  /** In the order chosen; more than one only by parallel rows. */
  behaviours: string[];
  /** Ids of the rows asked, in order. */
  path: number[];
}

/** The same with what decided; see {@link DecisionTable.decideInto}. */
export interface TableDecision extends TableAnswer {
  /** The behaviour that ended the search, the last of `behaviours`; null when none did: then all of them go beside. */
  main: string | null;
  /** The row that chose it. */
  by: TableRow | null;
  /** Whether that row's condition held. */
  held: boolean;
  /** The number drawn there, 0 … 100. */
  drew: number;
  /** Its share in percent. */
  percent: number;
}

/** One row asked, for explaining: "2: sees hero within 5 tiles – yes – autograph 50 or stare 30, drew 37 – autograph". */
export interface TableStep {
  readonly id: number;
  readonly condition: string;
  readonly param: number | string | null;
  readonly held: boolean;
  /** How many rows lie above it on the way from the entry, which is 0. */
  readonly depth: number;
  readonly parallel: boolean;
  /** Ids of the rows to be tried next; empty when it acts. */
  readonly next: readonly number[];
  /** What could be drawn; empty when it goes on thinking. What is missing to 100 means none of them. */
  readonly shares: readonly TableShare[];
  /** The number drawn, 0 … 100; null when nothing was. */
  readonly drew: number | null;
  /** The behaviour drawn, or null. */
  readonly chose: string | null;
}

/** Walls for tables that come from elsewhere. */
export const TABLE_LIMITS = {
  /** Characters of a CSV text. */
  characters: 1_000_000,
  rows: 2_000,
  columns: 64,
  /** Characters of a cell. */
  cell: 4_000,
  /** Rows asked in one decision, however it goes. */
  asked: 5_000,
  /** Problems listed. */
  problems: 500,
} as const;
