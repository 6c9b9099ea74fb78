/** Functions with which a game makes the behaviours that it passes to `createMinds`. */

/* oxlint-disable typescript/no-explicit-any -- `any`: a script or behaviour whose character type is checked later */

import { type Progress, RESTING, type Todo } from '../notebook.ts';
import type { Turn } from './turn.ts';
import type { Performed, TypedBehaviour } from './types.ts';

/**
 * A behaviour: what one tick of a todo does, and whether the todo can be done.
 *
 *     run: behaviour<{ to: number }>({
 *       perform: (me: Dog, { to }) => (step(me, to) ? DONE : GOING),
 *     }),
 *
 * @typeParam Fields the todo's own fields, besides `behave`, `tick` and `until`
 * @typeParam C the character that performs it; left out = any
 * @typeParam T its turn, with the facts it announces and the commands it posts: `Turn<'bell', Order>`
 */
export const behaviour = <Fields extends object = object, C = any, T = Turn>(parts: {
  /**
   * Performs one tick of the todo. `turn` has the tick and can post commands. Returns GOING, DONE, IMPOSSIBLE, RESTING
   * or `restFor(ticks)`.
   */
  readonly perform: (me: C, todo: Performed<Fields>, turn: T) => Progress;
  /** Whether the todo can (still) be done; left out = always. Called in every tick, so it should be cheap. */
  readonly canDo?: (me: C, todo: Performed<Fields>) => boolean;
  /**
   * Returns what is wrong with the todo's own fields, or null. It is needed for scripts that the compiler has not seen.
   * A wrong todo counts as a mistake of its script. Left out = every todo is right.
   */
  readonly wrong?: (todo: Todo) => string | null;
}): TypedBehaviour<Fields, C, T> => parts;

/** A behaviour that does nothing by itself, such as waiting: only `tick` or `until` of its todo ends it. */
export const resting = <Fields extends object = object>(): TypedBehaviour<Fields, any> => ({
  perform: () => RESTING,
  rests: true,
});
