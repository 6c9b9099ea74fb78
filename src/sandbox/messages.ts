/** What page and Worker say to each other when a café with players' scripts is thought ahead. */

import type { Input, JournalEntry } from '../sim/state/input.ts';
import type { OwnKey } from '../sim/minds/player-scripts.ts';
import type { PersonId } from '../sim/state/person.ts';
import type { Meters } from './meters.ts';
import type { HungTurn } from './thinking.ts';

/** Ticks between two comparisons of the whole café. */
export const COMPARE_EVERY = 400;

export type ToAhead =
  /** Begin with this café, as text with the inputs still to come; its answers before tick `recorded` are in them. */
  | {
      readonly is: 'begin';
      readonly text: string;
      readonly recorded: number;
      readonly hung: readonly HungTurn[];
    }
  /** Go as far as this tick. */
  | { readonly is: 'until'; readonly tick: number }
  | { readonly is: 'give'; readonly number: number; readonly input: Input };

export type FromAhead =
  /** Everything needed has been fetched. */
  | { readonly is: 'ready' }
  /** Her script is asked now, or – `loading` – read for the first time. What she has put off is another turn of hers. */
  | {
      readonly is: 'turn';
      readonly tick: number;
      readonly maid: PersonId;
      readonly key: OwnKey;
      readonly loading?: true;
    }
  /** Thought through to before this tick, with what is new in the journal. */
  | {
      readonly is: 'done';
      readonly upTo: number;
      readonly entries: readonly JournalEntry[];
      /** Inputs taken up, by their numbers. */
      readonly taken: readonly number[];
      readonly hash?: string;
      readonly meters?: Meters;
    }
  /** The sandbox cannot go on; another Worker can. */
  | { readonly is: 'broken' }
  | { readonly is: 'failed'; readonly message: string };

/** One end of the line between them. */
export interface Port<To, From> {
  post(message: To): void;
  listen(hear: (message: From) => void): void;
  end(): void;
}
