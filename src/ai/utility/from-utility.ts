/** Makes a script for `createMinds` that decides by a utility reasoner. */

import type { Script, Thought } from '../door/types.ts';
import type { Todo } from '../notebook.ts';
import type { UtilityContext } from './decision-scene.ts';
import type { Reasoner } from './reasoner.ts';
import { utilityScript } from './utility-script.ts';

/** The parameter of {@link fromUtility}. */
export interface UtilityParts<C, X extends UtilityContext> {
  /** The name by which reasons mention the configuration. */
  readonly name: string;
  /** The reasoner, or a function if it differs by character or is replaced while the game runs. */
  readonly reasoner: Reasoner<X> | ((me: C) => Reasoner<X>);
  /** Returns the context of a decision. It may return the same object every time, with new values. */
  readonly context: (me: C, thought: Thought) => X;
}

/**
 * A utility reasoner as a script (_Modular AI_). The configuration's actions `WriteTodo` and `Warp` give the answer.
 * The compiler cannot read a configuration, so the type promises no answer. The names in a configuration are checked
 * when it is loaded, and again by the minds.
 */
export function fromUtility<C, X extends UtilityContext = UtilityContext>(
  parts: UtilityParts<C, X>,
): Script<C, undefined> {
  let now: Thought;
  const run = utilityScript<C, Todo, X>({
    name: parts.name,
    reasoner: parts.reasoner,
    context(me) {
      const context = parts.context(me, now);
      if (now.checks) {
        const { reasoner } = parts;
        now.checks.variables((typeof reasoner === 'function' ? reasoner(me) : reasoner).variables, context.stores);
      }
      return context;
    },
    reasons: () => now.reasons,
  });
  return (me, thought) => {
    now = thought;
    return run(me, thought.runned, thought.commands, thought.param) as undefined;
  };
}
