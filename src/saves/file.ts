/**
 * A saved café as text, in a slot or in a file. It contains the café's plain data, a header for the slot's card, and a
 * checksum over both that detects damage. The envelope (format, version, checksum) is the same in every version. Header
 * and café may change with the version.
 *
 *     const text = writeSave(header, JSON.stringify(cafe.saved()));
 */

import { hashText } from '../sim/state/hash.ts';
import type { SavedCafe } from '../sim/simulation.ts';

export const FORMAT = 'honeybell';
/**
 * Version of the save's contents. If a new version of the café has a field that older saves lack, this number must be
 * increased and a migration added.
 */
export const VERSION = 5;
/** Maximum length of a save in characters; a full café has about 120,000. */
export const LONGEST_SAVE = 8_000_000;

/** All slots: five for seasons, then five for free cafés. */
export const SLOTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Slot = (typeof SLOTS)[number];
/** Number of slots of each of the two groups. */
const GROUP = 5;

export const isFreeSlot = (slot: Slot): boolean => slot > GROUP;
export const slotsFor = (free: boolean): readonly Slot[] => SLOTS.filter((slot) => isFreeSlot(slot) === free);
/** The number of a slot in its group, as the player sees it: 1 to 5. */
export const slotNumber = (slot: Slot): number => (isFreeSlot(slot) ? slot - GROUP : slot);

export const OCCASIONS = ['morning', 'minute', 'evening', 'leaving', 'player', 'import'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** The data that a slot's card shows, so that the saved café itself does not have to be read. */
export interface SaveHeader {
  readonly slot: Slot;
  /** Number of the save, counting up within a slot; the highest is the newest. */
  readonly generation: number;
  /** Id of the café: a slot may also hold saves of an earlier café. */
  readonly cafe: string;
  readonly occasion: Occasion;
  /** Time of saving in milliseconds since 1970, by the clock of the saving machine. */
  readonly savedAt: number;
  readonly day: number;
  /** Time on the café's clock when it was saved, in minutes after midnight. */
  readonly minute: number;
  /** Whether the day was over when the café was saved, so that the evening follows. */
  readonly over: boolean;
  readonly stars: number;
  /** Number of stars that the café had on the morning of the day on which it was saved. */
  readonly morningStars: number;
  readonly money: number;
  /** Name of the face shown on the card; '' = none. */
  readonly look: string;
  /** Name of the pack with which the season is played; left out = the game's own. */
  readonly pack?: string;
}

export interface SaveFile {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly checksum: string;
  readonly header: SaveHeader;
  readonly cafe: SavedCafe;
}

/** Writes a save. @param cafe the café's plain data, already serialised, so that later changes of the café do not get into the save */
export function writeSave(header: SaveHeader, cafe: string): string {
  const head = JSON.stringify(header);
  const checksum = checksumOf(VERSION, head, cafe);
  return `{"format":"${FORMAT}","version":${VERSION},"checksum":"${checksum}","header":${head},"cafe":${cafe}}`;
}

/**
 * The checksum of a save's version, header and café. It is computed from JSON without spaces, so that the checksum
 * still matches after a save file has been reformatted.
 */
export const checksumOf = (version: number, header: string, cafe: string): string =>
  hashText(`${version}\n${header}\n${cafe}`);

export const fileNameOf = ({ slot, day }: Pick<SaveHeader, 'slot' | 'day'>): string =>
  `${isFreeSlot(slot) ? 'free-cafe' : 'cafe'}-${slotNumber(slot)}-day-${day}.honeybell.json`;
