/**
 * Weighing options (_Modular AI_, 8.6). A {@link Consideration} writes its input and, through a {@link WeightFunction},
 * three values – addend, multiplier and rank – into a {@link Weighing}. A {@link Combination} combines the values of
 * several considerations; a {@link ScoreTable} holds one row for each option. Weighings nest like the considerations;
 * they are created once and overwritten, so weighing allocates nothing, and every decision can be explained afterwards.
 *
 * By default an option's weight is (Σ addends) × (Π multipliers) and its rank is the highest one given, so a single
 * multiplier of 0 forbids the option. A ConsiderationSet can combine differently:
 *
 *     combine: or     multipliers ≤ 0 are ignored unless all are ≤ 0: one positive multiplier is enough
 *     combine: not    each multiplier is inverted: ≤ 0 → 1, > 0 → 0
 *     ranks: min, sum
 *
 * Considerations without a rank are left out of min and sum, because their −∞ would decide both. If all multipliers of
 * an `or` are ≤ 0 the result is 0 instead of their product, because −1 × −1 would be 1.
 */

import type { Entity, DecisionScene } from './decision-scene.ts';

/** The three weight values that a consideration contributes. */
export interface WeightValues {
  readonly addend: number;
  readonly multiplier: number;
  /** Rank; −Infinity = no rank. */
  readonly rank: number;
}

/** Component that is notified when its option is selected, deselected, or chosen (for the first time or again). */
export interface Listener {
  selected?(scene: DecisionScene): void;
  deselected?(scene: DecisionScene): void;
  chosen?(scene: DecisionScene): void;
}

/** Converts the input of a weighing to weight values of the same weighing. */
export interface WeightFunction extends Listener {
  weigh(weighing: Weighing, scene: DecisionScene): void;
}

/**
 * One factor of a decision: writes `value` (and `symbol`, if the input is not a number), then calls its weight
 * function.
 */
export interface Consideration extends Listener {
  evaluate(scene: DecisionScene, weighing: Weighing): void;
  /** The considerations that a set consists of; `weighing.parts` are their weighings. */
  readonly entries?: readonly Entry[];
}

/** A consideration in a list. */
export interface Entry {
  readonly type: string;
  /** The name that the designer gave a consideration, or null. */
  readonly name: string | null;
  readonly consideration: Consideration;
}

/** The result of one consideration. Initially addend 0, multiplier 1, rank −Infinity. */
export class Weighing {
  /** The consideration's input as a number; a boolean is 1 or 0. NaN = no input. */
  value = NaN;
  /** The consideration's input if it is not a number. */
  symbol: string | boolean | null = null;
  addend = NaN;
  multiplier = NaN;
  rank = NaN;
  readonly parts: readonly Weighing[];
  /** The table on which a picker weighed entities. */
  table: ScoreTable | null = null;

  constructor(consideration: Consideration) {
    this.parts = (consideration.entries ?? []).map((entry) => new Weighing(entry.consideration));
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

/** Whether an input counts as true: `true`, a non-empty text, a number other than 0. */
export function isTrue({ symbol, value }: Weighing): boolean {
  return symbol === null ? value !== 0 && !Number.isNaN(value) : symbol !== false && symbol !== '';
}

/** Weight values without effect. */
export const NO_EFFECT: WeightValues = { addend: 0, multiplier: 1, rank: -Infinity };
/** Weight values that forbid the option. */
export const VETO: WeightValues = { addend: 0, multiplier: 0, rank: -Infinity };

/** Resets a part's weighing and evaluates the part. */
export function evaluatePart(part: Consideration, weighing: Weighing, scene: DecisionScene): void {
  weighing.value = NaN;
  weighing.symbol = null;
  weighing.addend = 0;
  weighing.multiplier = 1;
  weighing.rank = -Infinity;
  part.evaluate(scene, weighing);
}

/** How multipliers are combined. */
export type Combine = 'and' | 'or' | 'not';
/** How ranks are combined. */
export type Ranks = 'max' | 'min' | 'sum';

/** Combines the considerations of an option or a ConsiderationSet. */
export class Combination implements Consideration {
  private readonly parts: readonly Consideration[];

  /** @param base initial addend: 1 is the implied Tuning of an option without a Tuning */
  constructor(
    readonly entries: readonly Entry[],
    readonly base = 0,
    private readonly combine: Combine = 'and',
    private readonly ranks: Ranks = 'max',
  ) {
    this.parts = entries.map(({ consideration }) => consideration);
  }

  evaluate(scene: DecisionScene, weighing: Weighing): void {
    const { combine, ranks, parts } = this;
    const weighings = weighing.parts;
    let addend = this.base;
    let multiplier = 1;
    let rank = -Infinity;
    let agreed = combine !== 'or' || weighings.length === 0;
    for (let i = 0; i < weighings.length; i++) {
      const part = weighings[i] as Weighing;
      evaluatePart(parts[i] as Consideration, part, scene);
      addend += part.addend;
      if (combine === 'and') multiplier *= part.multiplier;
      else if (part.multiplier > 0) {
        agreed = true;
        multiplier = combine === 'or' ? multiplier * part.multiplier : 0;
      }
      if (part.rank === -Infinity) continue;
      if (rank === -Infinity) rank = part.rank;
      else if (ranks === 'sum') rank += part.rank;
      else if (ranks === 'max' ? part.rank > rank : part.rank < rank) rank = part.rank;
    }
    weighing.addend = addend;
    weighing.multiplier = agreed ? multiplier : 0;
    weighing.rank = rank;
  }
}

/** The step of a choice that dropped an option; `order` = the option was not evaluated, because an earlier one had been chosen. */
export type Dropped = 'weight' | 'rank' | 'share' | 'draw' | 'order';

/** What a row of a score table stands for: an option, or a transition of a state machine. */
export interface Choice {
  readonly name: string;
  /** The option whose history the considerations read: the option itself, or the state that a transition leaves. */
  readonly owner: string;
  readonly set: Combination;
}

/** One weighed option in a score table. */
export class Row {
  /** The option's weight: (Σ addends) × (Π multipliers). */
  weight = NaN;
  rank = NaN;
  /** The step that dropped the option; null = not dropped. */
  dropped: Dropped | null = null;
  readonly weighing: Weighing;

  constructor(set: Combination) {
    this.weighing = new Weighing(set);
  }
}

/**
 * Chooses one of the weighed rows of a table: weighs the rows it needs, and marks every row it drops with the step that
 * dropped it.
 */
export interface Selection {
  /** Chooses a row. @returns the chosen row's index, or −1 */
  select(table: ScoreTable, scene: DecisionScene): number;
}

/** The rows on which a reasoner or picker weighs what it can choose. */
export class ScoreTable {
  /** Number of options weighed this time; the table may have more rows from earlier choices. */
  size = 0;
  /** The number drawn at random, from 0 up to but not including `total`, the sum of the weights it was drawn from; NaN = no draw. */
  drawn = NaN;
  total = NaN;
  /** Index of the chosen row, or −1. */
  chosen = -1;
  readonly entities: Entity[] = [];
  private readonly rows: Row[] = [];

  /**
   * @param choices the options
   * @param forEntities if true there is one choice, weighed for each of `entities`
   */
  constructor(
    readonly choices: readonly Choice[],
    private readonly forEntities = false,
  ) {}

  /** Prepares the table for a new choice. */
  begin(size: number): this {
    this.size = size;
    this.chosen = -1;
    this.drawn = NaN;
    this.total = NaN;
    for (let i = this.rows.length; i < size; i++) this.rows.push(new Row(this.choice(i).set));
    for (let i = 0; i < size; i++) this.row(i).dropped = 'order';
    return this;
  }

  /** Prepares the table and calls a selection. @returns the chosen row, or −1 */
  choose(selection: Selection, size: number, scene: DecisionScene): number {
    return (this.begin(size).chosen = selection.select(this, scene));
  }

  row(i: number): Row {
    return this.rows[i] as Row;
  }

  choice(i: number): Choice {
    return this.choices[this.forEntities ? 0 : i] as Choice;
  }

  nameOf(i: number): string {
    return this.forEntities ? (this.entities[i] as Entity).id : this.choice(i).name;
  }

  /** Weighs one option. */
  weigh(i: number, scene: DecisionScene): Row {
    const row = this.row(i);
    const { set, owner } = this.choice(i);
    if (this.forEntities) scene.picked = this.entities[i] as Entity;
    else scene.option = owner;
    const { weighing } = row;
    set.evaluate(scene, weighing);
    row.weight = weighing.addend * weighing.multiplier;
    row.rank = weighing.rank;
    row.dropped = null;
    return row;
  }
}
