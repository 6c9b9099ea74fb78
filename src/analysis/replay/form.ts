/**
 * The format of a replay: how a day began, what inputs were given, and digests to compare with. Events are not stored;
 * running the replay again produces them, and the digests show at which tick and in which fields the result differs.
 */

import type { JournalEntry } from '../../sim/inputs/index.ts';
import type { NewSeason } from '../../sim/season/new-season.ts';
import type { SavedCafe } from '../../sim/simulation.ts';
import type { WorldState } from '../../sim/state/world-state.ts';

export const FORMAT = 'honeybell-replay';
export const VERSION = 1;
/** Version of the game, as in package.json. A game of another version may give another result for the same replay. */
export const GAME = '0.1.0';

export const LONGEST_REPLAY = 8_000_000;
export const MOST_INPUTS = 20_000;
export const MOST_TICKS = 200_000;
/** Ticks between two checkpoints. */
export const CHECK_EVERY = 500;

export type Begin =
  /** Beginning of a replay: a single day of the game. */
  | { readonly kind: 'day'; readonly seed: number }
  /** Beginning of a replay: the first morning of a season. */
  | { readonly kind: 'season'; readonly options: Required<Pick<NewSeason, 'seed' | 'difficulty' | 'assists'>> }
  /** Beginning of a replay: a scenario, as in its file. */
  | { readonly kind: 'scenario'; readonly scenario: unknown }
  /** Beginning of a replay: any other morning, as its state before any character has thought. */
  | { readonly kind: 'morning'; readonly state: WorldState }
  /** Beginning of a replay: any other moment, as a saved café. */
  | { readonly kind: 'saved'; readonly cafe: SavedCafe };

export interface Checkpoint {
  readonly tick: number;
  /** Hash of the whole café. */
  readonly hash: string;
  /** Short hashes of the fields named in the replay, joined to one text. */
  readonly fields: string;
}

export interface Replay {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly game: string;
  readonly begin: Begin;
  readonly journal: readonly JournalEntry[];
  /** Names of the hashed fields, in order. */
  readonly fields: readonly string[];
  /** The checkpoints: at the beginning, every {@link CHECK_EVERY} ticks, and at the end. */
  readonly checkpoints: readonly Checkpoint[];
  /** The replay's trail: one hexadecimal hash digit per tick. The first digit that differs shows at which tick a difference begins. */
  readonly trail: string;
}

/** Number of characters of one field's hash in a checkpoint. */
export const FIELD_DIGITS = 6;
