// A maid who goes on walking answers with the same todo again. It is the same exactly if a new one would be equal.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json, Todo } from '../../../src/ai/index.ts';
import { isSameWalk } from '../../../src/scripts/maid/script-pieces.ts';

const tile = fc.integer({ min: 0, max: 2 });
/** Further fields as scripts give them, always in this order; few values, so that equal walks occur often. */
const more = fc
  .record(
    {
      guest: fc.constantFrom('a', 'b'),
      dishes: fc.constantFrom([1], [1, 2], [2, 1]),
      tend: fc.constantFrom('1,1'),
      tick: fc.constantFrom(1, 5),
      until: fc.constantFrom(['commands'], ['alert']),
    },
    { requiredKeys: [] },
  )
  .map((fields) =>
    Object.fromEntries(
      ['guest', 'dishes', 'tend', 'tick', 'until'].flatMap((name) =>
        name in fields ? [[name, fields[name as 'tend'] as Json]] : [],
      ),
    ),
  );
const walk = fc.record({ x: tile, y: tile, more, round: fc.boolean() });
type Walk = { x: number; y: number; more: Record<string, Json>; round: boolean };
const todoOf = ({ x, y, more, round }: Walk): Todo => ({ behave: 'move', x, y, ...more, ...(round ? { round } : {}) });

test('a walk is the same if and only if all its fields are', () => {
  fc.assert(
    fc.property(walk, walk, fc.boolean(), (one, two, again) => {
      const other = again ? one : two;
      const equal = JSON.stringify(todoOf(one)) === JSON.stringify(todoOf(other));
      expect(isSameWalk(todoOf(one), other.x, other.y, other.more, other.round)).toBe(equal);
    }),
    { seed: 5, numRuns: 3000 },
  );
});

test('no other todo is a walk', () => {
  expect(isSameWalk({ behave: 'sweep', x: 1, y: 1 }, 1, 1, {}, false)).toBe(false);
  expect(isSameWalk({ behave: 'move', x: 1, y: 1 }, 1, 1, {}, false)).toBe(true);
});
