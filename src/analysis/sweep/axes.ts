/**
 * Reads the axes of a sweep's plan. An axis is a field, or several, that the sweep varies, with the values to try: a
 * list or a range.
 */

import { isRecord } from '../../ai/problems.ts';
import { pathsOf } from './fields.ts';
import type { Axis, Base } from './form.ts';
import { type PlanReader, SEASON_FIELDS } from './plan-reader.ts';

const AXIS = ['field', 'values', 'labels', 'from', 'to', 'steps', 'decimals'];
const MOST_VALUES = 1000;

export function readAxes(read: PlanReader, value: unknown, base: Base | null): Axis[] {
  if (!isRecord(value) || Object.keys(value).length === 0) {
    read.problems.add('vary', 'should name what is varied, such as { alertness: { field: mei.alertness, values: [1, 30] } }'); // prettier-ignore
    return [];
  }
  return Object.entries(value).map(([name, of]) => readAxis(read, name, of, base));
}

function readAxis(read: PlanReader, name: string, value: unknown, base: Base | null): Axis {
  const path = `vary.${name}`;
  const of = read.record(path, value, AXIS);
  const values = readValues(read, path, of);
  const fields = read.texts(`${path}.field`, of['field'] ?? name).flatMap((field, i) => {
    const place = Array.isArray(of['field']) ? `${path}.field[${i}]` : of['field'] === undefined ? path : `${path}.field`; // prettier-ignore
    if (base === null) return [];
    if (base.is === 'season') {
      if (SEASON_FIELDS.includes(field)) return [field];
      read.problems.add(place, `'${field}' is no field of a season; there are ${SEASON_FIELDS.join(', ')}`);
      return [];
    }
    const paths = pathsOf(field, base.json);
    if ('paths' in paths) return paths.paths;
    read.problems.add(place, paths.error);
    return [];
  });
  const labels = of['labels'] === undefined ? values.map(labelOf) : read.texts(`${path}.labels`, of['labels']);
  if (labels.length !== values.length)
    read.problems.add(`${path}.labels`, `there are ${labels.length} for ${values.length} values; each value needs one`);
  else if (new Set(labels).size < labels.length)
    read.problems.add(`${path}.${of['labels'] === undefined ? 'values' : 'labels'}`, 'two values are called the same');
  return { name, fields, values, labels };
}

const labelOf = (value: unknown): string =>
  Array.isArray(value)
    ? value.length === 0
      ? 'none'
      : value.map(labelOf).join(' + ')
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

/**
 * Reads the values of an axis: a list, or a range, from which evenly spaced values are made, rounded and without
 * repetition.
 */
function readValues(read: PlanReader, path: string, of: Record<string, unknown>): unknown[] {
  const { values } = of;
  const ranged = ['from', 'to', 'steps', 'decimals'].filter((field) => of[field] !== undefined);
  if (values !== undefined) {
    for (const field of ranged) read.problems.add(`${path}.${field}`, 'goes not with values, which lists them');
    if (!Array.isArray(values) || values.length === 0 || values.length > MOST_VALUES) {
      read.problems.add(`${path}.values`, `should be a list of 1 to ${MOST_VALUES} values`);
      return [];
    }
    return values.map((value: unknown) => JSON.parse(JSON.stringify(value)) as unknown);
  }
  if (ranged.length === 0) {
    read.problems.add(path, 'has no values: give values, or from, to and steps');
    return [];
  }
  const from = read.number(`${path}.from`, of['from']);
  const to = read.number(`${path}.to`, of['to']);
  const steps = read.whole(`${path}.steps`, of['steps'], 2, MOST_VALUES, undefined);
  const factor = 10 ** read.whole(`${path}.decimals`, of['decimals'], 0, 6, 0);
  if (of['to'] !== undefined && !(to > from)) read.problems.add(`${path}.to`, `${to} should be above from, which is ${from}`); // prettier-ignore
  const all = Array.from(
    { length: steps },
    (_, i) => Math.round((from + ((to - from) * i) / (steps - 1)) * factor) / factor,
  );
  return [...new Set(all)];
}
