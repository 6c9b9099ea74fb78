/** Checks a script's answer: what is wrong with a todo or a warp. Valid answers take a fast path. */

import type { Blackboard } from '../blackboard.ts';
import type { Act, Acts } from './prepared-behaviours.ts';
import { isJson, notJson, type StrangeValue } from '../json.ts';
import { faultOfTodo, NEVER, type Todo } from '../notebook.ts';
import type { Warp } from '../script.ts';

/** Returns what is wrong with a script's answer, or null. Can throw, because foreign objects can throw when a field is read. */
export function faultOfAnswer<C>(
  answer: Todo | Warp,
  isTodo: boolean,
  acts: Acts<C>,
  board: Blackboard,
): string | null {
  if (!isTodo) return faultOfWarp(answer as Warp);
  const todo = answer as Todo;
  if (!isPlain(todo, acts)) {
    const wrong = faultOfTodo(todo, acts, board.facts);
    if (wrong !== null) return wrong;
    const strange = notJson(todo);
    if (strange !== null) return strangeTodo(strange);
  }
  const act = acts.get(todo.behave) as Act<C>;
  return act.wrong === null ? null : act.wrong(todo);
}

/**
 * Quick check that accepts most todos: a known behaviour, a valid tick budget, nothing nested, no `until`. If it
 * returns false, the todo must be checked in full.
 */
function isPlain<C>(todo: Todo, acts: Acts<C>): boolean {
  if (todo === null || todo.constructor !== Object || todo.until !== undefined) return false;
  const { behave, tick } = todo;
  if (!acts.has(behave)) return false;
  if (tick !== undefined && !((tick | 0) === tick && tick > 0 && tick < NEVER)) return false;
  for (const field in todo) {
    const value: unknown = todo[field];
    if (typeof value === 'number' ? value - value !== 0 : typeof value !== 'string' && typeof value !== 'boolean')
      return false;
  }
  return true;
}

const strangeTodo = ({ path, what }: StrangeValue): string =>
  `the todo${path === '' ? '' : `'s field '${path}'`} is ${what}; a todo holds plain JSON data`;

function faultOfWarp(to: Warp): string | null {
  if (typeof to.warp !== 'string') return 'a warp needs the name of a key';
  if (to.param === undefined || isJson(to.param)) return null;
  const { path, what } = notJson(to.param) as StrangeValue;
  const param = path === '' ? 'param' : path.startsWith('[') ? `param${path}` : `param.${path}`;
  return `the warp's ${param} is ${what}; a param holds plain JSON data`;
}

/** The message of an error thrown by foreign code. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
