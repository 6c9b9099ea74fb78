/** Checks a script's answer: what is wrong with a todo or a warp. Valid todos take a fast path. */

import type { Blackboard } from '../blackboard.ts';
import type { Act, Acts, Line } from './prepared-behaviours.ts';
import { isJson, notJson, type StrangeValue } from '../json.ts';
import { faultOfTodo, NEVER, type Todo } from '../notebook.ts';
import type { Warp } from '../script.ts';

/**
 * Returns the {@link Line} (what turns need to know) of a flat todo: one with a known behaviour, a valid tick budget,
 * nothing nested and no `until`. Most todos are flat, and reading each field once is all that their check takes.
 * @returns null for any other answer, which must be checked in full. Can throw, because foreign objects can throw when
 * a field is read.
 */
export function lineOfFlat<C>(answer: Todo | Warp, acts: Acts<C>): Line<C> | null {
  if (answer === null || typeof answer !== 'object' || answer.constructor !== Object) return null;
  const todo = answer as Todo;
  let behave = '';
  let budget = NEVER;
  for (const field in todo) {
    const value: unknown = todo[field];
    if (typeof value === 'number') {
      if (value - value !== 0) return null; // NaN or infinite
      if (field === 'tick') {
        if ((value | 0) !== value || value <= 0 || value >= NEVER) return null;
        budget = value;
      }
    } else if (typeof value === 'string') {
      if (field === 'behave') behave = value;
      else if (field === 'warp' || field === 'tick') return null;
    } else if (typeof value !== 'boolean' || field === 'tick') return null;
    if (field === 'until') return null;
  }
  const act = acts.get(behave);
  if (act === undefined || (act.wrong !== null && act.wrong(todo) !== null)) return null;
  return act.lineOf(budget, 0);
}

/** Returns what is wrong with a script's answer, or null. Can throw, because foreign objects can throw when a field is read. */
export function faultOfAnswer<C>(
  answer: Todo | Warp,
  isTodo: boolean,
  acts: Acts<C>,
  board: Blackboard,
): string | null {
  if (!isTodo) return faultOfWarp(answer as Warp);
  const todo = answer as Todo;
  const wrong = faultOfTodo(todo, acts, board.facts);
  if (wrong !== null) return wrong;
  const strange = notJson(todo);
  if (strange !== null) return strangeTodo(strange);
  const act = acts.get(todo.behave) as Act<C>;
  return act.wrong === null ? null : act.wrong(todo);
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
