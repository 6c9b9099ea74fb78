/**
 * A day written down (chapter 7.7): how it began, what was given, and what it came to on the way. Nothing of what happened
 * is in it; whoever runs it once more sees the same – or is told where it was not.
 */

import type { JournalEntry } from '../../sim/state/input.ts';
import type { NewSeason } from '../../sim/season/begin.ts';
import type { SavedCafe } from '../../sim/simulation.ts';
import type { WorldState } from '../../sim/state/types.ts';

export const FORMAT = 'honeybell-replay';
/** Of the form of the file. */
export const VERSION = 1;
/** Of the game: another one may come to something else, which is nobody's fault. The same as in package.json. */
export const GAME = '0.1.0';

export const LONGEST_REPLAY = 8_000_000;
export const MOST_INPUTS = 20_000;
export const MOST_TICKS = 200_000;
/** Ticks between two checkpoints. */
export const CHECK_EVERY = 500;

export type Begin =
  /** A single day of the game. */
  | { readonly kind: 'day'; readonly seed: number }
  /** The first morning of a season. */
  | { readonly kind: 'season'; readonly options: Required<Pick<NewSeason, 'seed' | 'difficulty' | 'assists'>> }
  /** A scenario, as its file has it. */
  | { readonly kind: 'scenario'; readonly scenario: unknown }
  /** A morning that cannot be said more shortly: its state, before anybody has thought. */
  | { readonly kind: 'morning'; readonly state: WorldState }
  /** Any other moment. */
  | { readonly kind: 'saved'; readonly cafe: SavedCafe };

export interface Checkpoint {
  readonly tick: number;
  /** Of all of it. */
  readonly hash: string;
  /** A short hash of each of the replay's fields, one after the other. */
  readonly fields: string;
}

export interface Replay {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly game: string;
  readonly begin: Begin;
  readonly journal: readonly JournalEntry[];
  /** Names of the fields the checkpoints tell of, in their order. */
  readonly fields: readonly string[];
  /** At the beginning, every so many ticks, and at the end. */
  readonly checkpoints: readonly Checkpoint[];
  /** A hexadecimal digit of every tick: enough to see at which one something begins to differ. */
  readonly trail: string;
}

/** Characters of a field's hash in a checkpoint. */
export const FIELD_DIGITS = 6;
