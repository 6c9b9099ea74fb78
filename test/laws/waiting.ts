// Finds what a browser test must not do: wait for milliseconds, poll until something happens, read the machine's clock,
// or retry. A test controls its page's time (test/browser/handle/); a test that waits for the machine passes on one
// machine and fails on a busier one.

import { isNode, parse, place, walk, type Node, type Source } from './sources.ts';

/** Banned calls, `name(…)` and `something.name(…)`, with what to do instead. */
const CALLS = new Map(
  Object.entries({
    waitForTimeout: 'cafe.pass(ms) lets the page’s time pass',
    waitForFunction: 'cafe.until(…) lets the page’s time pass until it is so',
    waitUntil: 'cafe.until(…) lets the page’s time pass until it is so',
    setTimeout: 'cafe.pass(ms) lets the page’s time pass; what comes by itself can be listened to',
    setInterval: 'cafe.pass(ms) lets the page’s time pass; what comes by itself can be listened to',
  }),
);
/** Calls that are banned on one object only. */
const MEMBERS = new Map(
  Object.entries({
    'expect.poll': 'a page at rest does not change: expect at once',
    'vi.waitFor': 'a page at rest does not change: expect at once',
    'vi.waitUntil': 'a page at rest does not change: expect at once',
    'Date.now': 'no test asks the machine’s clock',
    'performance.now': 'no test asks the machine’s clock',
  }),
);
/** The same in JavaScript that a test sends to the page. */
const IN_PAGE = /\b(?:setTimeout|setInterval|requestAnimationFrame)\(/;

export interface Waits {
  readonly at: string;
  readonly what: string;
}

/** The places where a test waits for the machine. */
export function waitsIn(source: Source): Waits[] {
  const found: Waits[] = [];
  const tell = (node: Node, what: string): void => void found.push({ at: place(source, node.start), what });
  walk(parse(source).program as unknown as Node, (node) => {
    if (node.type === 'CallExpression') tellCall(node, tell);
    if (node.type === 'Property') {
      const value = node['value'] as Node;
      if (nameOf(node['key']) === 'retry' && value['value'] !== 0)
        tell(node, 'retry: a test that fails once has failed');
    }
    const text = node.type === 'Literal' ? node['value'] : (node['value'] as { raw?: unknown } | undefined)?.raw;
    if ((node.type === 'Literal' || node.type === 'TemplateElement') && typeof text === 'string' && IN_PAGE.test(text))
      tell(node, 'JavaScript for the page that waits by itself: honeybell.test passes the time');
  });
  return found;
}

function tellCall(node: Node, tell: (node: Node, what: string) => void): void {
  const callee = node['callee'] as Node;
  const member = callee.type === 'MemberExpression';
  const name = member ? nameOf(callee['property']) : nameOf(callee);
  const wrong = CALLS.get(name) ?? (member ? MEMBERS.get(`${nameOf(callee['object'])}.${name}`) : undefined);
  if (wrong !== undefined) tell(node, `${name}: ${wrong}`);
  const [first] = node['arguments'] as Node[];
  if (name === 'waitForLoadState' && first?.['value'] === 'networkidle')
    tell(node, 'networkidle waits for half a second of the machine’s time: cafe.idle() waits for what was fetched');
}

const nameOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? '') : '');
