/**
 * Controllers (_AI in game development_, controller): interchangeable ways to think, per character – a script, a
 * decision table, utility, a learner, the player's keys. Every controller writes one todo into the notebook, so every
 * controller is a script plus the name of its kind. The code that performs todos does not depend on which controller
 * wrote them.
 *
 *     const controllers = {
 *       rin: { kind: 'script', think: rinsScript },
 *       shy: { kind: 'table', think: tableScript({ table, … }) },
 *       player: { kind: 'keys', think: (me) => me.pressed ?? undefined },
 *     };
 *     registry.define('maid.thinks', controlledBy(controllers, (me) => me.controller));
 *
 * The character stores only the controller's name, so exchanging its mind changes plain data that is saved, hashed and
 * replayed. The exchange takes effect at the next thought; the current todo continues.
 */

import type { Todo } from './notebook.ts';
import type { AIScript } from './script.ts';

/** One way in which a character can think. */
export interface Controller<C, T extends Todo = Todo> {
  /** The controller's kind, for explanations: `script`, `table`, `utility`, `gocap`, `keys`, or a game's own. */
  readonly kind: string;
  /** The script that thinks for the character, see {@link AIScript}. It returns a todo, a warp, or undefined if it proposes nothing. */
  readonly think: AIScript<C, T>;
}

/**
 * A script that delegates to the controller named in the character's data.
 * @param controllers all controllers, by name
 * @param nameOf the name of a character's controller, read before each thought; an unknown name is a fault of the
 * script
 */
export function controlledBy<C, T extends Todo = Todo>(
  controllers: Readonly<Record<string, Controller<C, T>>>,
  nameOf: (character: C) => string,
): AIScript<C, T> {
  const byName = new Map(Object.entries(controllers));
  return (character, runned, commands, eventParam) => {
    const name = nameOf(character);
    const controller = byName.get(name);
    if (controller === undefined)
      throw new Error(`no controller is called '${name}'; there are ${[...byName.keys()].join(', ')}`);
    return controller.think(character, runned, commands, eventParam);
  };
}
