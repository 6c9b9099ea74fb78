/**
 * The table behind the minds: one row per character, in id order – an object with what every turn reads, and integer
 * columns, which need less memory, for the rest. Rows keep their numbers for the life of a table; when a mind is
 * created a new table replaces it, and the other rows are copied. turns.ts says what a turn does with a row; this file
 * creates, clears, reads, saves and loads rows.
 */

import { type BitSet, clearBit, hasBit, setBit, wordsFor } from './bit-set.ts';
import type { Blackboard } from '../blackboard.ts';
import type { Json } from '../json.ts';
import { type EndReason, NEVER } from '../notebook.ts';
import type { Page, SavedMind } from './notebook-page.ts';
import type { Assignment } from './assignments.ts';
import type { Line } from './prepared-todos.ts';
import { RowIndex } from './row-index.ts';
import { Watchers } from './watchers.ts';
import { TimerWheel } from './timer-wheel.ts';

/** The reasons why a todo ends, by the number stored in the table; null = no todo has ended yet. */
export const ENDS: readonly (EndReason | null)[] = [null, 'done', 'impossible', 'tick', 'changed'];
/** The part of a mind that every turn reads, in one object so that each thought reads one place in memory. */
export class Mind<C> {
  param: Json | undefined = undefined;
  /** The last todo written; active only while `endAt` is not 0. */
  line: Line<C> | null = null;
  /** First tick on which the todo is over; 0 = no todo, NEVER = no tick budget. */
  endAt = 0;
  /** How many times in succession the current script has thought. */
  runned = 0;

  constructor(
    readonly id: string,
    /** The character of this mind; null after the character was dismissed. */
    public character: C | null,
    public assignment: Assignment<C>,
  ) {}
}

/** The table of all minds, one row per character. */
export class MindTable<C> {
  readonly minds: readonly Mind<C>[];
  readonly flags: Int32Array;
  /** The facts listed in the `until` of each row's todo, as a bit mask. */
  readonly watch: Int32Array;
  readonly faults: Int32Array;
  /** For each row, the number of warps since the last todo. */
  readonly warps: Uint8Array;
  /** For each row, why the previous todo ended, as an index into {@link ENDS}. */
  readonly ended: Uint8Array;
  /** Rows that get a turn in every tick; the others are parked. */
  readonly awake: BitSet;
  readonly watchers: Watchers;
  readonly wheel: TimerWheel;
  private readonly rows: RowIndex;

  /** @throws Error when two minds have the same id */
  constructor(
    private readonly board: Blackboard,
    minds: Mind<C>[],
  ) {
    minds.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
    const count = minds.length;
    this.minds = minds;
    this.rows = new RowIndex(minds);
    this.flags = new Int32Array(count);
    this.watch = new Int32Array(count);
    this.faults = new Int32Array(count);
    this.warps = new Uint8Array(count);
    this.ended = new Uint8Array(count);
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

  /** Copies the row of a mind from an older table into this table; both tables contain the mind. */
  takeOver(mind: Mind<C>, from: MindTable<C>): void {
    const source = from.rowOf(mind.id);
    const row = this.rowOf(mind.id);
    for (const column of ['flags', 'faults', 'warps', 'ended'] as const)
      this[column][row] = from[column][source] as number;
    this.watchFor(row, from.watch[source] as number);
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
    this.watchFor(row, 0);
    this.park(row, NEVER);
    this.flags[row] = 0;
    mind.endAt = 0;
    mind.character = null;
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

  /** Replaces the set of facts whose changes wake a row by the facts of this bit mask. */
  watchFor(row: number, mask: number): void {
    const before = this.watch[row] as number;
    if ((before | mask) === 0) return;
    this.watch[row] = mask;
    this.watchers.watch(row, before, mask);
  }

  /** The notebook page of a row. @param tick the last completed tick */
  pageOf(row: number, tick: number): Page {
    const { id, param, assignment, endAt, line, runned } = this.at(row);
    const { key, entry } = assignment;
    return {
      id,
      script: entry.name,
      key,
      runned,
      param,
      todo: endAt === 0 || line === null ? null : line.todo,
      ticksLeft: endAt === 0 || endAt === NEVER ? null : endAt - tick - 1,
      ended: ENDS[this.ended[row] as number] as EndReason | null,
      faults: this.faults[row] as number,
      parked: !hasBit(this.awake, row),
    };
  }

  save(row: number): SavedMind {
    const { id, script, key, runned, param, faults, ended, parked } = this.pageOf(row, 0);
    const { line, endAt } = this.at(row);
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
      ...(line === null ? {} : { todo: line.todo, endAt }),
      flags: this.flags[row] as number,
      faults,
      warps: this.warps[row] as number,
      awake: !parked,
      wakeAt: parked ? this.wheel.alarmOf(row) : NEVER,
      news: stands && this.watchers.hasNews(row),
      ended,
      ...(unasked.length === 0 ? {} : { unasked }),
    };
  }

  /** @param line the saved todo; null if the mind has none */
  load(saved: SavedMind, line: Line<C> | null): void {
    const { endAt = 0, unasked = [] } = saved;
    const row = this.rowOf(saved.id);
    const mind = this.at(row);
    mind.param = saved.param;
    mind.line = line;
    mind.endAt = endAt;
    mind.runned = saved.runned;
    this.flags[row] = saved.flags;
    this.faults[row] = saved.faults;
    this.warps[row] = saved.warps;
    this.ended[row] = Math.max(0, ENDS.indexOf(saved.ended));
    if (endAt !== 0) this.watchFor(row, line === null ? 0 : line.mask);
    const facts = unasked.map((fact) => this.board.fact(fact));
    this.rouse(row, facts, saved.news, saved.awake, saved.wakeAt);
  }
}
