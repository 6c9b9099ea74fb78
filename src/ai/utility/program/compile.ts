/**
 * Compiles considerations into the arrays of a {@link Program}: every consideration becomes a node, with a number
 * under which an explained decision stores its values. Nodes with the same operation are joined in runs, which the
 * program carries out in one loop.
 */

import { ColumnCompiler } from './column-code.ts';
import { type Code, type CodeSet, FIELD, NODE, OP, READ, type Span, SKIPS, WIDE } from './layout.ts';
import { Program } from './program.ts';
import type { ConsiderationScore } from '../scores.ts';
import { SlotPool } from './slot-pool.ts';
import { type Weight, WeightPool } from './weight-pool.ts';
import {
  type Choice,
  type CombinedSet,
  type Consideration,
  type Entry,
  NO_EFFECT,
  type OwnSource,
  type WeightFunction,
  type WeightValues,
} from '../weighing.ts';

interface Node {
  readonly slot: number;
  /** The compiled weight functions of the node. If there are several, the node's input determines which of them applies. */
  readonly weights: readonly Weight[];
  readonly pure: boolean;
  readonly told: number;
  list: number;
}

/** A compiled program, with the considerations that its nodes were made from, so that explanations can name these considerations. */
export interface Compiled {
  readonly program: Program;
  /** For each choice, its considerations with the numbers of their nodes. */
  readonly options: readonly (readonly Part[])[];
}

/** The fields of a consideration that reads a variable. */
interface Reading {
  readonly source?: { readonly variable?: string };
}

/** A consideration, the number of the node that it was compiled to, and its parts if it is a set. */
export interface Part {
  readonly entry: Entry;
  readonly told: number;
  readonly parts: readonly Part[] | null;
  /** The variable that the consideration reads, if it reads one. */
  readonly variable: string | undefined;
  /** Explained scores by input value, kept for reuse; null if the input is a number, or if the values depend on more than the input. */
  readonly known: Map<string | boolean | null, ConsiderationScore> | null;
}

/**
 * Compiles the considerations of choices.
 * @param forEntities whether a picker weighs entities with them: then there is only one choice, and the option being
 * weighed is that of the reasoner around the picker
 */
export function compile(choices: readonly Choice[], forEntities: boolean): Compiled {
  const compiler = new Compiler(choices.length);
  const read = choices.map(({ set }, list) => compiler.entries(set.entries, () => list));
  const options = read.map(({ parts }) => parts);
  return {
    program: new Program(
      compiler.code(
        choices,
        read.map(({ nodes }) => nodes),
        forEntities,
      ),
    ),
    options,
  };
}

class Compiler {
  private readonly weights = new WeightPool();
  private readonly inputs = new SlotPool();
  private readonly sets: CodeSet[] = [];
  private readonly rows: number[] = [];
  private readonly runs: number[] = [];
  private readonly later: number[] = [];
  private count = 0;
  private readsOption = false;

  /**
   * Begins a program without nodes.
   * @param lists how many lists there are at the start: one per option, to add up the values of the option's
   * considerations. Compiling sets adds lists for their parts
   */
  constructor(private lists: number) {}

  /**
   * Compiles considerations to nodes.
   * @param listOf returns the number of the list to which the consideration with index i adds its values
   */
  entries(entries: readonly Entry[], listOf: (i: number) => number): { nodes: Node[]; parts: Part[] } {
    const parts: Part[] = [];
    const nodes = entries.map((entry, i) => {
      const told = this.count++;
      const inside: { parts: readonly Part[] | null } = { parts: null };
      const node = this.node(entry.consideration, told, listOf(i), inside);
      parts.push({
        entry,
        told,
        parts: inside.parts,
        variable: (entry.consideration as Reading).source?.variable,
        known: inside.parts === null && this.isTable(node) ? new Map() : null,
      });
      return node;
    });
    return { nodes, parts };
  }

  private node(one: Consideration, told: number, list: number, inside: { parts: readonly Part[] | null }): Node {
    if ('values' in one) return this.plain(told, list, -1, [{ by: 'constant', values: one.values }]);
    if ('set' in one) {
      const { set, pure, parts } = this.addSet(one.set);
      inside.parts = parts;
      return { slot: -1, weights: [{ op: OP.set, at: set, pure }], pure, told, list };
    }
    if ('truths' in one) {
      const { set, pure, parts } = this.addSet({ ...one.truths, combine: 'not', ranks: 'max' });
      inside.parts = parts;
      return this.plain(told, list, this.inputs.add({ read: READ.truths, lasts: false, one: set, source: one.truths, pure }), [one.weight]); // prettier-ignore
    }
    if ('source' in one) {
      const { weight } = one;
      if (one.source.from === undefined) this.readsOption = true;
      return this.plain(told, list, this.inputs.ofSource(one.source), 'length' in weight ? weight : [weight]);
    }
    this.readsOption = true;
    if ('read' in one) {
      const source: OwnSource = { read: (scene, input) => one.read(scene, input) };
      const slot = this.inputs.add({ read: READ.own, lasts: false, source, pure: false });
      return this.plain(told, list, slot, [one.weight ?? NOTHING]);
    }
    const weight = { op: OP.evaluate, at: this.weights.addOwn(one), pure: false };
    return { slot: -1, weights: [weight], pure: false, told, list };
  }

  /** Whether a node's score depends only on its input, and the input is a text or a boolean, which has few possible values. */
  private isTable({ slot, weights }: Node): boolean {
    const read = slot < 0 ? READ.boolean : this.inputs.at(slot).read;
    const isWritten = read === READ.boolean || read === READ.text;
    return (
      isWritten && weights.length === 1 && [OP.constant, OP.truth, OP.text].includes((weights[0] as Weight).op as 0)
    );
  }

  /** Compiles a set. Its parts share one list if they are combined like the considerations of an option; otherwise each part has its own list. */
  private addSet({ entries, combine, ranks }: Pick<CombinedSet, 'entries' | 'combine' | 'ranks'>) {
    const from = this.lists;
    const apart = combine !== 'and' || ranks !== 'max';
    this.lists += apart ? entries.length : 1;
    const to = this.lists;
    const { nodes, parts } = this.entries(entries, (i) => (apart ? from + i : from));
    const set = this.sets.push({ runs: this.addRuns(nodes, false), lists: { from, to }, combine, ranks }) - 1;
    return { set, parts, pure: nodes.every(({ pure }) => pure) };
  }

  private plain(told: number, list: number, slot: number, functions: readonly WeightFunction[]): Node {
    const weights = functions.map((one) => this.weights.add(one));
    for (const { op } of weights) {
      if (op === OP.text) this.inputs.at(slot).textual = true;
      if (op === OP.own) this.readsOption = true;
    }
    const pure = weights.every((weight) => weight.pure) && (slot < 0 || this.inputs.at(slot).pure);
    return { slot, weights, pure, told, list };
  }

  /**
   * Groups successive nodes of the same operation into runs. @param skips whether the evaluation of an option may stop
   * as soon as its multiplier is 0
   */
  private addRuns(nodes: readonly Node[], skips: boolean): Span {
    const cases = nodes.map((node) => (node.weights.length > 1 ? this.addCases(node) : -1));
    const from = this.runs.length / 4;
    for (let i = 0; i < nodes.length;) {
      const first = nodes[i] as Node;
      const kind = kindOf(first);
      const several = opOf(first) === OP.cases;
      let end = i + 1;
      // If evaluation may stop early, it must be able to stop after each node. Each node is then a run of its own.
      const most = skips || several ? end : nodes.length;
      while (end < most && kindOf(nodes[end] as Node) === kind) end++;
      const run = nodes.slice(i, end);
      const rows = run.map((node) => {
        if (!several) return this.row(node, node.weights[0] as Weight);
        return this.row(node, { op: OP.cases, at: cases[i] as number, pure: node.pure });
      });
      const rest = nodes.slice(end);
      const last = skips && rest.every(({ pure }) => pure);
      this.addRun(opOf(first), (isWide(first) ? WIDE : 0) | (last ? SKIPS : 0), rows, rest);
      i = end;
    }
    return { from, to: this.runs.length / 4 };
  }

  /** Adds one run (a sequence of nodes with the same operation) for each weight function of a node. @returns the number of the first run */
  private addCases(node: Node): number {
    const from = this.runs.length / 4;
    // The evaluation reads the node's input before it carries out one of these runs.
    for (const weight of node.weights)
      this.addRun(weight.op, weight.wide === true ? WIDE : 0, [this.row(node, weight)]);
    return from;
  }

  private addRun(op: number, flags: number, rows: readonly number[][], rest: readonly Node[] = []): void {
    const from = this.rows.length;
    this.later.push(...mostOf(rest));
    for (const row of rows) this.rows.push(...row);
    this.runs.push(op, from, this.rows.length, flags);
  }

  private row({ slot, list, told }: Node, { at, count = 0, limits = 0 }: Weight): number[] {
    const fields = new Array<number>(NODE).fill(0);
    fields[FIELD.slot] = slot;
    fields[FIELD.list] = list;
    fields[FIELD.at] = at;
    fields[FIELD.count] = count;
    fields[FIELD.limits] = limits;
    fields[FIELD.told] = told;
    return fields;
  }

  code(choices: readonly Choice[], options: readonly (readonly Node[])[], forEntities: boolean): Code {
    const { slots, targets } = this.inputs;
    const { constants, textIds, texts, own } = this.weights;
    const owners = this.readsOption && !forEntities ? choices.map(({ owner }) => owner) : [];
    const alone = options.map((nodes) => this.addRuns(nodes, true));
    const inOrder = forEntities || this.readsOption || options.some((nodes) => !nodes.every(({ pure }) => pure));
    const columns = inOrder
      ? null
      : new ColumnCompiler<Node>(this.inputs, this.weights, (nodes) => this.addRuns(nodes, false)).compile(options);
    const base = choices.map(({ set }) => set.base);
    return {
      lists: this.lists,
      count: this.count,
      base: Float64Array.from({ length: this.lists }, (_, list) => base[list] ?? 0),
      owners,
      nodes: Int32Array.from(this.rows),
      runs: Int32Array.from(this.runs),
      later: Float64Array.from(this.later),
      columns,
      alone,
      sets: this.sets,
      constants: Float64Array.from(constants),
      textIds: Int32Array.from(textIds),
      texts,
      own,
      read: Uint8Array.from(slots, ({ read }) => read),
      lasts: Uint8Array.from(slots, ({ lasts }) => (lasts ? 1 : 0)),
      textual: Uint8Array.from(slots, ({ textual }) => (textual ? 1 : 0)),
      stores: slots.map(({ store }) => store),
      variables: slots.map(({ variable = '' }) => variable),
      otherwise: Float64Array.from(slots, ({ otherwise = 0 }) => otherwise),
      one: Int32Array.from(slots, ({ one = -1 }) => one),
      other: Int32Array.from(slots, ({ other = -1 }) => other),
      sources: slots.map(({ source }) => source),
      targets,
    };
  }
}

/** Returns the highest addend, multiplier and rank that an option can get from several nodes together; Infinity where this is unknown. */
function mostOf(nodes: readonly Node[]): [number, number, number] {
  const all = nodes.map(({ weights }) => (weights.length === 1 ? (weights[0] as Weight).most : undefined));
  if (all.includes(undefined)) return [Infinity, Infinity, Infinity];
  const known = all as readonly WeightValues[];
  const addend = known.reduce((sum, one) => sum + Math.max(0, one.addend), 0);
  const multiplier = known.reduce((product, one) => product * Math.max(1, one.multiplier), 1);
  return [addend, multiplier, Math.max(-Infinity, ...known.map(({ rank }) => rank))];
}

const opOf = ({ weights }: Node): number => (weights.length > 1 ? OP.cases : (weights[0] as Weight).op);
const isWide = ({ weights }: Node): boolean => weights.some(({ wide }) => wide === true);
/** Returns a number for the kind of a node. Successive nodes of the same kind can be joined in one run. */
const kindOf = (node: Node): number => 2 * opOf(node) + (isWide(node) ? 1 : 0);
/** The weight function for a consideration that the game has registered without a weight function of its own. */
const NOTHING: WeightFunction = { by: 'constant', values: NO_EFFECT };
