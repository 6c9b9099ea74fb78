/**
 * Interface between a game and its minds: what the game implements, how a mind is created, and what an observer can
 * read. Interfaces only; the implementation is in minds/.
 */

import type { CommandOnBoard } from './blackboard.ts';
import type { EndReason, Progress, Todo } from './notebook.ts';
import type { Reasons } from './reasons.ts';
import type { ScriptEntry, WarpTable } from './registry.ts';
import type { Warp } from './script.ts';

/** What the game does for its minds: it knows what behaviours mean. */
export interface Body<C> {
  /** Behaviours the game has; a todo with any other `behave` is a fault. */
  readonly behaviours: ReadonlySet<string>;
  /** State flags that forbid thinking and acting (chapter 1.2). */
  readonly blockingFlags: number;
  /** Keys the character answers to on the blackboard. */
  keysOf(character: C): readonly string[];
  /**
   * Whether the todo can (still) be done. Reads as few other objects as it can. Asked in every turn before performing;
   * a parked character has no turns, so a game {@link Minds.wake}s those whose resting todo it has made impossible.
   */
  canDoBehave(character: C, todo: Todo): boolean;
  /** Performs one tick of the todo. */
  perform(character: C, todo: Todo): Progress;
  /** What is wrong with a todo's own fields, or null; a wrong one is its script's fault. Left out = nothing ever is. */
  faultOf?(todo: Todo): string | null;
  /**
   * The character is about to think and these commands on the board are addressed to it, oldest first; never called with
   * none. Here a game can keep what each character answers to each command, whatever its script makes of them.
   */
  reads?(character: C, commands: readonly CommandOnBoard[]): void;
  /** Told of every todo written and every warp made, at once: here a game keeps who has claimed what. */
  decided?(character: C, todo: Todo | null, warp: Warp | null): void;
}

/**
 * What an observer can read of the minds; {@link Minds} implements it. A character is addressed by its row, an index
 * that stays valid until `numbering` changes.
 */
export interface MindsView<C> {
  /** The reasons noted by the running thought. */
  readonly reasons: Reasons;
  /** Incremented whenever rows are renumbered: anything an observer stored by row is then invalid. */
  readonly numbering: number;
  /** The running tick. */
  readonly tick: number;
  /** The character of a row. */
  characterOf(row: number): C;
  /** The id of a row. */
  idOf(row: number): string;
  /** The warp key of a row's current script. */
  keyOf(row: number): string;
  /** How many times in a row the current script has thought. */
  runnedOf(row: number): number;
  /** Why the last ended todo ended; null before the first. */
  endedOf(row: number): EndReason | null;
  /** The last todo written, whether or not it is still active; null before the first. */
  lastTodoOf(row: number): Todo | null;
  /** Whether the row's own warp table has this key. */
  hasKey(row: number, key: string): boolean;
}

/** Reads what the minds do, for traces and event logs; never changes it. Without an observer nothing is called. */
export interface MindObserver<C> {
  /**
   * A script has answered. The answer is not written to the notebook yet; `runned` already counts this thought.
   * @param ran the script that answered
   */
  thought(
    minds: MindsView<C>,
    row: number,
    commands: readonly CommandOnBoard[],
    ran: ScriptEntry<C>,
    answer: Todo | Warp | undefined,
  ): void;
  /** A todo was erased. */
  ended(minds: MindsView<C>, row: number, todo: Todo, why: EndReason): void;
  /** A script failed; the fallback has not happened yet. */
  fault(minds: MindsView<C>, row: number, script: string, message: string): void;
}

/** Who gets a mind, and what it begins with. */
export interface Recruit<C> {
  readonly id: string;
  readonly character: C;
  readonly warpTable: WarpTable;
  /** Warp key of the first script; `default` when the table lacks it. */
  readonly begin: string;
  /** Asleep until {@link Minds.wake}: somebody who has yet to arrive. */
  readonly asleep?: boolean;
}
