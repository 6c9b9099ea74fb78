/**
 * Reads untrusted YAML into plain data and records the line of every value. yaml-document.ts limits the text; this file
 * limits the data: the size after unfolding aliases, the length of paths, and keys that could reach a prototype.
 *
 *     readYaml('temple: { needs: [mason] }');   // value { temple: … }, lines temple → 1, temple.needs[0] → 1
 */

import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import { isUnsafeKey, Problems, type LoadProblem, within } from './problems.ts';
import { TOO_DEEP, YAML_LIMITS, yamlDocument } from './yaml-document.ts';

const MOST_VALUES = 50_000;
/** Maximum length of a path. The line of every value is stored under its path, so long paths to many values would exhaust memory. */
const LONGEST_PATH = 500;
const SHOWN_PATH = 60;

/**
 * Result of reading a YAML text. The data consists of objects without prototype, lists, strings, numbers, booleans and
 * null; `lines` gives the line of each path.
 */
export type YamlRead =
  | { readonly ok: true; readonly value: unknown; readonly lines: ReadonlyMap<string, number> }
  | { readonly ok: false; readonly problems: readonly LoadProblem[] };

/**
 * Reads one YAML document; never throws. A duplicate key, an unknown tag or alias and a second document are problems.
 */
export function readYaml(text: string): YamlRead {
  const lines = new Map<string, number>();
  const problems = new Problems(lines);
  let value: unknown = null;
  const read = yamlDocument(text);
  const lineAt = (at: number): number => read.lines.linePos(at).line;
  if (!read.ok) for (const { at, message } of read.faults) problems.add('', message, at === null ? null : lineAt(at));
  else if (read.document !== null) value = plainData(read.document, lineAt, lines, problems);
  return problems.list.length > 0 ? { ok: false, problems: problems.list } : { ok: true, value, lines };
}

type LineAt = (at: number) => number;

function plainData(document: Document.Parsed, lineAt: LineAt, lines: Map<string, number>, problems: Problems): unknown {
  const marked = new Map<string, Node>();
  let values = 0;
  const plain = (node: unknown, path: string, depth: number): unknown => {
    if (++values > MOST_VALUES || problems.full) return null;
    if (depth > YAML_LIMITS.deep) {
      problems.add(path, TOO_DEEP);
      return null;
    }
    if (path.length > LONGEST_PATH) {
      const message = `names in each other come to ${path.length} characters; at most ${LONGEST_PATH} are read`;
      problems.add(`${path.slice(0, SHOWN_PATH)}…`, message, isNode(node) && node.range ? lineAt(node.range[0]) : null);
      return null;
    }
    if (isAlias(node)) {
      const source = marked.get(node.source);
      if (source === undefined) problems.add(path, `nothing before this is marked '&${node.source}'`);
      return plain(source, path, depth + 1);
    }
    if (!isMap(node) && !isSeq(node) && !isScalar(node)) return null;
    if (node.anchor !== undefined) marked.set(node.anchor, node);
    if (node.range && !lines.has(path)) lines.set(path, lineAt(node.range[0]));
    if (isScalar(node)) return node.value;
    if (isSeq(node)) return node.items.map((item, i) => plain(item, within(path, i), depth + 1));
    const record = Object.create(null) as Record<string, unknown>;
    for (const { key, value } of node.items) {
      if (!isScalar(key)) {
        problems.add(path, 'a key must be a plain word');
        continue;
      }
      const name = String(key.value);
      const place = within(path, name);
      const line = key.range ? lineAt(key.range[0]) : null;
      if (line !== null && !lines.has(place)) lines.set(place, line);
      if (isUnsafeKey(name)) problems.add(place, `'${name}' cannot be a key; choose another name`);
      else if (Object.hasOwn(record, name)) problems.add(place, `'${name}' stands twice; keep one`, line);
      else record[name] = plain(value, place, depth + 1);
    }
    return record;
  };
  const value = plain(document.contents, '', 0);
  if (values > MOST_VALUES) problems.add('', `there are more than ${MOST_VALUES} values, aliases unfolded`);
  return value;
}
