/**
 * A decision table while it is being written: cells of text, right or wrong. The café only ever gets it when nothing is
 * wrong with it. Pure: every change gives another draft.
 */

import type { DecisionTable, TableRecord } from '../../ai/index.ts';

export interface Draft {
  readonly columns: readonly string[];
  readonly rows: readonly TextRow[];
}
/** A row by column names; a cell that is left out is empty. */
export type TextRow = Readonly<Record<string, string>>;

const UNDERSTOOD = ['id', 'condition', 'cParam', 'yesType', 'yes', 'noType', 'no', 'parallel'] as const;
const isUnderstood = (column: string): boolean => (UNDERSTOOD as readonly string[]).includes(column);

/** Columns that only comment. */
export const commentsOf = ({ columns }: Draft): readonly string[] => columns.filter((name) => !isUnderstood(name));

export function draftOf(table: Pick<DecisionTable, 'columns' | 'toRows'>): Draft {
  const { columns } = table;
  return {
    columns,
    rows: table.toRows().map((row) => Object.fromEntries(columns.map((name) => [name, String(row[name] ?? '')]))),
  };
}

/** As the café takes it: every row has every column. */
export const recordsOf = ({ columns, rows }: Draft): TableRecord[] =>
  rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name] ?? ''])));

export const sameDraft = (a: Draft, b: Draft): boolean => JSON.stringify(recordsOf(a)) === JSON.stringify(recordsOf(b));

export function withCell(draft: Draft, at: number, column: string, text: string): Draft {
  const columns = draft.columns.includes(column) ? draft.columns : [...draft.columns, column];
  return { columns, rows: draft.rows.map((row, i) => (i === at ? { ...row, [column]: text } : row)) };
}

/** Another row below, with the next free id. */
export function withRow(draft: Draft, below: number): Draft {
  const ids = draft.rows.map(({ id }) => Number(id)).filter(Number.isInteger);
  const row = { id: String(Math.max(0, ...ids) + 1), condition: '' };
  return { ...draft, rows: [...draft.rows.slice(0, below + 1), row, ...draft.rows.slice(below + 1)] };
}

export const withoutRow = (draft: Draft, at: number): Draft => ({
  ...draft,
  rows: draft.rows.filter((_, i) => i !== at),
});

/** What parts the pieces of a list. */
export const PART = /[,;|，；、]/;

// ── what is drawn of it ─────────────────────────────────────────────────────────────────────────────────────────

export interface DrawnShare {
  readonly behaviour: string;
  /** As it is written. */
  readonly percent: string;
}
export interface DrawnBranch {
  readonly rows: readonly DrawnRow[];
  readonly shares: readonly DrawnShare[];
}
/** A row as far as it can be understood. */
export interface DrawnRow {
  readonly id: number;
  /** Its place in the draft. */
  readonly at: number;
  readonly note: string;
  readonly condition: string;
  readonly param: string;
  readonly parallel: boolean;
  readonly yes: DrawnBranch;
  readonly no: DrawnBranch;
}

/** Shares as they are written, right or wrong. */
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

/** The rows lying in each other; a reference to no row, or to one above itself, is left out. */
export function drawnRows(draft: Draft): DrawnRow[] {
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
