/** Checks a script's answer: what is wrong with a todo or a warp. Valid answers take a fast path. */

import type { Blackboard } from '../blackboard.ts';
import type { Body } from '../body.ts';
import { isJson } from '../json.ts';
import { faultOfTodo, NEVER, type Todo } from '../notebook.ts';
import type { Warp } from '../script.ts';

/** Returns what is wrong with a script's answer, or null. Can throw, because foreign objects can throw when a field is read. */
export function faultOfAnswer<C>(
  answer: Todo | Warp,
  isTodo: boolean,
  body: Body<C>,
  board: Blackboard,
): string | null {
  if (!isTodo) return faultOfWarp(answer as Warp);
  const todo = answer as Todo;
  if (!isPlain(todo, body.behaviours)) {
    const wrong = faultOfTodo(
      todo,
      (behave) => body.behaviours.has(behave),
      (fact) => board.knowsFact(fact),
    );
    if (wrong !== null) return wrong;
    if (!isJson(todo)) return 'a todo must be plain JSON data';
  }
  return body.faultOf === undefined ? null : body.faultOf(todo);
}

/**
 * Quick check that accepts most todos: a known behaviour, a valid tick budget, nothing nested, no `until`. If it
 * returns false, the todo must be checked in full.
 */
function isPlain(todo: Todo, behaviours: ReadonlySet<string>): boolean {
  if (todo === null || todo.constructor !== Object || todo.until !== undefined) return false;
  const { behave, tick } = todo;
  if (!behaviours.has(behave)) return false;
  if (tick !== undefined && !((tick | 0) === tick && tick > 0 && tick < NEVER)) return false;
  for (const field in todo) {
    const value: unknown = todo[field];
    if (typeof value === 'number' ? value - value !== 0 : typeof value !== 'string' && typeof value !== 'boolean')
      return false;
  }
  return true;
}

function faultOfWarp(to: Warp): string | null {
  if (typeof to.warp !== 'string') return 'a warp needs the name of a key';
  return to.param === undefined || isJson(to.param) ? null : `the param of warp '${to.warp}' must be plain JSON data`;
}

/** The message of an error thrown by foreign code. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
