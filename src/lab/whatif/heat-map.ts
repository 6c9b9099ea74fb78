/**
 * Computes a heat map over two fields of a maid, for example rank and alertness: each cell is a figure's mean
 * difference from the original day, over a few seeds.
 */

import { signal, type Signal } from '@preact/signals';
import type { FutureSpec, Outcome } from '../../analysis/futures/futures.ts';
import type { Maid } from '../../sim/state/person.ts';
import { type Change, changeTo, type Field } from '../frame/what-if-changes.ts';
import { type Pool, Stopped } from './worker-pool.ts';

/** The progress of a running simulation: how many of all days are done. */
export interface Running {
  readonly done: number;
  readonly total: number;
  /** Milliseconds since the run began. */
  readonly ms: number;
}

/** The parts of the page's model that the heat map uses. */
interface HeatDeps {
  readonly pool: Pool;
  readonly changes: Signal<readonly Change[]>;
  readonly error: Signal<string | null>;
  /** Returns two futures that begin at the moment of the question: the original day, and the day with the changes. */
  specs(changes: readonly Change[]): Promise<readonly [FutureSpec, FutureSpec]>;
}

export interface HeatCell {
  /** Sum of the figure's differences from the original day over the seeds run for this cell, and the number of these seeds. */
  readonly sum: number;
  readonly count: number;
}

export const cellKey = (x: string, y: string): string => `${x} ${y}`;

/**
 * What an axis of the heat map varies: a field of the maid, or `change`, which is whether the question's other changes
 * (a table, a script) are made.
 */
export type Axis = Field | 'change';

/** The two values of the axis `change`: the question's other changes are left out, or made. */
export const WITHOUT_AND_WITH: readonly string[] = ['false', 'true'];

const isElse = ({ field }: Change): boolean => field === undefined;
const isOn = (maid: Maid, axis: Axis, change: Change): boolean =>
  axis === 'change' ? isElse(change) : change.maid === maid.id && change.field === axis;

/** The axes that are part of the question: the maid's fields that the question changes, and `change` if the question has other changes. */
export function axesAtHand(changes: readonly Change[], maid: Maid): readonly Axis[] {
  const fields = changes.flatMap((one) => (one.maid === maid.id && one.field !== undefined ? [one.field] : []));
  return [...new Set<Axis>(fields), ...(changes.some(isElse) ? (['change'] as const) : [])];
}

/**
 * The changes of the day for a cell of the heat map: those of the question, with the cell's values for the fields of
 * the two axes.
 */
export function changesIn(
  { maid, x, y }: Pick<Axes, 'maid' | 'x' | 'y'>,
  at: readonly [string, string],
  changes: readonly Change[],
): Change[] {
  const rest = changes.filter((one) => !isOn(maid, x, one) && !isOn(maid, y, one));
  const on = (axis: Axis, json: string): readonly Change[] =>
    axis !== 'change' ? [changeTo(maid, axis, json)] : json === 'true' ? changes.filter(isElse) : [];
  return [...rest, ...on(x, at[0]), ...on(y, at[1])];
}

export interface Axes {
  readonly maid: Maid;
  readonly x: Axis;
  readonly y: Axis;
  /** The values along each axis, as JSON. */
  readonly xs: readonly string[];
  readonly ys: readonly string[];
}

export class HeatMap {
  readonly axes: Signal<Axes | null> = signal(null);
  readonly cells: Signal<ReadonlyMap<string, HeatCell>> = signal(new Map());
  readonly figure: Signal<string> = signal('profit');
  readonly running: Signal<Running | null> = signal(null);
  private outcomes: { readonly key: string; readonly a: Outcome; readonly b: Outcome }[] = [];

  constructor(private readonly deps: HeatDeps) {}

  /**
   * Simulates the day for every cell of the heat map, each with several random seeds. The what-if changes that are not
   * on an axis of the map apply to every cell.
   */
  async run(axes: Axes, seeds: number): Promise<void> {
    this.stop();
    this.axes.value = axes;
    this.outcomes = [];
    this.count();
    const { pool } = this.deps;
    const cells = axes.ys.flatMap((y) => axes.xs.map((x) => ({ x, y })));
    const total = cells.length * seeds + seeds;
    const began = performance.now();
    let running: Running = { done: 0, total, ms: 0 };
    const goesOn = (): boolean => this.running.peek() === running;
    this.running.value = running;
    const asked = this.deps.changes.peek();
    try {
      const [lived] = await this.deps.specs([]);
      const run = async (spec: FutureSpec): Promise<Outcome> => {
        const { outcome } = await pool.future(spec);
        if (goesOn()) this.running.value = running = { done: running.done + 1, total, ms: performance.now() - began };
        return outcome;
      };
      for (let seed = 1; seed <= seeds; seed++) {
        const before = run({ ...lived, seed });
        await Promise.all(
          cells.map(async ({ x, y }) => {
            const changes = changesIn(axes, [x, y], asked);
            const spec = { ...lived, seed, changes: changes.map(({ input }) => input), whose: [axes.maid.id] };
            const [a, b] = await Promise.all([before, run(spec)]);
            if (!goesOn()) return;
            this.outcomes.push({ key: cellKey(x, y), a, b });
            this.count();
          }),
        );
      }
    } catch (error) {
      if (!(error instanceof Stopped)) this.deps.error.value = error instanceof Error ? error.message : String(error);
    } finally {
      if (goesOn()) this.running.value = null;
    }
  }

  /** Shows the heat map of another figure, computed from the futures that have already been run. */
  show(figure: string): void {
    this.figure.value = figure;
    this.count();
  }

  private count(): void {
    const cells = new Map<string, HeatCell>();
    const figure = this.figure.peek();
    for (const { key, a, b } of this.outcomes) {
      const before = cells.get(key);
      const off = (b[figure] ?? 0) - (a[figure] ?? 0);
      cells.set(key, { sum: (before?.sum ?? 0) + off, count: (before?.count ?? 0) + 1 });
    }
    this.cells.value = cells;
  }

  stop(): void {
    if (this.running.peek() === null) return;
    this.deps.pool.stop();
    this.running.value = null;
  }
}
