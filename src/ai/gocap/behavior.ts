/**
 * Something the player does, and the rules it depends on (_GoCap_, implementation): each rule watches one variable,
 * whose values are divided into ranges, called cases. Reinforcing the behaviour counts the present case of every rule.
 * The behaviour fires if every rule has learned its present case.
 *
 *     const attack = new GoCapBehavior('attack', [hp, mana, enemies]);
 *
 * The id stands for the action, so characters with different attacks can share what was learned.
 */

import type { GoCapRule } from './rule.ts';

/** A behaviour that can be learned: an id, its rules, and how often it was trained. */
export class GoCapBehavior {
  readonly id: string;
  readonly rules: GoCapRule[] = [];
  /**
   * How often the behaviour was reinforced. Decay lowers this number in the same way as the counts of the rules; the
   * number has no limit.
   */
  trained = 0;

  /**
   * Creates a behaviour from its rules. @param rules must not be shared between behaviours: to base several behaviours
   * on one variable, give each a copy of the rule
   */
  constructor(id: string, rules: readonly GoCapRule[] = []) {
    this.id = id;
    this.addRules(...rules);
  }

  addRules(...rules: GoCapRule[]): void {
    this.rules.push(...rules);
  }

  /** Adds one to the count of every rule's present case. If one rule cannot determine its case, nothing is counted. */
  reinforce(): void {
    const cases = this.rules.map((rule) => rule.case());
    this.rules.forEach((rule, i) => rule.reinforce(cases[i]));
    this.trained++;
  }

  /**
   * Lets the behaviour fade: multiplies all counts by `factor`. @param factor 0 … 1 @throws Error when `factor` is
   * outside this range
   */
  decay(factor: number): void {
    if (!(factor >= 0 && factor <= 1)) throw new Error(`decay takes a factor from 0 to 1, not ${factor}`);
    this.trained *= factor;
    for (const { counts } of this.rules) counts.forEach((count, i) => (counts[i] = count * factor));
  }

  /** Whether the behaviour has rules and all of them fire. */
  fires(): boolean {
    return this.rules.length > 0 && this.rules.every((rule) => rule.isFired());
  }
}
