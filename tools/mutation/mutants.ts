// Finds the faults that can be planted in a source: every place where one small change (`<` for `<=`, `&&` for `||`, a
// call left out, a list emptied) gives another program. The kinds of change are those of Stryker. Found in the syntax
// tree (oxc, Vite's parser), so text in comments and types is left alone.

import { createHash } from 'node:crypto';
import { parseSync } from 'vite';

export interface Mutant {
  /** Stable as long as the line's text and the fault stay the same, wherever the line moves. */
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly kind: string;
  /** The original text, and its replacement. */
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
  /** 1 for the first of equal changes in lines with equal text. */
  readonly nth: number;
  /** The trimmed line in which it begins, for printed lists. */
  readonly text: string;
  /** The expression or statement to replace as a whole, if a part of it cannot be replaced. */
  readonly wrap: { readonly start: number; readonly end: number; readonly statement: boolean };
}

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

interface Slip {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly after: string;
}

const BINARY: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
};
const COMPARES = new Set(['<', '<=', '>', '>=', '===', '!==', '==', '!=']);
const UNARY: Readonly<Record<string, string>> = { '-': '+', '+': '-', '!': '', '~': '' };
const ASSIGN: Readonly<Record<string, string>> = {
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '/=': '*=',
  '%=': '*=',
  '|=': '&=',
  '&=': '|=',
  '^=': '&=',
  '<<=': '>>=',
  '>>=': '<<=',
  '>>>=': '<<=',
  '??=': '&&=',
  '||=': '&&=',
  '&&=': '||=',
};
/** Methods to replace by a similar one, or to leave out (`null`). */
const METHODS: Readonly<Record<string, string | null>> = {
  every: 'some',
  some: 'every',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
  trimStart: 'trimEnd',
  trimEnd: 'trimStart',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  filter: null,
  reverse: null,
  slice: null,
  sort: null,
  toSorted: null,
  substring: null,
  trim: null,
};

/** Every fault that can be planted in `source`, in the order of the text. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const found: Mutant[] = [];
  const seen = new Map<string, number>();
  const visit = (node: Node, parents: readonly Node[]): void => {
    for (const slip of slipsAt(node, parents, source)) {
      const { kind, start, end, after } = slip;
      const before = source.slice(start, end);
      const text = lineAt(source, start);
      const name = JSON.stringify([file, text, kind, before, after]);
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      const id = createHash('sha1').update(`${name}${count}`).digest('hex').slice(0, 12);
      const line = source.slice(0, start).split('\n').length;
      const column = start - source.lastIndexOf('\n', start - 1);
      found.push({
        id,
        nth: count + 1,
        file,
        line,
        column,
        kind,
        start,
        end,
        before,
        after,
        text,
        wrap: wrapOf(node, parents),
      });
    }
    for (const child of childrenOf(node)) visit(child, [...parents, node]);
  };
  visit(programOf(file, source), []);
  return found;
}

export function programOf(file: string, source: string): Node {
  const { errors, program } = parseSync(file, source);
  const [problem] = errors;
  if (problem) throw new Error(`${file}: ${problem.message}`);
  return program as unknown as Node;
}

/** The parts of a node that run; types, imported names and keys do not. */
export function childrenOf(node: Node): Node[] {
  if (/^(Import|ExportAll)/.test(node.type)) return [];
  if (node.type === 'ExportNamedDeclaration') return nodesIn(node['declaration']);
  if (node.type.startsWith('TS')) return nodesIn(node['expression']).filter(({ type }) => !type.startsWith('TSType'));
  return Object.entries(node)
    .filter(([field]) => !NOT_RUN.has(field))
    .filter(([field]) => field !== 'key' || node['computed'] === true)
    .filter(([field]) => field !== 'property' || node['computed'] === true)
    .flatMap(([, value]) => nodesIn(value))
    .sort((a, b) => a.start - b.start);
}

const NOT_RUN = new Set([
  'typeAnnotation',
  'returnType',
  'typeParameters',
  'typeArguments',
  'superTypeArguments',
  'label',
]);

function nodesIn(value: unknown): Node[] {
  return (Array.isArray(value) ? value : [value]).filter(
    (one): one is Node => typeof one === 'object' && one !== null && typeof (one as Node).type === 'string',
  );
}

function slipsAt(node: Node, parents: readonly Node[], source: string): Slip[] {
  const parent = parents.at(-1);
  const slips: Slip[] = [];
  const all = (kind: string, after: string): number => slips.push({ kind, start: node.start, end: node.end, after });
  const between = (kind: string, left: Node, right: Node, from: string, to: string): void => {
    const start = source.indexOf(from, left.end);
    if (start >= 0 && start < right.start) slips.push({ kind, start, end: start + from.length, after: to });
  };
  const operator = node['operator'] as string;

  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const [left, right] = [node['left'] as Node, node['right'] as Node];
      if (operator === '+' && (isText(left) || isText(right))) break;
      if (operator === '??')
        all('operator', `((${source.slice(left.start, left.end)}) && (${source.slice(right.start, right.end)}))`);
      for (const other of BINARY[operator] ?? []) between('operator', left, right, operator, other);
      if (COMPARES.has(operator) && parent?.type === 'LogicalExpression')
        for (const value of ['true', 'false']) all('condition', value);
      break;
    }
    case 'UnaryExpression':
      if (operator in UNARY && !isNumber(node['argument'] as Node))
        slips.push({ kind: 'sign', start: node.start, end: node.start + 1, after: UNARY[operator] as string });
      break;
    case 'UpdateExpression': {
      const start = node['prefix'] === true ? node.start : node.end - 2;
      slips.push({ kind: 'update', start, end: start + 2, after: operator === '++' ? '--' : '++' });
      break;
    }
    case 'AssignmentExpression':
      if (operator in ASSIGN)
        between('assignment', node['left'] as Node, node['right'] as Node, operator, ASSIGN[operator] as string);
      break;
    case 'Literal':
      if (typeof node['value'] === 'boolean') all('boolean', String(!node['value']));
      else if (typeof node['value'] === 'string' && !isSpoken(parents))
        all('text', node['value'] === '' ? "'planted'" : "''");
      break;
    case 'TemplateLiteral':
      if (node.end - node.start > 2 && !isSpoken(parents) && parent?.type !== 'TaggedTemplateExpression')
        all('text', '``');
      break;
    case 'ArrayExpression':
      all('list', (node['elements'] as unknown[]).length > 0 ? '[]' : '["planted"]');
      break;
    case 'ObjectExpression':
      if ((node['properties'] as unknown[]).length > 0) all('record', '{}');
      break;
    case 'ArrowFunctionExpression': {
      const body = node['body'] as Node;
      if (body.type !== 'BlockStatement' && !(body.type === 'Identifier' && body['name'] === 'undefined'))
        slips.push({ kind: 'function', start: body.start, end: body.end, after: 'undefined' });
      break;
    }
    case 'BlockStatement':
      if ((node['body'] as unknown[]).length > 0) all('block', '{}');
      break;
    case 'ExpressionStatement': {
      const { type } = node['expression'] as Node;
      if (/^(Call|Await|Assignment|Chain)Expression$/.test(type)) all('statement', ';');
      break;
    }
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForStatement': {
      const test = node['test'] as Node | null;
      if (!test || (test.type === 'Literal' && test['value'] === true)) break;
      const values = /If|Conditional/.test(node.type) ? ['true', 'false'] : ['false'];
      for (const after of values) slips.push({ kind: 'condition', start: test.start, end: test.end, after });
      break;
    }
    case 'MemberExpression': {
      if (node['optional'] === true) {
        const object = node['object'] as Node;
        const start = source.indexOf('?.', object.end);
        slips.push({ kind: 'chain', start, end: start + 2, after: node['computed'] === true ? '' : '.' });
      }
      break;
    }
    case 'CallExpression': {
      const callee = node['callee'] as Node;
      if (node['optional'] === true) {
        const start = source.indexOf('?.', callee.end);
        slips.push({ kind: 'chain', start, end: start + 2, after: '' });
      }
      if (callee.type !== 'MemberExpression' || callee['computed'] === true) break;
      const { name, start, end } = callee['property'] as Node & { name: string };
      if (!Object.hasOwn(METHODS, name)) break;
      const other = METHODS[name] ?? null;
      if (other === null)
        slips.push({ kind: 'method', start: (callee['object'] as Node).end, end: node.end, after: '' });
      else slips.push({ kind: 'method', start, end, after: other });
      break;
    }
  }
  return slips;
}

const isNumber = ({ type, value }: Node): boolean => type === 'Literal' && typeof value === 'number';

function isText(node: Node): boolean {
  if (node.type === 'TemplateLiteral') return true;
  if (node.type === 'Literal') return typeof node['value'] === 'string';
  if (node.type !== 'BinaryExpression') return false;
  return isText(node['left'] as Node) || isText(node['right'] as Node);
}

/** True inside an error's message: it is for readers, so no test should depend on its words. */
function isSpoken(parents: readonly Node[]): boolean {
  if (/^(ExpressionStatement|JSXAttribute)$/.test(parents.at(-1)?.type ?? '')) return true;
  const inside = [...parents].reverse();
  const thrown = inside.findIndex(
    ({ type, callee }) => type === 'NewExpression' && ((callee as { name?: string }).name ?? '').endsWith('Error'),
  );
  return thrown >= 0 && !inside.slice(0, thrown).some(({ type }) => /Function|Statement/.test(type));
}

/** True if an expression cannot be replaced alone, because the call, target or chain around it would change. */
function isStuck(node: Node, parent: Node): boolean {
  switch (parent.type) {
    case 'CallExpression':
    case 'NewExpression':
      return parent['callee'] === node;
    case 'TaggedTemplateExpression':
      return true;
    case 'MemberExpression':
      return parent['object'] === node && chains(parent);
    case 'AssignmentExpression':
    case 'AssignmentPattern':
    case 'ForInStatement':
    case 'ForOfStatement':
      return parent['left'] === node;
    case 'UpdateExpression':
    case 'ChainExpression':
      return true;
    case 'UnaryExpression':
      return parent['operator'] === 'delete';
    default:
      return parent.type.startsWith('TS');
  }
}

/** True if a `?.` further inside would cut this chain short. */
function chains(node: Node): boolean {
  for (let inner: Node | undefined = node; inner; inner = (inner['object'] ?? inner['callee']) as Node | undefined)
    if (inner['optional'] === true) return true;
  return false;
}

function wrapOf(node: Node, parents: readonly Node[]): Mutant['wrap'] {
  const inside = (node['test'] ?? (node.type === 'ArrowFunctionExpression' ? node['body'] : null)) as Node | null;
  if (inside) return { start: inside.start, end: inside.end, statement: false };
  const line = [...parents, node];
  let at = line.length - 1;
  while (at > 0 && isStuck(line[at] as Node, line[at - 1] as Node)) at--;
  const { type, start, end } = line[at] as Node;
  return { start, end, statement: type.endsWith('Statement') };
}

function lineAt(source: string, offset: number): string {
  const from = source.lastIndexOf('\n', offset - 1) + 1;
  const to = source.indexOf('\n', offset);
  return source.slice(from, to < 0 ? undefined : to).trim();
}
