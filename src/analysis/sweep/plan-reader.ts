/**
 * Reads single fields of a sweep's plan. For a field with a wrong value it notes a problem that says what would be
 * right.
 */

import { didYouMean, isRecord, type Problems, shown } from '../../ai/problems.ts';

/**
 * Functions that read the files which a plan names, and the names of the strategies with which a season can be played.
 * The command line provides them.
 */
export interface Outside {
  readJson(file: string): { readonly json: unknown } | { readonly error: string };
  readText(file: string): { readonly text: string } | { readonly error: string };
  /** Reads the pack in a folder or zip as the JSON of its day. */
  readPack?(path: string): { readonly json: unknown } | { readonly errors: readonly string[] };
  readonly strategies: readonly string[];
}

export const SEASON_FIELDS: readonly string[] = ['strategy', 'difficulty', 'days'];
export const DIFFICULTIES: readonly string[] = ['gentle', 'standard', 'keen'];

export class PlanReader {
  constructor(readonly problems: Problems) {}

  /**
   * Returns a value if it is a record, otherwise an empty record. Reports any field that is not listed, with the most
   * similar listed name.
   */
  record(path: string, value: unknown, fields: readonly string[]): Record<string, unknown> {
    if (!isRecord(value)) {
      this.problems.add(path, `${shown(value)} should be a record with some of ${fields.join(', ')}`);
      return {};
    }
    for (const key of Object.keys(value))
      if (!fields.includes(key))
        this.problems.add(path === '' ? key : `${path}.${key}`, `is no field here; there are ${fields.join(', ')}${didYouMean(key, fields)}`); // prettier-ignore
    return value;
  }

  whole(path: string, value: unknown, least: number, most: number, fallback: number | undefined): number {
    if (value === undefined && fallback !== undefined) return fallback;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    this.problems.add(path, `${value === undefined ? 'nothing' : shown(value)} should be a whole number from ${least} to ${most}`); // prettier-ignore
    return fallback ?? least;
  }

  number(path: string, value: unknown): number {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    this.problems.add(path, `${value === undefined ? 'nothing' : shown(value)} should be a number`);
    return 0;
  }

  text(path: string, value: unknown, fallback: string): string {
    if (value === undefined) return fallback;
    if (typeof value === 'string' && value.trim() !== '') return value;
    this.problems.add(path, `${shown(value)} should be a text`);
    return fallback;
  }

  /** Reads a list of texts; a single text counts as a list, too. */
  texts(path: string, value: unknown): string[] {
    if (value === undefined) return [];
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    return list.flatMap((one, i) => {
      if (typeof one === 'string' && one.trim() !== '') return [one];
      this.problems.add(Array.isArray(value) ? `${path}[${i}]` : path, `${shown(one)} should be a text`);
      return [];
    });
  }

  oneOf<T extends string>(path: string, value: unknown, known: readonly T[], fallback: T | undefined): T {
    if (value === undefined && fallback !== undefined) return fallback;
    const found = known.find((one) => one === value);
    if (found !== undefined) return found;
    const near = typeof value === 'string' ? didYouMean(value, known) : '';
    this.problems.add(path, `${value === undefined ? 'nothing' : shown(value)} should be one of ${known.join(', ')}${near}`); // prettier-ignore
    return fallback ?? (known[0] as T);
  }
}
