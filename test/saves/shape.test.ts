// The combinators that describe saves: what passes each, and what it reports otherwise.

import { describe, expect, test } from 'vitest';
import { Problems } from '../../src/ai/problems.ts';
import {
  byField,
  fields,
  flag,
  list,
  maybe,
  name,
  number,
  oneOf,
  orNull,
  plain,
  record,
  type Shape,
  text,
  whole,
} from '../../src/saves/check/shape.ts';

/** What a shape reports about a value at the path `at`. */
function says(shape: Shape, value: unknown, path = 'at'): string[] {
  const problems = new Problems();
  shape(value, path, problems);
  return problems.list.map((problem) => `${problem.path}: ${problem.message}`);
}

test.each<readonly [string, Shape, readonly unknown[], readonly (readonly [unknown, string])[]]>([
  [
    'a number',
    number(1, 3),
    [1, 2.5, 3],
    [
      [0.9, 'at: must be a number from 1 to 3, not 0.9'],
      [3.1, 'at: must be a number from 1 to 3, not 3.1'],
      [NaN, 'at: must be a number from 1 to 3, not NaN'],
      [Infinity, 'at: must be a number from 1 to 3, not Infinity'],
      ['2', "at: must be a number from 1 to 3, not '2'"],
    ],
  ],
  [
    'a whole number',
    whole(1, 3),
    [1, 3],
    [
      [0, 'at: must be a whole number from 1 to 3, not 0'],
      [4, 'at: must be a whole number from 1 to 3, not 4'],
      [1.5, 'at: must be a whole number from 1 to 3, not 1.5'],
    ],
  ],
  [
    'a text',
    text(3, /^[a-z]*$/),
    ['', 'abc'],
    [
      ['abcd', 'at: has 4 characters; 3 are the most'],
      ['A', "at: must be like ^[a-z]*$, not 'A'"],
      [5, 'at: must be a text, not 5'],
    ],
  ],
  [
    'a name',
    name(9),
    ['momo'],
    [
      ['toString', "at: 'toString' is a name that no data may have"],
      ['abcdefghij', 'at: has 10 characters; 9 are the most'],
      [5, 'at: must be a text, not 5'],
    ],
  ],
  ['yes or no', flag, [true, false], [['yes', "at: must be true or false, not 'yes'"]]],
  ['one of some', oneOf('a', 1), ['a', 1], [['b', "at: must be a or 1, not 'b'"]]],
  ['something or nothing', orNull(flag), [null, true], [[5, 'at: must be true or false, not 5']]],
  [
    'a list',
    list(flag, 2, 1),
    [[true], [true, false]],
    [
      [[], 'at: has 0 entries; 1 to 2 are right'],
      [[true, true, true], 'at: has 3 entries; 1 to 2 are right'],
      [[true, 5], 'at[1]: must be true or false, not 5'],
      [{}, 'at: must be a list, not an object'],
    ],
  ],
  [
    'a record',
    record(flag, 2),
    [{}, { a: true, b: false }],
    [
      [{ a: true, b: true, c: true }, 'at: has 3 entries; 2 are the most'],
      [{ a: 5 }, 'at.a: must be true or false, not 5'],
      [[], 'at: must be an object, not a list'],
    ],
  ],
  [
    'some fields',
    fields({ a: flag, b: maybe(flag) }),
    [{ a: true }, { a: true, b: false }, { a: true, more: 5 }],
    [
      [{}, 'at.a: is missing'],
      [{ a: true, b: 5 }, 'at.b: must be true or false, not 5'],
      [null, 'at: must be an object, not null'],
    ],
  ],
  [
    'one of two forms',
    byField('is', { a: fields({ x: flag }), b: fields({}) }),
    [{ is: 'a', x: true }, { is: 'b' }],
    [
      [{ is: 'a' }, 'at.x: is missing'],
      [{ is: 'c' }, "at.is: must be a or b, not 'c'"],
      [{ is: 'toString' }, "at.is: must be a or b, not 'toString'"],
      [5, 'at: must be an object, not 5'],
    ],
  ],
  [
    'plain data',
    plain,
    [5, null, [{ a: [] }]],
    [
      [JSON.parse('{"a":[1,{"__proto__":5}]}'), 'at.a[1].__proto__: is a name that no data may have'],
      [{ constructor: 5 }, 'at.constructor: is a name that no data may have'],
    ],
  ],
])('%s', (_what, shape, right, wrong) => {
  for (const value of right) expect(says(shape, value)).toEqual([]);
  for (const [value, message] of wrong) expect(says(shape, value)).toEqual([message]);
});

describe('the place', () => {
  test('of a whole is not said before that of its parts', () => {
    expect(says(fields({ a: flag }), { a: 5 }, '')).toEqual(['a: must be true or false, not 5']);
    expect(says(plain, JSON.parse('{"prototype":5}'), '')).toEqual(['prototype: is a name that no data may have']);
  });
});

describe('so much of everything', () => {
  const deep = (depth: number): unknown => (depth === 0 ? {} : { a: deep(depth - 1) });
  test('nested forty times, and no deeper', () => {
    expect(says(plain, deep(39))).toEqual([]);
    expect(says(plain, deep(40))).toEqual([`at${'.a'.repeat(40)}: lies too deep`]);
  });

  test('validation stops once the limit of reported problems is reached', () => {
    const looks = { count: 0 };
    const counts: Shape = (_value, path, problems) => {
      looks.count++;
      problems.add(path, 'no');
    };
    const many = 1000;
    const numbers = Array.from({ length: many }, (_, i) => i);
    const byName = Object.fromEntries(numbers.map((i) => [`n${i}`, i]));
    const told = [list(counts), record(counts), fields(Object.fromEntries(numbers.map((i) => [`n${i}`, counts])))].map(
      (shape, i) => {
        looks.count = 0;
        const { length } = says(shape, i === 0 ? numbers : byName);
        return [looks.count < many, looks.count === length];
      },
    );
    expect(told).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
  });
});
