/**
 * Compiles the considerations of all options column by column: the first consideration of every option, then the second
 * of every option, and so on. Nodes of a column that read the same input and differ only in their numbers become one
 * column run. Such a run looks at its input once; then one short loop serves all options (column-program.ts).
 *
 * If the input has few kinds of results – a boolean, a text, the steps of a sequence –, the run is a table: a row for
 * each result, a number for each option. So 20 options that double their weight when it rains share one look at the
 * weather, and 20 multiplications by numbers that lie side by side.
 *
 * The values of an option are still combined in the order written, so results are equal to the last bit.
 */

import { COLUMN, type ColumnCode, OP, READ, type Span } from './layout.ts';
import type { SlotPool } from './slot-pool.ts';
import type { Weight, WeightPool } from './weight-pool.ts';

/** A compiled consideration of an option. */
export interface ColumnNode {
  readonly slot: number;
  readonly weights: readonly Weight[];
  readonly list: number;
  readonly told: number;
}

/** A table with more numbers than this would take more memory than the time it saves is worth. */
const MOST_NUMBERS = 4096;
/** Fewer nodes than this are evaluated one by one. */
const FEWEST = 3;

/** A table: for each row, where the values of each node begin in the constants. */
interface Table {
  readonly op: number;
  readonly rows: readonly (readonly number[])[];
  readonly more: number;
  readonly limits: number;
}

/** Compiles the nodes of all options into column runs. */
export class ColumnCompiler<N extends ColumnNode> {
  private readonly runs: number[] = [];
  private readonly indices: number[] = [];
  private readonly numbers: number[] = [];
  private readonly rowOfText: number[] = [];
  private measures = false;

  /** @param addRuns compiles nodes that cannot be joined, and returns the numbers of their runs */
  constructor(
    private readonly inputs: SlotPool,
    private readonly weights: WeightPool,
    private readonly addRuns: (nodes: readonly N[]) => Span,
  ) {}

  /** Compiles the nodes of all options. */
  compile(options: readonly (readonly N[])[]): ColumnCode {
    const most = Math.max(0, ...options.map(({ length }) => length));
    for (let i = 0; i < most; i++) {
      const alone: N[] = [];
      for (const nodes of this.alike(options.flatMap((option) => option[i] ?? [])))
        if (nodes.length < FEWEST || !this.join(nodes)) alone.push(...nodes);
      if (alone.length === 0) continue;
      const { from, to } = this.addRuns(alone);
      this.add(COLUMN.runs, -1, [], from, to);
    }
    return {
      runs: Int32Array.from(this.runs),
      indices: Int32Array.from(this.indices),
      numbers: Float64Array.from(this.numbers),
      rowOfText: Int32Array.from(this.rowOfText),
      measures: this.measures,
    };
  }

  /** Groups the nodes of a column by what they read and how. The options of a group stand next to each other. */
  private alike(column: readonly N[]): N[][] {
    const groups: N[][] = [];
    const last = new Map<string, N[]>();
    for (const node of column) {
      const key = this.keyOf(node);
      let group = key === null ? undefined : last.get(key);
      if (group === undefined || group.at(-1)?.list !== node.list - 1) {
        groups.push((group = []));
        if (key !== null) last.set(key, group);
      }
      group.push(node);
    }
    return groups;
  }

  /** Nodes with the same key can be joined; null = a node that cannot be. */
  private keyOf({ slot, weights: [first, ...others] }: N): string | null {
    if (first === undefined || others.length > 0 || slot < 0) return null;
    const { op, at } = first;
    if (op === OP.truth || op === OP.text || op === OP.steps) return `${op} ${slot}`;
    if (op !== OP.line || first.wide === true) return null;
    const { constants } = this.weights;
    const range = `${constants[at + 3]} ${constants[at + 4]}`;
    return this.isMeasured(slot) ? `from ${this.inputs.at(slot).one} ${range}` : `line ${slot} ${range}`;
  }

  private isMeasured(slot: number): boolean {
    const { read, lasts } = this.inputs.at(slot);
    return read === READ.distance && lasts;
  }

  /** Joins nodes to one column run. @returns false if they must be evaluated one by one */
  private join(nodes: readonly N[]): boolean {
    const [{ slot, weights }] = nodes as [N];
    const { op } = weights[0] as Weight;
    if (op !== OP.line) return this.addTable(nodes, slot, this.tableOf(nodes, op));
    const { constants } = this.weights;
    const first = (weights[0] as Weight).at;
    const at = this.numbers.push(...constants.slice(first + 3, first + 5)) - 2;
    for (const node of nodes) {
      const line = (node.weights[0] as Weight).at;
      this.numbers.push(...constants.slice(line, line + 3));
    }
    if (!this.isMeasured(slot)) return this.add(COLUMN.line, slot, nodes, at);
    this.measures = true;
    this.add(COLUMN.distances, -1, nodes, at, this.inputs.at(slot).one);
    this.indices.push(...nodes.map((node) => this.inputs.at(node.slot).other as number));
    return true;
  }

  private tableOf(nodes: readonly N[], op: number): Table {
    const all = nodes.map((node) => node.weights[0] as Weight);
    if (op === OP.truth) {
      return { op: COLUMN.truth, rows: [all.map(({ at }) => at + 3), all.map(({ at }) => at)], more: 0, limits: 0 };
    }
    const { constants, textIds, texts } = this.weights;
    /** For each node, where the values begin that follow the first key for which a condition holds. */
    const rowFor = (keys: readonly number[], holds: (key: number) => boolean): number[] =>
      all.map(({ at, limits = 0, count = 0 }) => {
        const found = keys.slice(limits, limits + count).findIndex(holds);
        return at + 3 * (found < 0 ? count : found);
      });
    const keysIn = (keys: readonly number[]): number[] => [
      ...new Set(all.flatMap(({ limits = 0, count = 0 }) => keys.slice(limits, limits + count))),
    ];
    if (op === OP.text) {
      const ids = keysIn(textIds);
      // An unknown text has the number −1, so there is one entry more than there are texts.
      const more = this.rowOfText.length + 1;
      this.rowOfText.push(ids.length, ...Array.from(texts.keys(), () => ids.length));
      ids.forEach((id, row) => (this.rowOfText[more + id] = row));
      return { op: COLUMN.text, rows: [...ids, -1].map((id) => rowFor(textIds, (one) => one === id)), more, limits: 0 };
    }
    // The inputs of a row are below its limit and not below any smaller one; those of the last row are below none.
    const limits = keysIn(constants).sort((a, b) => a - b);
    const rows = [...limits, NaN].map((limit) => rowFor(constants, (one) => one >= limit));
    const more = this.numbers.push(...limits) - limits.length;
    return { op: COLUMN.steps, rows, more, limits: limits.length };
  }

  private addTable(nodes: readonly N[], slot: number, { op, rows, more, limits }: Table): boolean {
    const wide = nodes.some(({ weights }) => weights[0]?.wide === true);
    if (rows.length * nodes.length * (wide ? 3 : 1) > MOST_NUMBERS) return false;
    const { constants } = this.weights;
    const at = this.numbers.length;
    // Values stand in the constants as addend, multiplier and rank.
    for (const field of wide ? [1, 0, 2] : [1])
      for (const row of rows) this.numbers.push(...row.map((place) => constants[place + field] as number));
    return this.add(op, slot, nodes, at, more, limits, wide ? rows.length : 0);
  }

  private add(op: number, slot: number, nodes: readonly N[], at: number, more = 0, limits = 0, wideRows = 0): true {
    const list = nodes[0]?.list ?? 0;
    this.runs.push(op, slot, nodes.length, list, at, more, limits, wideRows, this.indices.length);
    this.indices.push(...nodes.map(({ told }) => told));
    return true;
  }
}
