/**
 * Calls of scripts and behaviours. V8 optimises each call in the source by the functions that were called there so far.
 * If it was always the same function, the call is inlined; after more than four functions, each call is a look-up.
 * Therefore the first scripts and the first behaviours of a game have calls of their own here, although all these calls
 * look the same. Games define first what they use most. Measurements showed that four calls for scripts and three for
 * behaviours are best, because more of them no longer fit into one optimised function.
 */

import type { Act } from './prepared-behaviours.ts';
import type { CommandOnBoard } from '../blackboard.ts';
import type { Json } from '../json.ts';
import type { Progress, Todo } from '../notebook.ts';
import type { ScriptEntry } from '../registry.ts';
import type { Warp } from '../script.ts';

/** Calls a script for one thought, and returns its answer. */
export function answerOf<C>(
  { slot, fn }: ScriptEntry<C>,
  character: C,
  runned: number,
  commands: readonly CommandOnBoard[],
  param: Json | undefined,
): Todo | Warp | undefined {
  switch (slot) {
    case 0:
      return fn(character, runned, commands, param);
    case 1:
      return fn(character, runned, commands, param);
    case 2:
      return fn(character, runned, commands, param);
    case 3:
      return fn(character, runned, commands, param);
    default:
      return fn(character, runned, commands, param);
  }
}

/** Performs one tick of a todo. */
export function progressOf<C>({ slot, perform }: Act<C>, character: C, todo: Todo): Progress {
  switch (slot) {
    case 0:
      return perform(character, todo);
    case 1:
      return perform(character, todo);
    case 2:
      return perform(character, todo);
    default:
      return perform(character, todo);
  }
}
