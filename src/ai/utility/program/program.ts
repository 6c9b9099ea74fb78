/**
 * A program evaluates considerations from flat arrays (_Modular AI_, 8.6). compile.ts fills the arrays once; evaluating
 * visits no configuration object and allocates nothing.
 *
 * A _node_ is a consideration: its input, a _slot_, and the constants of its weight function. Slots are shared: options
 * that read the same variable read it once. The addends, multipliers and ranks of nodes are accumulated in the _list_
 * they belong to, one for each option. Nodes stand in _runs_ of the same operation, in the order written, option by option.
 * If all options are weighed together and nothing is drawn, nodes that read the same input are evaluated for all options in
 * one loop instead (column-code.ts).
 *
 * The values of each node are recorded only if the decision is explained (four numbers and a symbol per node).
 * Otherwise, the evaluation of an option that is weighed alone may stop early: at a multiplier of 0 or, if only the
 * best option counts, when the option can no longer beat the best so far. It does not stop early if something later
 * draws a random number or changes anything. So explained and unexplained decisions are equal.
 */

import { bend, type Curve } from '../curves.ts';
import type { DecisionScene } from '../decision-scene.ts';
import { ColumnProgram } from './column-program.ts';
import { type Code, type CodeSet, FIELD, type NODE, OP, READ, type Span, TOLD } from './layout.ts';
import { register } from '../transcendentals.ts';
import { type DrawnSteps, type OwnSource, pickedStore, type Truths, type WeighedTable, Weighing } from '../weighing.ts';

const NO_TEXT = -1;

/** Evaluates lists of considerations. For list i, the results are in `addends[i]`, `multipliers[i]` and `ranks[i]`. */
export class Program extends ColumnProgram {
  private readonly cases: Int32Array;
  private readonly scratch = new Weighing();
  /**
   * Rank and weight of the best option so far. If the selection needs only the best option, the evaluation of an
   * option that cannot exceed them stops early. A weight of −1 = no option has been evaluated yet.
   */
  rankToBeat = -Infinity;
  weightToBeat = -1;
  /**
   * Index at which the values of the option or entity being weighed begin in the record of node values: its row times
   * the number of nodes. 0 if each row has its own list of considerations.
   */
  row = 0;
  /** For each node, the table on which the picker of its consideration has weighed entities; null if there is no picker. */
  readonly tables: (WeighedTable | null)[];

  constructor(code: Code) {
    super(code);
    const { read } = code;
    this.cases = new Int32Array(read.length);
    this.tables = Array.from({ length: code.count }, () => null);
  }

  /**
   * Starts a thought. From now on, all inputs read before count as out of date.
   * @param rows number of rows to explain; 0 = the thought is not explained
   */
  begin(rows: number): void {
    this.stamp++;
    this.row = 0;
    this.weightToBeat = -1;
    this.explains = rows > 0;
    if (rows > 0) this.makeRoom(rows * this.code.count);
  }

  private makeRoom(needed: number): void {
    if (this.told.length < needed * TOLD) this.told = new Float64Array(needed * TOLD);
    for (let i = this.toldSymbols.length; i < needed; i++) this.toldSymbols.push(null);
    for (let i = this.tables.length; i < needed; i++) this.tables.push(null);
  }

  /** Evaluates all options. Their results are in `addends`, `multipliers` and `ranks`. */
  evaluateAll(scene: DecisionScene): void {
    const { alone, columns } = this.code;
    const options = alone.length;
    this.clear(0, options);
    if (columns !== null && (!columns.measures || scene.context.distance === undefined))
      this.runColumns(columns, scene);
    else for (let i = 0; i < options; i++) this.runOption(i, scene);
  }

  evaluate(option: number, scene: DecisionScene): void {
    this.clear(option, option + 1);
    this.runOption(option, scene);
  }

  private runOption(option: number, scene: DecisionScene): void {
    const { alone, owners } = this.code;
    if (option < owners.length) scene.option = owners[option] as string;
    const { from, to } = alone[option] as Span;
    this.run(from, to, scene);
  }

  private clear(from: number, to: number): void {
    const { addends, multipliers, ranks } = this;
    const { base } = this.code;
    for (let list = from; list < to; list++) {
      addends[list] = base[list] as number;
      multipliers[list] = 1;
      ranks[list] = -Infinity;
    }
  }

  /** Carries out the runs (sequences of nodes with the same operation) from number `first` up to but not including `last`. */
  protected run(first: number, last: number, scene: DecisionScene): void {
    const { code, explains, values, valid, truths, textIds, addends, multipliers, ranks } = this;
    const { nodes, runs, constants } = code;
    // Local copies of the module's constants: JavaScript engines fold only local constants, and reading the originals
    // took a third of the evaluation time.
    const LIST: typeof FIELD.list = 1;
    const AT: typeof FIELD.at = 2;
    const COUNT: typeof FIELD.count = 3;
    const LIMITS: typeof FIELD.limits = 4;
    const NEXT: typeof NODE = 8;
    const TRUTH: typeof OP.truth = 1;
    const TEXT: typeof OP.text = 2;
    for (let run = first * 4; run < last * 4; run += 4) {
      const op = runs[run] as number;
      const from = runs[run + 1] as number;
      const to = runs[run + 2] as number;
      const flags = runs[run + 3] as number;
      const wide = (flags & 1) !== 0;
      let slot = -1;
      switch (op) {
        case 0: // OP.constant: the weight function gives the same values for every input
        case 1: // OP.truth: the weight function gives one of two results, for true and for false inputs
        case 2: // OP.text: the weight function looks up its values by the text of the input
          for (let node = from; node < to; node += NEXT) {
            const next = nodes[node] as number;
            if (next !== slot) {
              slot = next;
              if (valid[slot] !== this.stamp) this.input(slot, node, scene);
            }
            let v = nodes[node + AT] as number;
            if (op === TRUTH) {
              if (truths[slot] === 0) v += 3;
            } else if (op === TEXT) {
              const id = textIds[slot] as number;
              let i = nodes[node + LIMITS] as number;
              const end = i + (nodes[node + COUNT] as number);
              for (; i < end && code.textIds[i] !== id; i++) v += 3;
            }
            const list = nodes[node + LIST] as number;
            multipliers[list] = (multipliers[list] as number) * (constants[v + 1] as number);
            if (wide) {
              addends[list] = (addends[list] as number) + (constants[v] as number);
              if ((constants[v + 2] as number) > (ranks[list] as number)) ranks[list] = constants[v + 2] as number;
            }
            if (explains)
              this.writeDown(node, constants[v] as number, constants[v + 1] as number, constants[v + 2] as number);
          }
          break;
        case 3: // OP.steps: the weight function gives the values of the first step whose limit is above the input
          for (let node = from; node < to; node += NEXT) {
            const next = nodes[node] as number;
            if (next !== slot) {
              slot = next;
              if (valid[slot] !== this.stamp) this.input(slot, node, scene);
            }
            const value = values[slot] as number;
            let v = nodes[node + AT] as number;
            let i = nodes[node + LIMITS] as number;
            const end = i + (nodes[node + COUNT] as number);
            for (; i < end && !(value < (constants[i] as number)); i++) v += 3;
            const list = nodes[node + LIST] as number;
            multipliers[list] = (multipliers[list] as number) * (constants[v + 1] as number);
            if (wide) {
              addends[list] = (addends[list] as number) + (constants[v] as number);
              if ((constants[v + 2] as number) > (ranks[list] as number)) ranks[list] = constants[v + 2] as number;
            }
            if (explains)
              this.writeDown(node, constants[v] as number, constants[v + 1] as number, constants[v + 2] as number);
          }
          break;
        case 4: // OP.line: the weight function is a linear curve
          for (let node = from; node < to; node += NEXT) {
            const next = nodes[node] as number;
            if (next !== slot) {
              slot = next;
              if (valid[slot] !== this.stamp) this.input(slot, node, scene);
            }
            // Five constants describe the curve: slope, xShift, yShift, and the start and the width of the input
            // range. The formula is the same as in `bend`.
            const at = nodes[node + AT] as number;
            const x = ((values[slot] as number) - (constants[at + 3] as number)) / (constants[at + 4] as number);
            const slope = constants[at] as number;
            const u = (x > 0 ? (x < 1 ? x : 1) : 0) - (constants[at + 1] as number);
            const y = (slope === 0 ? 0 : slope * u) + (constants[at + 2] as number);
            const held = y > 0 ? (y < 1 ? y : 1) : 0;
            const list = nodes[node + LIST] as number;
            if (wide) addends[list] = (addends[list] as number) + held;
            else multipliers[list] = (multipliers[list] as number) * held;
            if (explains) {
              // Passing the result to a function would allocate it in every decision, explained or not.
              this.writeDown(node, 0, 1, -Infinity);
              this.told[(this.row + (nodes[node + FIELD.told] as number)) * TOLD + (wide ? 1 : 2)] = held;
            }
          }
          break;
        default:
          for (let node = from; node < to; node += NEXT) this.other(op, node, scene);
      }
      if (explains || (flags & 2) === 0) continue;
      if (multipliers[nodes[to - NEXT + LIST] as number] === 0) return;
      if (this.weightToBeat >= 0 && this.isBeaten(run / 4, nodes[to - NEXT + LIST] as number)) return;
    }
  }

  /**
   * Returns whether an option cannot exceed the rank and weight to beat, even if all its later nodes give their
   * highest values. If so, the function sets the option's multiplier to 0.
   */
  private isBeaten(run: number, list: number): boolean {
    const { addends, multipliers, ranks } = this;
    const { later } = this.code;
    const rank = Math.max(ranks[list] as number, later[run * 3 + 2] as number);
    if (rank > this.rankToBeat) return false;
    const addend = Math.max(0, (addends[list] as number) + (later[run * 3] as number));
    const most = addend * (multipliers[list] as number) * (later[run * 3 + 1] as number);
    if (rank === this.rankToBeat && !(most <= this.weightToBeat)) return false;
    multipliers[list] = 0;
    return true;
  }

  /** Carries out a single node of a rare operation. The frequent operations have loops of their own in `run`. */
  private other(op: number, node: number, scene: DecisionScene): void {
    const { code, values, scratch, addends, multipliers, ranks } = this;
    const { nodes, constants } = code;
    const slot = nodes[node] as number;
    if (slot >= 0 && this.valid[slot] !== this.stamp) this.input(slot, node, scene);
    const at = nodes[node + FIELD.at] as number;
    if (op === OP.cases) {
      const run = at + (this.cases[slot] as number);
      this.valid[slot] = this.stamp;
      this.run(run, run + 1, scene);
      this.valid[slot] = -1;
      return;
    }
    scratch.reset();
    if (slot >= 0) {
      scratch.value = values[slot] as number;
      scratch.symbol = this.symbols[slot] as string | boolean | null;
    }
    if (op === OP.unit) {
      scratch.addend = (constants[at] as number) * scratch.value;
      if (constants[at + 1] !== -Infinity) scratch.rank = (constants[at + 1] as number) * scratch.value;
    } else if (op === OP.curve) {
      register[0] = scratch.value;
      bend(code.own[at] as Curve);
      if (nodes[node + FIELD.count] === 0) scratch.multiplier = register[0];
      else scratch.addend = register[0];
    } else if (op === OP.set) this.set(code.sets[at] as CodeSet, scene);
    else this.call(op, at, scene);
    const list = nodes[node + FIELD.list] as number;
    addends[list] = (addends[list] as number) + scratch.addend;
    multipliers[list] = (multipliers[list] as number) * scratch.multiplier;
    if (scratch.rank > (ranks[list] as number)) ranks[list] = scratch.rank;
    if (!this.explains) return;
    if (op === OP.evaluate) {
      const told = this.row + (nodes[node + FIELD.told] as number);
      this.told[told * TOLD] = scratch.value;
      this.toldSymbols[told] = scratch.symbol;
    }
    this.writeDown(node, scratch.addend, scratch.multiplier, scratch.rank, op !== OP.evaluate);
  }

  /** Evaluates a set of considerations and leaves the resulting weight values in `scratch`. */
  private set({ runs, lists, combine, ranks }: CodeSet, scene: DecisionScene): void {
    const { scratch } = this;
    this.clear(lists.from, lists.to);
    this.run(runs.from, runs.to, scene);
    scratch.reset();
    let isTrue = combine !== 'or' || lists.from === lists.to;
    for (let list = lists.from; list < lists.to; list++) {
      const multiplier = this.multipliers[list] as number;
      const rank = this.ranks[list] as number;
      scratch.addend += this.addends[list] as number;
      if (combine === 'and') scratch.multiplier *= multiplier;
      else if (multiplier > 0) {
        isTrue = true;
        scratch.multiplier = combine === 'or' ? scratch.multiplier * multiplier : 0;
      }
      if (rank === -Infinity) continue;
      if (scratch.rank === -Infinity) scratch.rank = rank;
      else if (ranks === 'sum') scratch.rank += rank;
      else if (ranks === 'max' ? rank > scratch.rank : rank < scratch.rank) scratch.rank = rank;
    }
    if (!isTrue) scratch.multiplier = 0;
  }

  private writeDown(node: number, addend: number, multiplier: number, rank: number, withInput = true): void {
    const { told } = this;
    const { nodes } = this.code;
    const slot = nodes[node] as number;
    const at = this.row + (nodes[node + FIELD.told] as number);
    const place = at * TOLD;
    if (withInput) {
      told[place] = slot < 0 ? NaN : (this.values[slot] as number);
      this.toldSymbols[at] = slot < 0 ? null : (this.symbols[slot] as string | boolean | null);
    }
    told[place + 1] = addend;
    told[place + 2] = multiplier;
    told[place + 3] = rank;
  }

  /** Calls a component registered by the game, or a sequence with randomly drawn limits, and writes the values to `scratch`. */
  private call(op: number, at: number, scene: DecisionScene): void {
    const { scratch } = this;
    const own = this.code.own[at];
    if (op === OP.drawnSteps) return scratch.setWeights((own as DrawnSteps).valuesFor(scratch.value, scene));
    if (op === OP.own) (own as { weigh(weighing: Weighing, scene: DecisionScene): void }).weigh(scratch, scene);
    else (own as { evaluate(scene: DecisionScene, weighing: Weighing): void }).evaluate(scene, scratch);
    this.stamp++;
  }

  protected input(slot: number, node: number, scene: DecisionScene): void {
    const { code, values, symbols, truths } = this;
    const kind = code.read[slot] as number;
    if (kind === READ.distance) this.distance(slot, scene);
    else if (kind === READ.own) this.ask(slot, code.nodes[node + FIELD.told] as number, scene);
    else if (kind === READ.truths) {
      const { lists } = code.sets[code.one[slot] as number] as CodeSet;
      this.set(code.sets[code.one[slot] as number] as CodeSet, scene);
      let trueOnes = 0;
      for (let list = lists.from; list < lists.to; list++) if ((this.multipliers[list] as number) > 0) trueOnes++;
      const truth = (code.sources[slot] as Truths).holds(trueOnes, lists.to - lists.from);
      symbols[slot] = truth;
      values[slot] = truths[slot] = truth ? 1 : 0;
    } else {
      const store = code.stores[slot];
      const value = read(store === pickedStore ? scene.picked : store?.(scene), code.variables[slot] as string);
      if (kind === READ.boolean) {
        const truth = Boolean(value);
        symbols[slot] = truth;
        values[slot] = truths[slot] = truth ? 1 : 0;
      } else if (kind === READ.number) {
        if (typeof value === 'number') values[slot] = value;
        else values[slot] = typeof value === 'boolean' ? Number(value) : (code.otherwise[slot] as number);
        truths[slot] = values[slot] !== 0 && !Number.isNaN(values[slot]) ? 1 : 0;
      } else {
        const text = typeof value === 'string' ? value : typeof value === 'object' ? '' : String(value ?? '');
        symbols[slot] = text;
        truths[slot] = text === '' ? 0 : 1;
      }
    }
    if (code.textual[slot] === 1) {
      const symbol = symbols[slot];
      this.textIds[slot] =
        code.texts.get(typeof symbol === 'string' ? symbol : String(symbol ?? values[slot])) ?? NO_TEXT;
    }
    if (code.lasts[slot] === 1) this.valid[slot] = this.stamp;
  }

  /** Determines the input of a slot by calling the function that is its source. */
  private ask(slot: number, node: number, scene: DecisionScene): void {
    const { scratch, tables } = this;
    const source = this.code.sources[slot] as OwnSource;
    const at = this.explains ? this.row + node : node;
    scratch.reset();
    scratch.table = tables[at] as WeighedTable | null;
    const way = source.read(scene, scratch);
    tables[at] = scratch.table;
    scratch.table = null;
    const { value, symbol } = scratch;
    this.cases[slot] = typeof way === 'number' ? way : 0;
    this.values[slot] = value;
    this.symbols[slot] = symbol;
    const isTrue = symbol === null ? value !== 0 && !Number.isNaN(value) : symbol !== false && symbol !== '';
    this.truths[slot] = isTrue ? 1 : 0;
    if (source.pure !== true) this.stamp++;
  }
}

/** The value of a variable; undefined if the store or the variable is missing, or the value is a method. */
export function read(store: object | null | undefined, variable: string): unknown {
  const value = (store as Record<string, unknown> | null | undefined)?.[variable];
  return typeof value === 'function' ? undefined : value;
}
