// The page's compiler is TypeScript without the parts that it never calls. Both versions get the same questions here.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import * as ts from 'typescript-5';
import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../src/sandbox/examples.ts';
import { Compiler } from '../../src/sandbox/compiler/compiler.ts';
import { LIBRARY } from '../../src/sandbox/compiler/library.ts';
import surface from '../../src/sandbox/script-cafe.d.ts.txt?raw';
import { LEFT_OUT, slimmed } from '../../tools/typescript/slim.ts';

const fileOf = (name: string): string => readFileSync(fileURLToPath(import.meta.resolve(`typescript-5/lib/${name}`)), 'utf8'); // prettier-ignore
const whole = fileOf('typescript.js');
const slim = slimmed(whole);
const module = { exports: {} };
// As in a Worker: no `require`, no `process`.
compileFunction(slim, ['module', 'require', 'process', '__filename'])(module, undefined, undefined, '');
const library = LIBRARY.map(fileOf);
const [full, less] = [ts, module.exports as typeof ts].map((one) => new Compiler(one, library, surface)) as [
  Compiler,
  Compiler,
];

/** Scripts with syntax that older JavaScript lacks, with syntax that the sandbox lacks, and with errors. */
const ODD = [
  'import { x } from "y"; export default script((me) => usual());',
  'export default async function* f() { for await (const one of []) yield one; }',
  'enum A { B, C } namespace N { export const x = A.B; } export default script(() => stay(N.x));',
  'class A<T> { #x = 1; static { } @dec accessor y = 2; constructor(private z: T) { } } export default script(() => new A(1));',
  'const a = { ...{ b: 1 } }, { b, ...rest } = a; a.b ??= b ** 2; export default script((me) => rest?.c?.[0] ?? `${b}`);',
  'export default script((me): Todo => <any>me satisfies unknown as never);',
  'const x = <div a={1}>text</div>; export default script(() => x);',
  'export = 1; import q = require("q"); declare module "m" { }',
  'using x = null; label: for (;;) break label; export default warpTable({ waiting: (me) => 1n, nothing() { } });',
  'function f(this: Me, ...a: [x?: number]) { return f.call(this, ...a); } export default script(f as unknown as never)',
  'export default script((me) => { const n: string = me.x; return { behave: "fidgit" }; });',
  '`${',
  '',
];
/** A text without a piece of it; which piece depends on the seed. */
const damaged = (text: string, seed: number): string => {
  const at = (Math.imul(seed + 1, 0x9e3779b1) >>> 0) % Math.max(1, text.length);
  return text.slice(0, at) + text.slice(at + 1 + (seed % 9));
};

test('a fifth and more of TypeScript is left out, and nothing when it is cut again', () => {
  expect(slim.length).toBeLessThan(whole.length * 0.8);
  expect(() => slimmed(slim)).toThrow(String(LEFT_OUT[0]));
});

test.each(ODD.map((text) => [text]))('the same errors and the same JavaScript for %j', (text) => {
  expect(less.check(text)).toEqual(full.check(text));
});

describe.each(EXAMPLES.map(({ id, text }) => [id, text] as const))('the example %s', (_id, text) => {
  test('has the same errors and the same JavaScript, whole and damaged', () => {
    expect(less.check(text)).toEqual(full.check(text));
    for (let seed = 0; seed < 12; seed++) {
      const broken = damaged(text, seed);
      expect(less.check(broken), broken).toEqual(full.check(broken));
    }
  });

  test('has the same completions, with the same types and sentences', () => {
    for (let at = 0; at <= text.length; at += 37) {
      const [options, expected] = [less.complete(text, at), full.complete(text, at)];
      expect(options).toEqual(expected);
      for (const { label } of options.slice(0, 3)) expect(less.detail(text, at, label)).toEqual(full.detail(text, at, label)); // prettier-ignore
    }
  });
});
