/** The engine, board and scripts behind the minds of one game, and the checks that look for mistakes in them. */

import type { Blackboard, CommandOnBoard } from '../blackboard.ts';
import type { MindObserver } from '../game-interface.ts';
import type { Minds } from '../minds/minds.ts';
import type { LoadProblem } from '../problems.ts';
import type { Registry } from '../registry.ts';
import type { Members } from './members.ts';
import type { RunningThought } from './thought.ts';
import type { Kinds } from './types.ts';

/** Checks that look for mistakes while a game runs; see checked.ts. */
export interface Checks extends MindObserver<object> {
  /** Called once, before any other function, with the parts of the game to check. */
  watch(game: Parts): void;
  /** Called before a command is posted. @throws Error with everything that is wrong with it */
  posting(post: unknown): void;
  /**
   * Called for each command that the game posts.
   * @param anyone whether at least one present character is an addressee
   */
  posted(command: CommandOnBoard, anyone: boolean): void;
  /** Called after a tick. */
  ticked(tick: number): void;
  /** Called when the minds have been replaced by saved ones. */
  restored(): void;
}

/** Returns the character of this id; nothing if the game has none. */
export type FindCharacter = (id: string, kind: string) => object | null | undefined;

/** Finds what is wrong with saved minds: see checks/check-saved.ts. */
export type CheckSaved = (parts: Parts, saved: unknown, characterOf: FindCharacter) => readonly LoadProblem[];

/** What the minds of a game consist of. */
export interface Parts {
  readonly minds: Minds<object>;
  readonly board: Blackboard;
  readonly registry: Registry<object>;
  readonly thought: RunningThought;
  readonly characters: Kinds;
  readonly members: Members;
  readonly firstTick: number;
  /** Bit mask of the flags that freeze a character. */
  readonly frozenBy: number;
  /** The checks that run with the game; null = none. */
  readonly checks: Checks | null;
  /** The check of saved minds; null = they are restored unchecked. */
  readonly checkSaved: CheckSaved | null;
}
