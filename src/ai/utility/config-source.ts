/**
 * Reads a configuration from YAML text or from an object. The result is plain data of its own, safe to traverse:
 * bounded in size and depth, without prototypes, cycles and functions.
 */

import { isRecord, isUnsafeKey, type LoadProblem, Problems, shown, thrown, within } from '../problems.ts';
import { YamlText } from '../texts.ts';
import { readYaml } from '../yaml.ts';

const MOST_VALUES = 50_000;
const DEEPEST = 32;

/** Result of reading a configuration: plain data with the source line of each path, or all problems. */
export type SourceRead =
  | { readonly ok: true; readonly value: unknown; readonly lines: ReadonlyMap<string, number> }
  | { readonly ok: false; readonly problems: readonly LoadProblem[] };

/** Reads a configuration, given as YAML text or as an object. */
export function readSource(source: unknown): SourceRead {
  if (typeof source === 'string') return readYaml(source);
  if (source instanceof YamlText) return source.read();
  const problems = new Problems();
  let values = 0;
  let tooDeep = false;
  const plain = (value: unknown, path: string, depth: number): unknown => {
    if (tooDeep || ++values > MOST_VALUES || problems.full) return null;
    tooDeep = depth > DEEPEST;
    if (tooDeep) return problems.add(path, `lists and records lie in each other more than ${DEEPEST} deep`);
    if (Array.isArray(value)) return Array.from(value, (item, i) => plain(item, within(path, i), depth + 1));
    if (isRecord(value)) {
      const record = Object.create(null) as Record<string, unknown>;
      for (const key of Object.keys(value))
        if (isUnsafeKey(key)) problems.add(within(path, key), `'${key}' cannot be a key; choose another name`);
        else record[key] = plain(value[key], within(path, key), depth + 1);
      return record;
    }
    if (value !== null && !/^(string|boolean|number|undefined)$/.test(typeof value))
      problems.add(path, `${shown(value)} is no plain data`);
    return value;
  };
  try {
    const value = plain(source, '', 0);
    if (values > MOST_VALUES) problems.add('', `there are more than ${MOST_VALUES} values`);
    if (problems.list.length === 0) return { ok: true, value, lines: new Map() };
  } catch (error) {
    // Reading an object can throw, because its fields may be getters that throw.
    problems.add('', `it cannot be read: ${thrown(error)}`);
  }
  return { ok: false, problems: problems.list };
}
