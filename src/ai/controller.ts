/**
 * Controllers (chapter 3.1): ways to think that can be exchanged, character by character – a script, a decision table,
 * utility, a learner, the player's keys. Each is only another way of writing the one line into the notebook, so each is
 * a script with the name of its kind; whatever acts neither knows nor cares which it was.
 *
 *     const controllers = {
 *       rin: { kind: 'script', think: rinsScript },
 *       shy: { kind: 'table', think: tableScript({ table, … }) },
 *       player: { kind: 'keys', think: (me) => me.pressed ?? undefined },
 *     };
 *     registry.define('maid.thinks', controlledBy(controllers, (me) => me.controller));
 *
 * The character holds only the name, so that exchanging its mind is a change of plain data, which is saved, hashed and
 * replayed. It takes effect at the next thought; the todo she has in hand goes on.
 */

import type { Todo } from './notebook.ts';
import type { AIScript } from './script.ts';

/** One way to think. */
export interface Controller<C, T extends Todo = Todo> {
  /** What it is, for whoever explains it: `script`, `table`, `utility`, `gocap`, `keys`, or a game's own. */
  readonly kind: string;
  /** See {@link AIScript}: a todo, a warp, or undefined for no idea. */
  readonly think: AIScript<C, T>;
}

/**
 * The script of those whose controller is a matter of data.
 * @param controllers all there are, by name
 * @param nameOf the name of a character's controller, asked before each thought; when none has this name the thought is
 *   a fault, as any script's that throws
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
