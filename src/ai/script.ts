/**
 * Scripts and warps (_How NPC AI works_, part 4).
 *
 * A script is a function that reads a character's situation and returns a todo for the notebook, a warp to another
 * script, or undefined. A warp is a *value*, as in `return warp('move', { x, y })`. This rules out a known defect of
 * the article: forgetting to return after warping.
 */

import type { CommandOnBoard } from './blackboard.ts';
import type { Json } from './json.ts';
import type { Todo } from './notebook.ts';

/** A warp: a script returns this value to switch its character to another script. Create it with {@link warp}. */
export interface Warp<K extends string = string, P extends Json | undefined = Json | undefined> {
  readonly warp: K;
  readonly param?: P;
}

/**
 * The program of a character's mind while it does one thing, as a function.
 * @param character the character; read-only by convention, because scripts act through todos and commands
 * @param runned how many times in a row this script has thought before this call; 0 on the first
 * @param commands blackboard commands addressed to this character, oldest first
 * @param eventParam the param of the last warp
 * @returns a todo for the notebook, a warp, or undefined = no idea this tick; the script then runs again on the next
 */
export type AIScript<C, T extends Todo = Todo> = (
  character: C,
  runned: number,
  commands: readonly CommandOnBoard[],
  eventParam: Json | undefined,
) => T | Warp | undefined;

/** A warp to the script under `key` in the character's own warp table; `param` (if given) becomes its eventParam. */
export function warp<const K extends string>(key: K): Warp<K, undefined>;
/** A warp with a param. */
export function warp<const K extends string, const P extends Json | undefined>(key: K, param: P): Warp<K, P>;
/** A warp of unknown key. */
export function warp(key: string, param?: Json): Warp {
  return param === undefined ? { warp: key } : { warp: key, param };
}

/** Whether a script's answer is a warp. */
export function isWarp(answer: Todo | Warp): answer is Warp {
  return (answer as Warp).warp !== undefined;
}

/**
 * Joins scripts into one (可拼装): calls them in order and returns the first todo or warp. So "notices litter" or "fidgets
 * when bored" is written once and added to any role.
 *
 *     registry.define('maid.waiting', concat(heedsCommands, seesWork, chats, fidgets, stays));
 */
export function concat<C, T extends Todo>(...pieces: readonly AIScript<C, T>[]): AIScript<C, T> {
  return (character, runned, commands, eventParam) => {
    for (const piece of pieces) {
      const answer = piece(character, runned, commands, eventParam);
      if (answer !== undefined) return answer;
    }
    return undefined;
  };
}
