// `ai`, `sim`, `scripts` and `data` give the same bytes everywhere: they must not use the clock, `Math.random`, the
// locale, or arithmetic that differs between engines. The first tests prove that the law can fail.

import { describe, expect, test } from 'vitest';
import { breaches } from './determinism.ts';
import { sourcesBelow } from './sources.ts';

const inText = (text: string) => breaches({ path: 'sample.ts', text });

describe('the law itself', () => {
  test.each([
    ['Math.random()'],
    ['const r = Math["random"]'],
    ['const { sin } = Math'],
    ['const m = Math; m.cos(1)'],
    ['Math.exp(1) + 2'],
    ['Math.atan2(y, x)'],
    ['Math.hypot(3, 4)'],
    ['Math.log1p(0.5)'],
    ['const area = r ** 2'],
    ['r **= 2'],
    ['new Date()'],
    ['const t = Date.now()'],
    ['performance.now()'],
    ['setTimeout(() => {}, 5)'],
    ['const { setInterval: every } = globalThis'],
    ['const o = { performance }'],
    ['new Intl.NumberFormat()'],
    ['a.localeCompare(b)'],
    ['(5).toLocaleString()'],
    ['names.sort()'],
    ['names.slice().toSorted()'],
    ['document.title'],
    ['window.open()'],
    ['process.env'],
    ['(process as { env: object }).env'],
    ['process!.env'],
    ['`${Date.now()}`'],
    ['class A { at = Date.now() }'],
    ['function f(x = performance.now()) { return x; }'],
  ])('refuses %s', (text) => {
    expect(inText(text)).not.toEqual([]);
  });

  test.each([
    ['// Math.random() and new Date()'],
    ['const s = "Math.random() ** Date"'],
    ['const s = `performance.now()`'],
    ['Math.floor(Math.sqrt(2)) + Math.PI'],
    ['names.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))'],
    ['const order = { process: 1, window: 2 }; order.process + order.window'],
    ['class Kitchen { process(dish: string) { return dish; } }'],
    ['function cook(process: number) { return process * 2; }'],
    ['for (const window of windows) { const document = window; use(document); }'],
    ['type When = Date; interface Q { performance: number }'],
    ['import { process } from "./kitchen.ts"; process()'],
  ])('lets %s pass', (text) => {
    expect(inText(text)).toEqual([]);
  });

  test('points at the line and says what to use instead', () => {
    expect(inText('const a = 1;\n\nconst b = Math.pow(a, 2);')).toEqual([
      'sample.ts:3  Math.pow – instead: + − × ÷ sqrt, or a table: engines differ in its last bits',
    ]);
  });
});

test.each(['src/ai', 'src/sim', 'src/scripts', 'src/data'])(
  'nothing in %s depends on clock, chance, locale or engine',
  (folder) => {
    expect(sourcesBelow(folder).flatMap(breaches)).toEqual([]);
  },
);
