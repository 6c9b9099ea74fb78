/**
 * A Vite plugin: leaves out of Phaser what nothing can call. A bundler keeps every method of a class that it keeps,
 * because any object might be asked for it by name. Here all who could ask are known: Phaser's own sources in the chunk
 * `phaser`, and src/view. A method whose name appears nowhere else in them, not even in a string, is never called. What
 * is left out calls nothing, so others may have lost their last caller, and modules their last user: this repeats until
 * nothing changes.
 *
 * Everything left out is overwritten by spaces, so source maps stay correct; the minifier removes the spaces.
 */

import type { Plugin } from 'vite';

/** A node of the syntax tree; its further fields depend on `type`. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** The bundle's chunk that holds Phaser. */
const CHUNK = 'phaser';
/** The modules that use Phaser. */
const USERS = /[\\/]src[\\/](?:view[\\/].*|main)\.ts$/;
/** Names by which the browser calls methods. */
const CALLED_BY_THE_BROWSER = ['constructor', 'handleEvent', 'then', 'toJSON', 'toString', 'valueOf'] as const;

export function withoutUnused(): Plugin {
  const usersWords = new Set<string>();
  return {
    name: 'honeybell:without-unused',
    apply: 'build',
    buildStart() {
      usersWords.clear();
    },
    moduleParsed({ id, code }) {
      if (USERS.test(id)) for (const word of wordsOf(code ?? '')) usersWords.add(word);
    },
    renderChunk: {
      order: 'pre',
      handler(code, { name }) {
        if (name !== CHUNK) return null;
        if (usersWords.size === 0) return this.error('no module of USERS in tools/phaser/unused.ts was built');
        return { code: leaveOutUnused(code, this.parse(code) as unknown as Node, usersWords), map: null };
      },
    },
  };
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A piece of the script that may be left out once its name is mentioned nowhere else. */
interface Piece extends Range {
  readonly name: string;
  /** The module in which the name is known; null: everywhere. */
  readonly inside: Range | null;
  /** The module in which the name is not a mention of this piece. */
  readonly except: Range | null;
}

const wordsOf = (text: string): string[] => text.match(/[\w$]+/g) ?? [];
const holds = ({ start, end }: Range, at: number): boolean => start <= at && at < end;

/**
 * A script of CommonJS modules in the bundler's wrappers, `var require_Name = __commonJSMin(…)`, without the methods,
 * imports and modules that nothing mentions.
 *
 * @param tree the script's syntax tree
 * @param known words of the scripts that use this one
 * @returns a script of the same length
 */
export function leaveOutUnused(code: string, tree: Node, known: ReadonlySet<string>): string {
  const kept = new Set([...known, ...CALLED_BY_THE_BROWSER]);
  const modules = new Map<string, Range>();
  for (const statement of tree['body'] as Node[]) {
    const name = /^var (require_[\w$]+) = /.exec(code.slice(statement.start, statement.start + 200))?.[1];
    if (name !== undefined) modules.set(name, statement);
  }
  const { pieces, mentions } = read(code, tree, modules);

  /** For each character, in how many pieces left out it lies. */
  const gone = new Uint8Array(code.length);
  const mark = (group: readonly Piece[], by: 1 | -1): void => {
    for (const { start, end } of group) for (let at = start; at < end; at++) gone[at]! += by;
  };
  const isNeeded = ({ name, inside, except }: Piece): boolean =>
    (inside === null && kept.has(name)) ||
    (mentions.get(name) ?? []).some(
      (at) => gone[at] === 0 && (inside === null || holds(inside, at)) && (except === null || !holds(except, at)),
    );
  let groups = pieces;
  for (let before = -1; before !== groups.length;) {
    before = groups.length;
    groups = groups.filter((group) => {
      // Methods of one name may call each other.
      mark(group, 1);
      const needed = group.some(isNeeded);
      if (needed) mark(group, -1);
      return needed;
    });
  }
  return Array.from({ length: code.length }, (_, at) => (gone[at] === 0 || code[at] === '\n' ? code[at] : ' ')).join(
    '',
  );
}

/** All that could be left out, what has one name together, and where each word is mentioned. */
function read(code: string, tree: Node, modules: ReadonlyMap<string, Range>) {
  const methods = new Map<string, Piece[]>();
  const others: Piece[][] = [];
  const mentions = new Map<string, number[]>();
  const mention = (text: string, at: number): void => {
    for (const word of wordsOf(text)) mentions.set(word, [...(mentions.get(word) ?? []), at]);
  };
  for (const [name, { start, end }] of modules) others.push([{ name, start, end, inside: null, except: null }]);
  const wrappers = [...modules.values()];
  walk(tree, (node, parent) => {
    if (node.type === 'Property' && isPlainKey(node)) {
      const name = nameOf(node['key']);
      const piece = { name, start: node.start, end: pastComma(code, node.end), inside: null };
      const required = modules.get(requiredBy(node['value']));
      if (required !== undefined) others.push([{ ...piece, except: required }]);
      else if (isMethod(node)) methods.set(name, [...(methods.get(name) ?? []), { ...piece, except: null }]);
    }
    if (node.type === 'VariableDeclaration' && (node['declarations'] as Node[]).length === 1) {
      const { id, init } = (node['declarations'] as Node[])[0] as unknown as Record<'id' | 'init', Node | null>;
      const inside = wrappers.find((wrapper) => holds(wrapper, node.start)) ?? null;
      if (inside !== null && modules.has(requiredBy(init)))
        others.push([{ name: nameOf(id), start: node.start, end: node.end, inside, except: null }]);
    }
    if (node.type === 'Identifier') {
      const isKey = parent?.type === 'Property' && parent['key'] === node && isPlainKey(parent);
      if (!isKey || !(isMethod(parent) || modules.has(requiredBy(parent['value'])))) mention(nameOf(node), node.start);
    } else if (node.type === 'Literal' && typeof node['value'] === 'string') mention(node['value'], node.start);
    else if (node.type === 'TemplateElement') mention((node['value'] as { raw: string }).raw, node.start);
  });
  return { pieces: [...methods.values(), ...others], mentions };
}

const nameOf = (node: unknown): string => String((node as { name?: unknown } | null)?.name);

/** Of `require_Name()` the name with which it begins; otherwise nothing. */
function requiredBy(value: unknown): string {
  const node = value as Node | null;
  return node?.type === 'CallExpression' && (node['arguments'] as Node[]).length === 0 ? nameOf(node['callee']) : '';
}

const isPlainKey = (property: Node): boolean =>
  property['computed'] !== true && property['kind'] === 'init' && (property['key'] as Node).type === 'Identifier';

/** `name: function () { … }`, or `name: { get: function () { … } }` as Phaser's classes write properties. */
function isMethod(property: Node): boolean {
  const value = property['value'] as Node;
  if (value.type === 'FunctionExpression') return !isAccess(property['key']);
  if (value.type !== 'ObjectExpression') return false;
  const fields = value['properties'] as Node[];
  return fields.length > 0 && fields.every((field) => field.type === 'Property' && isAccess(field['key']));
}

const isAccess = (key: unknown): boolean => /^[gs]et$/.test(nameOf(key));

/** The place after a property's comma. */
function pastComma(code: string, end: number): number {
  const comma = /^\s*,/.exec(code.slice(end, end + 200));
  return end + (comma?.[0].length ?? 0);
}

function walk(node: Node, visit: (node: Node, parent: Node | null) => void, parent: Node | null = null): void {
  visit(node, parent);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof child === 'object' && child !== null && typeof (child as Node).type === 'string')
        walk(child as Node, visit, node);
}
