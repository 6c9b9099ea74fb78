/**
 * Columns: runs of nodes that only multiply, laid out so that a loop over them makes no call and reads no other array
 * than it needs. Programs use them where all options are weighed together and nothing is explained; the results are
 * those of {@link Program.run}, in the same order and to the last bit.
 */

import { type Code, FIELD, NODE, OP, WIDE } from './layout.ts';

/** A run as arrays with one entry for each node. What `one` to `five` hold depends on the operation. */
export class Column {
  /** The slots that must be read before the column is evaluated, each with a node that takes its input from it. */
  readonly reads: readonly { readonly slot: number; readonly node: number }[];
  readonly slots: Int32Array;
  readonly lists: Int32Array;
  /** For a text, the number of the text that the node looks for. */
  readonly ids: Int32Array;
  readonly one: Float64Array;
  readonly two: Float64Array;
  readonly three: Float64Array;
  readonly four: Float64Array;
  readonly five: Float64Array;

  constructor(
    readonly op: number,
    code: Code,
    nodes: readonly number[],
  ) {
    const field = (node: number, which: number): number => code.nodes[node + which] as number;
    const constant = (which: number): Float64Array =>
      Float64Array.from(nodes, (node) => code.constants[field(node, FIELD.at) + which] ?? 0);
    this.slots = Int32Array.from(nodes, (node) => field(node, FIELD.slot));
    this.lists = Int32Array.from(nodes, (node) => field(node, FIELD.list));
    this.ids = Int32Array.from(nodes, (node) =>
      op === OP.text ? (code.textIds[field(node, FIELD.limits)] as number) : 0,
    );
    const first = new Map<number, number>();
    for (const node of nodes)
      if (field(node, FIELD.slot) >= 0 && !first.has(field(node, FIELD.slot))) first.set(field(node, FIELD.slot), node);
    this.reads = [...first].map(([slot, node]) => ({ slot, node }));
    // Of weight values (addend, multiplier, rank) a column needs the multiplier; of a line all five constants.
    const [a, b] = op === OP.line ? [0, 1] : [1, 4];
    this.one = constant(a);
    this.two = constant(b);
    this.three = constant(2);
    this.four = constant(3);
    this.five = constant(4);
  }
}

const COLUMNS: readonly number[] = [OP.constant, OP.truth, OP.text, OP.line];

/** For each run that evaluates all options together, its column; null for a run that must be carried out node by node. */
export function columnsOf(code: Code): (Column | null)[] {
  const { together, runs } = code;
  if (together === null) return [];
  const columns: (Column | null)[] = [];
  for (let run = together.from; run < together.to; run++) {
    const [op, from, to, flags] = runs.subarray(run * 4, run * 4 + 4) as unknown as [number, number, number, number];
    const nodes: number[] = [];
    for (let node = from; node < to; node += NODE) nodes.push(node);
    // A column of texts compares each node with one text.
    const isSimple = op !== OP.text || nodes.every((node) => code.nodes[node + FIELD.count] === 1);
    columns.push((flags & WIDE) === 0 && COLUMNS.includes(op) && isSimple ? new Column(op, code, nodes) : null);
  }
  return columns;
}
