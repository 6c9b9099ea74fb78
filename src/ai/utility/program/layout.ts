/**
 * The arrays of a compiled configuration, which compile.ts fills and program.ts evaluates. Each node is one compiled
 * consideration. A slot contains an input that nodes read. A run is a sequence of nodes with the same operation. A list
 * adds up the values of one option, or of one part of a set.
 */

import type { Target } from '../decision-scene.ts';
import type { Combine, OwnSource, Ranks, StoreOf, Truths } from '../weighing.ts';

/** The operations of a compiled configuration, by name. Each run, a sequence of nodes evaluated in one loop, has one of these numbers. */
export const OP = {
  constant: 0, truth: 1, text: 2, steps: 3, line: 4, curve: 5, unit: 6, drawnSteps: 7, own: 8, set: 9, evaluate: 10,
  cases: 11,
} as const; // prettier-ignore

/** The operations of column runs, by name. A column run evaluates nodes of several options that read the same input. */
export const COLUMN = { runs: 0, truth: 1, text: 2, steps: 3, line: 4, distances: 5 } as const;
/** The fields of a column run in {@link ColumnCode.runs}; a run begins at its index × {@link COLUMN_RUN}. */
export const COLUMN_FIELD = {
  op: 0,
  /** Index of the slot from which all nodes take their input; −1 = each has its own. */
  slot: 1,
  /** Number of nodes. Their lists are `list`, `list` + 1, and so on. */
  count: 2,
  list: 3,
  /** Where the run's numbers begin in `numbers`. For {@link COLUMN}.runs: its first run. */
  at: 4,
  /**
   * Where the limits of steps begin in `numbers`, or the rows of texts in `rowOfText`; for distances the target from
   * which they are measured. For {@link COLUMN}.runs: the run after its last.
   */
  more: 5,
  /** Number of the limits of steps. */
  limits: 6,
  /** Number of a table's rows if it also has addends and ranks, else 0. */
  wideRows: 7,
  /** Where in `indices` stand the nodes' places in {@link Program.told} and, behind them, the targets of distances. */
  indices: 8,
} as const;
/** How many numbers are stored for each column run. */
export const COLUMN_RUN = 9;

/** The kinds of input that a slot (the place of one input value) can hold. */
export const READ = { boolean: 0, number: 1, text: 2, distance: 3, truths: 4, own: 5 } as const;

/** Number of values that are recorded per node for an explanation, in {@link Program.told}: input, addend, multiplier, rank. */
export const TOLD = 4;

/** The fields of a node in {@link Code.nodes}; a node begins at its index × {@link NODE}. */
export const FIELD = {
  /** Index of the slot from which the node takes its input; −1 = none. */
  slot: 0,
  /** Index of the list (the running totals of an option) to which the node adds its values. */
  list: 1,
  /**
   * Index of the node's constants. For a component registered by the game it is an index in `own`, and for a set an
   * index in `sets`. For a node with several weight functions it is the number of their first run.
   */
  at: 2,
  count: 3,
  /** Index of the node's limits in `constants` or, for a weight function that reads texts, of its texts in `textIds`. */
  limits: 4,
  /** Index at which the node's values are recorded for an explanation, in {@link Program.told}. */
  told: 5,
} as const;
/** How many numbers are stored for each node. */
export const NODE = 8;
/** Flag of a run, which is a sequence of nodes with the same operation: some of its nodes give addends or ranks, not only multipliers. */
export const WIDE = 1;
/**
 * Flag of a run, which is a sequence of nodes with the same operation. After such a run the evaluation of an option may
 * stop, because no later node of the option draws a random number or changes anything.
 */
export const SKIPS = 2;

/** A set of considerations that are combined into the values of one node. */
export interface CodeSet {
  readonly runs: Span;
  /**
   * The lists that collect the values of the set's parts: one list for all parts if they are combined like the
   * considerations of an option, else one list for each part.
   */
  readonly lists: Span;
  readonly combine: Combine;
  readonly ranks: Ranks;
}

/** A range of indices: `from` belongs to it, `to` does not. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The compiled form of a reasoner's options: flat arrays that refer to each other by index. */
export interface Code {
  /** Number of lists. A list adds up the values of an option or of a set's parts; the lists of the options come first. */
  readonly lists: number;
  readonly count: number;
  readonly base: Float64Array;
  /** For each option, the value that `scene.option` must have while the option is evaluated; empty if no component reads `scene.option`. */
  readonly owners: readonly string[];
  readonly nodes: Int32Array;
  /** Four numbers for each run of nodes: its operation, the start and the end of its nodes in `nodes`, and its flags. */
  readonly runs: Int32Array;
  /** For each run of nodes: the highest addend, multiplier and rank that later nodes of the same list can give. */
  readonly later: Float64Array;
  /** Evaluates all options together; null if the options must be evaluated one after the other. */
  readonly columns: ColumnCode | null;
  readonly alone: readonly Span[];
  readonly sets: readonly CodeSet[];
  readonly constants: Float64Array;
  readonly textIds: Int32Array;
  readonly texts: ReadonlyMap<string, number>;
  readonly own: readonly object[];
  readonly read: Uint8Array;
  /** For each slot, 1 if its input is the same for all options or entities that are weighed in a choice, else 0. */
  readonly lasts: Uint8Array;
  /** For each slot, 1 if a weight function looks up the slot's input as a text, else 0. */
  readonly textual: Uint8Array;
  readonly stores: readonly (StoreOf | undefined)[];
  readonly variables: readonly string[];
  readonly otherwise: Float64Array;
  /** For a slot that reads a distance, the index of its first place; for a slot that reads combined truth values, the index of their set. */
  readonly one: Int32Array;
  readonly other: Int32Array;
  readonly sources: readonly (OwnSource | Truths | undefined)[];
  readonly targets: readonly Target[];
}

/** The compiled form of options whose considerations are evaluated column by column: flat arrays. */
export interface ColumnCode {
  readonly runs: Int32Array;
  readonly indices: Int32Array;
  readonly numbers: Float64Array;
  /** For runs that look up texts: the row of a table by the number of the text. */
  readonly rowOfText: Int32Array;
  /** Whether it measures distances itself, as straight lines. This is right only if the game does not measure them. */
  readonly measures: boolean;
}
