/**
 * Edits the tree by moving items: swaps two leaves, or two rows with everything below them. Changes only the table
 * cells that list branches. Pure.
 */

import { type TextTable, type DrawnRow, PART, withCell } from './draft.ts';

/** The position of a leaf or a branch in a table: its row and the yes or no side. */
export interface Place {
  readonly at: number;
  readonly side: 'yes' | 'no';
}
/** A row of the decision table, and the place of the branch that contains the row. */
export interface Hanging extends Place {
  readonly id: number;
}

export function swapLeaves(draft: TextTable, a: Place, b: Place): TextTable {
  const [from, to] = [draft.rows[a.at], draft.rows[b.at]];
  if (from === undefined || to === undefined || (a.at === b.at && a.side === b.side)) return draft;
  const other = withCell(draft, a.at, a.side, to[b.side] ?? '');
  return withCell(other, b.at, b.side, from[a.side] ?? '');
}

/** Swaps two rows in the lists that name them. Returns the same draft if one row lies below the other. */
export function swapRows(draft: TextTable, rows: readonly DrawnRow[], a: Hanging, b: Hanging): TextTable {
  const [one, other] = [rows.find(({ id }) => id === a.id), rows.find(({ id }) => id === b.id)];
  if (one === undefined || other === undefined || one === other || isBelow(one, other) || isBelow(other, one))
    return draft;
  if (a.at === b.at && a.side === b.side)
    return withIds(draft, a, (id) => (id === a.id ? b.id : id === b.id ? a.id : id));
  return withIds(
    withIds(draft, a, (id) => (id === a.id ? b.id : id)),
    b,
    (id) => (id === b.id ? a.id : id),
  );
}

const isBelow = (row: DrawnRow, above: DrawnRow): boolean =>
  [...above.yes.rows, ...above.no.rows].some((next) => next === row || isBelow(row, next));

function withIds(draft: TextTable, { at, side }: Place, by: (id: number) => number): TextTable {
  const ids = (draft.rows[at]?.[side] ?? '').split(PART).map((piece) => piece.trim());
  const named = ids.map((id) => (/^\d{1,9}$/.test(id) ? String(by(Number(id))) : id));
  return withCell(draft, at, side, named.join(','));
}
