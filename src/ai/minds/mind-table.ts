/**
 * The table behind the minds, with one row per character, in id order. A row consists of an object with what every turn
 * reads (mind.ts) and, for the rest, integer columns, which need less memory. Rows keep their numbers for the life of a
 * table. When a mind is created, a new table replaces the old one, and its rows are copied. turns.ts says what a turn
 * does with a row; this file creates, clears, reads, saves and loads rows.
 */

import { type BitSet, clearBit, hasBit, setBit, wordsFor } from './bit-set.ts';
import type { Blackboard } from '../blackboard.ts';
import type { Line } from './prepared-behaviours.ts';
import { BLOCKED, ENDED, endedOf, ENDS, maskOf, type Mind, WARP, WATCHES } from './mind.ts';
import { NEVER, type Todo } from '../notebook.ts';
import type { Page, SavedMind } from './notebook-page.ts';
import { RowIndex } from './row-index.ts';
import { Watchers } from './watchers.ts';
import { TimerWheel } from './timer-wheel.ts';

/** The table of all minds, one row per character. */
export class MindTable<C> {
  readonly minds: readonly Mind<C>[];
  private readonly flags: Int32Array;
  /** How many thoughts have failed, by row; rows without faults are left out. */
  readonly faults = new Map<number, number>();
  /** Rows that get a turn in every tick; the others are parked. */
  readonly awake: BitSet;
  readonly watchers: Watchers;
  readonly wheel: TimerWheel;
  private readonly rows: RowIndex;

  /**
   * Creates a table with one row for each of these minds; at first all rows are parked.
   * @param blocking bit mask of the flags under which a character has no turns
   * @throws Error when two minds have the same id
   */
  constructor(
    private readonly board: Blackboard,
    private readonly blocking: number,
    minds: Mind<C>[],
  ) {
    minds.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
    const count = minds.length;
    this.minds = minds;
    this.rows = new RowIndex(minds);
    this.flags = new Int32Array(count);
    this.awake = new Int32Array(wordsFor(count));
    this.watchers = new Watchers(board, count);
    this.wheel = new TimerWheel(count);
  }

  /** The number of this character's row; −1 if the character has no mind. */
  rowOf(id: string): number {
    const row = this.rows.of(id);
    return row >= 0 && this.at(row).character === null ? -1 : row;
  }

  at(row: number): Mind<C> {
    return this.minds[row] as Mind<C>;
  }

  /**
   * The value that a word of {@link awake} has when all rows in it are awake. A word has a bit for each of 32 rows; in
   * the last word only the bits of existing rows are set.
   */
  fullWord(word: number): number {
    const rows = this.minds.length - (word << 5);
    return rows >= 32 ? -1 : (1 << rows) - 1;
  }

  flagsOf(row: number): number {
    return this.flags[row] as number;
  }

  setFlags(row: number, flags: number): void {
    const mind = this.at(row);
    this.flags[row] = flags;
    mind.state = (flags & this.blocking) === 0 ? mind.state & ~BLOCKED : mind.state | BLOCKED;
  }

  /** Copies the row of a mind from an older table into this table; both tables contain the mind. */
  takeOver(mind: Mind<C>, from: MindTable<C>): void {
    const source = from.rowOf(mind.id);
    const row = this.rowOf(mind.id);
    this.flags[row] = from.flagsOf(source);
    const faults = from.faults.get(source);
    if (faults !== undefined) this.faults.set(row, faults);
    this.watchers.watch(row, 0, maskOf(mind));
    this.rouse(
      row,
      from.watchers.unaskedOf(source),
      from.watchers.hasNews(source),
      hasBit(from.awake, source),
      from.wheel.alarmOf(source),
    );
  }

  private rouse(row: number, unasked: readonly number[], news: boolean, awake: boolean, wakeAt: number): void {
    for (const fact of unasked) this.watchers.ask(row, fact);
    if (news) this.watchers.tell(row);
    if (awake) setBit(this.awake, row);
    else this.wheel.set(row, wakeAt);
  }

  clear(row: number): void {
    const mind = this.at(row);
    this.watchNothing(mind, row);
    this.park(row, NEVER);
    this.flags[row] = 0;
    mind.state = (mind.state & ENDED) | BLOCKED;
    mind.endAt = 0;
    mind.character = null;
    mind.todo = null;
    mind.line = null;
    mind.param = undefined;
  }

  /** Parks a row: its character gets no turns before tick `until`, unless the row is woken. */
  park(row: number, until: number): void {
    clearBit(this.awake, row);
    this.wheel.set(row, until);
  }

  /** Records that a fact listed in the `until` of the row's todo has changed, and wakes the row. */
  tell(row: number): void {
    this.watchers.tell(row);
    setBit(this.awake, row);
  }

  maskOf(until: readonly string[] | undefined): number {
    let mask = 0;
    if (until !== undefined) for (const fact of until) mask |= 1 << this.board.fact(fact);
    return mask;
  }

  /** Writes a todo: from now on its facts wake the row, and the warps that led to it are forgotten. */
  write(mind: Mind<C>, row: number, todo: Todo, line: Line<C>): void {
    const before = maskOf(mind);
    const { mask } = line;
    mind.todo = todo;
    mind.line = line;
    mind.state = (mind.state & (ENDED | BLOCKED)) | (mask === 0 ? 0 : WATCHES);
    if ((before | mask) !== 0) this.watchers.watch(row, before, mask);
  }

  /** From now on, no change of a fact wakes the row. */
  watchNothing(mind: Mind<C>, row: number): void {
    const before = maskOf(mind);
    if (before === 0) return;
    mind.state &= ~WATCHES;
    this.watchers.watch(row, before, 0);
  }

  /** The notebook page of a row. @param tick the last completed tick */
  pageOf(row: number, tick: number): Page {
    const mind = this.at(row);
    const { id, param, assignment, endAt, todo, runned } = mind;
    const { key, entry } = assignment;
    return {
      id,
      script: entry.name,
      key,
      runned,
      param,
      todo: endAt === 0 ? null : todo,
      ticksLeft: endAt === 0 || endAt === NEVER ? null : endAt - tick - 1,
      ended: endedOf(mind),
      faults: this.faults.get(row) ?? 0,
      parked: !hasBit(this.awake, row),
    };
  }

  save(row: number): SavedMind {
    const { id, script, key, runned, param, faults, ended, parked } = this.pageOf(row, 0);
    const { todo, endAt, state } = this.at(row);
    // A character without a todo thinks in its next turn anyway, so the changes and offers that have yet to reach it
    // need not be saved.
    const stands = endAt !== 0;
    const unasked = (stands ? this.watchers.unaskedOf(row) : []).map((fact) => this.board.facts[fact] as string);
    return {
      id,
      script,
      key,
      runned,
      ...(param === undefined ? {} : { param }),
      ...(todo === null ? {} : { todo, endAt }),
      flags: this.flags[row] as number,
      faults,
      warps: Math.floor(state / WARP),
      awake: !parked,
      wakeAt: parked ? this.wheel.alarmOf(row) : NEVER,
      news: stands && this.watchers.hasNews(row),
      ended,
      ...(unasked.length === 0 ? {} : { unasked }),
    };
  }

  /**
   * Restores the row of a saved mind. @param line what turns need to know of the saved todo; null if the mind has none
   */
  load(saved: SavedMind, line: Line<C> | null): void {
    const { todo = null, endAt = 0, unasked = [] } = saved;
    const row = this.rowOf(saved.id);
    const mind = this.at(row);
    mind.param = saved.param;
    mind.todo = todo;
    mind.line = line;
    mind.endAt = endAt;
    mind.runned = saved.runned;
    mind.state = saved.warps * WARP + Math.max(0, ENDS.indexOf(saved.ended));
    if (endAt !== 0 && line !== null && line.mask !== 0) {
      mind.state |= WATCHES;
      this.watchers.watch(row, 0, line.mask);
    }
    this.setFlags(row, saved.flags);
    if (saved.faults !== 0) this.faults.set(row, saved.faults);
    const facts = unasked.map((fact) => this.board.fact(fact));
    this.rouse(row, facts, saved.news, saved.awake, saved.wakeAt);
  }
}
