/** What the inspector can show: a running game's line of time, or a recording that was read from a file. */

import type { CommandOnBoard } from '../../ai/blackboard.ts';
import type { Todo } from '../../ai/notebook.ts';
import type { Reason } from '../../ai/reasons.ts';
import type { WarpTable } from '../../ai/registry.ts';
import type { Decision } from '../../ai/trace.ts';

/** A character that was present at some time. */
export interface Recorded {
  readonly id: string;
  readonly kind: string;
  /** The character's name, if the game has given one; otherwise the id is shown. */
  readonly name?: string;
  /** First and last tick at which the character was present. */
  readonly from: number;
  readonly to: number;
}

/** A tick on which a fact changed. */
export interface FactChange {
  readonly tick: number;
  readonly fact: string;
}

/**
 * The game's own words for its recording; everything may be left out. They go into its file, so that it can be read
 * without the game. The `describe` of an inspector is such an object.
 */
export interface RecordingWords {
  readonly ticksPerSecond?: number;
  /** A character's name. */
  readonly name?: (id: string, kind: string) => string | null;
  /** A todo as a sentence; null = the game has no words for it. */
  readonly todo?: (todo: Todo, id: string) => string | null;
  readonly reason?: (reason: Reason, id: string, decision: Decision) => string | null;
}

/** The records of a stretch of time. Lists are sorted by time. */
export interface Recording {
  /** The first and the last tick that were recorded. */
  readonly from: number;
  readonly end: number;
  /** Whether the recording begins with a loaded save. */
  readonly loaded?: boolean;
  /** All characters, in the order in which they appeared. */
  characters(): readonly Recorded[];
  /** The thoughts of a character, oldest first. */
  thoughts(id: string): readonly Decision[];
  /** The script of each warp key, for each kind of character. */
  readonly warps: Readonly<Record<string, WarpTable>>;
  readonly facts: readonly string[];
  changes(): readonly FactChange[];
  commands(): readonly CommandOnBoard[];
  /** The words that a file contains; left out = it has none. */
  readonly words?: RecordingWords;
}
