/** Finds what a snapshot would lose, because its text is JSON: maps, dates, functions, numbers that are not finite. */

const DEEPEST = 24;

/**
 * The first value that JSON cannot hold, described in a few words with its place: `a Map at visits`. Null = there is
 * none.
 */
export function lostInText(value: unknown, path = '', depth = 0): string | null {
  const what = kindOf(value);
  if (what !== null) return path === '' ? what : `${what} at ${path}`;
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return null;
  for (const [key, field] of Object.entries(value)) {
    const found = lostInText(field, path === '' ? key : `${path}.${key}`, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

function kindOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : String(value);
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return `a ${typeof value}`;
  if (value instanceof Map || value instanceof Set || value instanceof Date) return `a ${value.constructor.name}`;
  return ArrayBuffer.isView(value) ? `a ${value.constructor.name}` : null;
}
