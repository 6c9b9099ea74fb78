/**
 * What a season keeps of the pack it is played with (docs/packs.md): who made it, its hash, and the tables, words and
 * promises that take the place of the game's. Maps, decision tables, configurations, warp tables and scripts of a pack
 * are in the café itself, as if the player had changed them.
 */

import { type CafeTables, GAME_TABLES, type OwnCells, readOwnTables } from '../../../data/pack/own-tables.ts';

/** Words by language and key. A key is one of the game's, or it introduces a name of the pack's own. */
export type PackWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface PackState {
  readonly name: string;
  readonly author: string;
  readonly version: string;
  /** The hash of the pack's content, by which saves and replays name it: `packHash` in check.ts. */
  readonly hash: string;
  /** The hash of the files of the pack that are not kept here. */
  readonly rest: string;
  /** The tables that the pack replaces, as the cells of its CSV files. */
  readonly tables: OwnCells;
  readonly words?: PackWords;
  /** The text of the pack's promises. */
  readonly promises?: string;
}

const read = new WeakMap<PackState, CafeTables>();

/** The tables with which a season is played: its pack's, otherwise the game's. */
export function tablesOf(season: { readonly pack?: PackState } | undefined): CafeTables {
  const pack = season?.pack;
  if (pack === undefined) return GAME_TABLES;
  let tables = read.get(pack);
  if (tables === undefined) read.set(pack, (tables = readOwnTables(pack.tables)));
  return tables;
}
