/**
 * Finds what a snapshot would lose, because its text is JSON: maps, dates, functions, numbers that are not finite, and
 * objects that refer back to one above them.
 */

const DEEPEST = 24;

/** An object on the way down to the value that is looked at. */
interface Above {
  readonly value: object;
  readonly path: string;
  readonly above: Above | null;
}

/**
 * The first value that JSON cannot hold, described in a few words with its place: `a Map at visits`. Null = there is
 * none.
 */
export const lostInText = (value: unknown): string | null => lostBelow(value, '', null, 0);

function lostBelow(value: unknown, path: string, above: Above | null, depth: number): string | null {
  const what = kindOf(value);
  if (what !== null) return path === '' ? what : `${what} at ${path}`;
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return null;
  for (let up = above; up !== null; up = up.above)
    if (up.value === value) return `a circle: ${path} is ${placeOf(up)} again`;
  const here = { value, path, above };
  for (const [key, field] of Object.entries(value)) {
    const found = lostBelow(field, path === '' ? key : `${path}.${key}`, here, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

const placeOf = ({ path, value }: Above): string =>
  `${path === '' ? 'the whole' : path} (class ${value.constructor?.name ?? 'Object'})`;

function kindOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : String(value);
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return `a ${typeof value}`;
  if (value instanceof Map || value instanceof Set || value instanceof Date) return `a ${value.constructor.name}`;
  return ArrayBuffer.isView(value) ? `a ${value.constructor.name}` : null;
}
