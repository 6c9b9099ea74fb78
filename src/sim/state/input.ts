/**
 * Inputs: everything that changes the world from outside goes through the input journal: the player's commands, edits
 * and furniture, each with the tick before which it was given. Set-up + seed + journal = replay.
 */

import type { CommandPost, GoCapState, Hand, TableRecord } from '../../ai/index.ts';
import type { HeadMaidBrain } from './head-maid.ts';
import type { OwnAnswer, OwnKey, OwnScript } from './player-scripts.ts';
import type { EveningAct } from './season.ts';
import type { Duties, PersonId, Rank } from './person.ts';

/** What the player can change about a maid while she works. Fields left out stay as they are. */
export interface MaidEdit {
  readonly rank?: Rank;
  readonly favouriteCustomerIds?: readonly string[];
  readonly favouriteCustomerTypes?: readonly string[];
  readonly alertness?: number | null;
  readonly duties?: Duties;
  readonly obedience?: number;
  readonly team?: number | null;
  /** `script`, or the name of her decision table. */
  readonly controller?: string;
}

export type Input =
  | {
      readonly kind: 'command';
      readonly post: CommandPost;
      /** Written in the lab: it takes no chalk, and the head maid does not learn from it. */
      readonly free?: true;
    }
  | { readonly kind: 'edit'; readonly maid: PersonId; readonly edit: MaidEdit }
  /** Puts down a piece of furniture, which blocks its tile, or removes one; a chair is a seat letter of the map. */
  | { readonly kind: 'block'; readonly x: number; readonly y: number; readonly decor: string }
  | { readonly kind: 'unblock'; readonly x: number; readonly y: number }
  | { readonly kind: 'removeSeat'; readonly seat: string }
  /** Replaces a decision table; null = the default. */
  | { readonly kind: 'table'; readonly name: string; readonly rows: readonly TableRecord[] | null }
  /** Replaces a configuration; null = the default. */
  | { readonly kind: 'config'; readonly name: string; readonly text: string | null }
  /** Replaces the warp table of a kind of people: scripts by key; null = the default. */
  | { readonly kind: 'warps'; readonly of: string; readonly keys: Readonly<Record<string, string>> | null }
  /** Gives a player's script to a maid or to all maids with some duties; null = removes it. */
  | {
      readonly kind: 'script';
      readonly maid?: PersonId;
      readonly role?: Duties;
      readonly script: OwnScript | null;
      /** Removed because it ran away, hung or failed repeatedly. */
      readonly lost?: 'runaway' | 'hang' | 'memory' | 'fault';
    }
  /** The answer of a player's script, in force until the next one; see script-api/player-scripts.ts. */
  | {
      readonly kind: 'thought';
      readonly maid: PersonId;
      readonly answer: OwnAnswer;
      /** The warp key it answers for; left out: `waiting`. */
      readonly key?: OwnKey;
    }
  /** Hints that have been shown; they are not shown again. */
  | { readonly kind: 'said'; readonly hints: readonly string[] }
  /** The player's decisions about the head maid; fields left out stay as they are. */
  | {
      readonly kind: 'headMaid';
      readonly mode?: GoCapState;
      /** The appointed maid; null = the highest rank. */
      readonly appoint?: PersonId | null;
      /** Replaces what she has learned; null = forgets everything. */
      readonly brain?: HeadMaidBrain | null;
    }
  /** The player's hand against a guest who asks for janken. */
  | { readonly kind: 'janken'; readonly guest: PersonId; readonly hand: Hand }
  /** Chooses a counter of the advisor: for today or, after closing, for tomorrow. */
  | { readonly kind: 'counter'; readonly advice: string }
  /** What the player does after closing: hiring, training, buying, tomorrow's menu. */
  | { readonly kind: 'evening'; readonly act: EveningAct };

export interface JournalEntry {
  /** The input takes effect before the turns of this tick. */
  readonly tick: number;
  readonly input: Input;
}
