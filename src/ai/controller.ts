/**
 * A controller (_AI in game development_, controller) is one way to think: a script, a decision table, utility, a
 * learner, or the player's keys. One controller of a character can be exchanged for another. Every controller writes
 * one todo into the notebook, so every controller is a script plus the name of its kind. The code that performs todos
 * does not depend on which controller wrote them.
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

/** One way in which a character can think. @typeParam Args what the script receives besides its character */
export interface Controller<C, Args extends readonly unknown[], A> {
  /** The controller's kind, for explanations: `script`, `table`, `utility`, `gocap`, `keys`, or a game's own. */
  readonly kind: string;
  /** The script that thinks for the character. It returns a todo, a warp, or undefined if it proposes nothing. */
  readonly think: (character: C, ...args: Args) => A;
}

/**
 * A script that delegates to the controller named in the character's data.
 * @param controllers all controllers, by name
 * @param nameOf returns the name of a character's controller; called before each thought. An unknown name is a fault of
 * the script
 */
export function controlledBy<C, Args extends readonly unknown[], const A>(
  controllers: Readonly<Record<string, Controller<C, Args, A>>>,
  nameOf: (character: C) => string,
): (character: C, ...args: Args) => A {
  const byName = new Map(Object.entries(controllers));
  return (character, ...args) => {
    const name = nameOf(character);
    const controller = byName.get(name);
    if (controller === undefined)
      throw new Error(`no controller is called '${name}'; there are ${[...byName.keys()].join(', ')}`);
    return controller.think(character, ...args);
  };
}
