/**
 * Reads the file of a finished sweep. It is validated like everything from outside: all mistakes are reported at once,
 * each with its place.
 */

import { isRecord, Problems, shown, within } from '../../ai/problems.ts';
import { MOST_CELLS } from './cells.ts';
import type { Axis, Cell, Plan, Result, Sweep } from './form.ts';
import { FORMAT, VERSION } from './sweep-file.ts';

/** Length of the longest file that is opened, in characters. */
const LONGEST_SWEEP = 60_000_000;

export type SweepRead =
  | { readonly ok: true; readonly sweep: Sweep; readonly promises: readonly string[] }
  | { readonly ok: false; readonly errors: readonly string[] };

const FIELDS = ['format', 'version', 'hash', 'name', 'base', 'design', 'seeds', 'figures', 'goal', 'directions', 'promises', 'axes', 'cells', 'rows']; // prettier-ignore

export function readSweep(text: string): SweepRead {
  if (text.length > LONGEST_SWEEP) return { ok: false, errors: [`is longer than ${LONGEST_SWEEP} characters`] };
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, errors: ['is not JSON: open the file sweep.json that a sweep has written'] };
  }
  if (!isRecord(json) || json['format'] !== FORMAT)
    return { ok: false, errors: [`is no file of a sweep: its format should be ${FORMAT}`] };
  const problems = new Problems();
  const check = new Check(problems);
  for (const key of Object.keys(json)) if (!FIELDS.includes(key)) problems.add(key, 'is no field of a sweep');
  check.that('version', json['version'], json['version'] === VERSION, String(VERSION));
  const promises = check.texts('promises', json['promises']);
  const figures = check.texts('figures', json['figures']);
  if (figures.length === 0) problems.add('figures', 'should name at least one figure');
  const axes = check.list('axes', json['axes']).map((one, i): Axis => {
    const of = isRecord(one) ? one : {};
    const path = within('axes', i);
    const labels = check.texts(`${path}.labels`, of['labels']);
    return { name: check.text(`${path}.name`, of['name']), fields: [], values: labels, labels };
  });
  if (axes.length === 0) problems.add('axes', 'should have at least one axis');
  const cells = check.list('cells', json['cells']).map((one, i): Cell => {
    const fits = Array.isArray(one) && one.length === axes.length && axes.every(({ labels }, k) => isIndex(one[k], labels.length)); // prettier-ignore
    check.that(within('cells', i), one, fits, 'a list with the number of a value for each axis');
    return fits ? (one as number[]) : [];
  });
  if (cells.length === 0 || cells.length > MOST_CELLS) problems.add('cells', `should be 1 to ${MOST_CELLS}`);
  const seen = new Set<string>();
  const results = check.list('rows', json['rows']).map((one, i): Result => {
    const path = within('rows', i);
    const [cell, seed, values, broken, failed] = Array.isArray(one) ? (one as unknown[]) : [];
    const fits = Array.isArray(one) && one.length === 5 && isIndex(cell, cells.length) && Number.isInteger(seed) && isValues(values, figures.length) && isBroken(broken, promises.length) && (failed === null || typeof failed === 'string'); // prettier-ignore
    check.that(path, one, fits, 'a list of cell, seed, figures, broken promises and error');
    if (!fits) return { cell: 0, seed: 0, figures: {}, broken: [], hash: '', failed: null };
    const key = `${String(cell)} ${String(seed)}`;
    if (seen.has(key)) problems.add(path, `cell ${String(cell)} with seed ${String(seed)} is there already`);
    seen.add(key);
    const of = Object.fromEntries(figures.flatMap((figure, k) => (typeof (values as unknown[])[k] === 'number' ? [[figure, (values as number[])[k] as number]] : []))); // prettier-ignore
    return { cell, seed, figures: of, broken, failed, hash: '' } as Result;
  });
  const goal = isRecord(json['goal']) ? json['goal'] : {};
  check.that('goal.figure', goal['figure'], figures.includes(String(goal['figure'])), 'one of the figures');
  check.that('goal.better', goal['better'], isWay(goal['better']), '1 or -1');
  const directions = isRecord(json['directions']) ? json['directions'] : {};
  for (const figure of figures) check.that(`directions.${figure}`, directions[figure], isWay(directions[figure]), '1 or -1'); // prettier-ignore
  const seeds = isRecord(json['seeds']) ? json['seeds'] : {};
  check.that('seeds', json['seeds'], Number.isInteger(seeds['from']) && Number.isInteger(seeds['count']), 'from and count, whole numbers'); // prettier-ignore
  const kind = isRecord(json['design']) ? json['design']['kind'] : undefined;
  check.that('design.kind', kind, ['grid', 'random', 'latin', 'halving'].includes(String(kind)), 'grid, random, latin or halving'); // prettier-ignore
  const hash = check.text('hash', json['hash']);
  const name = check.text('name', json['name']);
  if (problems.list.length > 0)
    return { ok: false, errors: problems.list.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)) }; // prettier-ignore
  const { design } = json as { design: Plan['design'] };
  const base = { is: 'scenario', json: {} } as const;
  const plan = { name, base, axes, design, seeds, figures, goal, directions, promises } as unknown as Plan;
  return { ok: true, sweep: { hash, plan, cells, results }, promises };
}

const isWay = (value: unknown): boolean => value === 1 || value === -1;
const isIndex = (value: unknown, below: number): boolean => Number.isInteger(value) && (value as number) >= 0 && (value as number) < below; // prettier-ignore
const isValues = (value: unknown, count: number): boolean =>
  Array.isArray(value) &&
  value.length === count &&
  value.every((one) => one === null || (typeof one === 'number' && Number.isFinite(one)));
const isBroken = (value: unknown, count: number): boolean =>
  Array.isArray(value) && value.every((one) => isIndex(one, count));

class Check {
  constructor(private readonly problems: Problems) {}

  that(path: string, value: unknown, fits: boolean, wanted: string): void {
    if (!fits) this.problems.add(path, `${value === undefined ? 'nothing' : shown(value)} should be ${wanted}`);
  }
  list(path: string, value: unknown): readonly unknown[] {
    this.that(path, value, Array.isArray(value), 'a list');
    return Array.isArray(value) ? value : [];
  }
  text(path: string, value: unknown): string {
    this.that(path, value, typeof value === 'string', 'a text');
    return typeof value === 'string' ? value : '';
  }
  texts(path: string, value: unknown): string[] {
    return this.list(path, value).map((one, i) => this.text(within(path, i), one));
  }
}
