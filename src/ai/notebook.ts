/**
 * The notebook (小本子; _How NPC AI works_, part 1): every character has one, with at most one todo in it.
 *
 * A todo is plain data, never a function: `{ behave: 'move', x: 12, y: 4, tick: 1 }`. Its tick budget `tick` makes
 * characters interruptible: a todo is never interrupted from outside. Instead it runs out, and the character thinks
 * again.
 *
 *   tick: 1    reconsiders after every tick: an A-move, fully alert
 *   tick: 30   reconsiders every 30 ticks: less alert
 *   no tick    goes on until done or impossible: a plain move
 *   until: […] also reconsiders when one of these facts has changed since the last turn (made for waiting)
 */

import type { Json } from './json.ts';
import { didYouMean, shown } from './problems.ts';

/** The todo in a notebook. Fields other than `behave`, `tick` and `until` belong to the game. */
export interface Todo {
  readonly behave: string;
  /** Tick budget of the todo, a positive integer; left out = until done or impossible. */
  readonly tick?: number;
  /**
   * Facts that end the todo when they change: blackboard facts, or the character's own `commands`, `buffs`, `alert`.
   */
  readonly until?: readonly string[];
  readonly [field: string]: Json | undefined;
}

/**
 * Why a todo ended: it was done, its tick budget ran out, a fact in `until` changed, or it could not be done (any
 * more).
 */
export type EndReason = 'done' | 'tick' | 'changed' | 'impossible';

/**
 * Result of performing one tick of a todo. A negative number −n means: nothing to do for n ticks, see {@link restFor}.
 */
export type Progress = typeof GOING | typeof DONE | typeof IMPOSSIBLE | Rest;
/** Result of a tick: the todo has nothing to do for some ticks. Only {@link restFor} and {@link RESTING} make one. */
export type Rest = number & { readonly [REST]: true };
declare const REST: unique symbol;
/** Result of a tick: the todo is still in progress; perform it again next tick. */
export const GOING = 0;
/** Result of a tick: the todo is finished with this tick. */
export const DONE = 1;
/** Result of a tick: the todo cannot continue. */
export const IMPOSSIBLE = 2;
/**
 * Result of a tick: the todo has nothing to do by itself. Only the tick budget, a changed fact or a wake-up will end
 * it. Lets the mind be parked.
 */
export const RESTING = -0x3fffffff as Rest;
/** Result of a tick: nothing to do for `ticks` ticks (≥ 1); then perform is called again. Lets the mind be parked meanwhile. */
export const restFor = (ticks: number): Rest => -ticks as Rest;

/**
 * `endAt` of a todo without a budget: the largest integer that V8 stores without a heap object in every browser (31
 * bits).
 */
export const NEVER = 0x3fffffff;

/** Names of the facts that every character has of its own; `until` may list them like the blackboard's facts. */
export const OWN_FACTS = ['commands', 'buffs', 'alert'] as const;
/** The name of a character's own fact. */
export type OwnFact = (typeof OWN_FACTS)[number];

/**
 * Returns what is wrong with the form of a todo, or null if nothing is. Whether the todo can be done is decided by its
 * behaviour's `canDo`.
 * @param behaviours the behaviours of the game, by name
 * @param facts the names that `until` may list
 */
export function faultOfTodo(
  todo: Todo,
  behaviours: ReadonlyMap<string, unknown>,
  facts: readonly string[],
): string | null {
  if (typeof todo !== 'object' || todo === null || Array.isArray(todo))
    return `a script must return a todo, a warp or undefined, not ${shown(todo)}`;
  if (typeof todo['then'] === 'function' && todo.behave === undefined)
    return 'the script is async: it returned a promise; a script answers at once';
  if (typeof todo.behave !== 'string' || !behaviours.has(todo.behave))
    return `unknown behave ${shown(todo.behave)}${didYouMeanText(todo.behave, behaviours.keys())}`;
  const { tick, until } = todo;
  if (tick !== undefined && !(Number.isSafeInteger(tick) && tick > 0 && tick < NEVER))
    return `tick must be a positive integer, not ${shown(tick)}`;
  if (until !== undefined) {
    if (!Array.isArray(until)) return `until must be a list of fact names, not ${shown(until)}`;
    for (const fact of until)
      if (typeof fact !== 'string' || !facts.includes(fact))
        return `until names an unknown fact ${shown(fact)}${didYouMeanText(fact, facts)}`;
  }
  return null;
}

const didYouMeanText = (name: unknown, known: Iterable<string>): string =>
  typeof name === 'string' ? didYouMean(name, known) : '';
