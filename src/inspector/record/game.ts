/** The functions that a recorder needs from a game and from its minds. */

import type { CommandOnBoard } from '../../ai/blackboard.ts';
import type { MindObserver } from '../../ai/game-interface.ts';
import type { Json } from '../../ai/json.ts';
import type { Page } from '../../ai/minds/notebook-page.ts';
import type { WarpTable } from '../../ai/registry.ts';
import type { Restored } from '../../ai/restoring.ts';

/** The inputs of a player as functions, by name; their arguments are plain data. */
export type Inputs = Readonly<Record<string, (...args: never[]) => void>>;

/** The functions that a game provides to its recorder. */
export interface RecordedGame<State = unknown, I extends Inputs = Inputs> {
  /** Returns the state of the game without its minds, as plain data. */
  save(): State;
  /** Restores the state that `save` returned. The argument is a copy, which the game may keep. */
  restore(saved: State): void;
  /** Called after `restore`, for each mind. Returns the character with this id in the restored game; null if the game has none. */
  characterOf(id: string, kind: string): object | null | undefined;
  /** Runs one tick of the game, in which it calls `minds.tick()` once. */
  step(): void;
  /** Ticks between two snapshots, ≥ 1; left out = 300. Rewinding runs at most this many ticks again. */
  readonly every?: number;
  /**
   * Number of past ticks to which the game can at least be rewound. Older records are discarded, so that memory does
   * not grow with the length of the game. Left out = nothing is discarded.
   */
  readonly keep?: number;
  /** The inputs of a player. The game calls them with `recorder.give`, so that a rewound game repeats them. */
  readonly inputs?: I;
}

/** A save of a game, for `recorder.load`. */
export interface SavedGame {
  /** What the game's own `save` returned. */
  readonly game: unknown;
  /** What `minds.save` returned. */
  readonly minds: unknown;
}

/** The part of a game's minds that a recorder needs; `createMinds` returns such minds. */
export interface RecordableMinds {
  readonly now: number;
  readonly ids: readonly string[];
  /** Changes whenever `ids` may have changed. */
  readonly membership: number;
  readonly facts: readonly string[];
  readonly commands: readonly CommandOnBoard[];
  set reasonsWanted(wanted: boolean);
  kindOf(id: string): string | null;
  warpsOf(id: string): WarpTable;
  changedAt(fact: string): number | null;
  page(id: string): Page | null;
  observe(observer: MindObserver<object>): () => void;
  save(): unknown;
  restore(saved: unknown, characterOf: (id: string, kind: string) => object | null | undefined): Restored;
}

/** An input and the time at which it was given. */
export interface GivenInput {
  /** The last finished tick when the input was given. */
  readonly tick: number;
  readonly name: string;
  readonly args: readonly Json[];
}
