/**
 * Scripts and warps (chapter 1.3).
 *
 * A script is one function that looks at a character's situation and answers with a line for the notebook, with a
 * warp to another script, or with nothing. A warp is a *value* – `return warp('move', { x, y })` – so that the source's
 * known defect, forgetting to return after warping, cannot be written down.
 */

import type { CommandOnBoard } from './blackboard.ts';
import type { Json } from './json.ts';
import type { Todo } from './notebook.ts';

/** "Go on with another script": the value a script returns to be exchanged. Make it with {@link warp}. */
export interface Warp {
  readonly warp: string;
  readonly param?: Json;
}

/**
 * One thing a character does, as a function (chapter 1.3).
 * @param character whose turn it is; read-only by convention – scripts act through todos and commands
 * @param runned how many times in a row this very script has thought before this call; 0 on the first
 * @param commands blackboard commands addressed to this character, oldest first
 * @param eventParam what the last warp handed over
 * @returns a todo for the notebook, a warp, or undefined: no idea this tick, asks again on the next
 */
export type AIScript<C, T extends Todo = Todo> = (
  character: C,
  runned: number,
  commands: readonly CommandOnBoard[],
  eventParam: Json | undefined,
) => T | Warp | undefined;

/** Warp to whatever stands under `key` in the character's own warp table; `param` (if given) becomes its eventParam. */
export function warp(key: string, param?: Json): Warp {
  return param === undefined ? { warp: key } : { warp: key, param };
}

/** Whether a script's answer is a warp. */
export function isWarp(answer: Todo | Warp): answer is Warp {
  return (answer as Warp).warp !== undefined;
}

/**
 * Joins scripts into one (可拼装): they are asked in order, and the first that returns a todo or a warp decides.
 * This is how "notices litter" or "fidgets when bored" is written once and joined onto any role.
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
