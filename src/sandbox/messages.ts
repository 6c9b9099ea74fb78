/** Messages between page and Worker when a café with players' scripts runs ahead. */

import type { Input, JournalEntry } from '../sim/inputs/index.ts';
import type { OwnKey } from '../sim/state/player-scripts.ts';
import type { PersonId } from '../sim/state/person.ts';
import type { Meters } from './meters.ts';
import type { HungTurn } from './thinking.ts';

/** Number of ticks between two comparisons of the hashes of the page's café and the Worker's café. */
export const COMPARE_EVERY = 400;

export type ToAhead =
  /**
   * Message to the Worker: start with this café, given as text with the inputs still to come. The inputs contain the
   * scripts' answers before tick `recorded`.
   */
  | {
      readonly is: 'begin';
      readonly text: string;
      readonly recorded: number;
      readonly hung: readonly HungTurn[];
    }
  /** Message to the Worker: run up to this tick. */
  | { readonly is: 'until'; readonly tick: number }
  | { readonly is: 'give'; readonly number: number; readonly input: Input };

export type FromAhead =
  /** Message from the Worker: the Worker is loaded and can receive a café. */
  | { readonly is: 'ready' }
  /**
   * Message from the Worker: a maid's script begins its turn or, with `loading`, is compiled for the first time. Work
   * that her script deferred is a separate turn.
   */
  | {
      readonly is: 'turn';
      readonly tick: number;
      readonly maid: PersonId;
      readonly key: OwnKey;
      readonly loading?: true;
      /** When the turn began by the Worker's clock, in milliseconds. */
      readonly at: number;
    }
  /** Message from the Worker: all ticks before this one are done. `entries` contains the new journal entries. */
  | {
      readonly is: 'done';
      /** When the tick was done by the Worker's clock, in milliseconds. */
      readonly at: number;
      readonly upTo: number;
      readonly entries: readonly JournalEntry[];
      /** Numbers of the page's inputs that the Worker has given to its café. */
      readonly taken: readonly number[];
      readonly hash?: string;
      readonly meters?: Meters;
      /** True if the day is over, so that the Worker runs no further ticks. */
      readonly over?: true;
    }
  /** Message from the Worker: its sandbox is broken, and the page must start a new Worker. */
  | { readonly is: 'broken' }
  | { readonly is: 'failed'; readonly message: string };

/** One end of the connection between page and Worker. */
export interface Port<To, From> {
  post(message: To): void;
  listen(hear: (message: From) => void): void;
  end(): void;
}
