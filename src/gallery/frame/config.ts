/**
 * Reads the small configurations of the pages: YAML (or JSON, which is YAML), field by field. A mistake is noted with
 * its line and remedy, and reading continues with a harmless value.
 *
 *     const read = (text) => readConfig(text, (top) => ({
 *       every: top.whole('callEvery', 20, 1000, 200),
 *       maids: top.list('maids', 1, 3, (one) => ({ look: one.oneOf('look', LOOKS), tick: one.whole('tick', 1, 600, null) })),
 *     }));
 */

import { didYouMean, isRecord, Problems, shown, within } from '../../ai/problems.ts';
import { readYaml } from '../../ai/yaml.ts';
import type { SheetProblem, SheetRead } from './sheet.ts';

/** Converts the problems that the loaders of src/ai report to the form that the editor shows. */
export const problemsOf = (
  list: readonly { readonly line?: number | null; readonly path: string; readonly message: string }[],
): SheetProblem[] =>
  list.map(({ line = null, path, message }) => ({ line, message: path === '' ? message : `${path}: ${message}` }));

export function readConfig<V>(text: string, build: (top: Fields) => V): SheetRead<V> {
  const read = readYaml(text);
  if (!read.ok) return { ok: false, problems: inOrder(problemsOf(read.problems)) };
  const problems = new Problems(read.lines);
  const top = new Fields(read.value, '', problems);
  const value = build(top);
  top.rest();
  return problems.list.length > 0 ? { ok: false, problems: inOrder(problemsOf(problems.list)) } : { ok: true, value };
}

const inOrder = (problems: SheetProblem[]): SheetProblem[] =>
  problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || problems.indexOf(a) - problems.indexOf(b));

/** Reads the fields of one record of a configuration. */
export class Fields {
  private readonly value: Readonly<Record<string, unknown>>;
  readonly path: string;
  private readonly problems: Problems;
  private readonly asked = new Set<string>();

  constructor(value: unknown, path: string, problems: Problems) {
    this.path = path;
    this.problems = problems;
    if (isRecord(value)) this.value = value;
    else {
      this.value = {};
      problems.add(path, `should be a record of fields, not ${shown(value)}`);
    }
  }

  has(key: string): boolean {
    this.asked.add(key);
    return Object.hasOwn(this.value, key);
  }

  wrong(key: string, message: string): void {
    this.problems.add(this.at(key), message, undefined);
  }

  /** Reads an integer. If the field is left out, `or` is returned; without `or` the field is required. */
  whole<O = never>(key: string, least: number, most: number, or?: O): number | O {
    return this.field<number | O>(key, `a whole number from ${least} to ${most}`, or, least, (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined,
    );
  }

  number<O = never>(key: string, least: number, most: number, or?: O): number | O {
    return this.field<number | O>(key, `a number from ${least} to ${most}`, or, least, (value) =>
      typeof value === 'number' && value >= least && value <= most ? value : undefined,
    );
  }

  flag(key: string, or?: boolean): boolean {
    return this.field(key, 'true or false', or, false, (value) => (typeof value === 'boolean' ? value : undefined));
  }

  text(key: string, or?: string): string {
    return this.field(key, 'some text', or, '', (value) =>
      typeof value === 'string' && value !== '' ? value : undefined,
    );
  }

  oneOf<T extends string>(key: string, known: readonly T[], or?: T): T {
    const first = known[0] as T;
    return this.field<T>(key, `one of ${known.join(', ')}`, or, first, (value) =>
      known.includes(value as T)
        ? (value as T)
        : typeof value === 'string'
          ? { near: didYouMean(value, known) }
          : undefined,
    );
  }

  /** Reads a list of words, each of which must be in the list of known words. */
  words<T extends string>(key: string, known: readonly T[], or?: readonly T[]): readonly T[] {
    const found = this.field<readonly unknown[]>(key, `a list of ${known.join(', ')}`, or, [], (value) =>
      Array.isArray(value) ? value : undefined,
    );
    found.forEach((one, i) => {
      if (!known.includes(one as T))
        this.problems.add(
          within(this.at(key), i),
          `${shown(one)} should be one of ${known.join(', ')}${typeof one === 'string' ? didYouMean(one, known) : ''}`,
        );
    });
    return found.filter((one): one is T => known.includes(one as T));
  }

  record<V>(key: string, build: (fields: Fields) => V): V {
    this.asked.add(key);
    const fields = new Fields(this.value[key] ?? {}, this.at(key), this.problems);
    const value = build(fields);
    fields.rest();
    return value;
  }

  list<V>(key: string, least: number, most: number, build: (fields: Fields, i: number) => V): V[] {
    this.asked.add(key);
    const found = this.value[key];
    if (!Array.isArray(found) || found.length < least || found.length > most) {
      this.problems.add(this.at(key), `should be a list of ${least} to ${most}`);
      return [];
    }
    return found.map((one: unknown, i) => {
      const fields = new Fields(one, within(this.at(key), i), this.problems);
      const value = build(fields, i);
      fields.rest();
      return value;
    });
  }

  /** Returns the value of a field as written in the configuration; undefined if the field is left out. */
  raw(key: string): unknown {
    this.asked.add(key);
    return this.value[key];
  }

  /** Reports each field that the page has not read; such a field is unknown to the page. */
  rest(): void {
    for (const key of Object.keys(this.value))
      if (!this.asked.has(key))
        this.problems.add(
          this.at(key),
          `is unknown${didYouMean(key, this.asked)}; known here: ${[...this.asked].join(', ')}`,
        );
  }

  private at(key: string): string {
    return within(this.path, key);
  }

  private field<V>(
    key: string,
    right: string,
    or: V | undefined,
    otherwise: V,
    take: (value: unknown) => V | { readonly near: string } | undefined,
  ): V {
    this.asked.add(key);
    if (!Object.hasOwn(this.value, key)) {
      if (or !== undefined) return or;
      this.problems.add(this.path, `'${key}' is missing: ${right}`);
      return otherwise;
    }
    const value = this.value[key];
    const taken = take(value);
    if (taken !== undefined && !isNear(taken)) return taken;
    this.problems.add(this.at(key), `${shown(value)} should be ${right}${isNear(taken) ? taken.near : ''}`);
    return or ?? otherwise;
  }
}

const isNear = (taken: unknown): taken is { readonly near: string } =>
  typeof taken === 'object' && taken !== null && 'near' in taken;
