/**
 * A map over two fields of a maid – her rarity against her alertness, say –: the mean of a figure in each cell, against
 * the day as lived, over a few seeds.
 */

import { signal, type Signal } from '@preact/signals';
import type { FutureSpec, Outcome } from '../../headless/whatif/futures.ts';
import type { Maid } from '../../sim/person.ts';
import { type Change, editOf, type Field, valueOf } from './changes.ts';
import type { WhatIf } from './model.ts';
import { Stopped } from './pool.ts';

export interface HeatCell {
  readonly x: string;
  readonly y: string;
  /** Sum of differences and how many there are. */
  readonly sum: number;
  readonly count: number;
}

export interface Axes {
  readonly maid: Maid;
  readonly x: Field;
  readonly y: Field;
  /** JSON of the values along each. */
  readonly xs: readonly string[];
  readonly ys: readonly string[];
}

export class HeatMap {
  readonly axes: Signal<Axes | null> = signal(null);
  readonly cells: Signal<ReadonlyMap<string, HeatCell>> = signal(new Map());
  readonly figure: Signal<string> = signal('profit');
  readonly running: Signal<{ readonly done: number; readonly total: number } | null> = signal(null);
  private outcomes: { readonly key: string; readonly a: Outcome; readonly b: Outcome }[] = [];

  constructor(readonly whatIf: WhatIf) {}

  /** Runs every cell over some seeds. What else is changed on the page is changed in every cell. */
  async run(axes: Axes, seeds: number): Promise<void> {
    this.stop();
    this.axes.value = axes;
    this.outcomes = [];
    this.count();
    const { pool } = this.whatIf;
    const cells = axes.ys.flatMap((y) => axes.xs.map((x) => ({ x, y })));
    const total = cells.length * seeds + seeds;
    let done = 0;
    this.running.value = { done, total };
    const run = async (spec: FutureSpec): Promise<Outcome> => {
      const answer = await pool.run({ kind: 'future', spec });
      if (answer.kind !== 'future') throw new Error('a future was asked for, and something else came');
      if (this.running.peek() !== null) this.running.value = { done: ++done, total };
      return answer.future.outcome;
    };
    const rest = this.whatIf.changes
      .peek()
      .filter(({ maid, field }) => maid !== axes.maid.id || (field !== axes.x && field !== axes.y));
    try {
      for (let seed = 1; seed <= seeds; seed++) {
        const lived = run(this.whatIf.specs(seed, [])[0]);
        await Promise.all(
          cells.map(async ({ x, y }) => {
            const changes = [...rest, change(axes.maid, axes.x, x), change(axes.maid, axes.y, y)];
            const [a, b] = await Promise.all([lived, run(this.whatIf.specs(seed, changes)[1])]);
            this.outcomes.push({ key: `${x} ${y}`, a, b });
            this.count();
          }),
        );
      }
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    } finally {
      this.running.value = null;
    }
  }

  /** Shows another figure of the same futures. */
  show(figure: string): void {
    this.figure.value = figure;
    this.count();
  }

  private count(): void {
    const cells = new Map<string, HeatCell>();
    const figure = this.figure.peek();
    for (const { key, a, b } of this.outcomes) {
      const before = cells.get(key);
      const [x = '', y = ''] = key.split(' ');
      const off = (b[figure] ?? 0) - (a[figure] ?? 0);
      cells.set(key, { x, y, sum: (before?.sum ?? 0) + off, count: (before?.count ?? 0) + 1 });
    }
    this.cells.value = cells;
  }

  stop(): void {
    if (this.running.peek() === null) return;
    this.whatIf.pool.stop();
    this.running.value = null;
  }
}

function change(maid: Maid, field: Field, json: string): Change {
  const to = JSON.parse(json) as unknown;
  return {
    input: { kind: 'edit', maid: maid.id, edit: editOf(maid, field, to) },
    maid: maid.id,
    field,
    from: valueOf(maid, field),
    to,
  };
}
