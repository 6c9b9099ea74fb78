/**
 * Structural sharing: reuses unchanged objects, so that signals change, and rows redraw, only where data has changed.
 *
 *     shareUnchanged([{ id: 'a', n: 1 }, { id: 'b', n: 1 }], [{ id: 'a', n: 1 }, { id: 'b', n: 2 }])   → first row the old object
 */

interface Row {
  readonly id: string | number;
}
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && 'id' in value;

/** Returns `now`, with unchanged parts replaced by those of `before`. Both values must be plain data: numbers, strings, lists and records. */
export function shareUnchanged<V>(before: V, now: V): V {
  if (same(before, now)) return before;
  if (!Array.isArray(before) || !Array.isArray(now)) return now;
  const rows = new Map<unknown, unknown>();
  for (const row of before) if (isRow(row)) rows.set(row.id, row);
  return now.map((row: unknown) => {
    const old = isRow(row) ? rows.get(row.id) : undefined;
    return old !== undefined && same(old, row) ? old : row;
  }) as V;
}

/** Deep equality of plain data. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (!same(one[i], other[i])) return false;
    return true;
  }
  if (Array.isArray(other)) return false;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  let fields = 0;
  for (const field in left) {
    fields++;
    if (!Object.hasOwn(right, field) || !same(left[field], right[field])) return false;
  }
  for (const _ in right) fields--;
  return fields === 0;
}
