/**
 * One thing the player does, and what the designer says it depends on (chapter 6.1). Doing it counts the current case of
 * every rule; it fires when every rule has learned the case it is in now.
 *
 *     const attack = new GoCapBehavior('attack', [hp, mana, enemies]);
 *
 * The id stands for the action, so that characters with different attacks can share a brain.
 */

import type { GoCapRule } from './rule.ts';

/** An id and its rule set. */
export class GoCapBehavior {
  readonly id: string;
  readonly rules: GoCapRule[] = [];
  /** How often it was reinforced; fades with decay as the counters do. Unlike them it has no limit. */
  trained = 0;

  /** @param rules its own; to base several behaviours on one variable, give each a copy */
  constructor(id: string, rules: readonly GoCapRule[] = []) {
    this.id = id;
    this.addRules(...rules);
  }

  /** Adds what it depends on. */
  addRules(...rules: GoCapRule[]): void {
    this.rules.push(...rules);
  }

  /** Counts the current case of every rule – or of none, when one of them cannot tell its case. */
  reinforce(): void {
    const cases = this.rules.map((rule) => rule.case());
    this.rules.forEach((rule, i) => rule.reinforce(cases[i]));
    this.trained++;
  }

  /** Lets it fade: every counter times `factor`. @param factor 0 … 1 @throws Error otherwise */
  decay(factor: number): void {
    if (!(factor >= 0 && factor <= 1)) throw new Error(`decay takes a factor from 0 to 1, not ${factor}`);
    this.trained *= factor;
    for (const { counts } of this.rules) counts.forEach((count, i) => (counts[i] = count * factor));
  }

  /** Whether it has rules and all of them fire. */
  fires(): boolean {
    return this.rules.length > 0 && this.rules.every((rule) => rule.isFired());
  }
}
