// Parallel lists: files that tell many kinds of inputs, acts or events apart, although each kind has a record.

import { isNode, parse, walk, type Node, type Source } from './sources.ts';

export interface Records {
  /** What the kinds are of, for the message. */
  readonly of: string;
  /** The folder of the records. */
  readonly folder: string;
  readonly kinds: readonly string[];
}

/** A file may tell so many kinds apart, because some code is about one of them. */
const MOST = 3;
/** Fields that hold a kind. */
const FIELDS: readonly string[] = ['kind', 'do', 'what'];
/** A list or record of fewer kinds is no list of kinds. */
const FEWEST = 3;

/** The kinds that a file compares a field with, has cases for, or lists as texts or keys. */
export function kindsToldApart(source: Source, kinds: readonly string[]): string[] {
  const found = new Set<string>();
  const list = (all: readonly string[]): void => {
    if (all.length >= FEWEST && all.every((one) => kinds.includes(one))) for (const one of all) found.add(one);
  };
  walk(parse(source).program as unknown as Node, (node) => {
    if (node.type === 'BinaryExpression') {
      const [left, right] = [node['left'] as Node, node['right'] as Node];
      if (holdsKind(left)) found.add(textIn(right));
      if (holdsKind(right)) found.add(textIn(left));
    } else if (node.type === 'SwitchStatement' && holdsKind(node['discriminant'] as Node))
      for (const { test } of node['cases'] as readonly { test: Node | null }[]) found.add(textIn(test));
    else if (node.type === 'ArrayExpression') list((node['elements'] as readonly (Node | null)[]).map(textIn));
    else if (node.type === 'ObjectExpression') list((node['properties'] as readonly Node[]).map(keyOf));
  });
  return [...found].filter((kind) => kinds.includes(kind));
}

/** `kind`, `input.kind`, `event['kind']`. */
function holdsKind(node: Node): boolean {
  const name = node.type === 'MemberExpression' ? (node['property'] as Node) : node;
  return FIELDS.includes(name.type === 'Identifier' ? (name['name'] as string) : textIn(name));
}

const textIn = (node: Node | null): string =>
  node?.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : '';

function keyOf(property: Node): string {
  const key = property['key'];
  if (!isNode(key)) return '';
  return key.type === 'Identifier' ? (key['name'] as string) : textIn(key);
}

/** Every file outside the records' folder that tells too many kinds apart. */
export const parallelLists = (sources: readonly Source[], { of, folder, kinds }: Records): string[] =>
  sources.flatMap((source) => {
    const named = kinds.filter((kind) => source.text.includes(kind));
    const told = source.path.startsWith(`${folder}/`) || named.length <= MOST ? [] : kindsToldApart(source, named);
    return told.length > MOST ? [`${source.path} tells ${told.join(', ')} apart: a record ${of} should say it`] : [];
  });
