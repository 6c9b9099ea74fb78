// The faults that `npm run mutation` plants: which faults a text has, and that the instrumented text behaves correctly
// with all faults off, wrongly with one on, and never loops for ever.

import { expect, test } from 'vitest';
import ts from 'typescript-5';
import { mutantsOf } from '../../tools/mutation/mutants.ts';
import { weave } from '../../tools/mutation/weave.ts';

const faultsIn = (source: string): string[] =>
  mutantsOf('src/sample.ts', source).map(({ before, after }) => `${before} → ${after}`);

test.each([
  ['f(a < b);', ['f(a < b); → ;', '< → <=', '< → >=']],
  ['export const most = a - b;', ['- → +']],
  ['if (a) b();', ['a → true', 'a → false', 'b(); → ;']],
  ['export const f = (a: number): number => a;', ['a → undefined']],
  ['export const all = list.filter(isGood);', ['.filter(isGood) → ']],
  ['export const all = list.some(isGood);', ['some → every']],
  ['export const x = a ?? b;', ['a ?? b → ((a) && (b))']],
  ['export const x = a?.b;', ['?. → .']],
  ["export const x = 'word';", ["'word' → ''"]],
])('plants in %j', (source, faults) => {
  expect(faultsIn(source)).toEqual(faults);
});

test.each([
  ["import { a } from './a.ts';\nexport * from './b.ts';\nexport { c } from './c.ts';"],
  ["export type Way = 'left' | 'right';\nexport interface Spot { readonly is: 'x' }"],
  ['// a < b\nexport const x = 1;'],
  ["export const fault = new Error('no such guest');"],
])('plants nothing in names, types, comments and what errors say: %j', (source) => {
  expect(faultsIn(source)).toEqual([]);
});

test('a fault keeps its id when its line moves, and equal faults have different ids', () => {
  const ids = (source: string): string[] => mutantsOf('src/sample.ts', source).map(({ id }) => id);
  expect(ids('\n\nexport const x = a - b;')).toEqual(ids('export const x = a - b;'));
  expect(new Set(ids('export const x = a - b - (a - b);')).size).toBe(3);
});

/** Runs `result` of an instrumented `source` with one fault switched on, or none. */
function player(source: string): (fault: number | null) => unknown {
  const planted = mutantsOf('src/sample.ts', source).map((mutant, number) => ({ mutant, number }));
  const woven = ts.transpile(weave('src/sample.ts', source, planted), { target: ts.ScriptTarget.ES2022 });
  // oxlint-disable-next-line no-new-func
  const begin = new Function('__planted', '__round', `${woven}\nreturn result();`);
  return (fault) => {
    let rounds = 0;
    const round = (): void => {
      if (++rounds > 1000) throw new Error('endless');
    };
    return (begin as (...args: unknown[]) => unknown)((one: number) => one === fault, round);
  };
}

const EXAMPLE = `
const names: string[] = ['a', 'b', 'c'];
class Counter {
  count = 0;
  add(by: number): this { this.count += by; return this; }
}
function result(): unknown {
  const counter = new Counter();
  const seat = { at: { x: 1 } } as { at?: { x: number } };
  for (let i = 0; i < 3; i++) if (i % 2 === 0 && names[i + 1] !== 'c') counter.add(i + 1).add(1);
  let left = 4;
  while (left > 0) left -= 1;
  do { left++; } while (left < 2);
  const words = names.filter((name) => name > 'a').map((name) => \`\${name}!\`);
  return [counter.count, seat?.at?.x.toFixed(1), words.join('+'), left ?? 9, !words.includes('b')];
}
`;

test('with every switch off, a woven text does what the text does', () => {
  expect(player(EXAMPLE)(null)).toEqual([6, '1.0', 'b!+c!', 2, true]);
});

test('a switch changes one thing, and an endless loop ends', () => {
  const mutants = mutantsOf('src/sample.ts', EXAMPLE);
  const play = player(EXAMPLE);
  const outcomes = mutants.map(({ before, after }, fault) => {
    try {
      return { what: `${before} → ${after}`, is: JSON.stringify(play(fault)) };
    } catch (problem) {
      return { what: `${before} → ${after}`, is: String(problem) };
    }
  });
  const of = (what: string): string[] => outcomes.filter((one) => one.what === what).map(({ is }) => is);
  expect(of("'c' → ''")).toContain('[6,"1.0","b!",2,true]');
  expect(of('+= → -=')).toEqual(['[-6,"1.0","b!+c!",2,true]']);
  expect(of('left -= 1; → ;')).toEqual(['Error: endless']);
  expect(of('++ → --')).toContain('Error: endless');
});
