// Finds what deterministic code must not use, so that one seed gives the same bytes in Node and in every browser:
// clocks, chance, language and locale, sorting without a tie-break, and arithmetic whose last bits differ between
// engines (everything in Math beyond + − × ÷, sqrt and rounding).

import { isNode, parse, place, walk, type Node, type Source } from './sources.ts';

/** Banned global names → what to use instead. */
const bannedNames: Record<string, string> = {
  Date: 'count ticks',
  performance: 'count ticks; measure from outside',
  Intl: 'words belong to src/words and the HUD',
  setTimeout: 'a todo or an event with a tick',
  setInterval: 'a todo or an event with a tick',
  setImmediate: 'a todo or an event with a tick',
  queueMicrotask: 'the tick is one synchronous function',
  requestAnimationFrame: 'the view has frames, the simulation has ticks',
  crypto: 'a random stream handed in as an argument',
  document: 'emit an event; the view and the HUD show it',
  window: 'emit an event; the view and the HUD show it',
  navigator: 'nothing may depend on the machine',
  localStorage: 'state is plain data; main saves it',
  process: 'take it as an argument',
  globalThis: 'take it as an argument',
  self: 'take it as an argument',
  eval: 'a function',
  Function: 'a function',
  WeakRef: 'an id',
  FinalizationRegistry: 'an explicit end',
};

/** Functions of Math that are exact or correctly rounded in every engine. */
const exactMath = new Set(
  'abs ceil clz32 floor fround imul max min round sign sqrt trunc E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2'.split(' '),
);

const bannedMethods: Record<string, string> = {
  localeCompare: 'compare with < and >',
  toLocaleString: 'format in the HUD',
  toLocaleUpperCase: 'toUpperCase',
  toLocaleLowerCase: 'toLowerCase',
  toLocaleDateString: 'format in the HUD',
  toLocaleTimeString: 'format in the HUD',
};

/** Every breach in `source`: `path:line  what – what instead`. */
export function breaches(source: Source): string[] {
  const found: string[] = [];
  const report = (node: Node, what: string, instead: string) =>
    found.push(`${place(source, node.start)}  ${what} – instead: ${instead}`);

  walk(parse(source).program as unknown as Node, (node, parents) => {
    const parent = parents.at(-1);
    if (node.type === 'Identifier' && isFreeName(node, parent) && !isDeclared(node, parents)) {
      const name = node.name as string;
      const instead = Object.hasOwn(bannedNames, name) ? bannedNames[name] : undefined;
      if (instead) report(node, name, instead);
      if (name === 'Math') judgeMath(node, parent, report);
    }
    if (node.type === 'MemberExpression') {
      const name = propertyName(node);
      const instead = name !== undefined && Object.hasOwn(bannedMethods, name) ? bannedMethods[name] : undefined;
      if (instead) report(node, `.${name}`, instead);
    }
    if (node.type === 'CallExpression') {
      const callee = node.callee as Node;
      const name = callee.type === 'MemberExpression' ? propertyName(callee) : undefined;
      if ((name === 'sort' || name === 'toSorted') && (node.arguments as Node[]).length === 0) {
        report(node, `.${name}() without a comparator`, 'say the order, with a last criterion that cannot tie');
      }
    }
    if (
      (node.type === 'BinaryExpression' && node.operator === '**') ||
      (node.type === 'AssignmentExpression' && node.operator === '**=')
    ) {
      report(node, node.operator, 'multiplication, or a table');
    }
  });
  return found;
}

function judgeMath(
  node: Node,
  parent: Node | undefined,
  report: (node: Node, what: string, instead: string) => void,
): void {
  const name = parent?.type === 'MemberExpression' && parent.object === node ? propertyName(parent) : undefined;
  if (name === undefined) report(node, 'Math as a value', 'name the function: Math.floor');
  else if (name === 'random') report(node, 'Math.random', 'a random stream handed in as an argument');
  else if (!exactMath.has(name))
    report(node, `Math.${name}`, '+ − × ÷ sqrt, or a table: engines differ in its last bits');
}

/** Name of the accessed property: `b` for `a.b` and `a['b']`, none for `a[b]`. */
function propertyName(member: Node): string | undefined {
  const property = member.property as Node;
  if (!member.computed) return property.name as string;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

/** True if an identifier refers to a variable and is not the name of a property, key, label or type. */
function isFreeName(node: Node, parent: Node | undefined): boolean {
  if (!parent) return true;
  if (parent.type === 'MemberExpression' && parent.property === node) return Boolean(parent.computed);
  if (parent.type === 'Property' && parent.key === node) return Boolean(parent.computed) || Boolean(parent.shorthand);
  if (/^(MethodDefinition|PropertyDefinition|AccessorProperty)$/.test(parent.type) && parent.key === node)
    return Boolean(parent.computed);
  return !/^(TS(?!As|Satisfies|NonNull|TypeAssertion|Instantiation)|LabeledStatement|Import|ExportSpecifier)/.test(
    parent.type,
  );
}

/**
 * True if the file itself declares the name where it is used: a parameter called `process` is no breach. Deliberately
 * simple: any declaration in an enclosing function, block or the file counts.
 */
function isDeclared(node: Node, parents: readonly Node[]): boolean {
  const name = node.name as string;
  return parents.some((scope) => {
    if (Array.isArray(scope.params) && scope.params.some((parameter) => isNode(parameter) && binds(parameter, name)))
      return true;
    if ([scope.left, scope.init, scope.param].some((start) => isNode(start) && declares(start, name))) return true;
    const body = scope.body;
    return Array.isArray(body) && body.some((statement) => isNode(statement) && declares(statement, name));
  });
}

function declares(statement: Node, name: string): boolean {
  if (isNode(statement.declaration)) return declares(statement.declaration, name);
  if (statement.type === 'VariableDeclaration')
    return (statement.declarations as Node[]).some(({ id }) => binds(id as Node, name));
  if (statement.type === 'ImportDeclaration')
    return (statement.specifiers as Node[]).some(({ local }) => binds(local as Node, name));
  if (/^(FunctionDeclaration|ClassDeclaration)$/.test(statement.type))
    return isNode(statement.id) && binds(statement.id, name);
  return false;
}

function binds(pattern: Node, name: string): boolean {
  if (pattern.type === 'Identifier') return pattern.name === name;
  if (pattern.type === 'TSParameterProperty') return binds(pattern.parameter as Node, name);
  if (pattern.type === 'AssignmentPattern') return binds(pattern.left as Node, name);
  if (pattern.type === 'RestElement') return binds(pattern.argument as Node, name);
  if (pattern.type === 'ObjectPattern') {
    return (pattern.properties as Node[]).some((property) =>
      binds((property.type === 'Property' ? property.value : property) as Node, name),
    );
  }
  if (pattern.type === 'ArrayPattern')
    return (pattern.elements as (Node | null)[]).some((element) => element !== null && binds(element, name));
  return false;
}
