/**
 * Prepares a decision table for the notebook: the last decision's path (rows checked, results, shares and draws), and
 * the whole table as a grid with that path. Pure functions: they take recorded decisions and the table, and return
 * rows and shares.
 *
 *     const path = pathIn(cafe.state, cafe.decisions('g1-007'));
 *     path?.steps[2]   →   row 31, "patience below 45 %", yes, sigh 60 of 100, drew 41
 */

import type { Decision, DecisionTable, Json, Option, TableBranch, TableRow } from '../../ai/index.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { clockAt } from '../time.ts';

/** A decision made by a decision table, as the list of the rows that were checked. */
export interface PathView {
  readonly table: string;
  /** The decision's reason as data, from which the sentence about the decision is made. */
  readonly because: NonNullable<Decision['because']>;
  readonly tick: number;
  readonly clock: string;
  /** Number of ticks since the decision. */
  readonly ago: number;
  readonly steps: readonly StepView[];
}

/** A row of the decision table that was checked for the decision. */
export interface StepView {
  readonly id: number;
  readonly condition: string;
  readonly param: string | number | null;
  readonly held: boolean;
  /** Depth of the row in the tree; the first row has depth 0. */
  readonly depth: number;
  /**
   * The row's result: `chosen` = the row decided, `beside` = it chose without ending the search, `none` = no behaviour
   * was drawn, `thinks` = the search went on in the rows of its branch, `nothing` = its branch is empty.
   */
  readonly fate: 'chosen' | 'beside' | 'none' | 'thinks' | 'nothing';
  /** The behaviours that could be drawn in this row, the possibility "none of them" last; empty if nothing was drawn. */
  readonly shares: readonly ShareView[];
  /** The number drawn, 0…100; null = no draw. */
  readonly drew: number | null;
}

export interface ShareView {
  /** Name of the behaviour; null = the possibility that none of the behaviours is drawn, which gets the rest of the 100 percent. */
  readonly behaviour: string | null;
  readonly percent: number;
  /** The behaviour is drawn if the random number is at least `from` and less than `to`. */
  readonly from: number;
  readonly to: number;
  readonly drawn: boolean;
}

/** The path of the newest decision that a table made; with `name`, only decisions of that table count. Null if none is recorded. */
export function pathIn(state: WorldState, decisions: readonly Decision[], name?: string): PathView | null {
  for (let i = decisions.length - 1; i >= 0; i--) {
    const path = pathOf(state, decisions[i] as Decision);
    if (path !== null && (name === undefined || path.table === name)) return path;
  }
  return null;
}

/** The path of a decision; null if it was not made by a table. */
export function pathOf(state: WorldState, { because, options, tick }: Decision): PathView | null {
  if (because === null || !because.key.startsWith('table.') || options.length === 0) return null;
  return {
    table: String(because.terms['table'] ?? ''),
    because,
    tick,
    clock: clockAt(state.clock, tick),
    ago: Math.max(0, state.tick - tick),
    steps: options.map(stepOf),
  };
}

function stepOf({ id, terms, verdict }: Option): StepView {
  const { condition, param, held, depth, shares, drew } = terms;
  const drawn = typeof drew === 'number' ? drew : null;
  return {
    id: Number(id),
    condition: String(condition),
    param: typeof param === 'number' || typeof param === 'string' ? param : null,
    held: held === true,
    depth: typeof depth === 'number' ? depth : 0,
    fate: FATES.find((fate) => fate === verdict) ?? 'nothing',
    shares: sharesOf(listOf(shares), drawn),
    drew: drawn,
  };
}

const FATES: readonly StepView['fate'][] = ['chosen', 'beside', 'none', 'thinks', 'nothing'];

const listOf = (shares: Json | undefined): { behaviour: string; percent: number }[] =>
  (Array.isArray(shares) ? (shares as readonly Json[]) : []).flatMap((share) => {
    const { behaviour, percent } = (typeof share === 'object' && share !== null ? share : {}) as Record<string, Json>;
    return typeof behaviour === 'string' && typeof percent === 'number' ? [{ behaviour, percent }] : [];
  });

/** Gives each behaviour of a branch its range of random numbers, and adds "none of them" for the rest up to 100. */
function sharesOf(list: readonly { behaviour: string; percent: number }[], drew: number | null): ShareView[] {
  let from = 0;
  const laid = list.map(({ behaviour, percent }): ShareView => {
    const to = Math.min(100, from + percent);
    const share = { behaviour, percent, from, to, drawn: drew !== null && drew >= from && drew < to };
    from = to;
    return share;
  });
  if (laid.length === 0 || from >= 100) return laid;
  const rest = { behaviour: null, percent: Math.round((100 - from) * 1000) / 1000, from, to: 100 };
  return [...laid, { ...rest, drawn: drew !== null && drew >= from }];
}

/** A row of a decision table, with the role it played in the last decision. */
export interface GridRow {
  readonly id: number;
  /** Row number as in the file; the header is row 1. */
  readonly row: number;
  /** Text of the row's comment columns; '' = none. */
  readonly note: string;
  readonly condition: string;
  readonly param: string | number | null;
  readonly parallel: boolean;
  readonly yes: BranchView;
  readonly no: BranchView;
  /** Number of times the row was checked during the last decision; 0 = never. */
  readonly asked: number;
  /** Whether the last decision's search ended at this row. */
  readonly decided: boolean;
}

/** A branch of a row: a list of further rows, or a list of behaviours with percentages. */
export interface BranchView {
  readonly rows: readonly number[];
  readonly shares: readonly ShareView[];
  readonly taken: boolean;
}

/**
 * Returns the whole table in the order of its file, with the path of a decision highlighted. Rows that have changed
 * since the decision are not highlighted.
 */
export function gridOf(table: DecisionTable, path: PathView | null): GridRow[] {
  const notes = notesOf(table);
  return table.rows.map((row) => {
    const steps = (path?.steps ?? []).filter((step) => step.id === row.id && isSame(step, row));
    const last = steps.at(-1);
    const drew = last?.drew ?? null;
    return {
      id: row.id,
      row: row.row,
      note: notes.get(row.id) ?? '',
      condition: row.condition,
      param: row.param ?? null,
      parallel: row.parallel,
      yes: branchView(row.yes, last?.held === true, drew),
      no: branchView(row.no, last?.held === false, drew),
      asked: steps.length,
      decided: last?.fate === 'chosen',
    };
  });
}

const isSame = (step: StepView, row: TableRow): boolean =>
  step.condition === row.condition && step.param === (row.param ?? null);

const branchView = ({ rows, shares }: TableBranch, taken: boolean, drew: number | null): BranchView => ({
  rows: rows.map((row) => row.id),
  shares: sharesOf(shares, taken ? drew : null),
  taken,
});

const UNDERSTOOD = new Set(['id', 'condition', 'cParam', 'yesType', 'yes', 'noType', 'no', 'parallel']);

/** Texts of the comment columns by row id. */
function notesOf(table: DecisionTable): Map<number, string> {
  const comments = table.columns.filter((name) => !UNDERSTOOD.has(name));
  const records = table.toRows();
  return new Map(
    table.rows.map((row, at) => [
      row.id,
      comments
        .map((name) => String(records[at]?.[name] ?? '').trim())
        .filter((text) => text !== '')
        .join(' · '),
    ]),
  );
}
