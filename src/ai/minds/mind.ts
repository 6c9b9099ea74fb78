/**
 * A mind: what every turn of a character reads, in one object, so that a turn reads one place in memory. What is seldom
 * needed is kept in the columns of mind-table.ts instead, which need less memory.
 */

import type { Assignment } from './assignments.ts';
import type { Json } from '../json.ts';
import type { Line } from './prepared-behaviours.ts';
import type { EndReason, Todo } from '../notebook.ts';

/** The reasons why a todo ends, by the number stored in `state`; null = no todo has ended yet. */
export const ENDS: readonly (EndReason | null)[] = [null, 'done', 'impossible', 'tick', 'changed'];
/** Index of `done` in {@link ENDS}. */
export const DONE_END = 1;
/** Index of `impossible` in {@link ENDS}. */
export const IMPOSSIBLE_END = 2;
/** Index of `tick` in {@link ENDS}. */
export const TICK_END = 3;
/** Index of `changed` in {@link ENDS}. */
export const CHANGED_END = 4;

// Several small facts about a mind share the bits of one number, `state`. A turn reads them all at once, and in the most
// frequent case compares the whole number with one constant.

/** The bits that say why the previous todo ended, as an index into {@link ENDS}. */
export const ENDED = 7;
/** Bit of `state`: the facts in the `until` of the last todo wake the character. */
export const WATCHES = 8;
/** Bit of `state`: the character has no turns, because one of its flags blocks it or it was dismissed. */
export const BLOCKED = 16;
/**
 * The lowest bit of a count within `state`: how many warps the character has made since its last todo. Adding WARP to
 * `state` counts one more.
 */
export const WARP = 32;

/** The mind of one character. */
export class Mind<C> {
  param: Json | undefined = undefined;
  /** The last todo written; active only while `endAt` is not 0. */
  todo: Todo | null = null;
  /** What the turns need to know of this todo; null if there is none. */
  line: Line<C> | null = null;
  /** First tick on which the todo is over; 0 = no todo, NEVER = no tick budget. */
  endAt = 0;
  /** How many times in succession the current script has thought. */
  runned = 0;
  /** See {@link ENDED}, {@link WATCHES}, {@link BLOCKED} and {@link WARP}. */
  state = 0;

  constructor(
    readonly id: string,
    /** The character of this mind; null after the character was dismissed. */
    public character: C | null,
    public assignment: Assignment<C>,
  ) {}
}

/** Why the previous todo of a mind ended; null if none has ended yet. */
export const endedOf = <C>({ state }: Mind<C>): EndReason | null => ENDS[state & ENDED] as EndReason | null;

/** The facts whose changes wake this mind's character at present, as a bit mask; 0 = none. */
export const maskOf = <C>({ state, line }: Mind<C>): number =>
  (state & WATCHES) === 0 || line === null ? 0 : line.mask;
