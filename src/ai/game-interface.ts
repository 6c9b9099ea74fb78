/**
 * Interface between a game and its minds: what the game implements, how a mind is created, and what an observer can
 * read. Interfaces only; the implementation is in minds/.
 */

import type { CommandOnBoard } from './blackboard.ts';
import type { Json } from './json.ts';
import type { EndReason, Progress, Todo } from './notebook.ts';
import type { Reasons } from './reasons.ts';
import type { ScriptEntry, WarpTable } from './registry.ts';
import type { Warp } from './script.ts';

/** How a game carries out the todos with one `behave`. */
export interface Behaviour<C> {
  /** Performs one tick of the todo. */
  readonly perform: (character: C, todo: Todo) => Progress;
  /**
   * Whether the todo can (still) be done; left out = always. Called in every turn before performing, so it should read
   * only a few objects of the game. A parked character has no turns, so the game calls `minds.wake(id)` when it makes
   * a parked character's todo impossible.
   */
  readonly canDo?: (character: C, todo: Todo) => boolean;
  /**
   * Returns what is wrong with the fields of a todo that belong to the game, or null if nothing is. A wrong todo is a
   * fault of its script. Left out = every todo is accepted.
   */
  readonly wrong?: (todo: Todo) => string | null;
  /**
   * True if `perform` does nothing and always returns RESTING. It is then never called, and a character that thinks every
   * tick (a todo with `tick: 1`) costs only the thinking.
   */
  readonly rests?: boolean;
}

/** What a game must implement: which behaviours exist, and how they are performed. */
export interface Body<C> {
  /**
   * The behaviours that the game can perform, by name; read once, when the minds are created. A todo whose `behave` is
   * not among them is a fault of its script.
   */
  readonly behaviours: Readonly<Record<string, Behaviour<C>>>;
  /** Bit mask of the state flags under which a character can neither think nor act (_How NPC AI works_, part 1). */
  readonly blockingFlags: number;
  /** The blackboard keys by which a character can be addressed. */
  keysOf(character: C, id: string): readonly string[];
  /**
   * If true, an error thrown while a character takes its turn costs only this turn: it counts as a fault of the script,
   * and the todo ends. Left out = the error ends the step.
   */
  readonly catchesErrors?: boolean;
  /**
   * Called before a thought with the commands addressed to the character, oldest first; not called if there are none. A
   * game can record here which commands each character has read.
   */
  reads?(character: C, commands: readonly CommandOnBoard[]): void;
  /**
   * Calls a script for one thought and returns its answer. A game can prepare the thought here, and afterwards carry out
   * what the script has proposed. Left out = the script is called directly.
   */
  think?(
    script: ScriptEntry<C>,
    character: C,
    runned: number,
    commands: readonly CommandOnBoard[],
    param: Json | undefined,
  ): Todo | Warp | undefined;
  /** Called immediately for every todo written, so that a game can update what the todo claims, such as a seat. */
  wrote?(character: C, todo: Todo): void;
  /** Called immediately when a character has followed a warp. */
  warped?(character: C, warp: Warp): void;
}

/**
 * What an observer can read of the minds; {@link Minds} implements it. A character is addressed by its row, an index
 * that stays valid until `numbering` changes.
 */
export interface MindsView<C> {
  /** The reasons that the script of the running thought has noted. */
  readonly reasons: Reasons;
  /** Incremented whenever rows are renumbered. An observer must then discard everything it has stored by row number. */
  readonly numbering: number;
  readonly tick: number;
  characterOf(row: number): C;
  idOf(row: number): string;
  /** The warp key of the current script of a row's character. */
  keyOf(row: number): string;
  /** How many times in succession the current script of a row's character has run. */
  runnedOf(row: number): number;
  /** Why the previous todo of a row's character ended; null if none has ended yet. */
  endedOf(row: number): EndReason | null;
  /** The last todo that a row's character has written, whether or not it is still active; null = there was none. */
  lastTodoOf(row: number): Todo | null;
  /**
   * Ids of the characters whose todo names this fact in `until`, in id order.
   * @throws Error for an unknown fact
   */
  waitingFor(fact: string): readonly string[];
  /** Whether the warp table of a row's character has this key. */
  hasKey(row: number, key: string): boolean;
}

/**
 * An observer of the minds, for traces and event logs: the minds call these functions when something happens. An
 * observer must not change anything. Without an observer nothing is called.
 */
export interface MindObserver<C> {
  /**
   * Called when a script has answered. The answer is not yet written to the notebook; `runned` already counts this
   * thought.
   * @param ran the script that answered
   */
  thought(
    minds: MindsView<C>,
    row: number,
    commands: readonly CommandOnBoard[],
    ran: ScriptEntry<C>,
    answer: Todo | Warp | undefined,
  ): void;
  /** Called when a todo was erased from a notebook. */
  ended(minds: MindsView<C>, row: number, todo: Todo, why: EndReason): void;
  /**
   * Called when a script has failed, before the character falls back to its default script.
   * @param error what was thrown; left out if nothing was
   */
  fault(minds: MindsView<C>, row: number, script: string, message: string, error?: unknown): void;
  /**
   * Called before the minds of a game are replaced by saved ones.
   * @param checks whether mistakes are looked for. If so, the observer may throw an error to refuse
   */
  restoring?(checks: boolean): void;
}

/** A character that gets a mind, and the script it starts with. */
export interface Recruit<C> {
  readonly id: string;
  readonly character: C;
  readonly warpTable: WarpTable;
  /** Warp key of the first script; if the warp table does not have this key, `default` is used. */
  readonly begin: string;
  /** If true, the new mind is parked (it has no turns) until `minds.wake(id)`: for characters that arrive later. */
  readonly asleep?: boolean;
}
