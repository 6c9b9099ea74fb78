// What is pasted into the lab's editors may be anything: they say what is wrong, and the page goes on.

import { expect, test } from 'vitest';
import { mendedJson, readCommandJson } from '../../../src/lab/editors/commands/json.ts';
import { partsOf, withNumber } from '../../../src/lab/editors/utility/parts.ts';

test('a command of nothing but brackets is refused, with its place; it used to end the whole process', () => {
  for (const bracket of ['[', '{', '{"a":']) {
    const text = bracket.repeat(Math.floor(4000 / bracket.length));
    const read = readCommandJson(text);
    expect(read).toMatchObject({ ok: false, wrong: [{ key: 'syntax', line: 1 }] });
    expect(mendedJson(text)).toBeNull();
  }
});

test('a command that repeats a part of itself cannot be mended into JSON', () => {
  expect(mendedJson('{ behave: &b move, x: *b }')).toBeNull();
  expect(mendedJson('{ behave: move, x: 1 }')).toBe('{\n  "behave": "move",\n  "x": 1\n}');
});

test('a configuration whose parts repeat each other again and again shows no cards instead of failing', () => {
  const ones = '1,'.repeat(5000);
  const bomb = `considerations:\n  - &a { type: X, a: [${ones}1] }\n  - { type: Y, b: [${'*a,'.repeat(19)}] }`;
  expect(partsOf(bomb)).toEqual([]);
  expect(partsOf('considerations:\n  - &a { type: X, a: *a }')).toEqual([]);
  expect(partsOf('['.repeat(4000))).toEqual([]);
  expect(withNumber('['.repeat(4000), [0], 1)).toBe('['.repeat(4000));
});

test('a part that is written once and repeated within bounds has a card for each time it is written', () => {
  const parts = partsOf(
    'considerations:\n  - &a { type: X, n: 1 }\n  - { type: Y, weight: { type: PerUnit, addend: 2 }, a: *a }',
  );
  expect(parts.map(({ type, raw }) => [type, raw])).toEqual([
    ['X', { type: 'X', n: 1 }],
    ['Y', { type: 'Y', weight: { type: 'PerUnit', addend: 2 }, a: { type: 'X', n: 1 } }],
  ]);
});
