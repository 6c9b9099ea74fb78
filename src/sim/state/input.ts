/**
 * The one way in (chapter 1.7): everything from outside reaches the world through the input journal – the player's
 * commands, live edits, furniture, with the tick before which it was given. Set-up + seed + journal = replay.
 */

import type { CommandPost, GoCapState, Hand, TableRecord } from '../../ai/index.ts';
import type { HeadMaidBrain } from './head-maid.ts';
import type { OwnAnswer, OwnKey, OwnScript } from './player-scripts.ts';
import type { EveningAct } from './season.ts';
import type { Duties, PersonId, Rank } from './person.ts';

/** What the player can change about a maid while she works. Left-out fields stay as they are. */
export interface MaidEdit {
  readonly rank?: Rank;
  readonly favouriteCustomerIds?: readonly string[];
  readonly favouriteCustomerTypes?: readonly string[];
  readonly alertness?: number | null;
  readonly duties?: Duties;
  readonly obedience?: number;
  readonly team?: number | null;
  /** `script`, or the name of the decision table she thinks by. */
  readonly controller?: string;
}

export type Input =
  | {
      readonly kind: 'command';
      readonly post: CommandPost;
      /** Written in the lab: it takes no chalk, and the head maid learns nothing from it. */
      readonly free?: true;
    }
  | { readonly kind: 'edit'; readonly maid: PersonId; readonly edit: MaidEdit }
  /** A piece of furniture put down (blocks its tile) or taken away; a chair is a seat letter of the map. */
  | { readonly kind: 'block'; readonly x: number; readonly y: number; readonly decor: string }
  | { readonly kind: 'unblock'; readonly x: number; readonly y: number }
  | { readonly kind: 'removeSeat'; readonly seat: string }
  /** A decision table exchanged for everyone who thinks by it; null = as it ships. */
  | { readonly kind: 'table'; readonly name: string; readonly rows: readonly TableRecord[] | null }
  /** A configuration exchanged (chapter 4); null = as it ships. */
  | { readonly kind: 'config'; readonly name: string; readonly text: string | null }
  /** The warp table of a kind of people exchanged (warps.csv): scripts by key; null = as it ships. */
  | { readonly kind: 'warps'; readonly of: string; readonly keys: Readonly<Record<string, string>> | null }
  /** A player's script given to a maid or to everyone of some duties; null = back to what she thought with. */
  | {
      readonly kind: 'script';
      readonly maid?: PersonId;
      readonly role?: Duties;
      readonly script: OwnScript | null;
      /** Taken away because it ran away, hung or failed again and again. */
      readonly lost?: 'runaway' | 'hang' | 'memory' | 'fault';
    }
  /** What a player's script answered, and answers until the next one; see own.ts. */
  | {
      readonly kind: 'thought';
      readonly maid: PersonId;
      readonly answer: OwnAnswer;
      /** Behind which of her warp keys; left out: `waiting`. */
      readonly key?: OwnKey;
    }
  /** Hints that were said to the player: none of them is said again. */
  | { readonly kind: 'said'; readonly hints: readonly string[] }
  /** What the player decides about the head maid; left-out fields stay as they are. */
  | {
      readonly kind: 'headMaid';
      readonly mode?: GoCapState;
      /** Who is head maid; null = the highest ranked. */
      readonly appoint?: PersonId | null;
      /** What she knows from now on; null = nothing any more. */
      readonly brain?: HeadMaidBrain | null;
    }
  /** A hand shown to a guest who asks for janken. */
  | { readonly kind: 'janken'; readonly guest: PersonId; readonly hand: Hand }
  /** A counter of the advisor taken up: for today or, after closing, for tomorrow. */
  | { readonly kind: 'counter'; readonly advice: string }
  /** What the player does after closing: hires, trains, buys, writes tomorrow's menu. */
  | { readonly kind: 'evening'; readonly act: EveningAct };

export interface JournalEntry {
  /** The tick before whose turns it takes effect. */
  readonly tick: number;
  readonly input: Input;
}
