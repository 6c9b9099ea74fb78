/**
 * The types of a sweep: its plan, and the results of its runs. A sweep runs one scenario or season many times with
 * varied fields; a combination of values is a cell, and each cell is run with several seeds (docs/sweeps.md).
 */

/** A field that the sweep varies. One axis may set several fields to the same value, for example of all maids. */
export interface Axis {
  readonly name: string;
  /** Paths of the fields in the scenario, as in `--set`; for a season, one of `strategy`, `difficulty`, `days`. */
  readonly fields: readonly string[];
  readonly values: readonly unknown[];
  /** The label of each value, shown in tables and pictures. */
  readonly labels: readonly string[];
}

/**
 * What the sweep runs: a scenario as JSON, or a season in which one of the strategies of `npm run balance` decides what
 * a player would decide.
 */
export type Base =
  | { readonly is: 'scenario'; readonly json: unknown }
  | { readonly is: 'season'; readonly strategy: string; readonly difficulty: string; readonly days: number };

/** How the cells are chosen. The seed decides which cells `random`, `latin` and `halving` take. */
export type Design =
  | { readonly kind: 'grid' }
  | { readonly kind: 'random' | 'latin'; readonly cells: number; readonly seed: number }
  /**
   * Design that drops the worse candidates round by round. Each round has `keep` times as many seeds as the round
   * before, and only the best of its cells, one of every `keep`.
   */
  | {
      readonly kind: 'halving';
      readonly cells: number;
      readonly seed: number;
      readonly first: number;
      readonly keep: number;
    };

export interface Goal {
  readonly figure: string;
  /** 1 = the cell with the highest mean is the best, −1 = the one with the lowest. */
  readonly better: 1 | -1;
}

export interface Plan {
  readonly name: string;
  readonly base: Base;
  readonly axes: readonly Axis[];
  readonly design: Design;
  readonly seeds: { readonly from: number; readonly count: number };
  /** Names of the figures that the report shows; the goal's figure is the first. */
  readonly figures: readonly string[];
  readonly goal: Goal;
  /** The direction of improvement of each figure; 1 = higher is better, −1 = lower. */
  readonly directions: Readonly<Record<string, 1 | -1>>;
  /** Promises that every run watches, as text. */
  readonly promises: readonly string[];
}

/** A cell: for each axis of the plan the index of its value. */
export type Cell = readonly number[];

/** One run: a cell with a seed. */
export interface Run {
  readonly cell: number;
  readonly seed: number;
}

/** The result of one run. It does not depend on the machine or the time, so every worker writes the same bytes. */
export interface Result extends Run {
  readonly figures: Readonly<Record<string, number>>;
  /** Numbers of the promises that the run broke. */
  readonly broken: readonly number[];
  /** Hash of the café at the end of the run; empty if the run failed. */
  readonly hash: string;
  /** The message of the error that ended the run; null if there was none. */
  readonly failed: string | null;
}

/** A finished sweep: all that the report and the lab show. */
export interface Sweep {
  /** Hash of the plan and of the program that ran it. */
  readonly hash: string;
  readonly plan: Plan;
  readonly cells: readonly Cell[];
  readonly results: readonly Result[];
}
