// Cells, rounds and the table of results: the same on every machine, and in whatever order the jobs end.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellsOf } from '../../../src/analysis/sweep/cells.ts';
import { resultsCsv } from '../../../src/analysis/sweep/results.ts';
import { keyOf, standingOf, totalOf } from '../../../src/analysis/sweep/rounds.ts';
import { sweepText } from '../../../src/analysis/sweep/sweep-file.ts';
import type { Axis, Cell, Design, Plan, Result, Run } from '../../../src/analysis/sweep/form.ts';
import { planOf, resultOf, TEXT } from './plans.ts';

const axis = (name: string, count: number): Axis => {
  const values = Array.from({ length: count }, (_, i) => i);
  return { name, fields: [], values, labels: values.map(String) };
};
const AXES = [axis('a', 6), axis('b', 5), axis('c', 4)];
const cells = (design: Design): Cell[] => cellsOf({ axes: AXES, design });

describe('cells', () => {
  test('of a grid are all combinations', () => {
    expect(cells({ kind: 'grid' })).toHaveLength(120);
    expect(cells({ kind: 'grid' }).slice(0, 5).map(String)).toEqual(['0,0,0', '0,0,1', '0,0,2', '0,0,3', '0,1,0']);
  });

  test.each(['random', 'latin'] as const)('of %s are different, decided by the seed, and a grid if all are wanted', (kind) => {
    const some = cells({ kind, cells: 30, seed: 1 });
    expect(new Set(some.map(String)).size).toBe(30);
    expect(cells({ kind, cells: 30, seed: 1 })).toEqual(some);
    expect(cells({ kind, cells: 30, seed: 2 })).not.toEqual(some);
    expect(cells({ kind, cells: 500, seed: 1 })).toEqual(cells({ kind: 'grid' }));
  }); // prettier-ignore

  test('of a Latin hypercube use every value equally often, or once more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(1e6), (count, seed) => {
        const some = cells({ kind: 'latin', cells: count, seed });
        expect(some).toHaveLength(count);
        AXES.forEach(({ values }, i) => {
          const used = values.map((_, value) => some.filter((cell) => cell[i] === value).length);
          expect(Math.max(...used) - Math.min(...used)).toBeLessThanOrEqual(1);
        });
      }),
      { numRuns: 60 },
    );
  });
});

const HALVING = `${TEXT}design: { kind: halving, cells: 8, seed: 3, first: 2 }\nseeds: 8\n`;
/** An answer that makes cell 5 the best, with some luck in it. */
const answer = ({ cell, seed }: Run): Result => resultOf(cell, seed, { profit: 100 - 10 * Math.abs(cell - 5) + ((seed * 7 + cell) % 5) }); // prettier-ignore

function play(plan: Plan, all: readonly Cell[], shuffle: (runs: readonly Run[]) => readonly Run[]): Result[] {
  const results: Result[] = [];
  for (
    let standing = standingOf(plan, all, results);
    standing.missing.length > 0;
    standing = standingOf(plan, all, results)
  )
    // prettier-ignore
    results.push(...shuffle(standing.missing).map(answer));
  return results;
}

describe('rounds', () => {
  test('are one for a grid: every cell with every seed, seed by seed', () => {
    const { plan, cells: all } = planOf(`${TEXT}seeds: { from: 5, count: 3 }\n`);
    const { missing, round, total } = standingOf(plan, all, []);
    expect([missing.length, round, total]).toEqual([36, 1, 36]);
    expect(missing.slice(11, 13)).toEqual([{ cell: 11, seed: 5 }, { cell: 0, seed: 6 }]); // prettier-ignore
  });

  test('of halving keep the better half with twice the seeds, down to the best with all seeds', () => {
    const { plan, cells: all } = planOf(HALVING);
    const results = play(plan, all, (runs) => runs);
    const seeds = all.map((_, cell) => results.filter((one) => one.cell === cell).length);
    // 8 candidates with 2 seeds, 4 with 4, 2 with 8.
    expect([...seeds].sort((a, b) => b - a)).toEqual([8, 8, 4, 4, 2, 2, 2, 2]);
    expect(seeds[5]).toBe(8);
    expect(results).toHaveLength(totalOf(plan, all));
    expect(results.length).toBeLessThan(64);
  });

  test('of halving look for the least if that is the goal', () => {
    const { plan, cells: all } = planOf(`${HALVING}goal: { least: profit }\n`);
    const results = play(plan, all, (runs) => runs);
    expect(results.filter(({ cell }) => cell === 0)).toHaveLength(8);
  });

  test('any order of finished jobs, some of them made twice, gives the same bytes', () => {
    for (const text of [HALVING, `${TEXT}seeds: 4\n`]) {
      const { plan, cells: all } = planOf(text);
      const bytes = (results: readonly Result[]): string[] => {
        const sweep = { hash: 'x', plan, cells: all, results };
        return [resultsCsv(sweep, []), sweepText(sweep, [])];
      };
      const expected = bytes(play(plan, all, (runs) => runs));
      fc.assert(
        fc.property(fc.infiniteStream(fc.nat(1000)), (numbers) => {
          const draw = (): number => numbers.next().value as number;
          const shuffled = (runs: readonly Run[]): Run[] =>
            [...runs, ...runs.filter(() => draw() < 100)]
              .map((run) => ({ run, at: draw() }))
              .sort((a, b) => a.at - b.at)
              .map(({ run }) => run);
          expect(bytes(play(plan, all, shuffled))).toEqual(expected);
        }),
        { numRuns: 20 },
      );
    }
  });

  test('go on where they were interrupted', () => {
    const { plan, cells: all } = planOf(HALVING);
    const whole = play(plan, all, (runs) => runs);
    for (const count of [1, 10, 20, 30]) {
      const results = whole.slice(0, count);
      const { missing } = standingOf(plan, all, results);
      expect(missing.map(keyOf)).toContain(keyOf(whole[count] as Result));
      expect(missing.map(keyOf)).not.toContain(keyOf(whole[count - 1] as Result));
    }
  });
});

test('CSV has labels, figures in the order of their names, and no formulas', () => {
  const { plan, cells: all } = planOf(
    TEXT.replace('values: [4, 6, 9]', "values: [4, 6, 9], labels: ['=1+1', 'a,b', c]"),
  );
  const results = [resultOf(1, 2, { served: 3, lost: -1 }), resultOf(0, 1, { served: 4 })];
  expect(resultsCsv({ hash: 'x', plan, cells: all, results }, []).split('\n')).toEqual([
    'cell,seed,rank,speed,lost,served,brokenPromises,hash,failed',
    "0,1,2,'=1+1,,4,,0-1,",
    '1,2,2,"a,b",-1,3,,1-2,',
    '',
  ]);
});
