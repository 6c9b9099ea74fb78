/**
 * One thing that sways a decision (chapter 6.1): a variable of the game cut into cases, and a cluster map that counts in
 * which case the player decided so. A case is learned when its counter has reached the training limit.
 *
 *     const hp = new GoCapRule({ name: 'hp', cases: 5, limit: 10, evaluate: () => quantiseEvenly(hero.hp, 0, 100, 5) });
 *     hp.reinforce();   // the player drank a potion at 36 %: counts [0, 1, 0, 0, 0]
 *     hp.isFired();     // false: 1 of 10
 *
 * In the source full health falls off the end of the array; here a case beyond either end is the outermost one.
 */

import { shown } from '../problems.ts';

/** What a rule is made of. */
export interface GoCapRuleOptions {
  /** For saves, errors and explanations. */
  readonly name: string;
  /** How many cases, ≥ 1. */
  readonly cases: number;
  /** What a counter can reach, ≥ 1; a case at the limit is learned. */
  readonly limit: number;
  /** The case the game is in now: 0 … cases − 1; fractions are cut off, what lies beyond is the outermost case. */
  readonly evaluate: () => number;
}

/** A variable and its cluster map. */
export class GoCapRule {
  readonly name: string;
  readonly limit: number;
  /** The cluster map, 0 … limit each; plain data, whole unless decay made it less. */
  readonly counts: number[];
  private readonly evaluate: () => number;

  /** @throws Error naming the rule when cases or limit are not whole numbers ≥ 1 */
  constructor({ name, cases, limit, evaluate }: GoCapRuleOptions) {
    for (const [what, value] of [
      ['cases', cases],
      ['limit', limit],
    ] as const)
      if (!Number.isSafeInteger(value) || value < 1)
        throw new Error(`rule '${name}': ${what} must be a whole number from 1, not ${value}`);
    this.name = name;
    this.limit = limit;
    this.counts = Array.from({ length: cases }, () => 0);
    this.evaluate = evaluate;
  }

  /** The case the game is in now. @throws Error naming the rule when its evaluate function answers no number */
  case(): number {
    const index: unknown = this.evaluate();
    if (typeof index !== 'number' || Number.isNaN(index))
      throw new Error(`rule '${this.name}': evaluate answered ${shown(index)}, which is no case`);
    return Math.min(this.counts.length - 1, Math.max(0, Math.trunc(index)));
  }

  /** Counts the current case, up to the limit. @param at another case, 0 … cases − 1 */
  reinforce(at: number = this.case()): void {
    this.counts[at] = Math.min(this.limit, (this.counts[at] as number) + 1);
  }

  /** Whether the current case has reached the limit. */
  isFired(): boolean {
    return (this.counts[this.case()] as number) >= this.limit;
  }

  /** A rule of its own with the same counts and the same evaluate function; nothing is shared. */
  copy(): GoCapRule {
    const { name, counts, limit, evaluate } = this;
    const copy = new GoCapRule({ name, cases: counts.length, limit, evaluate });
    copy.counts.splice(0, counts.length, ...counts);
    return copy;
  }
}
