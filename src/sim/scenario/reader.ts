/**
 * Reads and checks fields of parsed JSON. Each problem is recorded with its place and what would be valid, and a
 * harmless value is returned, so that one run reports all problems.
 */

import { didYouMean } from '../../ai/problems.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Highest tick that a scenario may name; anything above is a mistake. */
const LAST_TICK = 100_000_000;

/** Maximum number of entries of a list if the code that reads the list sets no other maximum. */
export const MOST_ENTRIES = 2000;
const MOST_ERRORS = 1000;
const LONGEST_PATH = 200;

/** Reads the fields of a scenario and collects all problems with their places. */
export class Reader {
  readonly errors: string[] = [];

  wrong(path: string, what: string): void {
    if (this.errors.length > MOST_ERRORS) return;
    const place = path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path;
    this.errors.push(this.errors.length < MOST_ERRORS ? `${place}: ${what}` : 'and more of the kind');
  }
  /** Records that a value is missing or invalid. */
  unfit(path: string, value: unknown, expected: string): void {
    this.wrong(path, `${value === undefined ? 'is missing; it' : show(value)} should be ${expected}`);
  }
  private bad<T>(path: string, value: unknown, expected: string, otherwise: T): T {
    this.unfit(path, value, expected);
    return otherwise;
  }
  object(path: string, value: unknown, known: readonly string[]): Fields {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return this.bad(path === '' ? 'scenario' : path, value, 'an object', {});
    for (const key of Object.keys(value))
      if (!known.includes(key))
        this.wrong(path === '' ? key : `${path}.${key}`, `is unknown; known here: ${known.join(', ')}`);
    return value as Fields;
  }
  list(path: string, value: unknown, otherwise?: readonly unknown[], most = MOST_ENTRIES): readonly unknown[] {
    if (value === undefined && otherwise !== undefined) return otherwise;
    if (!Array.isArray(value)) return this.bad(path, value, 'a list', []);
    if (value.length <= most) return value;
    this.wrong(path, `has ${value.length} entries; at most ${most} are read`);
    return [];
  }
  whole(path: string, value: unknown, least: number, most: number, otherwise?: number): number {
    if (value === undefined && otherwise !== undefined) return otherwise;
    return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : this.bad(path, value, `a whole number from ${least} to ${most}`, otherwise ?? least);
  }
  tick(path: string, value: unknown, otherwise?: number): number {
    return this.whole(path, value, 0, LAST_TICK, otherwise);
  }
  real(path: string, value: unknown, least: number, most: number, otherwise?: number): number {
    if (value === undefined && otherwise !== undefined) return otherwise;
    return typeof value === 'number' && value >= least && value <= most
      ? value
      : this.bad(path, value, `a number from ${least} to ${most}`, otherwise ?? least);
  }
  text(path: string, value: unknown, otherwise?: string): string {
    if (value === undefined && otherwise !== undefined) return otherwise;
    return typeof value === 'string' && value !== '' ? value : this.bad(path, value, 'some text', otherwise ?? '');
  }
  /** Reads a name that will be used as a key. Names that every JavaScript object already has, such as `constructor`, are refused. */
  name(path: string, value: unknown): string {
    const name = this.text(path, value);
    return name in {} ? this.bad(path, name, 'another name: every record has something of this one', '') : name;
  }
  texts(path: string, value: unknown, otherwise?: readonly string[]): string[] {
    if (value === undefined && otherwise !== undefined) return [...otherwise];
    if (!Array.isArray(value)) return this.bad(path, value, 'a list of names', []);
    const texts = this.list(path, value);
    return texts.every((one) => typeof one === 'string' && one !== '')
      ? (texts as string[])
      : this.bad(path, value, 'a list of names', []);
  }
  oneOf<V extends string>(path: string, value: unknown, values: readonly V[], otherwise?: V): V {
    if (value === undefined && otherwise !== undefined) return otherwise;
    if (values.includes(value as V)) return value as V;
    const nearest = typeof value === 'string' ? didYouMean(value, values) : '';
    const expected = values.length === 0 ? 'left out: there is none to name' : `one of ${values.join(', ')}${nearest}`;
    return this.bad(path, value, expected, otherwise ?? (values[0] as V));
  }
  /** Reads a list of names, each of which must be among the given known names. */
  namesOf(path: string, value: unknown, known: readonly string[], otherwise?: readonly string[]): string[] {
    const names = this.texts(path, value, otherwise);
    if (value !== undefined) names.forEach((name, i) => this.oneOf(`${path}.${i}`, name, known));
    return names;
  }
  flag(path: string, value: unknown, otherwise: boolean): boolean {
    return value === undefined
      ? otherwise
      : typeof value === 'boolean'
        ? value
        : this.bad(path, value, 'true or false', otherwise);
  }
}

function show(value: unknown): string {
  const text = typeof value === 'string' ? `'${value}'` : written(value);
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}

function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return 'what lies in itself without end';
  }
}
