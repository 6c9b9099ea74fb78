/**
 * Represents a decision table being edited: cells of text, valid or not. The café receives the table only when it has
 * no errors. Pure: every change returns a new draft.
 */

import type { DecisionTable, TableRecord } from '../../ai/index.ts';

export interface TextTable {
  readonly columns: readonly string[];
  readonly rows: readonly TextRow[];
}
/** A row's cells by column name; missing cells are empty. */
export type TextRow = Readonly<Record<string, string>>;

const UNDERSTOOD = ['id', 'condition', 'cParam', 'yesType', 'yes', 'noType', 'no', 'parallel'] as const;
const isUnderstood = (column: string): boolean => (UNDERSTOOD as readonly string[]).includes(column);

export const commentsOf = ({ columns }: TextTable): readonly string[] => columns.filter((name) => !isUnderstood(name));

export function draftOf(table: Pick<DecisionTable, 'columns' | 'toRows'>): TextTable {
  const { columns } = table;
  return {
    columns,
    rows: table.toRows().map((row) => Object.fromEntries(columns.map((name) => [name, String(row[name] ?? '')]))),
  };
}

/** The draft's rows as the café expects them: with every column. */
export const recordsOf = ({ columns, rows }: TextTable): TableRecord[] =>
  rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name] ?? ''])));

export const sameDraft = (a: TextTable, b: TextTable): boolean =>
  JSON.stringify(recordsOf(a)) === JSON.stringify(recordsOf(b));

export function withCell(draft: TextTable, at: number, column: string, text: string): TextTable {
  const columns = draft.columns.includes(column) ? draft.columns : [...draft.columns, column];
  return { columns, rows: draft.rows.map((row, i) => (i === at ? { ...row, [column]: text } : row)) };
}

/** Inserts a row below another, with the next free id. */
export function withRow(draft: TextTable, below: number): TextTable {
  const ids = draft.rows.map(({ id }) => Number(id)).filter(Number.isInteger);
  const row = { id: String(Math.max(0, ...ids) + 1), condition: '' };
  return { ...draft, rows: [...draft.rows.slice(0, below + 1), row, ...draft.rows.slice(below + 1)] };
}

export const withoutRow = (draft: TextTable, at: number): TextTable => ({
  ...draft,
  rows: draft.rows.filter((_, i) => i !== at),
});

/** Separators between the items of a list in a cell. */
export const PART = /[,;|，；、]/;

export interface DrawnShare {
  readonly behaviour: string;
  /** The percentage after the behaviour's name, exactly as the table's author wrote it, valid or not. */
  readonly percent: string;
}
export interface DrawnBranch {
  readonly rows: readonly DrawnRow[];
  readonly shares: readonly DrawnShare[];
}
/** A row of the table in the form that is drawn as a box of the tree. Parts of the row that cannot be parsed are left out. */
export interface DrawnRow {
  readonly id: number;
  readonly at: number;
  readonly note: string;
  readonly condition: string;
  readonly param: string;
  readonly parallel: boolean;
  readonly yes: DrawnBranch;
  readonly no: DrawnBranch;
}

/** The behaviours listed in a cell, each with its percentage exactly as written, valid or not. */
export const sharesIn = (cell: string): DrawnShare[] =>
  cell
    .split(PART)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => {
      const colon = Math.max(piece.lastIndexOf(':'), piece.lastIndexOf('：'));
      return colon < 0
        ? { behaviour: piece, percent: '' }
        : { behaviour: piece.slice(0, colon).trim(), percent: piece.slice(colon + 1).trim() };
    });

export const shareCell = (shares: readonly DrawnShare[]): string =>
  shares.map(({ behaviour, percent }) => (percent === '' ? behaviour : `${behaviour}:${percent}`)).join(',');

/** Rows for drawing the tree: each row contains the rows that its branches lead to. References to missing or earlier rows are left out. */
export function drawnRows(draft: TextTable): DrawnRow[] {
  const comments = commentsOf(draft);
  const byId = new Map<number, number>();
  draft.rows.forEach(({ id = '' }, at) => {
    if (/^\d{1,9}$/.test(id.trim()) && !byId.has(Number(id))) byId.set(Number(id), at);
  });
  const drawn = new Map<number, DrawnRow>();
  const open = new Set<number>();
  const branch = (row: TextRow, side: 'yes' | 'no'): DrawnBranch => {
    const cell = row[side] ?? '';
    const type = (row[`${side}Type`] ?? '').trim();
    if (type === '1' || (type !== '0' && /[:：]/.test(cell))) return { rows: [], shares: sharesIn(cell) };
    const next = cell
      .split(PART)
      .map((piece) => byId.get(Number(piece.trim() || 'none')))
      .filter((at): at is number => at !== undefined && !open.has(at));
    return { rows: next.map(rowAt), shares: [] };
  };
  const rowAt = (at: number): DrawnRow => {
    const before = drawn.get(at);
    if (before !== undefined) return before;
    open.add(at);
    const row = draft.rows[at] as TextRow;
    const made: DrawnRow = {
      id: Number(row['id']),
      at,
      note: comments
        .map((name) => row[name] ?? '')
        .filter((text) => text !== '')
        .join(' · '),
      condition: (row['condition'] ?? '').trim(),
      param: (row['cParam'] ?? '').trim(),
      parallel: /^(yes|true|1)$/i.test((row['parallel'] ?? '').trim()),
      yes: branch(row, 'yes'),
      no: branch(row, 'no'),
    };
    open.delete(at);
    drawn.set(at, made);
    return made;
  };
  return [...byId.values()].map(rowAt);
}
