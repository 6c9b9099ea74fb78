/**
 * The contents of a pack: its files, its limits, and the result of reading one. docs/packs.md explains packs to
 * designers.
 */

import type { OwnScript } from '../sim/state/player-scripts.ts';
import type { PackState } from '../sim/state/pack/pack.ts';

/** A file of a pack: its path inside the pack, with `/` between folders, and its text. */
export interface PackFile {
  readonly path: string;
  readonly text: string;
}

/** A mistake in a pack. */
export interface PackMistake {
  /** The file's path inside the pack; '' = the pack as a whole. */
  readonly file: string;
  /** The line in the file, from 1; null = the file as a whole. */
  readonly line: number | null;
  /** What is wrong, and what would be right. */
  readonly message: string;
}

/** The day of a pack as the simulation reads it: `readScenario` in src/sim/read-scenario.ts. */
export interface PackDay {
  readonly pack: PackState;
  readonly [field: string]: unknown;
}

export type PackRead =
  | { readonly ok: true; readonly day: PackDay; readonly pack: PackState }
  | { readonly ok: false; readonly mistakes: readonly PackMistake[] };

/** A script as the compiler returns it: ready to be given to a maid, or with all its mistakes. */
export interface CompiledScript {
  readonly mistakes: readonly { readonly line: number; readonly column: number; readonly message: string }[];
  readonly script: OwnScript | null;
}

/**
 * Functions that the reader of a pack needs from the program around it. The page and Node provide them in different
 * ways.
 */
export interface PackDeps {
  /** Compiles a player's script. It is never run while a pack is read. */
  compile(name: string, text: string): Promise<CompiledScript>;
  /** The game's own English words for a key; undefined = there is no such key. */
  words(key: string): string | undefined;
}

export const PACK_LIMITS = {
  files: 100,
  /** Maximum number of characters of one file. */
  file: 200_000,
  /** Maximum number of characters of all files together. */
  all: 1_000_000,
  /** Maximum number of bytes of a pack as a zip. */
  zip: 2_000_000,
  path: 100,
} as const;

/** Formats a list of mistakes, one a line: `roster.csv:3: rank: '9' should be a whole number from 2 to 5`. */
export const mistakeText = ({ file, line, message }: PackMistake): string =>
  `${file}${line === null ? '' : `:${line}`}${file === '' ? '' : ': '}${message}`;
