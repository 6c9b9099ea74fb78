/**
 * Reads YAML from outside into plain data, with the line of everything in it. The `yaml` package does the grammar; around
 * it stand the walls a text from a stranger needs: its length, its depth – the package's composer is recursive, and a
 * few thousand brackets end the whole process –, how much its aliases unfold to, and keys that reach a prototype.
 *
 *     readYaml('temple: { needs: [mason] }');   // value { temple: … }, lines temple → 1, temple.needs[0] → 1
 */

import {
  Composer,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  Parser,
  type CST,
  type Document,
  type Node,
} from 'yaml';
import { isUnsafeKey, Problems, type LoadProblem } from './problems.ts';

const MOST_CHARACTERS = 200_000;
const MOST_VALUES = 50_000;
const DEEPEST = 32;
const TOO_DEEP = `lists and records lie in each other more than ${DEEPEST} deep`;

/** A text as data: objects without prototype, lists, strings, numbers, booleans, null; and the line of each path. */
export type YamlRead =
  | { readonly ok: true; readonly value: unknown; readonly lines: ReadonlyMap<string, number> }
  | { readonly ok: false; readonly problems: readonly LoadProblem[] };

/** How a field of `path` is called: `temple.needs`, and `needs[0]` for the first of a list. */
export const within = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

/** Reads one YAML document, never throws. A key that stands twice, an unknown tag or alias and a second document are problems. */
export function readYaml(text: string): YamlRead {
  const lines = new Map<string, number>();
  const problems = new Problems(lines);
  let value: unknown = null;
  if (text.length > MOST_CHARACTERS)
    problems.add('', `the text has ${text.length} characters; at most ${MOST_CHARACTERS} are read`);
  else {
    const counter = new LineCounter();
    const lineAt = (range: readonly number[]): number => counter.linePos(range[0] as number).line;
    const document = compose(text, counter, lineAt, problems);
    if (document !== null) value = plainData(document, lineAt, lines, problems);
  }
  return problems.list.length > 0 ? { ok: false, problems: problems.list } : { ok: true, value, lines };
}

type LineAt = (range: readonly number[]) => number;

/** The one document of a text, or null with problems. */
function compose(text: string, counter: LineCounter, lineAt: LineAt, problems: Problems): Document.Parsed | null {
  const tokens = [...new Parser(counter.addNewLine).parse(text)];
  if (tooDeep(tokens)) {
    problems.add('', TOO_DEEP);
    return null;
  }
  // The package looks for doubled keys in quadratic time; plainData does it in passing.
  const documents = [...new Composer({ uniqueKeys: false, logLevel: 'silent' }).compose(tokens, true, text.length)];
  for (const { errors, warnings } of documents)
    for (const { message, pos } of [...errors, ...warnings]) problems.add('', message, lineAt(pos));
  if (documents.length > 1) problems.add('', 'there is more than one document (---); write one');
  return problems.list.length > 0 ? null : ((documents[0] as Document.Parsed | undefined) ?? null);
}

/** Looks at the tokens without recursion: what is too deep never gets to the composer. */
function tooDeep(tokens: readonly CST.Token[]): boolean {
  const open: [CST.Token | null | undefined, number][] = tokens.map((token) => [token, 0]);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [token, depth] = next;
    if (!token) continue;
    if (depth > DEEPEST) return true;
    if (token.type === 'document') open.push([token.value, depth]);
    else if ('items' in token)
      for (const { key, value } of token.items) open.push([key, depth + 1], [value, depth + 1]);
  }
  return false;
}

/** The document as plain data; `lines` is filled on the way. */
function plainData(document: Document.Parsed, lineAt: LineAt, lines: Map<string, number>, problems: Problems): unknown {
  const marked = new Map<string, Node>();
  let values = 0;
  const plain = (node: unknown, path: string, depth: number): unknown => {
    if (++values > MOST_VALUES || problems.full) return null;
    if (depth > DEEPEST) {
      problems.add(path, TOO_DEEP);
      return null;
    }
    if (isAlias(node)) {
      const source = marked.get(node.source);
      if (source === undefined) problems.add(path, `nothing before this is marked '&${node.source}'`);
      return plain(source, path, depth + 1);
    }
    if (!isMap(node) && !isSeq(node) && !isScalar(node)) return null;
    if (node.anchor !== undefined) marked.set(node.anchor, node);
    if (node.range && !lines.has(path)) lines.set(path, lineAt(node.range));
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
      const line = key.range ? lineAt(key.range) : null;
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
