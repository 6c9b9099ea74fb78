/**
 * The vocabulary of weighing options (_Modular AI_, 8.6). A {@link Consideration} has an input, which a
 * {@link WeightFunction} converts to three values: addend, multiplier and rank. By default an option's weight is
 * (Σ addends) × (Π multipliers) and its rank is the highest one given, so a single multiplier of 0 forbids the option.
 * A ConsiderationSet can combine differently:
 *
 *     combine: or     multipliers ≤ 0 are ignored unless all are ≤ 0: one positive multiplier is enough
 *     combine: not    each multiplier is inverted: ≤ 0 → 1, > 0 → 0
 *     ranks: min, sum
 *
 * Considerations without a rank are left out of min and sum, because their −∞ would decide both. If all multipliers of
 * an `or` are ≤ 0 the result is 0 instead of their product, because −1 × −1 would be 1.
 *
 * The built-in considerations and weight functions only describe themselves; compile.ts turns the descriptions into
 * the arrays of a {@link Program} (program.ts), which evaluates them. Components of the game's own are called as
 * functions.
 */

import type { Curve } from './curves.ts';
import type { DecisionScene, Target } from './decision-scene.ts';

/** The three weight values that a consideration contributes. */
export interface WeightValues {
  readonly addend: number;
  readonly multiplier: number;
  /** The rank given to the option; −Infinity = none. */
  readonly rank: number;
}

/** Weight values that do not affect an option. */
export const NO_EFFECT: WeightValues = { addend: 0, multiplier: 1, rank: -Infinity };
/** Weight values that forbid the option. */
export const VETO: WeightValues = { addend: 0, multiplier: 0, rank: -Infinity };

/**
 * A component that is notified when its option is selected, deselected or chosen. An option is chosen in every thought
 * that picks it, but selected only when it was not selected before.
 */
export interface Listener {
  selected?(scene: DecisionScene): void;
  deselected?(scene: DecisionScene): void;
  chosen?(scene: DecisionScene): void;
}

/**
 * The input and the weight values of a consideration that is being evaluated. Components registered by the game read
 * and write them here. The initial values do not affect the option.
 */
export class Weighing {
  /** The consideration's input as a number; a boolean is 1 or 0. NaN = no input. */
  value = NaN;
  /** The consideration's input if it is not a number. */
  symbol: string | boolean | null = null;
  addend = 0;
  multiplier = 1;
  rank = -Infinity;
  /** The score table on which the consideration's picker has weighed entities; null if there is none. */
  table: WeighedTable | null = null;

  /** Resets the input and the weight values to their initial values, which do not affect the option. */
  reset(): void {
    this.value = NaN;
    this.symbol = null;
    this.addend = 0;
    this.multiplier = 1;
    this.rank = -Infinity;
  }

  setBoolean(truth: boolean): void {
    this.symbol = truth;
    this.value = truth ? 1 : 0;
  }

  setWeights(values: WeightValues): void {
    this.addend = values.addend;
    this.multiplier = values.multiplier;
    this.rank = values.rank;
  }
}

// ── weight functions ────────────────────────────────────────────────────────────────────────────────────────────────

/** A step of a sequence. Its values apply to inputs below its limit. */
export interface Step {
  readonly below: number;
  readonly values: WeightValues;
}

/** A sequence of steps with random limits. The limits are drawn again each time the option is selected. */
export interface DrawnSteps {
  /** Returns the values for an input; a missing input gets the values after the last limit. */
  valuesFor(input: number, scene: DecisionScene): WeightValues;
}

/** How a weight function converts an input. */
export type WeightPlan =
  | { readonly by: 'constant'; readonly values: WeightValues }
  | { readonly by: 'truth'; readonly whenTrue: WeightValues; readonly whenFalse: WeightValues }
  | { readonly by: 'text'; readonly entries: ReadonlyMap<string, WeightValues>; readonly otherwise: WeightValues }
  | { readonly by: 'steps'; readonly steps: readonly Step[]; readonly last: WeightValues }
  | { readonly by: 'drawnSteps'; readonly steps: DrawnSteps }
  | { readonly by: 'curve'; readonly curve: Curve; readonly gives: 'addend' | 'multiplier' }
  | { readonly by: 'unit'; readonly addend: number; readonly rank: number }
  /** A weight function registered by the game, called for every input. */
  | { readonly by?: never; weigh(weighing: Weighing, scene: DecisionScene): void };

/** Converts an input to weight values. A weight function registered by the game has a method `weigh`. */
export type WeightFunction = Listener & WeightPlan;

// ── considerations ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Returns the object in which a variable is stored; undefined if the game currently has no such object. */
export interface StoreOf {
  (scene: DecisionScene): object | undefined;
  /** Name of the store; left out if the store is a target's entity. */
  readonly store?: string;
}

/** The entity that a picker is weighing, as a store. Programs read it without a call, because most inputs of a picker come from it. */
export const pickedStore: StoreOf = ({ picked }) => picked ?? undefined;

/** The source of a consideration's input: a variable, a distance, or a function. */
export type Source =
  | { readonly from: 'boolean' | 'text'; readonly store: StoreOf; readonly variable: string }
  | { readonly from: 'number'; readonly store: StoreOf; readonly variable: string; readonly otherwise: number }
  | { readonly from: 'distance'; readonly here: Target; readonly there: Target }
  | OwnSource;

/** An input that is determined by calling a function. */
export interface OwnSource {
  readonly from?: never;
  /**
   * Whether the function always gives the same input and changes nothing. If so, the call can be skipped when the
   * option is already forbidden.
   */
  readonly pure?: boolean;
  /**
   * Determines the input and writes it into `input`. If the consideration has several weight functions, returns the
   * index of the one that applies.
   */
  read(scene: DecisionScene, input: Weighing): number | void;
}

/**
 * One factor of a decision. A consideration registered by the game has a method `read` that writes its input, and a
 * `weight`; or it has a method `evaluate` that writes the weight values too.
 */
export type Consideration = Listener &
  (
    | { readonly values: WeightValues }
    | { readonly source: Source; readonly weight: WeightFunction | readonly WeightFunction[] }
    | { readonly set: CombinedSet }
    | { readonly truths: Truths; readonly weight: WeightFunction }
    | { read(scene: DecisionScene, input: Weighing): void; readonly weight?: WeightFunction | undefined }
    | { evaluate(scene: DecisionScene, weighing: Weighing): void }
  );

/** An entry in a list of considerations: the consideration, its type and its name. */
export interface Entry {
  readonly type: string;
  /** The designer's name for the consideration, or null. */
  readonly name: string | null;
  readonly consideration: Consideration;
}

/** How a set combines the multipliers of its parts. */
export type Combine = 'and' | 'or' | 'not';
/** How a set combines the ranks of its parts. */
export type Ranks = 'max' | 'min' | 'sum';

/** A set of considerations whose weight values are combined. */
export interface CombinedSet {
  readonly entries: readonly Entry[];
  /** Initial sum of the addends. It is 1 for an option without a Tuning, in place of the addend that a Tuning would give. */
  readonly base: number;
  readonly combine: Combine;
  readonly ranks: Ranks;
}

/** Considerations that are combined to true or false. Each of them counts as true if its multiplier is greater than 0. */
export interface Truths {
  readonly entries: readonly Entry[];
  readonly holds: (trueOnes: number, all: number) => boolean;
}

// ── choosing ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The step that dropped an option; `order` = the option was not evaluated, because an earlier option had been chosen. */
export type Dropped = 'weight' | 'rank' | 'share' | 'draw' | 'order';

/** What a row of a score table stands for: an option, a state machine's transition, or an entity. */
export interface Choice {
  readonly name: string;
  /** The option whose history the considerations read. For a transition of a state machine it is the state that the transition leaves. */
  readonly owner: string;
  readonly set: CombinedSet;
}

/** The rows that a {@link Selection} weighs and drops; see score-table.ts. */
export interface WeighedTable {
  readonly size: number;
  /** The weight of each row, (Σ addends) × (Π multipliers), and its rank. */
  readonly weights: Float64Array;
  readonly ranks: Float64Array;
  /** For each row, the number of the step ({@link STEP}) that dropped the row; 0 = not dropped. */
  readonly steps: Uint8Array;
  /**
   * The random number drawn, at least 0 and less than `total`, and `total`, the sum of the weights of the rows that
   * could be drawn. Both are NaN if nothing was drawn.
   */
  drawn: number;
  total: number;
  /**
   * Weighs one row, and drops it if its weight is not above 0.
   * @returns whether the weight is above 0
   */
  weigh(row: number, scene: DecisionScene): boolean;
  weighAll(scene: DecisionScene): void;
  /** Sets the row to beat: from now on, an option that cannot exceed this row's rank and weight may be dropped before it is fully weighed. */
  mustBeat(row: number): void;
}

/** Numbers of the steps that can drop a row of a score table; 0 means that the row was not dropped. */
export const STEP = { weight: 1, rank: 2, share: 3, draw: 4, order: 5 } as const satisfies Record<Dropped, number>;

/**
 * Chooses one row of a table. A selection weighs the rows it needs and marks every row that it drops with the step
 * that dropped it.
 */
export interface Selection {
  /** Chooses a row and marks every dropped row. @returns the index of the chosen row; −1 = none */
  select(table: WeighedTable, scene: DecisionScene): number;
}
