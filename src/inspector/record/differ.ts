/** Lists the places at which two values of plain data differ, each with both values. */

export interface Differs {
  /** Path of the differing value: `people.momo.alertness`. */
  readonly path: string;
  /** The first value as JSON; '' = it is missing. */
  readonly one: string;
  readonly other: string;
}

const LONGEST_VALUE = 60;

/** The first differences, in the order of the fields. @param most how many are listed at most */
export function valuesDiffer(one: unknown, other: unknown, most: number): readonly Differs[] {
  const found: Differs[] = [];
  compare(one, other, '', most, found);
  return found;
}

function compare(one: unknown, other: unknown, path: string, most: number, into: Differs[]): void {
  if (into.length >= most || Object.is(one, other)) return;
  if (!isBranch(one) || !isBranch(other)) {
    if (shown(one) !== shown(other)) into.push({ path, one: shown(one), other: shown(other) });
    return;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
    compare(valueAt(one, key), valueAt(other, key), path === '' ? key : `${path}.${key}`, most, into);
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;
const valueAt = (of: object, key: string): unknown => (Object.hasOwn(of, key) ? Reflect.get(of, key) : undefined);
const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '';
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;
};
