/**
 * The tail of the running café: what was given to it after its newest save, and up to which tick it ran. A page that is
 * closed or reloaded may end before a save is on the disk, so the tail goes into localStorage, which is written at once.
 * The next page runs the newest save on to the tail's tick with the tail's inputs; a hash shows whether the result is
 * the café that was left.
 */

import type { JournalEntry } from '../sim/inputs/index.ts';
import type { Simulation } from '../sim/simulation.ts';
import type { Card } from './card.ts';
import { SLOTS, type Slot } from './file.ts';

/** A save that is on the disk, and the tick at which it was made. */
export interface Base extends Pick<Card, 'slot' | 'generation' | 'cafe'> {
  readonly tick: number;
}

export interface Tail extends Base {
  /** The tick to which the café ran. */
  readonly until: number;
  /** The inputs given since the save, in order. */
  readonly journal: readonly JournalEntry[];
  readonly hash: string;
}

/** Maximum length of a tail in ticks. It is limited so that simulating a tail takes less than about two seconds. */
export const LONGEST_TAIL = 2400;
/** Maximum length of a tail's text in characters. */
const LONGEST_TEXT = 500_000;
const PLACE = 'honeybell.tail';

/** The tail of a café after a save; null if nothing has happened since the save, or if the tail would be too long. */
export function tailOf(base: Base, cafe: Simulation): Tail | null {
  const { tick } = cafe.state;
  const { slot, generation, cafe: id } = base;
  const journal = cafe.journal.filter((entry) => entry.tick >= base.tick);
  if (tick < base.tick || tick - base.tick > LONGEST_TAIL || (tick === base.tick && journal.length === 0)) return null;
  return { slot, generation, cafe: id, tick: base.tick, until: tick, journal, hash: cafe.hash() };
}

/** Writes the tail at once; null deletes it. If the browser refuses to store it, only the newest save remains. */
export function writeTail(tail: Tail | null): void {
  try {
    const text = tail === null ? '' : JSON.stringify(tail);
    if (text === '' || text.length > LONGEST_TEXT) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, text);
  } catch {
    // The storage is full or forbidden: the tail is not written.
  }
}

/** Reads the tail; null if there is none or its form is wrong. The tail's inputs are checked later, when they are given to a café. */
export function readTail(): Tail | null {
  try {
    const text = localStorage.getItem(PLACE) ?? '';
    if (text === '' || text.length > LONGEST_TEXT) return null;
    const tail = JSON.parse(text) as Partial<Tail> | null;
    if (typeof tail !== 'object' || tail === null) return null;
    const { slot, generation, cafe, tick, until, journal, hash } = tail;
    const numbers = [generation, tick, until].every((one) => Number.isInteger(one));
    const words = typeof cafe === 'string' && typeof hash === 'string';
    return numbers && words && Array.isArray(journal) && SLOTS.includes(slot as Slot) ? (tail as Tail) : null;
  } catch {
    return null;
  }
}
