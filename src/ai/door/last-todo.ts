/** The type of `thought.last`: a todo that a script may return although the compiler does not know its behaviour. */

import type { Json } from '../json.ts';

/**
 * The last todo of a character. The minds checked it when it was written, so a script may return it as it is. It exists
 * as a class in the types only: its private part keeps other todos, and changed copies, from counting as the last one.
 */
export declare class LastTodo {
  private readonly wasWritten: true;
  private constructor();
  readonly behave: NameOfLast;
  readonly tick?: number;
  readonly until?: readonly string[];
  readonly [field: string]: Json | undefined;
}

/**
 * A string type that no literal fits. With plain `string` in its place, the compiler would accept `{ behave: a ? 'lie'
 * : 'bark' }` as a last todo, although a script has just made it.
 */
export type NameOfLast = string & { readonly [LAST]: true };
declare const LAST: unique symbol;
