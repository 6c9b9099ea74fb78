/**
 * Records which characters wait for which facts (`until`; _How NPC AI works_, part 1), and which of them have news (a
 * fact that has changed since the character's last thought). Characters are rows of a table, and sets of rows are
 * stored as bits: when a fact changes, a few word operations wake all rows that wait for it.
 *
 * Offers are facts with a number of items to take (see {@link Blackboard.offer}). An offer does not wake the waiting
 * rows at once: they get a turn one after the other in row order, each once per announcement, and only while items are
 * left.
 */

import { addAll, type BitSet, clearBit, hasBit, setBit, wordsFor } from './bit-set.ts';
import type { Blackboard } from '../blackboard.ts';

/** Records which characters wait for which facts; each character is a row of one table. */
export class Watchers {
  /** Rows of the characters for which a fact has changed since their last thought. */
  private readonly news: BitSet;
  /** For each fact, the rows of the characters that wait for it. */
  private readonly waiting: readonly BitSet[];
  /** For each fact, the rows of the characters that the last offer of this fact has yet to reach. */
  private readonly unasked: readonly BitSet[];
  /** The facts that have ever offered items to take (see {@link Blackboard.offer}), as a bit mask. */
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

  /**
   * Called after a thought of a row's character. Until now the character waited for the facts in mask `before`; from
   * now on it waits for the facts in `mask`.
   */
  watch(row: number, before: number, mask: number): void {
    for (let rest = before ^ mask; rest !== 0; rest &= rest - 1) {
      const fact = lowestBit(rest);
      if ((mask & (1 << fact)) !== 0) setBit(this.waiting[fact] as BitSet, row);
      else clearBit(this.waiting[fact] as BitSet, row);
    }
    this.looked(row, before | mask);
  }

  /**
   * Called after a thought of a row's character. The thought has taken into account all facts that have changed and
   * all offers, so none of them counts as new for this character any more.
   */
  looked(row: number, mask: number): void {
    clearBit(this.news, row);
    for (let rest = mask & this.offers; rest !== 0; rest &= rest - 1)
      clearBit(this.unasked[lowestBit(rest)] as BitSet, row);
  }

  /** Whether a fact that a row's character waits for has changed, or an offer of a fact in `mask` has yet to reach this character. */
  hears(row: number, mask: number): boolean {
    return this.hasNews(row) || this.isAsked(row, mask);
  }

  /** Whether a fact that a row's character waits for has changed since the character's last thought. */
  hasNews(row: number): boolean {
    return hasBit(this.news, row);
  }

  private isAsked(row: number, mask: number): boolean {
    for (let rest = mask & this.board.open; rest !== 0; rest &= rest - 1)
      if (hasBit(this.unasked[lowestBit(rest)] as BitSet, row)) return true;
    return false;
  }

  /** Called when a fact has changed: records this for the rows of all characters that wait for the fact, and wakes these rows. */
  changed(fact: number, awake: BitSet): void {
    const waiting = this.waiting[fact] as BitSet;
    addAll(this.news, waiting);
    addAll(awake, waiting);
  }

  /** Records news for one row: a fact that the row's character waits for has changed. */
  tell(row: number): void {
    setBit(this.news, row);
  }

  /**
   * Called when a fact is offered: marks the rows of all characters that wait for the fact. The offer then reaches them
   * one after the other.
   */
  offered(fact: number): void {
    this.offers |= 1 << fact;
    addAll(this.unasked[fact] as BitSet, this.waiting[fact] as BitSet);
  }

  /**
   * Returns the rows of the characters that an open offer has yet to reach. One call covers the 32 rows whose bits are
   * in the word with this index.
   */
  asked(word: number): number {
    let rows = 0;
    for (let open = this.board.open; open !== 0; open &= open - 1)
      rows |= (this.unasked[lowestBit(open)] as BitSet)[word] as number;
    return rows;
  }

  /** Returns the rows of all characters that wait for a fact. The caller must not change the set. */
  whoWaits(fact: number): Readonly<BitSet> {
    return this.waiting[fact] as BitSet;
  }

  /** Numbers of the facts whose offer has yet to reach a row's character, in rising order; for saves. */
  unaskedOf(row: number): number[] {
    const facts: number[] = [];
    this.unasked.forEach((set, fact) => {
      if (hasBit(set, row)) facts.push(fact);
    });
    return facts;
  }

  /** Marks that a fact's offer has yet to reach a row's character; restores what {@link unaskedOf} returned. */
  ask(row: number, fact: number): void {
    this.offers |= 1 << fact;
    setBit(this.unasked[fact] as BitSet, row);
  }
}

function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
