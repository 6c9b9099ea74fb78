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

/** Weight values without effect. */
export const NO_EFFECT: WeightValues = { addend: 0, multiplier: 1, rank: -Infinity };
/** Weight values that forbid the option. */
export const VETO: WeightValues = { addend: 0, multiplier: 0, rank: -Infinity };

/** A component that is notified when its option is selected, deselected, or chosen (for the first time or again). */
export interface Listener {
  selected?(scene: DecisionScene): void;
  deselected?(scene: DecisionScene): void;
  chosen?(scene: DecisionScene): void;
}

/** What a game's own component reads and writes: an input and weight values, without effect unless written. */
export class Weighing {
  /** The consideration's input as a number; a boolean is 1 or 0. NaN = no input. */
  value = NaN;
  /** The consideration's input if it is not a number. */
  symbol: string | boolean | null = null;
  addend = 0;
  multiplier = 1;
  rank = -Infinity;
  /** The table on which a picker weighed entities. */
  table: WeighedTable | null = null;

  /** Resets the input and the weight values, so that they have no effect. */
  reset(): void {
    this.value = NaN;
    this.symbol = null;
    this.addend = 0;
    this.multiplier = 1;
    this.rank = -Infinity;
  }

  /** Writes a boolean input. */
  setBoolean(truth: boolean): void {
    this.symbol = truth;
    this.value = truth ? 1 : 0;
  }

  /** Writes weight values. */
  setWeights(values: WeightValues): void {
    this.addend = values.addend;
    this.multiplier = values.multiplier;
    this.rank = values.rank;
  }
}

// ── weight functions ────────────────────────────────────────────────────────────────────────────────────────────────

/** A step of a sequence: its values count for inputs less than its limit. */
export interface Step {
  readonly below: number;
  readonly values: WeightValues;
}

/** A sequence of limits that are random, and drawn again whenever the option is selected. */
export interface DrawnSteps {
  /** The values for the input; a missing input gets the last ones. */
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
  /** A weight function of the game's own, called for every input. */
  | { readonly by?: never; weigh(weighing: Weighing, scene: DecisionScene): void };

/** Converts an input to weight values. A weight function of the game's own has a method `weigh`. */
export type WeightFunction = Listener & WeightPlan;

// ── considerations ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Returns the object in which a variable is stored; undefined if the game has none at the moment. */
export interface StoreOf {
  (scene: DecisionScene): object | undefined;
  /** Name of the store; left out if the store is a target's entity. */
  readonly store?: string;
}

/** Where an input comes from. */
export type Source =
  | { readonly from: 'boolean' | 'text'; readonly store: StoreOf; readonly variable: string }
  | { readonly from: 'number'; readonly store: StoreOf; readonly variable: string; readonly otherwise: number }
  | { readonly from: 'distance'; readonly here: Target; readonly there: Target }
  | OwnSource;

/** An input that is determined by calling a function. */
export interface OwnSource {
  readonly from?: never;
  /** Whether the function always gives the same input and changes nothing, so that the call can be left out after a veto. */
  readonly pure?: boolean;
  /** Writes the input. If there are several weight functions, returns the index of the one that applies. */
  read(scene: DecisionScene, input: Weighing): number | void;
}

/**
 * One factor of a decision. A consideration of the game's own has a method `read`, which writes its input, and a
 * `weight`, or a method `evaluate`, which writes the weight values too.
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

/** A consideration in a list. */
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

/** Considerations that count as one in a decision. */
export interface CombinedSet {
  readonly entries: readonly Entry[];
  /** Initial addend: 1 is the implied Tuning of an option without one. */
  readonly base: number;
  readonly combine: Combine;
  readonly ranks: Ranks;
}

/** Considerations combined to a truth value; each is true if its multiplier is greater than 0. */
export interface Truths {
  readonly entries: readonly Entry[];
  readonly holds: (trueOnes: number, all: number) => boolean;
}

// ── choosing ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The step that dropped an option; `order` = not evaluated, because an earlier one had been chosen. */
export type Dropped = 'weight' | 'rank' | 'share' | 'draw' | 'order';

/** What a row of a score table stands for: an option, a transition or an entity. */
export interface Choice {
  readonly name: string;
  /** The option whose history the considerations read: the option itself, or the state that a transition leaves. */
  readonly owner: string;
  readonly set: CombinedSet;
}

/** The rows that a {@link Selection} weighs and drops; see score-table.ts. */
export interface WeighedTable {
  readonly size: number;
  /** The weight of each row, (Σ addends) × (Π multipliers), and its rank. */
  readonly weights: Float64Array;
  readonly ranks: Float64Array;
  /** The {@link STEP} that dropped each row; 0 = none. */
  readonly steps: Uint8Array;
  /** The number drawn, 0 … `total` (not included), and the sum of the weights it was drawn from; NaN = no draw. */
  drawn: number;
  total: number;
  /** Weighs one option. @returns whether its weight is above 0; otherwise it is dropped */
  weigh(row: number, scene: DecisionScene): boolean;
  /** Weighs all options. */
  weighAll(scene: DecisionScene): void;
  /** From now on options that cannot exceed this row may be dropped without being weighed in full. */
  mustBeat(row: number): void;
}

/** Steps that drop a row, as numbers; 0 = not dropped. */
export const STEP = { weight: 1, rank: 2, share: 3, draw: 4, order: 5 } as const satisfies Record<Dropped, number>;

/**
 * Chooses one of the rows of a table: weighs the rows it needs, and marks every row it drops with the step that dropped
 * it.
 */
export interface Selection {
  /** @returns the index of the chosen row; −1 = none */
  select(table: WeighedTable, scene: DecisionScene): number;
}
