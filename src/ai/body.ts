/**
 * What the minds are told by the game and what they tell it: what behaviours mean, who gets a mind, and what somebody
 * sees who looks on.
 */

import type { CommandOnBoard } from './blackboard.ts';
import type { Minds } from './minds/minds.ts';
import type { EndReason, Progress, Todo } from './notebook.ts';
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

/** Watches minds without touching them: tracing, event logs. Null while nobody looks, so that looking costs nothing. */
export interface MindObserver<C> {
  /** A script has answered; nothing of it is written down yet, and `runned` counts this thought already. */
  thought(
    minds: Minds<C>,
    row: number,
    commands: readonly CommandOnBoard[],
    ran: ScriptEntry<C>,
    answer: Todo | Warp | undefined,
  ): void;
  /** A todo was erased. */
  ended(minds: Minds<C>, row: number, todo: Todo, why: EndReason): void;
  /** A script failed; the fallback has not happened yet. */
  fault(minds: Minds<C>, row: number, script: string, message: string): void;
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
