/**
 * The minds of a game. Creates them, notifies them of changes, exposes them read-only, saves and loads them. turns.ts
 * runs their ticks, mind-table.ts stores them.
 *
 * Minds hold registry entries instead of script names. So a thought finds its function by reading one field, and when a
 * script is replaced (hot swap), every mind uses the new function.
 */

import { type Acts, actsOf, type Line } from './prepared-behaviours.ts';
import { hasBit, setBit } from './bit-set.ts';
import { addressed, type Blackboard, type CommandOnBoard } from '../blackboard.ts';
import type { Body, MindObserver, MindsView, Recruit } from '../game-interface.ts';
import { endedOf, maskOf, Mind } from './mind.ts';
import { MindTable } from './mind-table.ts';
import { type EndReason, NEVER, OWN_FACTS, type Todo } from '../notebook.ts';
import type { Page, SavedMind } from './notebook-page.ts';
import { Assignments } from './assignments.ts';
import { Reasons } from '../reasons.ts';
import type { Registry, WarpTable } from '../registry.ts';
import { Turns } from './turns.ts';

const COMMANDS = OWN_FACTS.indexOf('commands');

/** All minds of a game; each mind is one row of a table. @typeParam C the character type that scripts receive */
export class Minds<C> implements MindsView<C> {
  readonly reasons = new Reasons();
  numbering = 0;

  /** The tick of the last step; null before the first one, unless the game has set it. */
  private lastTick: number | null = null;
  /** `stepped`: whether a step has run since the minds were created or loaded. `loaded`: whether they were loaded. */
  private stepped = false;
  private loaded = false;
  private table: MindTable<C>;
  private readonly turns: Turns<C>;
  private readonly assignments: Assignments<C>;
  /** The behaviours of the game, by name. */
  readonly acts: Acts<C>;

  constructor(
    readonly registry: Registry<C>,
    readonly board: Blackboard,
    private readonly body: Body<C>,
  ) {
    this.assignments = new Assignments(registry);
    this.table = this.tableOfMinds([]);
    this.acts = actsOf(body);
    this.turns = new Turns(this, board, this.assignments, body, this.acts, this.table);
    const commandNews = (command: CommandOnBoard): void => this.commandNews(command);
    board.listener = {
      factChanged: (fact) => this.table.watchers.changed(fact, this.table.awake),
      factOffered: (fact) => this.table.watchers.offered(fact),
      commandArrived: commandNews,
      commandExpired: commandNews,
    };
  }

  private tableOfMinds(minds: Mind<C>[]): MindTable<C> {
    return new MindTable(this.board, this.body.blockingFlags, minds);
  }

  get observer(): MindObserver<C> | null {
    return this.turns.observer;
  }

  set observer(observer: MindObserver<C> | null) {
    this.turns.tell(observer);
  }

  /** Number of rows in the table of minds, including the rows of dismissed characters. */
  get count(): number {
    return this.table.minds.length;
  }

  /**
   * Creates many minds at once; they take turns in id order (code units). The cost grows with the number of existing
   * minds, so a game that knows its characters in advance enlists them early, with `asleep` set.
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
    const table = this.tableOfMinds([...stay, ...come]);
    for (const { id, asleep } of recruits) if (asleep !== true) setBit(table.awake, table.rowOf(id));
    for (const mind of stay) table.takeOver(mind, old);
    this.exchange(table);
  }

  private exchange(table: MindTable<C>): void {
    this.table = table;
    this.turns.use(table);
    this.numbering++;
  }

  /** Removes the mind of a character that has left. Unknown ids are ignored. */
  dismiss(id: string): void {
    const row = this.rowOf(id);
    if (row >= 0) this.table.clear(row);
  }

  /** The number of this character's row; −1 if the character has no mind. Row numbers change when minds are enlisted. */
  rowOf(id: string): number {
    return this.table.rowOf(id);
  }

  /** The tick of the last (or running) step; 0 before the first. */
  get tick(): number {
    return this.lastTick ?? 0;
  }

  /**
   * Sets the current tick. After {@link load}, the game assigns the tick of the save.
   * @throws Error once a step has run
   */
  set tick(tick: number) {
    if (this.stepped) throw new Error('the tick of minds that run counts by itself; it is set after loading only');
    this.lastTick = tick;
  }

  /**
   * Runs all turns of tick `tick`, in id order; each turn sees the effects of the turns before it. The first step may
   * be any tick; after that, ticks must be consecutive, because budgets, rests and stuns count them.
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

  /** Wakes the addressees of a command that has arrived or expired, if the `until` of their todo lists `commands`. */
  private commandNews(command: CommandOnBoard): void {
    const { table } = this;
    const waiting = table.watchers.whoWaits(COMMANDS);
    for (let word = 0; word < waiting.length; word++)
      for (let rest = waiting[word] as number; rest !== 0; rest &= rest - 1) {
        const row = (word << 5) + 31 - Math.clz32(rest & -rest);
        if (this.reaches(command, table.at(row))) table.tell(row);
      }
  }

  private reaches(command: CommandOnBoard, { character, id }: Mind<C>): boolean {
    return character !== null && addressed(command, this.body.keysOf(character, id));
  }

  /**
   * Reports that a fact has changed for this character alone. It can be one that each character has of its own, such as
   * a buff, or a fact of the game.
   * @throws Error for an unknown fact
   */
  ownFactChanged(id: string, fact: string): void {
    const row = this.rowOf(id);
    if (row >= 0 && (maskOf(this.table.at(row)) & (1 << this.board.fact(fact))) !== 0) this.table.tell(row);
  }

  /** Gives a parked character a turn, because its todo may have become impossible. This call does not erase the todo. */
  wake(id: string): void {
    const row = this.rowOf(id);
    if (row >= 0) setBit(this.table.awake, row);
  }

  /** A character's state flags; 0 for an unknown id. */
  flagsOf(id: string): number {
    const row = this.rowOf(id);
    return row < 0 ? 0 : this.table.flagsOf(row);
  }

  /**
   * Sets a character's state flags (a bit mask). While a blocking flag is set, the character's todo is frozen and its
   * tick budget does not run down.
   */
  setFlags(id: string, flags: number): void {
    const row = this.rowOf(id);
    if (row < 0 || this.table.flagsOf(row) === flags) return;
    this.table.setFlags(row, flags);
    this.wake(id);
  }

  /**
   * Replaces a character's warp table (new duties); the notebook, `runned` and the param stay, and the current warp
   * key now selects a script of the new table.
   * @param wakes if false, a sleeping mind is not woken; it uses the new table when it next wakes
   */
  setWarpTable(id: string, table: WarpTable, wakes = true): void {
    const row = this.rowOf(id);
    if (row < 0) return;
    const mind = this.table.at(row);
    const { key, entry } = mind.assignment;
    mind.assignment = this.assignments.with(table, key, this.assignments.of(table, key)?.entry ?? entry);
    if (wakes) this.wake(id);
  }

  /** The row whose turn it is, or was last. */
  get thinking(): number {
    return this.turns.row;
  }

  /** Ids of all characters, in the order of their turns. */
  ids(): string[] {
    return this.table.minds.flatMap(({ id, character }) => (character === null ? [] : [id]));
  }

  /** The warp table of a character. @throws Error for an unknown id */
  tableOf(id: string): WarpTable {
    const row = this.rowOf(id);
    if (row < 0) throw new Error(`no character is called '${id}'`);
    return this.table.at(row).assignment.table;
  }

  /** Whether a step is running. */
  get stepping(): boolean {
    return this.turns.stepping;
  }

  characterOf(row: number): C {
    return this.table.at(row).character as C;
  }

  idOf(row: number): string {
    return this.table.at(row).id;
  }

  keyOf(row: number): string {
    return this.table.at(row).assignment.key;
  }

  scriptOf(row: number): string {
    return this.table.at(row).assignment.entry.name;
  }

  runnedOf(row: number): number {
    return this.table.at(row).runned;
  }

  endedOf(row: number): EndReason | null {
    return endedOf(this.table.at(row));
  }

  hasKey(row: number, key: string): boolean {
    return Object.hasOwn(this.table.at(row).assignment.table, key);
  }

  waitingFor(fact: string): string[] {
    const { table } = this;
    const waiting = table.watchers.whoWaits(this.board.fact(fact));
    return table.minds.flatMap(({ id, character }, row) => (character !== null && hasBit(waiting, row) ? [id] : []));
  }

  /** The present todo of a row's character; null if it has none. */
  todoOf(row: number): Todo | null {
    const { endAt, todo } = this.table.at(row);
    return endAt === 0 ? null : todo;
  }

  lastTodoOf(row: number): Todo | null {
    return this.table.at(row).todo;
  }

  /** The notebook page of a character, for inspectors and saves; null for an unknown id. */
  page(id: string): Page | null {
    const row = this.rowOf(id);
    return row < 0 ? null : this.pageOf(row);
  }

  pageOf(row: number): Page {
    return this.table.pageOf(row, this.tick);
  }

  private lineOf({ id, todo }: SavedMind, table: MindTable<C>): Line<C> | null {
    if (todo === undefined) return null;
    const act = this.acts.get(todo.behave);
    if (act === undefined) throw new Error(`the todo of '${id}' names an unknown behave '${todo.behave}'`);
    return act.lineOf(todo.tick ?? NEVER, table.maskOf(todo.until));
  }

  /** All minds as plain data, in id order. Call it between steps. */
  save(): SavedMind[] {
    const { table } = this;
    return table.minds.flatMap(({ character }, row) => (character === null ? [] : [table.save(row)]));
  }

  /**
   * Replaces all minds by saved ones.
   * @throws Error when a script is not registered, a todo names an unknown behaviour, or two minds have the same id
   */
  load(saved: readonly SavedMind[], characterOf: (id: string) => C, tableOf: (id: string) => WarpTable): void {
    const table = this.tableOfMinds(
      saved.map(({ id, key, script }) => {
        const assignment = this.assignments.with(tableOf(id), key, this.registry.entry(script));
        return new Mind(id, characterOf(id), assignment);
      }),
    );
    for (const mind of saved) table.load(mind, this.lineOf(mind, table));
    this.exchange(table);
    // The game may set the tick before it loads minds; that tick is kept. A tick counted by earlier steps is cleared.
    if (this.stepped) this.lastTick = null;
    this.stepped = false;
    this.loaded = true;
  }
}
