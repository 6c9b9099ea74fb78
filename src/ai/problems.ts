/**
 * Problems of data from outside the program, collected all at once, each with its place and the remedy. Loaders return
 * a list of them instead of throwing, so the previous data stays in use.
 *
 *     didYouMean('wodcutter', ['woodcutter', 'temple']);   // "; did you mean 'woodcutter'?"
 */

/** One problem found in loaded data. */
export interface LoadProblem {
  /** Where the problem is in the data: `temple.needs[1]`; '' = in the data as a whole. */
  readonly path: string;
  /** Line in the source text, the first is 1; null if the data came as an object. */
  readonly line: number | null;
  /** What is wrong and how to fix it, in English. */
  readonly message: string;
}

const MOST_PROBLEMS = 100;
const LONGEST_NAME = 64;

/** Collects problems in the order found, at most 100; one more entry says that there are more. */
export class Problems {
  readonly list: LoadProblem[] = [];
  private readonly lines: ReadonlyMap<string, number>;

  /** Starts an empty list of problems. @param lines line number of each path, for data read from a text */
  constructor(lines: ReadonlyMap<string, number> = new Map()) {
    this.lines = lines;
  }

  /** Whether the list of problems has reached its limit. The code that loads the data then stops checking. */
  get full(): boolean {
    return this.list.length > MOST_PROBLEMS;
  }

  /** Adds a problem. @param line the problem's line, if it is not the line of `path` */
  add(path: string, message: string, line: number | null = this.lines.get(path) ?? null): void {
    if (this.full) return;
    if (this.list.length === MOST_PROBLEMS) this.list.push({ path: '', line: null, message: 'and more of the kind' });
    else this.list.push({ path, line, message });
  }
}

/** The path of a field: `temple.needs`, or `needs[0]` for the first item of a list. */
export const within = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

/** Whether a key could reach an object's prototype; names in outside data must not be such keys. */
export const isUnsafeKey = (key: string): boolean =>
  key === '__proto__' || key === 'constructor' || key === 'prototype';

/** Whether `value` is a plain object (no list, no class instance). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The known name nearest to `name`; null if none is near. Ties go to the first listed. */
export function nearestName(name: string, known: Iterable<string>): string | null {
  let nearest: string | null = null;
  let least = Math.max(2, Math.floor(name.length / 2)) + 1;
  if (name.length <= LONGEST_NAME)
    for (const candidate of known) {
      if (Math.abs(candidate.length - name.length) >= least) continue;
      const steps = stepsBetween(name.toLowerCase(), candidate.toLowerCase());
      if (steps < least) [least, nearest] = [steps, candidate];
    }
  return nearest;
}

/** `; did you mean 'x'?` with the known name nearest to `name`, or '' if none is near. Ties go to the first listed. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const nearest = nearestName(name, known);
  return nearest === null ? '' : `; did you mean '${nearest}'?`;
}

/**
 * Edit distance: the number of letters to add, drop, replace or swap with their neighbour to get from one word to the
 * other.
 */
function stepsBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let steps = Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        steps = Math.min(steps, (before[j - 2] as number) + 1);
      next.push(steps);
    }
    [before, row] = [row, next];
  }
  return row[b.length] as number;
}

/** The message of an error thrown by foreign code. */
export const thrown = (error: unknown): string => (error instanceof Error ? error.message : 'it throws');

/** Any value as text, short enough for a message; never calls a foreign `toString`. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `'${value.slice(0, LONGEST_NAME)}'`;
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  return typeof value === 'function' ? 'a function' : String(value);
}
