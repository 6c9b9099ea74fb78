/**
 * Weight values (chapter 4.2): addend, multiplier and rank, with the defaults that change nothing. A {@link Weighing} is
 * the slip on which a consideration writes its input, and its weight function the three values. Slips lie in each other
 * as considerations do; they are made once and written over, so that weighing allocates nothing and can be explained.
 */

import type { Entry } from './combination.ts';
import type { Scene } from './scene.ts';
import type { Sheet } from './sheet.ts';

/** What a consideration contributes. */
export interface WeightValues {
  readonly addend: number;
  readonly multiplier: number;
  /** −Infinity = none given. */
  readonly rank: number;
}

/** Told when the option it stands in is selected, is no longer, or is chosen (anew or again). */
export interface Listener {
  selected?(scene: Scene): void;
  deselected?(scene: Scene): void;
  chosen?(scene: Scene): void;
}

/** From the input on a slip to weight values on the same slip. */
export interface WeightFunction extends Listener {
  weigh(slip: Weighing, scene: Scene): void;
}

/** One factor of a decision: writes `value` (and `symbol`, when it is no number), then lets a weight function write. */
export interface Consideration extends Listener {
  evaluate(scene: Scene, slip: Weighing): void;
  /** Considerations it is made of; `slip.parts` are theirs. */
  readonly entries?: readonly Entry[];
}

/** See the head of the file. A slip comes with the defaults: addend 0, multiplier 1, rank −Infinity. */
export class Weighing {
  /** The input as a number; a boolean is 1 or 0. NaN = there is none. */
  value = NaN;
  /** The input when it is no number. */
  symbol: string | boolean | null = null;
  addend = NaN;
  multiplier = NaN;
  rank = NaN;
  readonly parts: readonly Weighing[];
  /** What a picker found. */
  sheet: Sheet | null = null;

  constructor(consideration: Consideration) {
    this.parts = (consideration.entries ?? []).map((entry) => new Weighing(entry.consideration));
  }

  /** Writes a boolean input. */
  say(truth: boolean): void {
    this.symbol = truth;
    this.value = truth ? 1 : 0;
  }

  /** Writes weight values. */
  give(values: WeightValues): void {
    this.addend = values.addend;
    this.multiplier = values.multiplier;
    this.rank = values.rank;
  }
}

/** Whether an input counts as true: what is said, a text that is not empty, a number that is not 0. */
export function isTrue({ symbol, value }: Weighing): boolean {
  return symbol === null ? value !== 0 && !Number.isNaN(value) : symbol !== false && symbol !== '';
}

/** Values that change nothing. */
export const NO_EFFECT: WeightValues = { addend: 0, multiplier: 1, rank: -Infinity };
/** Values that forbid the option. */
export const VETO: WeightValues = { addend: 0, multiplier: 0, rank: -Infinity };

/** Lets a part write on its slip, which says nothing before: whatever it said of somebody else is gone. */
export function evaluatePart(part: Consideration, slip: Weighing, scene: Scene): void {
  slip.value = NaN;
  slip.symbol = null;
  slip.addend = 0;
  slip.multiplier = 1;
  slip.rank = -Infinity;
  part.evaluate(scene, slip);
}
