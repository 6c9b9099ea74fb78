/**
 * Finds the fields that a sweep's plan varies, as paths in the scenario: `maids.0.rank` as in `--set`, `mei.rank` as in
 * `--replay --vs`, and `maids.*.rank` for all maids at once.
 */

import { isRecord, nearestName } from '../../ai/problems.ts';
import { setPaths } from '../../sim/scenario/setpaths.ts';
import type { Axis, Cell, Plan } from './form.ts';

/** Lists of a scenario whose members can be named by their ids. */
const PEOPLE = ['maids', 'customers'] as const;

export const idsOf = (json: unknown): string[] =>
  PEOPLE.flatMap((list) => membersOf(json, list).flatMap(({ id }) => (typeof id === 'string' ? [id] : [])));

function membersOf(json: unknown, list: string): Record<string, unknown>[] {
  const members = isRecord(json) ? json[list] : undefined;
  return Array.isArray(members) ? members.map((one: unknown) => (isRecord(one) ? one : {})) : [];
}

export type Paths = { readonly paths: readonly string[] } | { readonly error: string };

/**
 * Converts a field as a plan names it to exact paths in the scenario, several if the name contains `*`; or returns why
 * there is no such field.
 */
export function pathsOf(field: string, json: unknown): Paths {
  const [first = '', ...rest] = field.split('.');
  if (rest[0] === '*') {
    const count = membersOf(json, first).length;
    if (count === 0) return { error: `the scenario has no list '${first}' with members` };
    return { paths: Array.from({ length: count }, (_, i) => [first, i, ...rest.slice(1)].join('.')) };
  }
  for (const list of PEOPLE) {
    const at = membersOf(json, list).findIndex(({ id }) => id === first);
    if (at >= 0) return { paths: [[list, at, ...rest].join('.')] };
  }
  if (isRecord(json) && first in json) return { paths: [field] };
  const near = nearestName(first, idsOf(json));
  // Fields that the scenario's file leaves out, such as `weather`, are known to the scenario's reader.
  return near !== null && rest.length > 0
    ? { error: `there is nobody called '${first}' in the scenario; did you mean '${[near, ...rest].join('.')}'?` }
    : { paths: [field] };
}

const settingsOf = ({ fields, values }: Axis, index: number): string[] =>
  fields.map((field) => `${field}=${JSON.stringify(values[index])}`);

/**
 * Returns a copy of a scenario in which the fields of one axis have the value with this index, and why a field cannot
 * be set.
 */
export function withValue(json: unknown, axis: Axis, index: number): { json: unknown; errors: readonly string[] } {
  const copy: unknown = structuredClone(json);
  return { json: copy, errors: setPaths(copy, settingsOf(axis, index)).map((one) => one.replace('--set ', '')) };
}

/** Returns the plan's scenario with the values of a cell (one value for each axis). */
export function scenarioOf({ base, axes }: Plan, cell: Cell): unknown {
  if (base.is !== 'scenario') throw new Error('a season is no scenario');
  const json: unknown = structuredClone(base.json);
  const wrong = setPaths(
    json,
    axes.flatMap((axis, i) => settingsOf(axis, cell[i] ?? 0)),
  );
  if (wrong.length > 0) throw new Error(wrong.join('; '));
  return json;
}
