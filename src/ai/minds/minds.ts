/**
 * The minds of a game (chapter 1.1): who has one, what comes to their ears, what one may read of them, and all of them
 * as plain data. What they do with a tick is in turns.ts, what is kept of each in mind-table.ts.
 *
 * Scripts are held by registry entry, not by name: one field read on the hot path, and a hot swap reaches everyone.
 */

import { setBit } from './bit-set.ts';
import { addressed, type Blackboard, type CommandOnBoard } from '../blackboard.ts';
import type { Body, MindObserver, MindsView, Recruit } from '../body.ts';
import { ENDS, Mind, MindTable } from './mind-table.ts';
import { type EndReason, NEVER, OWN_FACTS, type OwnFact, type Todo } from '../notebook.ts';
import type { Page, SavedMind } from './notebook-page.ts';
import { Assignments } from './assignments.ts';
import { Reasons } from '../reasons.ts';
import type { Registry, WarpTable } from '../registry.ts';
import { Turns } from './turns.ts';

const COMMANDS = OWN_FACTS.indexOf('commands');

/** All minds of a game, one row each. @typeParam C what scripts are handed as their character */
export class Minds<C> implements MindsView<C> {
  readonly reasons = new Reasons();
  /** Goes up whenever rows are numbered anew: what an observer keeps by row is void then. */
  numbering = 0;

  /** See {@link tick}; null before the first step, while the game has not set it either. */
  private lastTick: number | null = null;
  /** Whether there was a step since the minds were made or loaded; and whether they were loaded. */
  private stepped = false;
  private loaded = false;
  private table: MindTable<C>;
  private readonly turns: Turns<C>;
  private readonly assignments: Assignments<C>;

  constructor(
    readonly registry: Registry<C>,
    readonly board: Blackboard,
    private readonly body: Body<C>,
  ) {
    this.assignments = new Assignments(registry);
    this.table = new MindTable(board, []);
    this.turns = new Turns(this, board, this.assignments, body, this.table);
    const commandNews = (command: CommandOnBoard): void => this.commandNews(command);
    board.listener = {
      factChanged: (fact) => this.table.watchers.changed(fact, this.table.awake),
      factOffered: (fact) => this.table.watchers.offered(fact),
      commandArrived: commandNews,
      commandExpired: commandNews,
    };
  }

  /** Who looks on; null = nobody. */
  get observer(): MindObserver<C> | null {
    return this.turns.observer;
  }

  set observer(observer: MindObserver<C> | null) {
    this.turns.observer = observer;
  }

  // ── who is there ──────────────────────────────────────────────────────────────────────────────────────────────

  /** Rows there are, those of the dismissed included. */
  get count(): number {
    return this.table.minds.length;
  }

  /**
   * Gives minds to many at once; they take their turns in id order (code units). Costs a little for everyone there is,
   * so a game that knows who will come enlists them early, asleep.
   * @throws Error when an id is taken, or during a step
   */
  enlist(recruits: readonly Recruit<C>[]): void {
    if (recruits.length === 0) return;
    if (this.turns.stepping) throw new Error('minds are given between steps, not during one');
    const old = this.table;
    const stay = old.minds.filter(({ character }) => character !== null);
    const come = recruits.map(({ id, character, warpTable, begin }) => {
      const assignment = this.assignments.of(warpTable, begin);
      if (assignment === null) throw new Error(`a warp table has neither '${begin}' nor 'default'`);
      return new Mind(id, character, assignment);
    });
    const table = new MindTable(this.board, [...stay, ...come]);
    for (const { id, asleep } of recruits) if (asleep !== true) setBit(table.awake, table.rowOf(id));
    for (const mind of stay) table.takeOver(mind, old);
    this.exchange(table);
  }

  private exchange(table: MindTable<C>): void {
    this.table = table;
    this.turns.use(table);
    this.numbering++;
  }

  /** Takes the mind away from somebody who has left. Unknown ids are ignored. */
  dismiss(id: string): void {
    const row = this.rowOf(id);
    if (row >= 0) this.table.clear(row);
  }

  /** The row of this character, or −1. Rows change when somebody is enlisted. */
  rowOf(id: string): number {
    return this.table.rowOf(id);
  }

  /** The tick of the last (or running) step; 0 before the first. */
  get tick(): number {
    return this.lastTick ?? 0;
  }

  /** After {@link load}, the game sets it to the tick of the save. @throws Error once there was a step */
  set tick(tick: number) {
    if (this.stepped) throw new Error('the tick of minds that run counts by itself; it is set after loading only');
    this.lastTick = tick;
  }

  /**
   * Everyone's turn of tick `tick`, in id order. What one does is visible at once to those after. The first step may be
   * any tick; from then on they come one by one, because budgets, rests and stuns count them.
   * @throws Error for a tick that is not the next one, and during a step
   */
  step(tick: number): void {
    if (this.lastTick === null || tick !== this.lastTick + 1) this.checkTick(tick);
    if (this.turns.stepping) throw new Error('a step is under way; the next one comes after it');
    this.lastTick = tick;
    this.stepped = true;
    this.turns.step(tick);
  }

  private checkTick(tick: number): void {
    if (this.lastTick !== null) throw new Error(`after tick ${this.lastTick} comes ${this.lastTick + 1}, not ${tick}`);
    if (this.loaded)
      throw new Error('minds that were loaded go on where they were: set `tick` to the tick of the save');
    if (!Number.isSafeInteger(tick) || tick < 0 || tick >= NEVER)
      throw new Error(`a tick is a whole number from 0, not ${tick}`);
  }

  // ── news ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** A command has come or gone: news for those it is meant for. */
  private commandNews(command: CommandOnBoard): void {
    const { table } = this;
    const waiting = table.watchers.whoWaits(COMMANDS);
    for (let word = 0; word < waiting.length; word++)
      for (let rest = waiting[word] as number; rest !== 0; rest &= rest - 1) {
        const row = (word << 5) + 31 - Math.clz32(rest & -rest);
        if (addressed(command, this.body.keysOf(table.at(row).character as C))) table.tell(row);
      }
  }

  /** One of this character's own facts has changed: a buff came or went, somebody entered the alert range. */
  ownFactChanged(id: string, fact: OwnFact): void {
    const row = this.rowOf(id);
    if (row >= 0 && ((this.table.watch[row] as number) & (1 << OWN_FACTS.indexOf(fact))) !== 0) this.table.tell(row);
  }

  /** Gives a parked character a turn: what its todo depends on may have changed. Erases nothing by itself. */
  wake(id: string): void {
    const row = this.rowOf(id);
    if (row >= 0) setBit(this.table.awake, row);
  }

  /** Sets the state flags (a bit mask) of a character; a blocking one freezes todo and budget. */
  setFlags(id: string, flags: number): void {
    const row = this.rowOf(id);
    if (row < 0 || this.table.flags[row] === flags) return;
    this.table.flags[row] = flags;
    this.wake(id);
  }

  /**
   * Exchanges a character's warp table (new duties); notebook, `runned` and param stay, the script follows its key.
   * @param wakes false = whoever sleeps sleeps on, and finds it when woken
   */
  setWarpTable(id: string, table: WarpTable, wakes = true): void {
    const row = this.rowOf(id);
    if (row < 0) return;
    const mind = this.table.at(row);
    const { key, entry } = mind.assignment;
    mind.assignment = this.assignments.with(table, key, this.assignments.of(table, key)?.entry ?? entry);
    if (wakes) this.wake(id);
  }

  // ── reading ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** The character of a row. */
  characterOf(row: number): C {
    return this.table.at(row).character as C;
  }

  /** The id of a row. */
  idOf(row: number): string {
    return this.table.at(row).id;
  }

  /** The warp key under which a row's script stands. */
  keyOf(row: number): string {
    return this.table.at(row).assignment.key;
  }

  /** The name of that script. */
  scriptOf(row: number): string {
    return this.table.at(row).assignment.entry.name;
  }

  /** How many times in a row its script has thought. */
  runnedOf(row: number): number {
    return this.table.runned[row] as number;
  }

  /** Why the last todo that ended did; null before the first. */
  endedOf(row: number): EndReason | null {
    return ENDS[this.table.ended[row] as number] as EndReason | null;
  }

  /** Whether a character's warp table has this key itself. */
  hasKey(row: number, key: string): boolean {
    return Object.hasOwn(this.table.at(row).assignment.table, key);
  }

  /** The last todo written, whether or not it still stands; null before the first. */
  lastTodoOf(row: number): Todo | null {
    return this.table.at(row).todo;
  }

  /** The notebook page of a character, for inspectors and saves; null when nobody has this id. */
  page(id: string): Page | null {
    const row = this.rowOf(id);
    return row < 0 ? null : this.pageOf(row);
  }

  /** The page of a row; see {@link Page}. */
  pageOf(row: number): Page {
    return this.table.pageOf(row, this.tick);
  }

  // ── plain data ────────────────────────────────────────────────────────────────────────────────────────────────

  /** All minds as plain data, in id order. Taken between steps. */
  save(): SavedMind[] {
    const { table } = this;
    return table.minds.flatMap(({ character }, row) => (character === null ? [] : [table.save(row)]));
  }

  /** Replaces all minds by saved ones. @throws Error when a script is not registered or two share an id */
  load(saved: readonly SavedMind[], characterOf: (id: string) => C, tableOf: (id: string) => WarpTable): void {
    const table = new MindTable(
      this.board,
      saved.map(({ id, key, script }) => {
        const assignment = this.assignments.with(tableOf(id), key, this.registry.entry(script));
        return new Mind(id, characterOf(id), assignment);
      }),
    );
    for (const mind of saved) table.load(mind);
    this.exchange(table);
    // Where a game has said the tick beforehand it has said it.
    if (this.stepped) this.lastTick = null;
    this.stepped = false;
    this.loaded = true;
  }
}
