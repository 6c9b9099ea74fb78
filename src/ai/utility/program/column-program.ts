/** The part of a program that evaluates the considerations of all options column by column; see column-code.ts. */

import type { DecisionScene } from '../decision-scene.ts';
import { Distances } from '../distances.ts';
import { type Code, type COLUMN, type COLUMN_FIELD, type COLUMN_RUN, type ColumnCode, TOLD } from './layout.ts';

/** Base class of {@link Program}: evaluates column runs. For list i, the results are in `addends[i]`, `multipliers[i]` and `ranks[i]`. */
export abstract class ColumnProgram extends Distances {
  readonly addends: Float64Array;
  readonly multipliers: Float64Array;
  readonly ranks: Float64Array;
  /** For each slot, its input if this is a text or a boolean, and not a number. */
  protected readonly symbols: (string | boolean | null)[];
  /** For each slot, the number of its text; −1 = a text that no weight function names. */
  protected readonly textIds: Int32Array;
  /** Whether the values of all nodes are recorded for an explanation. */
  explains = false;
  /** Recorded values of the nodes of all rows; see {@link TOLD}. */
  told = new Float64Array(0);
  toldSymbols: (string | boolean | null)[] = [];

  constructor(code: Code) {
    super(code);
    const { lists, read } = code;
    this.addends = new Float64Array(lists);
    this.multipliers = new Float64Array(lists);
    this.ranks = new Float64Array(lists);
    this.symbols = Array.from(read, () => null);
    this.textIds = new Int32Array(read.length).fill(-1);
  }

  /** Carries out runs of nodes that could not be joined to column runs. */
  protected abstract run(first: number, last: number, scene: DecisionScene): void;
  /** Reads the input of a slot. */
  protected abstract input(slot: number, node: number, scene: DecisionScene): void;

  protected runColumns(columns: ColumnCode, scene: DecisionScene): void {
    // Local copies of the module's constants: JavaScript engines fold only local constants.
    const SLOT: typeof COLUMN_FIELD.slot = 1;
    const AT: typeof COLUMN_FIELD.at = 4;
    const MORE: typeof COLUMN_FIELD.more = 5;
    const LIMITS: typeof COLUMN_FIELD.limits = 6;
    const { values, truths, textIds, valid } = this;
    const { runs, numbers, rowOfText } = columns;
    const NEXT: typeof COLUMN_RUN = 9;
    const RUNS: typeof COLUMN.runs = 0;
    const TRUTH: typeof COLUMN.truth = 1;
    const TEXT: typeof COLUMN.text = 2;
    const STEPS: typeof COLUMN.steps = 3;
    for (let run = 0; run < runs.length; run += NEXT) {
      const op = runs[run] as number;
      const slot = runs[run + SLOT] as number;
      const more = runs[run + MORE] as number;
      if (slot >= 0 && valid[slot] !== this.stamp) this.input(slot, -1, scene);
      if (op === RUNS) this.run(runs[run + AT] as number, more, scene);
      else if (op > STEPS) this.weighLines(columns, run, scene);
      else {
        let row = 0;
        if (op === TRUTH) row = truths[slot] as number;
        else if (op === TEXT) row = rowOfText[more + (textIds[slot] as number)] as number;
        else {
          const value = values[slot] as number;
          // Binary search for the first limit above the value. A missing value (NaN) is below none.
          for (let end = runs[run + LIMITS] as number; row < end;) {
            const middle = (row + end) >> 1;
            if (value < (numbers[more + middle] as number)) end = middle;
            else row = middle + 1;
          }
        }
        this.weighRow(columns, run, row);
      }
    }
  }

  /** Weighs all nodes of a run with a row of its table. */
  private weighRow({ runs, numbers, indices }: ColumnCode, run: number, row: number): void {
    const SLOT: typeof COLUMN_FIELD.slot = 1;
    const COUNT: typeof COLUMN_FIELD.count = 2;
    const LIST: typeof COLUMN_FIELD.list = 3;
    const AT: typeof COLUMN_FIELD.at = 4;
    const WIDE_ROWS: typeof COLUMN_FIELD.wideRows = 7;
    const INDICES: typeof COLUMN_FIELD.indices = 8;
    const { addends, multipliers, ranks } = this;
    const slot = runs[run + SLOT] as number;
    const count = runs[run + COUNT] as number;
    const list = runs[run + LIST] as number;
    const at = (runs[run + AT] as number) + row * count;
    const toAddend = at + (runs[run + WIDE_ROWS] as number) * count;
    const toRank = 2 * toAddend - at;
    for (let i = 0; i < count; i++)
      multipliers[list + i] = (multipliers[list + i] as number) * (numbers[at + i] as number);
    if (toAddend > at)
      for (let i = 0; i < count; i++) {
        addends[list + i] = (addends[list + i] as number) + (numbers[toAddend + i] as number);
        const rank = numbers[toRank + i] as number;
        if (rank > (ranks[list + i] as number)) ranks[list + i] = rank;
      }
    if (!this.explains) return;
    for (let i = 0; i < count; i++) {
      const told = this.write(indices[(runs[run + INDICES] as number) + i] as number, this.symbols[slot] ?? null);
      this.told[told] = this.values[slot] as number;
      this.told[told + 2] = numbers[at + i] as number;
      if (toAddend === at) continue;
      this.told[told + 1] = numbers[toAddend + i] as number;
      this.told[told + 3] = numbers[toRank + i] as number;
    }
  }

  /** Weighs straight lines over one input, or over the distances from one place to several. */
  private weighLines({ runs, numbers, indices }: ColumnCode, run: number, scene: DecisionScene): void {
    const SLOT: typeof COLUMN_FIELD.slot = 1;
    const COUNT: typeof COLUMN_FIELD.count = 2;
    const LIST: typeof COLUMN_FIELD.list = 3;
    const AT: typeof COLUMN_FIELD.at = 4;
    const MORE: typeof COLUMN_FIELD.more = 5;
    const INDICES: typeof COLUMN_FIELD.indices = 8;
    const { multipliers, xs, ys, zs, placeValid, stamp, explains } = this;
    const slot = runs[run + SLOT] as number;
    const count = runs[run + COUNT] as number;
    const list = runs[run + LIST] as number;
    const at = runs[run + AT] as number;
    const here = runs[run + MORE] as number;
    const tolds = runs[run + INDICES] as number;
    const input = slot < 0 ? NaN : (this.values[slot] as number);
    const symbol = slot < 0 ? null : (this.symbols[slot] ?? null);
    const start = numbers[at] as number;
    const width = numbers[at + 1] as number;
    if (slot < 0 && (placeValid[here] as number) < stamp) this.place(here, scene);
    for (let i = 0, node = at + 2; i < count; i++, node += 3) {
      let value = input;
      if (slot < 0) {
        const there = indices[tolds + count + i] as number;
        if ((placeValid[there] as number) < stamp) this.place(there, scene);
        const dx = (xs[there] as number) - (xs[here] as number);
        const dy = (ys[there] as number) - (ys[here] as number);
        const dz = (zs[there] as number) - (zs[here] as number);
        // A distance is Infinity if one of its targets has no place; such a target has the coordinates NaN.
        value = Number.isNaN(dx) ? Infinity : Math.sqrt(dx * dx + dy * dy + dz * dz);
      }
      // The formula is the same as in `bend`.
      const x = (value - start) / width;
      const u = (x > 0 ? (x < 1 ? x : 1) : 0) - (numbers[node + 1] as number);
      const y = (numbers[node] as number) * u + (numbers[node + 2] as number);
      const held = y > 0 ? (y < 1 ? y : 1) : 0;
      multipliers[list + i] = (multipliers[list + i] as number) * held;
      if (!explains) continue;
      // Passing fractions to a function would allocate them in every decision, explained or not.
      const told = this.write(indices[tolds + i] as number, symbol);
      this.told[told] = value;
      this.told[told + 2] = held;
    }
  }

  /** Begins to record the values of a node. @returns where its values begin in `told` */
  private write(node: number, symbol: string | boolean | null): number {
    this.toldSymbols[node] = symbol;
    this.told[node * TOLD + 1] = 0;
    this.told[node * TOLD + 3] = -Infinity;
    return node * TOLD;
  }
}
