/**
 * Who waits for which fact (`until`, chapter 1.1), and who has news. Sets of rows as bits: a fact that changes wakes
 * everyone who waits for it with a few word operations.
 *
 * Offers are facts of which there is so much to take (see {@link Blackboard.offer}). Those who wait for one are not
 * woken but *asked*, one after the other in row order, each once per announcement, and only while something is left.
 */

import { addAll, type BitSet, clearBit, hasBit, setBit, wordsFor } from './bit-set.ts';
import type { Blackboard } from '../blackboard.ts';

/** For one table of rows. */
export class Watchers {
  /** Rows one of whose facts has changed since they last looked. */
  private readonly news: BitSet;
  /** By fact: who waits for it. */
  private readonly waiting: readonly BitSet[];
  /** By fact: who has yet to be asked since it was last offered. */
  private readonly unasked: readonly BitSet[];
  /** Facts that were ever offered, as a mask. */
  private offers = 0;

  constructor(
    private readonly board: Blackboard,
    rows: number,
  ) {
    const words = wordsFor(rows);
    this.news = new Int32Array(words);
    this.waiting = board.facts.map(() => new Int32Array(words));
    this.unasked = board.facts.map(() => new Int32Array(words));
  }

  /** A row that waited for the facts in mask `before` has looked, and waits for those in `mask` from now on. */
  watch(row: number, before: number, mask: number): void {
    for (let rest = before ^ mask; rest !== 0; rest &= rest - 1) {
      const fact = lowestBit(rest);
      if ((mask & (1 << fact)) !== 0) setBit(this.waiting[fact] as BitSet, row);
      else clearBit(this.waiting[fact] as BitSet, row);
    }
    this.looked(row, before | mask);
  }

  /** She has just looked: what has changed and what is on offer now is no news to her any more. */
  looked(row: number, mask: number): void {
    clearBit(this.news, row);
    for (let rest = mask & this.offers; rest !== 0; rest &= rest - 1)
      clearBit(this.unasked[lowestBit(rest)] as BitSet, row);
  }

  /** Whether there is news for a row that waits for `mask`, or an offer it has yet to be asked about. */
  hears(row: number, mask: number): boolean {
    return this.hasNews(row) || this.isAsked(row, mask);
  }

  /** Whether a fact the row waits for has changed since it looked. */
  hasNews(row: number): boolean {
    return hasBit(this.news, row);
  }

  private isAsked(row: number, mask: number): boolean {
    for (let rest = mask & this.board.open; rest !== 0; rest &= rest - 1)
      if (hasBit(this.unasked[lowestBit(rest)] as BitSet, row)) return true;
    return false;
  }

  /** A fact has changed: news for all who wait for it, and they are awake. */
  changed(fact: number, awake: BitSet): void {
    const waiting = this.waiting[fact] as BitSet;
    addAll(this.news, waiting);
    addAll(awake, waiting);
  }

  /** News for one row. */
  tell(row: number): void {
    setBit(this.news, row);
  }

  /** A fact is on offer: all who wait for it are to be asked. */
  offered(fact: number): void {
    this.offers |= 1 << fact;
    addAll(this.unasked[fact] as BitSet, this.waiting[fact] as BitSet);
  }

  /** The rows of one word of the set that an open offer has yet to reach. */
  asked(word: number): number {
    let rows = 0;
    for (let open = this.board.open; open !== 0; open &= open - 1)
      rows |= (this.unasked[lowestBit(open)] as BitSet)[word] as number;
    return rows;
  }

  /** All rows that wait for a fact, as a set not to be changed. */
  whoWaits(fact: number): Readonly<BitSet> {
    return this.waiting[fact] as BitSet;
  }

  /** Facts a row has yet to be asked about, in order of their numbers; for saves. */
  unaskedOf(row: number): number[] {
    const facts: number[] = [];
    this.unasked.forEach((set, fact) => {
      if (hasBit(set, row)) facts.push(fact);
    });
    return facts;
  }

  /** The counterpart of {@link unaskedOf}. */
  ask(row: number, fact: number): void {
    this.offers |= 1 << fact;
    setBit(this.unasked[fact] as BitSet, row);
  }
}

function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
