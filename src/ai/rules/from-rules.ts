/** Makes a script for `createMinds` that answers by rules about what the character believes. */

import type { Script } from '../door/types.ts';
import type { Json } from '../json.ts';
import { didYouMean } from '../problems.ts';
import type { MemoryValue, TechTree } from './tech-tree.ts';

/** A rule: if all facts have one of these values, the answer is `then`. */
export interface AnswerRule<C, A> {
  /** The name by which reasons mention the rule. */
  readonly name: string;
  /** For each fact the values that satisfy the rule; empty = always. */
  readonly when: Readonly<Record<string, MemoryValue | readonly MemoryValue[]>>;
  readonly then: Script<C, A>;
}

/**
 * A script that answers according to what its character believes (_Rule-based AI_): the first rule whose facts hold
 * decides. The reason that is noted has the key `rules.chose` and the terms `rule` and `believes`, the value of each
 * fact of the rule.
 * @param parts `beliefs` returns the character's memory; `rules` in the order in which they are tried
 * @throws Error when two rules have the same name; in a thought, when a rule names a fact that the memory does not know
 */
export function fromRules<C, const R extends readonly unknown[]>(parts: {
  readonly beliefs: (me: C) => TechTree;
  readonly rules: { readonly [N in keyof R]: AnswerRule<C, R[N]> };
}): Script<C, R[number] | undefined> {
  const rules = parts.rules as unknown as readonly AnswerRule<C, R[number]>[];
  const names = rules.map(({ name }) => name);
  names.forEach((name, at) => {
    if (names.indexOf(name) < at) throw new Error(`two rules are called '${name}'`);
  });
  return (me, thought) => {
    const beliefs = parts.beliefs(me);
    for (const { name, when, then } of rules) {
      if (!Object.entries(when).every(([fact, values]) => holds(beliefs, fact, values))) continue;
      const answer = then(me, thought);
      if (answer === undefined) continue;
      if (thought.reasons.wanted)
        thought.why('rules.chose', { rule: name, believes: believed(beliefs, Object.keys(when)) });
      return answer;
    }
    return undefined;
  };
}

function holds(beliefs: TechTree, fact: string, values: MemoryValue | readonly MemoryValue[]): boolean {
  if (!beliefs.names.includes(fact))
    throw new Error(`the rules know no fact '${fact}'${didYouMean(fact, beliefs.names)}`);
  return values.includes(beliefs.value(fact));
}

const believed = (beliefs: TechTree, facts: readonly string[]): Json =>
  Object.fromEntries(facts.map((fact) => [fact, beliefs.value(fact)]));
