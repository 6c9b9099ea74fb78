/**
 * The notebook (小本子, chapter 1.1): every character carries one, with at most one todo in it.
 *
 * A todo is plain data, never a function: `{ behave: 'move', x: 12, y: 4, tick: 1 }`. Its `tick` is the whole secret of
 * being interruptible – nobody ever interrupts a todo from outside, it just runs out and its owner looks up:
 *
 *   tick: 1    reconsiders after every tick: an A-move, fully alert
 *   tick: 30   looks up every 30 ticks: dull
 *   no tick    goes on until done or impossible: a plain move
 *   until: […] also looks up when one of these facts has changed since the last turn (made for waiting)
 */

import type { Json } from './json.ts';
import { shown } from './problems.ts';

/** One line in the notebook. Fields beside `behave`, `tick` and `until` are the game's business. */
export interface Todo {
  readonly behave: string;
  /** Budget in fixed ticks, a positive integer; left out = until done or impossible. */
  readonly tick?: number;
  /** Names of blackboard facts, or of her own `commands`, `buffs`, `alert`, that end the todo when they change. */
  readonly until?: readonly string[];
  readonly [field: string]: Json | undefined;
}

/** Why a todo ended: it was done; its ticks ran out; a fact in `until` changed; it could not be done (any more). */
export type EndReason = 'done' | 'tick' | 'changed' | 'impossible';

/** What performing one tick of a todo came to. Any negative number −n says: nothing to do for n ticks, see {@link restFor}. */
export type Progress = number;
/** Still at it; perform again next tick. */
export const GOING: Progress = 0;
/** Finished with this very tick. */
export const DONE: Progress = 1;
/** Cannot go on. */
export const IMPOSSIBLE: Progress = 2;
/** Nothing to do by itself: only budget, a changed fact or a poke will end it. Lets the mind be parked. */
export const RESTING: Progress = -0x3fffffff;
/** Nothing to do for `ticks` ticks (≥ 1); then perform is called again. Lets the mind be parked meanwhile. */
export const restFor = (ticks: number): Progress => -ticks;

/** `endAt` of a todo without a budget: the largest whole number that browsers, too, keep in a word (31 bits). */
export const NEVER = 0x3fffffff;

/** Facts every character has of its own; `until` may name them beside the blackboard's. */
export const OWN_FACTS = ['commands', 'buffs', 'alert'] as const;
/** The name of one of these. */
export type OwnFact = (typeof OWN_FACTS)[number];

/**
 * What is wrong with a todo's form, or null. Says nothing about whether it can be done: that is the game's `canDoBehave`.
 * @param knows whether the game has this behaviour
 * @param knowsFact whether `until` may name this fact
 */
export function faultOfTodo(
  todo: Todo,
  knows: (behave: string) => boolean,
  knowsFact: (fact: string) => boolean,
): string | null {
  if (typeof todo !== 'object' || todo === null || Array.isArray(todo))
    return `a script must return a todo, a warp or undefined, not ${shown(todo)}`;
  if (typeof todo.behave !== 'string' || !knows(todo.behave)) return `unknown behave ${shown(todo.behave)}`;
  const { tick, until } = todo;
  if (tick !== undefined && !(Number.isSafeInteger(tick) && tick > 0 && tick < NEVER))
    return `tick must be a positive integer, not ${shown(tick)}`;
  if (until !== undefined) {
    if (!Array.isArray(until)) return `until must be a list of fact names, not ${shown(until)}`;
    for (const fact of until)
      if (typeof fact !== 'string' || !knowsFact(fact)) return `until names an unknown fact ${shown(fact)}`;
  }
  return null;
}
