/** Messages between page and Worker when a café with players' scripts runs ahead. */

import type { Input, JournalEntry } from '../sim/state/input.ts';
import type { OwnKey } from '../sim/state/player-scripts.ts';
import type { PersonId } from '../sim/state/person.ts';
import type { Meters } from './meters.ts';
import type { HungTurn } from './thinking.ts';

/** Ticks between two comparisons of the two cafés' hashes. */
export const COMPARE_EVERY = 400;

export type ToAhead =
  /** Start with this café, as text with the inputs still to come. They contain the answers before tick `recorded`. */
  | {
      readonly is: 'begin';
      readonly text: string;
      readonly recorded: number;
      readonly hung: readonly HungTurn[];
    }
  /** Run up to this tick. */
  | { readonly is: 'until'; readonly tick: number }
  | { readonly is: 'give'; readonly number: number; readonly input: Input };

export type FromAhead =
  /** Everything needed has been loaded. */
  | { readonly is: 'ready' }
  /**
   * A maid's script is asked now or, with `loading`, compiled for the first time. Work that her script deferred is a
   * separate turn.
   */
  | {
      readonly is: 'turn';
      readonly tick: number;
      readonly maid: PersonId;
      readonly key: OwnKey;
      readonly loading?: true;
    }
  /** All ticks before this one are done; `recorded` holds the new journal entries. */
  | {
      readonly is: 'done';
      readonly upTo: number;
      readonly entries: readonly JournalEntry[];
      /** Numbers of the inputs that took effect. */
      readonly taken: readonly number[];
      readonly hash?: string;
      readonly meters?: Meters;
    }
  /** This sandbox cannot go on; another Worker can. */
  | { readonly is: 'broken' }
  | { readonly is: 'failed'; readonly message: string };

/** One end of the connection. */
export interface Port<To, From> {
  post(message: To): void;
  listen(hear: (message: From) => void): void;
  end(): void;
}
