/**
 * A saved café as a text: what the slots keep and what a file holds. Around the café's own plain data lie a header for
 * the slot's card and a checksum over both, so that a flipped bit or a lost end is noticed before anything is believed.
 * The envelope – format, version, checksum – stays the same for ever; header and café change with the version.
 *
 *     const text = writeSave(header, JSON.stringify(cafe.saved()));
 */

import { hashText } from '../sim/state/hash.ts';
import type { SavedCafe } from '../sim/simulation.ts';

export const FORMAT = 'honeybell';
/** Of the save as a whole. A change to what the café keeps that old saves do not have needs the next one, and a migration. */
export const VERSION = 3;
/** A full café is about 120,000 characters. */
export const LONGEST_SAVE = 8_000_000;

export const SLOTS = [1, 2, 3] as const;
export type Slot = (typeof SLOTS)[number];

/** Why it was saved. */
export const OCCASIONS = ['morning', 'minute', 'evening', 'leaving', 'player', 'import'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What a slot's card shows, without the café. */
export interface SaveHeader {
  readonly slot: Slot;
  /** Counts up within a slot; the newest is the highest. */
  readonly generation: number;
  /** Which café it is: a slot may hold saves of the one before, too. */
  readonly cafe: string;
  readonly occasion: Occasion;
  /** Milliseconds since 1970, by the clock of whoever saved it. */
  readonly savedAt: number;
  readonly day: number;
  /** Café clock, minutes after midnight. */
  readonly minute: number;
  /** The day is over: the evening is next. */
  readonly over: boolean;
  readonly stars: number;
  /** Stars on the morning of that day. */
  readonly morningStars: number;
  readonly money: number;
  /** Whose face stands on the card; '' for nobody's. */
  readonly look: string;
}

export interface SaveFile {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly checksum: string;
  readonly header: SaveHeader;
  readonly cafe: SavedCafe;
}

/** @param cafe the café's plain data, already written down: it is read off at one moment and may be kept later */
export function writeSave(header: SaveHeader, cafe: string): string {
  const head = JSON.stringify(header);
  const checksum = checksumOf(VERSION, head, cafe);
  return `{"format":"${FORMAT}","version":${VERSION},"checksum":"${checksum}","header":${head},"cafe":${cafe}}`;
}

/** Over header and café as JSON without spaces, so that a file may be laid out anew and is still the same. */
export const checksumOf = (version: number, header: string, cafe: string): string =>
  hashText(`${version}\n${header}\n${cafe}`);

/** What a save's file is called. */
export const fileNameOf = ({ slot, day }: Pick<SaveHeader, 'slot' | 'day'>): string =>
  `cafe-${slot}-day-${day}.honeybell.json`;
