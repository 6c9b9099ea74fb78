/**
 * Computes the content of a sweep's report: the cells from best to worst, the effect of each value alone, and the map
 * over two axes. It depends on the results alone. The report and the lab draw it.
 */

import { clearlyOff, type Estimate, estimateOf } from './estimate.ts';
import type { Cell, Result, Sweep } from './form.ts';
import { inOrder } from './results.ts';

export interface CellSummary {
  readonly cell: number;
  /** The labels of the cell's values, one for each axis. */
  readonly labels: readonly string[];
  readonly figures: Readonly<Record<string, Estimate>>;
  /** The seed with the worst value of the goal's figure; null if all runs failed. */
  readonly worst: { readonly seed: number; readonly value: number } | null;
  /** True if the best cell is clearly better than this one. */
  readonly behind: boolean;
  /** Number of the cell's runs that broke a promise; `failed` = number of those that failed. */
  readonly broke: number;
  readonly failed: number;
}

export interface Effect {
  readonly axis: string;
  readonly values: readonly { readonly label: string; readonly estimate: Estimate | null }[];
}

export interface MapModel {
  readonly figure: string;
  readonly better: 1 | -1;
  readonly x: string;
  /** Name of the axis whose values are the map's rows; null = the sweep has one axis, and the map one row. */
  readonly y: string | null;
  readonly xs: readonly string[];
  readonly ys: readonly string[];
  /** Means by row and column; null where there is no run. */
  readonly means: readonly (readonly (number | null)[])[];
}

export interface BrokenPromise {
  readonly promise: string;
  readonly runs: number;
  /** The first runs that broke the promise. */
  readonly first: readonly { readonly cell: number; readonly seed: number }[];
}

const FIRST_BROKEN = 10;

export class Report {
  readonly results: readonly Result[];
  /** The cells from best to worst. */
  readonly cells: readonly CellSummary[];
  readonly failed: readonly Result[];
  /** Seeds with which every cell was run: with successive halving those of the first round, otherwise all. */
  readonly commonSeeds: readonly number[];

  constructor(
    readonly sweep: Sweep,
    /** The promises by number, as {@link Result.broken} names them. */
    private readonly promises: readonly string[],
  ) {
    this.results = inOrder(sweep.results);
    this.failed = this.results.filter(({ failed }) => failed !== null);
    this.cells = this.ranked();
    const seeds = new Map<number, number>();
    for (const { seed } of this.results) seeds.set(seed, (seeds.get(seed) ?? 0) + 1);
    this.commonSeeds = [...seeds].filter(([, count]) => count === sweep.cells.length).map(([seed]) => seed);
  }

  private ranked(): CellSummary[] {
    const { plan, cells } = this.sweep;
    const { figure, better } = plan.goal;
    const byCell = new Map<number, Result[]>(cells.map((_, cell) => [cell, []]));
    for (const result of this.results) byCell.get(result.cell)?.push(result);
    const valuesOf = (cell: number): Map<number, number> =>
      new Map((byCell.get(cell) ?? []).flatMap(({ seed, figures: { [figure]: value } }) => (value === undefined ? [] : [[seed, value] as const]))); // prettier-ignore
    const worth = new Map(
      cells.map((_, cell) => {
        const estimate = estimateOf([...valuesOf(cell).values()]);
        return [cell, { count: estimate?.count ?? 0, mean: estimate === null ? -Infinity : estimate.mean * better }];
      }),
    );
    const of = (cell: number) => worth.get(cell) as { count: number; mean: number };
    // A cell that successive halving has dropped has fewer seeds. It comes after all cells that went further.
    const order = [...byCell.keys()].sort(
      (a, b) => of(b).count - of(a).count || (of(b).mean > of(a).mean ? 1 : of(b).mean < of(a).mean ? -1 : a - b),
    );
    const [best] = order;
    const others = new Map(order.slice(1).map((cell) => [cell, valuesOf(cell)] as const));
    const behind = best === undefined ? new Set<number>() : clearlyOff(valuesOf(best), others);
    return order.map((cell) => {
      const results = byCell.get(cell) ?? [];
      const figures: Record<string, Estimate> = {};
      for (const name of plan.figures) {
        const estimate = estimateOf(results.flatMap(({ figures: { [name]: value } }) => (value === undefined ? [] : [value]))); // prettier-ignore
        if (estimate !== null) figures[name] = estimate;
      }
      let worst: CellSummary['worst'] = null;
      for (const [seed, value] of valuesOf(cell))
        if (worst === null || value * better < worst.value * better) worst = { seed, value };
      return {
        cell,
        labels: this.labelsOf(cell),
        figures,
        worst,
        behind: behind.has(cell),
        broke: results.filter(({ broken }) => broken.length > 0).length,
        failed: results.filter(({ failed }) => failed !== null).length,
      };
    });
  }

  private labelsOf(cell: number): string[] {
    return this.sweep.plan.axes.map(({ labels }, i) => labels[this.sweep.cells[cell]?.[i] ?? 0] ?? '');
  }

  /** For each seed with which all cells were run: the mean of a figure over the cells that meet the condition `has`. */
  private bySeed(figure: string, has: (cell: Cell) => boolean): Map<number, number> {
    const { cells } = this.sweep;
    const common = new Set(this.commonSeeds);
    const sums = new Map<number, { sum: number; count: number }>();
    for (const { cell, seed, figures } of this.results) {
      const value = figures[figure];
      if (value === undefined || !common.has(seed) || !has(cells[cell] ?? [])) continue;
      const before = sums.get(seed);
      sums.set(seed, { sum: (before?.sum ?? 0) + value, count: (before?.count ?? 0) + 1 });
    }
    return new Map([...sums].sort(([a], [b]) => a - b).map(([seed, { sum, count }]) => [seed, sum / count] as const));
  }

  /**
   * The mean of a figure over the cells that meet the condition `has`. The interval is that of the difference from the
   * average of all cells, taken seed by seed. A good or bad day moves all cells together, so the plain interval would
   * be wide without saying anything about the values.
   */
  private compared(figure: string, has: (cell: Cell) => boolean): Estimate | null {
    const average = this.bySeed(figure, () => true);
    const overall = estimateOf([...average.values()])?.mean ?? 0;
    const offs = [...this.bySeed(figure, has)].map(([seed, value]) => value - (average.get(seed) ?? 0) + overall);
    return estimateOf(offs);
  }

  /** A cell's mean for the goal's figure, with the interval of its difference from the average of all cells. */
  comparedCell(cell: number): Estimate | null {
    const values = this.sweep.cells[cell];
    return this.compared(this.sweep.plan.goal.figure, (other) => other === values);
  }

  /** The effect of each axis on a figure: for each of its values, the mean over all cells that have this value. */
  effects(figure: string): Effect[] {
    return this.sweep.plan.axes.map(({ name, labels }, i) => ({
      axis: name,
      values: labels.map((label, index) => ({
        label,
        estimate: this.compared(figure, (cell) => cell[i] === index),
      })),
    }));
  }

  /** The map of a figure over two axes, or over one. */
  map(figure: string, x = 0, y: number | null = this.sweep.plan.axes.length > 1 ? 1 : null): MapModel {
    const { axes, directions } = this.sweep.plan;
    const better = directions[figure] ?? 1;
    const xs = axes[x]?.labels ?? [];
    const ys = y === null ? [''] : (axes[y]?.labels ?? []);
    const means = ys.map((_, row) =>
      xs.map(
        (_, column) => estimateOf([...this.bySeed(figure, (cell) => cell[x] === column && (y === null || cell[y] === row)).values()])?.mean ?? null, // prettier-ignore
      ),
    );
    return { figure, better, x: axes[x]?.name ?? '', y: y === null ? null : (axes[y]?.name ?? ''), xs, ys, means };
  }

  brokenPromises(): BrokenPromise[] {
    return this.promises.map((promise, number) => {
      const broke = this.results.filter(({ broken }) => broken.includes(number));
      return { promise, runs: broke.length, first: broke.slice(0, FIRST_BROKEN).map(({ cell, seed }) => ({ cell, seed })) }; // prettier-ignore
    });
  }
}
