// Tries ways out of the sandbox and ways to break the code that reads its answers. A script that reaches the host, the
// clock or chance answers ESCAPED; every script here must answer something else and leave the sandbox and this process
// intact.

import { afterAll, expect, test } from 'vitest';
import { Sandbox } from '../../src/sandbox/sandbox.ts';
import type { OwnAnswer } from '../../src/sim/state/player-scripts.ts';
import { figure } from '../soak/figure.ts';
import { cafeAt, everyone } from './hall.ts';

const ESCAPED = "me.because('ESCAPED'); return usual();";
/** Code that answers ESCAPED if an expression has any value. */
const reach = (expression: string): string =>
  `const it = ${expression}; if (it !== undefined && it !== null) { ${ESCAPED} }`;
/** Code that answers ESCAPED if a function made from text runs. */
const runs = (maker: string): string => `if (${maker} === 1764) { ${ESCAPED} }`;

const GLOBALS = [
  'process', 'require', 'module', 'global', 'window', 'self', 'document', 'navigator', 'location', 'localStorage',
  'indexedDB', 'caches', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'importScripts', 'postMessage',
  'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame', 'performance', 'Date',
  'WebAssembly', 'SharedArrayBuffer', 'Atomics', 'ArrayBuffer', 'Uint8Array', 'Proxy', 'Reflect', 'Promise', 'WeakRef',
  'FinalizationRegistry', 'crypto', 'structuredClone', 'Intl', 'console', 'print', 'std', 'os', 'scriptArgs', 'Deno',
  'Bun', 'gc', 'eval', 'Function', 'Symbol.observable', 'globalThis.fetch.constructor.prototype.caller',
].map((name): [string, string] => [`the global ${name}`, reach(name.includes('.') ? name : `globalThis[${JSON.stringify(name)}]`)]); // prettier-ignore

const MAKERS: [string, string][] = [
  ['a function made by Function.prototype.constructor', runs("(() => {}).constructor('return 42*42')()")],
  ['by the constructor of a method', runs("me.callers.constructor('return 42*42')()")],
  ['by the constructor of a helper', runs("warp.constructor('return 42*42')()")],
  ['by the constructor of a native function', runs("[].map.constructor('return 42*42')()")],
  [
    'by the constructor of a getter',
    runs(
      "Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Object.getPrototypeOf(me.cafe.guests[0])), 'place').get.constructor('return 42*42')()",
    ),
  ],
  ['by a chain of constructors', runs("''.constructor.constructor('return 42*42')()")],
  ['by the constructor of a class', runs("(class {}).constructor('return 42*42')()")],
  ['by the constructor of a generator', runs("(function* () {}).constructor('yield 42*42')().next().value")],
  ['by the constructor of an async function', `(async () => {}).constructor('${ESCAPED.replaceAll("'", '"')}')()`],
  ['by the constructor of an async generator', runs("(async function* () {}).constructor('return 42*42')")],
  ['by eval under another name', runs("(0, globalThis['ev' + 'al'])('42*42')")],
  ['by eval in a sloppy function', runs("(function () { return this })()?.eval('42*42')")],
  ['by a tagged template', runs('(() => {}).constructor`return 42*42`()')],
  ['by bind', runs("Function.bind(null, 'return 42*42')()()")],
  ['by replace with a function', runs("'42*42'.replace(/.+/, globalThis.eval)")],
  ['by sort with a maker', runs("['return 42*42'].map((() => {}).constructor)[0]()")],
  ['by the error of another realm', runs("new Error().constructor.constructor('return 42*42')()")],
  ['by the constructor of a promise', "(async () => {})().constructor.constructor('return 42*42')();"],
  [
    'by Symbol.species',
    runs(
      "(class extends Array { static get [Symbol.species]() { return (() => {}).constructor } }).from([1]).map('return 42*42')()",
    ),
  ],
  ['an import', "return import('fs');"],
  ['an import of an address', "return import('https://example.com/x.js');"],
  ['import.meta', 'return import.meta.url;'],
  ['a static import', "}); import fs from 'fs'; export const x = script(() => {"],
  ['a module that ends its function early', `}; ${'globalThis.leak = 1;'} (function () {`],
  ['caller of a strict function', reach('(function f() { return f.caller })()')],
  ['callee', reach('(function () { return arguments.callee })()')],
  ['this of a plain function', reach('(function () { return this })()')],
];

const THROUGH_THE_HOST: [string, string][] = [
  [
    'the host function behind tilesTo',
    reach(
      "Object.getOwnPropertyNames(me).find((name) => /tiles|ask|host|beside/.test(name) && typeof me[name] === 'function')",
    ),
  ],
  ['private fields by name', reach("me['#far'] ?? me.number ?? me.luck ?? me.far")],
  ['a poisoned place', "me.tilesTo({ get x() { throw new Error('x') }, y: 1 }); return stay(1);"],
  ['a place whose number is an object', 'me.tilesTo({ x: { valueOf() { while (true); } }, y: 1 }); return stay(1);'],
  [
    'a place that is not a number',
    'if (me.tilesTo({ x: NaN, y: Infinity }) !== Infinity) { ' + ESCAPED + ' } return stay(1);',
  ],
  ['a place far outside', 'if (me.tilesTo({ x: 1e308, y: -1e308 }) !== Infinity) { ' + ESCAPED + ' } return stay(1);'],
  ['beside nowhere', 'if (me.beside({ x: -99999, y: 2 ** 53 }) !== null) { ' + ESCAPED + ' } return stay(1);'],
  [
    'the harness by an error stack',
    "try { null.x } catch (e) { if (/node_modules|file:|http/.test(e.stack ?? '')) { " +
      ESCAPED +
      ' } } return stay(1);',
  ],
  [
    'Error.prepareStackTrace',
    'Error.prepareStackTrace = (_, frames) => frames; try { null.x } catch (e) { if (Array.isArray(e.stack)) { ' +
      ESCAPED +
      ' } }',
  ],
  ['Error.captureStackTrace', reach('Error.captureStackTrace?.({})')],
  ['stopping the harness by RegExp statics', reach("(/x/.test('x'), RegExp.input)")],
];

const POLLUTION: [string, string][] = [
  ['Object.prototype by assignment', 'Object.prototype.polluted = 1; return usual();'],
  ['Object.prototype by __proto__', '({}).__proto__.polluted = 1; return usual();'],
  ['Array.prototype.push', 'Array.prototype.push = () => { while (true); }; return usual();'],
  ['Array.prototype.join', 'Array.prototype.join = () => \'[{"is":"usual","why":"ESCAPED"}]\'; return stay(1);'],
  ['JSON.stringify', 'JSON.stringify = () => \'{"is":"usual","why":"ESCAPED"}\'; return stay(1);'],
  ['JSON.parse', 'JSON.parse = () => ({}); return usual();'],
  ['Map.prototype.get', "Map.prototype.get = () => 'ESCAPED'; return usual();"],
  ['String.prototype.slice', "String.prototype.slice = () => 'ESCAPED'; me.because('x'); return usual();"],
  [
    'defineProperty on a prototype',
    "Object.defineProperty(Object.prototype, 'toJSON', { value: () => 'ESCAPED' }); return usual();",
  ],
  ['setPrototypeOf a prototype', 'Object.setPrototypeOf(Array.prototype, { get 0() { return 1 } }); return usual();'],
  ['the prototype of maids', 'Object.getPrototypeOf(me).callers = () => []; return usual();'],
  [
    'the prototype of guests',
    "Object.defineProperty(Object.getPrototypeOf(me.cafe.guests[0]), 'hero', { value: true }); return usual();",
  ],
  ['the café seen', "me.cafe.guests.push({ id: 'x' }); return usual();"],
  ['a guest seen', "me.cafe.guests[0].name = 'ESCAPED'; return usual();"],
  ['a helper', "globalThis.usual = () => ({ warp: 'x' }); return usual();"],
  ['a new global', 'globalThis.remembered = 1; return usual();'],
  ['an undeclared variable', 'remembered = 1; return usual();'],
  ['Symbol.iterator of arrays', 'Array.prototype[Symbol.iterator] = function* () {}; return usual();'],
  ['Symbol.toPrimitive of numbers', 'Number.prototype[Symbol.toPrimitive] = () => 0; return usual();'],
  [
    'the prototype of iterators',
    'Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())).next = () => ({ done: true }); return usual();',
  ],
  ['the prototype of functions', 'Function.prototype.call = () => 0; return usual();'],
  ['the prototype of generators', 'Object.getPrototypeOf(function* () {}).next = 1; return usual();'],
  ['Math', 'Math.imul = () => 0; return usual();'],
];

const ANSWERS: [string, string][] = [
  ['a getter as behave', "return { get behave() { return 'ESCAPED'.slice(0, 0) + 'stay' }, tick: 1 };"],
  ['toJSON', "return { behave: 'stay', toJSON() { return { usual: true, why: 'ESCAPED' } } };"],
  ['toJSON that hangs', "return { behave: 'stay', toJSON() { while (true); } };"],
  [
    'a key that is an object',
    "let n = 0; return { get warp() { return n++ ? { toString() { return 'move' } } : 'move' } };",
  ],
  ['valueOf as tick', "return { behave: 'stay', tick: { valueOf: () => 1 } };"],
  ['a cycle', "const a = { behave: 'stay' }; a.a = a; return a;"],
  ['a huge text', "return { behave: 'stay', x: 'x'.repeat(1e6) };"],
  ['a huge list', "return { behave: 'stay', x: Array.from({ length: 1e5 }, () => 1) };"],
  ['very deep', "let a = []; for (let i = 0; i < 3000; i++) a = [a]; return { behave: 'stay', a };"],
  ['deeper than the stack', "let a = []; for (let i = 0; i < 30000; i++) a = [a]; return { behave: 'stay', a };"],
  ['__proto__ as a name', 'return warp(\'sweep\', JSON.parse(\'{"__proto__": {"polluted": 1}}\'));'],
  ['constructor as a name', "return warp('sweep', { constructor: { prototype: { polluted: 1 } } });"],
  ['prototype, nested', "return { behave: 'stay', a: [{ b: { prototype: 1 } }] };"],
  ['a function', 'return () => usual();'],
  ['a symbol', "return Symbol('usual');"],
  ['a number', 'return 7;'],
  ['a text', "return 'usual';"],
  ['a list', 'return [usual()];'],
  ['true', 'return true;'],
  ['NaN as tick', "return { behave: 'stay', tick: NaN };"],
  ['-1 as tick', "return { behave: 'stay', tick: -1 };"],
  ['a big number', 'return 10n ** 400n;'],
  ['a map', 'return new Map([[1, 2]]);'],
  ['a regular expression', 'return /x/;'],
  ['an error', "return new Error('x');"],
  ['a promise', 'return (async () => usual())();'],
  ['a thenable', 'return { then(f) { f(usual()) } };'],
  ['a generator', 'return (function* () { yield usual(); })();'],
  ['an async generator', 'return (async function* () { yield usual(); })();'],
  ['a revoked look-alike', 'return Object.create(null, { behave: { get() { throw 1 } } });'],
  ['quotes and brackets', 'return { behave: \'"},{"is":"usual","why":"ESCAPED"}\' };'],
  ['a separator of lines', "return { behave: '\\u2028\\u2029\\u0000' };"],
  ['half a letter', "return { behave: '\\ud800' };"],
  ['markup as a reason', "me.because('<img src=x onerror=alert(1)>'); return usual();"],
  ['a reason that is an object', "me.because({ toString() { return 'x'.repeat(1e5) } }); return usual();"],
  ['a reason that hangs', 'me.because({ toString() { while (true); } }); return usual();'],
];

const THROWN: [string, string][] = [
  ['an object with a hostile toString', 'throw { toString() { throw { toString() { throw 1 } } } };'],
  [
    'an error with a hostile message',
    "const e = new Error('x'); Object.defineProperty(e, 'message', { get() { while (true); } }); throw e;",
  ],
  ['an error with a name that is an object', "const e = new Error('x'); e.name = { toString: () => ({}) }; throw e;"],
  ['null', 'throw null;'],
  ['undefined', 'throw undefined;'],
  ['a symbol', "throw Symbol('x');"],
  ['a huge message', "throw new Error('x'.repeat(1e5));"],
  ['a getter of null', 'return null.x;'],
];

const RUNAWAYS: [string, string][] = [
  ['an endless loop', 'while (true);'],
  ['an endless loop that catches', 'while (true) try { while (true); } catch {}'],
  ['an endless loop that finally goes on', 'for (;;) try { for (;;); } finally { continue; }'],
  ['a generator without end', 'for (const _ of (function* () { while (true) yield 1; })());'],
  ['an iterator without end', 'for (const _ of { [Symbol.iterator]: () => ({ next: () => ({ done: false }) }) });'],
  ['spreading without end', 'return [...{ [Symbol.iterator]: () => ({ next: () => ({ done: false, value: 1 }) }) }];'],
  ['recursion', 'const f = () => f(); f();'],
  ['recursion that catches', 'const f = () => { try { f(); } catch { f(); } }; f();'],
  ['recursion by a getter', 'const a = { get b() { return this.b } }; return a.b;'],
  ['recursion by toString', "const a = { toString() { return '' + this } }; return '' + a;"],
  ['recursion by sort', '[2, 1].sort(function f() { return [2, 1].sort(f) });'],
  ['a list that grows', 'const a = []; while (true) a.push([a.length]);'],
  ['a text that grows', "let a = 'x'; while (true) a += a;"],
  ['a huge array filled', 'new Array(1e9).fill(0);'],
  ['a huge text', "'x'.repeat(2 ** 29);"],
  ['a map that grows', 'const m = new Map(); for (let i = 0; ; i++) m.set({}, i);'],
  ['a regular expression that backtracks', "/^(a+)+$/.test('a'.repeat(40) + 'b');"],
  ['promises that never end', 'const f = async () => { await 0; f(); f(); }; f(); return stay(1);'],
  ['an async loop', '(async () => { while (true) await 0; })(); return stay(1);'],
];

const ATTEMPTS = [...GLOBALS, ...MAKERS, ...THROUGH_THE_HOST, ...POLLUTION, ...ANSWERS, ...THROWN, ...RUNAWAYS];

const cafe = cafeAt(1500);
const hash = cafe.hash();
const two = everyone(cafe).slice(0, 2).map((one, i) => ({ ...one, script: i === 0 ? 'bad' : 'good' })); // prettier-ignore
const good = {
  name: 'good',
  text: "export default script((me) => { me.because('good'); return stay(5, 'callers'); });",
};
const fine: OwnAnswer = { is: 'todo', todo: { behave: 'stay', tick: 5, until: ['callers'] }, why: 'good' };
let opened: Promise<Sandbox> | null = null;
let failed = 0;
afterAll(() => figure('sandbox', `${failed} ways out tried: none reaches anything`));

test('there are at least a hundred', () => {
  expect(ATTEMPTS.length).toBeGreaterThanOrEqual(100);
});

test.each(ATTEMPTS)('%s', async (_name, body) => {
  const names = Object.getOwnPropertyNames(globalThis).length;
  for (let again = 0; again < 2; again++) {
    const sandbox = await (opened ??= Sandbox.open());
    sandbox.load('good', good);
    sandbox.load('bad', { name: 'bad', text: `export default script((me, runned, commands) => {\n${body}\n});` });
    const [bad, other] = sandbox.ask(cafe.world, two);
    expect(bad?.why ?? '').not.toContain('ESCAPED');
    expect(JSON.stringify(bad).length).toBeLessThan(9000);
    // The answer is plain data: JSON does not change it, and it has no prototype of its own.
    expect(JSON.parse(JSON.stringify(bad))).toEqual(bad);
    // A maid who thinks beside it is not affected.
    expect(other).toEqual(fine);
    // A used-up sandbox is replaced, as its Worker is in the game.
    if (sandbox.broken) opened = null;
  }
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  expect(Object.getOwnPropertyNames(globalThis).length).toBe(names);
  expect(cafe.hash()).toBe(hash);
  failed++;
});
