import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SpatialIndex } from '../../src/ai/index.ts';

type Step = { readonly id: number; readonly x: number; readonly y: number; readonly gone: boolean };

const place = fc.double({ min: -6, max: 30, noNaN: true });
const half = fc.integer({ min: -8, max: 60 }).map((value) => value / 2);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    id: fc.nat(40),
    x: fc.oneof(place, half),
    y: fc.oneof(place, half),
    gone: fc.boolean().map((gone) => gone),
  }),
  { maxLength: 120 },
);

test('the index finds what looking at everyone finds, in the same order, after any moves', () => {
  fc.assert(
    fc.property(
      steps,
      half,
      half,
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 1, max: 9 }),
      (moves, x, y, radius, cell) => {
        const index = new SpatialIndex<number>(24, 18, cell);
        const points = new Map<number, Step>();
        for (const move of moves) {
          if (move.gone) {
            index.remove(move.id);
            points.delete(move.id);
          } else {
            index.put(move.id, move.x, move.y);
            points.set(move.id, move);
          }
        }
        const distance = (id: number): number => {
          const point = points.get(id) as Step;
          return (point.x - x) ** 2 + (point.y - y) ** 2;
        };
        const right = [...points.keys()].filter((id) => distance(id) <= radius * radius);
        expect(index.size).toBe(points.size);
        expect(index.within(x, y, radius, [], 'id')).toEqual([...right].sort((a, b) => a - b));
        expect(index.within(x, y, radius)).toEqual([...right].sort((a, b) => distance(a) - distance(b) || a - b));
      },
    ),
    { numRuns: 300 },
  );
});

test('the order does not depend on the order in which points came', () => {
  const ids = ['e', 'b', 'd', 'a', 'c'];
  const found = [ids, [...ids].reverse(), [...ids].sort()].map((order) => {
    const index = new SpatialIndex<string>(10, 10);
    for (const id of order) index.put(id, 5, 5);
    return index.within(5, 6, 2);
  });
  for (const list of found) expect(list).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('the list handed in is filled anew and handed back', () => {
  const index = new SpatialIndex<string>(10, 10);
  index.put('a', 1, 1);
  const list = ['old', 'older'];
  expect(index.within(1, 1, 1, list)).toBe(list);
  expect(list).toEqual(['a']);
  expect(index.within(1, 1, -1, list)).toEqual([]);
  expect(index.within(1, 1, NaN)).toEqual([]);
});

test('a point knows where it is until it goes', () => {
  const index = new SpatialIndex<string>(10, 10);
  index.put('a', 1, 2);
  index.put('a', 7.5, 8);
  expect([index.has('a'), index.xOf('a'), index.yOf('a'), index.size]).toEqual([true, 7.5, 8, 1]);
  index.remove('a');
  index.remove('a');
  expect([index.has('a'), index.xOf('a'), index.yOf('a'), index.size]).toEqual([false, undefined, undefined, 0]);
});

test('characters far away are not even looked at', () => {
  const index = new SpatialIndex<number>(1000, 1000);
  for (let id = 0; id < 5; id++) index.put(id, 10 + id, 10);
  const looks = (): number => {
    // Each visited point is read from the column of x, and a query reads nothing else there.
    const columns = index as unknown as { xs: Float64Array };
    let reads = 0;
    const real = columns.xs;
    columns.xs = new Proxy(real, {
      get: (list, at) => {
        reads++;
        return Reflect.get(list, at) as unknown;
      },
    });
    index.within(12, 10, 3);
    columns.xs = real;
    return reads;
  };
  const before = looks();
  for (let id = 5; id < 3000; id++) index.put(id, 100 + (id % 900), 100 + ((id * 7) % 900));
  expect(before).toBeGreaterThan(0);
  expect(looks()).toBe(before);
});

test('an index whose size is no number finds the same', () => {
  const index = new SpatialIndex<string>(undefined as never, Number.NaN);
  index.put('near', 3, 4);
  index.put('far', 30, 40);
  expect(index.within(0, 0, 6)).toEqual(['near']);
});
