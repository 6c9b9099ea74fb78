/**
 * A factor of a decision (_GoCap_, implementation): a variable of the game, whose values are divided into ranges,
 * called cases, and a cluster map that counts in which case the player made the decision. A case is learned when its
 * count has reached the training limit, or the lower count `habit` if there is one.
 *
 *     const hp = new GoCapRule({ name: 'hp', cases: 5, limit: 10, evaluate: () => quantiseEvenly(hero.hp, 0, 100, 5) });
 *     hp.reinforce();   // the player drank a potion at 36 %: counts [0, 1, 0, 0, 0]
 *     hp.isFired();     // false: 1 of 10
 *
 * In the article full health is beyond the end of the array; here values beyond either end count as the outermost case.
 */

import { shown } from '../problems.ts';

/** Options of a {@link GoCapRule}. */
export interface GoCapRuleOptions {
  readonly name: string;
  /** Number of cases, the ranges into which the variable's values are divided; at least 1. */
  readonly cases: number;
  /**
   * Maximum of the count of a case (a range of the variable's values), at least 1. A case whose count is at the limit
   * is learned.
   */
  readonly limit: number;
  /** Count from which a case (a range of the variable's values) is learned, 1 … limit; the limit if left out. */
  readonly habit?: number;
  /**
   * Returns the number of the present case, 0 … cases − 1. Fractions are cut off; a number outside this range counts as
   * the nearest case.
   */
  readonly evaluate: () => number;
}

/**
 * A rule: a variable of the game, and for each case (range of its values) how often the player made the decision in it.
 */
export class GoCapRule {
  readonly name: string;
  readonly limit: number;
  readonly habit: number;
  /**
   * The cluster map: for each case (range of the variable's values) its count, from 0 to the limit. It is plain data.
   * The counts are whole numbers until decay makes them fractional.
   */
  readonly counts: number[];
  private readonly evaluate: () => number;

  /**
   * Creates a rule in which every count is 0. @throws Error naming the rule when cases or limit are not whole numbers ≥
   * 1
   */
  constructor({ name, cases, limit, habit = limit, evaluate }: GoCapRuleOptions) {
    for (const [what, value] of [
      ['cases', cases],
      ['limit', limit],
      ['habit', habit],
    ] as const)
      if (!Number.isSafeInteger(value) || value < 1)
        throw new Error(`rule '${name}': ${what} must be a whole number from 1, not ${value}`);
    this.name = name;
    this.limit = limit;
    this.habit = Math.min(limit, habit);
    this.counts = Array.from({ length: cases }, () => 0);
    this.evaluate = evaluate;
  }

  /**
   * The number of the case (range of values) in which the variable is now, from 0.
   * @throws Error naming the rule when `evaluate` does not return a number
   */
  case(): number {
    const index: unknown = this.evaluate();
    if (typeof index !== 'number' || Number.isNaN(index))
      throw new Error(`rule '${this.name}': evaluate answered ${shown(index)}, which is no case`);
    return Math.min(this.counts.length - 1, Math.max(0, Math.trunc(index)));
  }

  /**
   * Adds one to the count of the present case, up to the limit. @param at the number of the case to count instead of
   * the present one, 0 … cases − 1
   */
  reinforce(at: number = this.case()): void {
    this.counts[at] = Math.min(this.limit, (this.counts[at] as number) + 1);
  }

  /** Whether the present case of the variable has been learned: its count is high enough. */
  isFired(): boolean {
    return (this.counts[this.case()] as number) >= this.habit;
  }

  /** An independent copy with the same counts and the same evaluate function. */
  copy(): GoCapRule {
    const { name, counts, limit, habit, evaluate } = this;
    const copy = new GoCapRule({ name, cases: counts.length, limit, habit, evaluate });
    copy.counts.splice(0, counts.length, ...counts);
    return copy;
  }
}
