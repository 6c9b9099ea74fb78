/**
 * Combining considerations (chapter 4.2). By the usual rule an option's weight is (Σ addends) × (Π multipliers) and its
 * rank the highest given, so that one multiplier of 0 forbids it: all must agree. A set can be told otherwise:
 *
 *     combine: or     multipliers ≤ 0 are ignored, unless all are: one that agrees is enough
 *     combine: not    each multiplier counts turned round: ≤ 0 → 1, > 0 → 0
 *     ranks: min, sum
 *
 * Ranks that nobody gave do not count, else −∞ would be every minimum and every sum. When all of an `or` are ≤ 0 the
 * multiplier is 0, not their product: two of −1 would make 1.
 */

import type { Scene } from './scene.ts';
import { evaluatePart, type Consideration, type Weighing } from './weighing.ts';

/** How multipliers are combined. */
export type Combine = 'and' | 'or' | 'not';
/** How ranks are combined. */
export type Ranks = 'max' | 'min' | 'sum';

/** A consideration as it stands in a list. */
export interface Entry {
  readonly type: string;
  /** What the designer calls it, or null. */
  readonly name: string | null;
  readonly consideration: Consideration;
}

/** The considerations of an option, or of a ConsiderationSet. */
export class Combination implements Consideration {
  private readonly parts: readonly Consideration[];

  /** @param base addend it begins with: 1 stands for the Tuning that an option without one gets */
  constructor(
    readonly entries: readonly Entry[],
    readonly base = 0,
    private readonly combine: Combine = 'and',
    private readonly ranks: Ranks = 'max',
  ) {
    this.parts = entries.map(({ consideration }) => consideration);
  }

  evaluate(scene: Scene, slip: Weighing): void {
    const { combine, ranks, parts } = this;
    const slips = slip.parts;
    let addend = this.base;
    let multiplier = 1;
    let rank = -Infinity;
    let agreed = combine !== 'or' || slips.length === 0;
    for (let i = 0; i < slips.length; i++) {
      const part = slips[i] as Weighing;
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
    slip.addend = addend;
    slip.multiplier = agreed ? multiplier : 0;
    slip.rank = rank;
  }
}
