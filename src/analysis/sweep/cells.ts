/**
 * Lists the cells of a sweep's plan. A cell is one combination of the values that are varied; a plan runs all of them,
 * or only some. Equal plans have equal cells on every machine, because all random numbers are drawn from the seed of
 * the plan's design.
 */

import { integer, stream, type Stream } from '../../ai/index.ts';
import type { Axis, Cell, Plan } from './form.ts';

/** Maximum numbers of cells and of runs of one sweep. */
export const MOST_CELLS = 20_000;
export const MOST_RUNS = 1_000_000;

/** Number of all combinations of the axes' values. */
const combinations = (axes: readonly Axis[]): number => axes.reduce((count, { values }) => count * values.length, 1);

/**
 * Returns the combination of values with this number. Consecutive numbers differ in the value of the last axis first,
 * like the digits of a number.
 */
function combination(axes: readonly Axis[], number: number): Cell {
  const cell: number[] = [];
  let rest = number;
  for (const { values } of [...axes].reverse()) {
    cell.unshift(rest % values.length);
    rest = Math.floor(rest / values.length);
  }
  return cell;
}

const numberOf = (axes: readonly Axis[], cell: Cell): number =>
  cell.reduce((number, index, i) => number * (axes[i]?.values.length ?? 1) + index, 0);

export function cellsOf({ axes, design }: Pick<Plan, 'axes' | 'design'>): Cell[] {
  const all = combinations(axes);
  if (design.kind === 'grid' || design.cells >= all)
    return Array.from({ length: all }, (_, number) => combination(axes, number));
  const rng = stream(design.seed, `cells ${design.kind}`);
  return design.kind === 'random' ? randomCells(axes, design.cells, all, rng) : latinCells(axes, design.cells, rng);
}

/** Draws different cells (combinations of values), all equally likely. */
function randomCells(axes: readonly Axis[], count: number, all: number, rng: Stream): Cell[] {
  // Floyd's method: needs one draw per cell, however many combinations there are.
  const chosen = new Set<number>();
  for (let top = all - count; top < all; top++) {
    const drawn = integer(rng, 0, top);
    chosen.add(chosen.has(drawn) ? top : drawn);
  }
  return [...chosen].sort((a, b) => a - b).map((number) => combination(axes, number));
}

/**
 * Maximum number of passes over all cells in which repeated cells exchange values; cells that are still repeated
 * afterwards are left out.
 */
const ATTEMPTS = 200;

/**
 * Draws the cells of a Latin hypercube: along every axis each value is used equally often, or once more. A cell that
 * repeats another exchanges one value with a randomly chosen cell, which keeps these numbers.
 */
function latinCells(axes: readonly Axis[], count: number, rng: Stream): Cell[] {
  const columns = axes.map(({ values }) => {
    const column = Array.from({ length: count }, (_, i) => i % values.length);
    // The values that are used once more are chosen at random, too: the whole column is rotated by a random number.
    const turn = integer(rng, 0, values.length - 1);
    return shuffled(
      column.map((value) => (value + turn) % values.length),
      rng,
    );
  });
  const cellAt = (i: number): number[] => columns.map((column) => column[i] as number);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const seen = new Set<number>();
    const twice: number[] = [];
    for (let i = 0; i < count; i++) {
      const number = numberOf(axes, cellAt(i));
      if (seen.has(number)) twice.push(i);
      seen.add(number);
    }
    if (twice.length === 0) break;
    for (const i of twice) {
      const column = columns[integer(rng, 0, columns.length - 1)] as number[];
      const other = integer(rng, 0, count - 1);
      [column[i], column[other]] = [column[other] as number, column[i] as number];
    }
  }
  const numbers = new Set(Array.from({ length: count }, (_, i) => numberOf(axes, cellAt(i))));
  return [...numbers].sort((a, b) => a - b).map((number) => combination(axes, number));
}

function shuffled(list: readonly number[], rng: Stream): number[] {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    const j = integer(rng, 0, i);
    [result[i], result[j]] = [result[j] as number, result[i] as number];
  }
  return result;
}
