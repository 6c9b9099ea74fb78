/**
 * The engine of the notebook (chapter 1.1): one turn a character and tick, in id order –
 *
 *   1. a blocking state flag (stunned) → the turn ends, the todo stays frozen and its ticks do not count down
 *   2. its ticks have run out, a fact named in `until` has changed, or it cannot be done any more → the todo is erased
 *   3. no todo → think, once; a warp ends the turn
 *   4. perform one tick of the todo; erase it when done or when its ticks have run out
 *
 * Every character is a row; sets of rows are bits, because most characters are waiting: a row whose todo says there is
 * nothing to do by itself is *parked* – not visited at all – until a fact it named changes, its budget runs out or
 * somebody pokes it. Parking never changes what anyone does.
 *
 * Scripts are held by registry entry, not by name: one field read on the hot path, and a hot swap reaches everyone.
 */

import { type BitSet, clearBit, hasBit, setBit, wordsFor } from './bits.ts';
import { addressed, type Blackboard, type CommandOnBoard } from './blackboard.ts';
import { isJson, type Json } from './json.ts';
import {
  DONE,
  type EndReason,
  faultOfTodo,
  GOING,
  IMPOSSIBLE,
  NEVER,
  OWN_FACTS,
  type OwnFact,
  type Progress,
  RESTING,
  type Todo,
} from './notebook.ts';
import type { Page, SavedMind } from './page.ts';
import { type Post, Posts } from './posts.ts';
import { Reasons } from './reasons.ts';
import type { Registry, ScriptEntry, WarpTable } from './registry.ts';
import { RowsById } from './rows.ts';
import { isWarp, type Warp } from './script.ts';
import { Watchers } from './watchers.ts';
import { Wheel } from './wheel.ts';

export type { Page, SavedMind } from './page.ts';

/** What the game does for its minds: it knows what behaviours mean. */
export interface Body<C> {
  /** Behaviours the game has; a todo with any other `behave` is a fault. */
  readonly behaviours: ReadonlySet<string>;
  /** State flags that forbid thinking and acting (chapter 1.2). */
  readonly blockingFlags: number;
  /** Keys the character answers to on the blackboard. */
  keysOf(character: C): readonly string[];
  /**
   * Whether the todo can (still) be done. Reads as few other objects as it can. Asked in every turn before performing;
   * a parked character has no turns, so a game {@link Minds.wake}s those whose resting todo it has made impossible.
   */
  canDoBehave(character: C, todo: Todo): boolean;
  /** Performs one tick of the todo. */
  perform(character: C, todo: Todo): Progress;
  /** What is wrong with a todo's own fields, or null; a wrong one is its script's fault. Left out = nothing ever is. */
  faultOf?(todo: Todo): string | null;
  /** Told of every todo written and every warp made, at once: here a game keeps who has claimed what. */
  decided?(character: C, todo: Todo | null, warp: Warp | null): void;
}

/** Watches minds without touching them: tracing, event logs. Null while nobody looks, so that looking costs nothing. */
export interface MindObserver<C> {
  /** A script has answered; nothing of it is written down yet, and `runned` counts this thought already. */
  thought(
    minds: Minds<C>,
    row: number,
    commands: readonly CommandOnBoard[],
    ran: ScriptEntry<C>,
    answer: Todo | Warp | undefined,
  ): void;
  /** A todo was erased. */
  ended(minds: Minds<C>, row: number, todo: Todo, why: EndReason): void;
  /** A script failed; the fallback has not happened yet. */
  fault(minds: Minds<C>, row: number, script: string, message: string): void;
}

/** Who gets a mind, and what it begins with. */
export interface Recruit<C> {
  readonly id: string;
  readonly character: C;
  readonly warpTable: WarpTable;
  /** Warp key of the first script; `default` when the table lacks it. */
  readonly begin: string;
  /** Asleep until {@link Minds.wake}: somebody who has yet to arrive. */
  readonly asleep?: boolean;
}

const ENDS: readonly EndReason[] = ['done', 'tick', 'changed', 'impossible'];
const DONE_END = 0;
const TICK_END = 1;
const CHANGED_END = 2;
const IMPOSSIBLE_END = 3;
/** Warps in a row without a todo that count as going round in circles. */
const CIRCLE = 24;
/** A default script that fails is asked again only after this many ticks. */
const FAULT_PAUSE = 20;

/** What a turn reads of a character: a record rather than columns, for then each thought finds it in one place. */
class Mind<C> {
  param: Json | undefined = undefined;
  /** The last line written; it stands only while `endAt` is not 0. */
  todo: Todo | null = null;
  /** First tick on which the todo is over; 0 = the page is empty, NEVER = no budget. */
  endAt = 0;
  /** Budget of the last line written, so that the same line again is written without looking at it; 0 = look at it. */
  budget = 0;

  constructor(
    readonly id: string,
    /** Null when dismissed. */
    public character: C | null,
    public post: Post<C>,
  ) {}
}

/** All minds of a game, one row each. @typeParam C what scripts are handed as their character */
export class Minds<C> {
  readonly reasons = new Reasons();
  observer: MindObserver<C> | null = null;
  /** The tick of the last (or running) step. After {@link load}, the game sets it to the tick of the save. */
  tick = 0;
  /** Goes up whenever rows are numbered anew: what an observer keeps by row is void then. */
  numbering = 0;

  /** One a character, in id order; its index is its *row*. What a turn reads is in the record, the rest in columns. */
  private minds: Mind<C>[] = [];
  private runned = new Int32Array(0);
  private flags = new Int32Array(0);
  /** Facts named in `until`, as a mask. */
  private watch = new Int32Array(0);
  private faults = new Int32Array(0);
  /** Warps in a row. */
  private warps = new Uint8Array(0);
  /** Why the todo before ended, + 1; 0 = there was none. */
  private ended = new Uint8Array(0);

  /** Rows that get a turn in every tick; the others are parked. */
  private awake: BitSet = new Int32Array(0);
  private watchers: Watchers;
  private wheel = new Wheel(0);
  private rows = new RowsById();
  private stepping = false;

  private readonly postsOf: Posts<C>;
  private readonly blocking: number;
  private readonly knows = (behave: string): boolean => this.body.behaviours.has(behave);
  private readonly knowsFact = (fact: string): boolean => this.board.knowsFact(fact);

  constructor(
    readonly registry: Registry<C>,
    readonly board: Blackboard,
    private readonly body: Body<C>,
  ) {
    this.postsOf = new Posts(registry);
    this.blocking = body.blockingFlags;
    this.watchers = new Watchers(board, 0);
    board.listener = {
      factChanged: (fact) => this.watchers.changed(fact, this.awake),
      factOffered: (fact) => this.watchers.offered(fact),
      commandArrived: (command) => this.commandNews(command),
      commandExpired: (command) => this.commandNews(command),
    };
  }

  // ── who is there ──────────────────────────────────────────────────────────────────────────────────────────────

  /** Rows there are, those of the dismissed included. */
  get count(): number {
    return this.minds.length;
  }

  /**
   * Gives minds to many at once; they take their turns in id order (code units). Costs a little for everyone there is,
   * so a game that knows who will come enlists them early, asleep.
   * @throws Error when an id is taken, or during a step
   */
  enlist(recruits: readonly Recruit<C>[]): void {
    if (recruits.length === 0) return;
    if (this.stepping) throw new Error('minds are given between steps, not during one');
    const { minds, awake, watch, watchers, wheel } = this;
    const figures = this.figures();
    const sources = new Map<Mind<C>, number | Recruit<C>>(
      recruits.map((recruit) => [new Mind(recruit.id, recruit.character, this.firstPost(recruit)), recruit]),
    );
    minds.forEach((mind, row) => mind.character !== null && sources.set(mind, row));
    this.layOut([...sources.keys()].sort((a, b) => (a.id < b.id ? -1 : 1)));
    const now = this.figures();
    this.minds.forEach((mind, row) => {
      const source = sources.get(mind) as number | Recruit<C>;
      if (typeof source !== 'number') {
        if (source.asleep !== true) setBit(this.awake, row);
        return;
      }
      now.forEach((column, at) => (column[row] = (figures[at] as typeof column)[source] as number));
      this.watchFor(row, watch[source] as number);
      for (const fact of watchers.unaskedOf(source)) this.watchers.ask(row, fact);
      if (watchers.hasNews(source)) this.watchers.tell(row);
      if (hasBit(awake, source)) setBit(this.awake, row);
      else this.wheel.set(row, wheel.alarmOf(source));
    });
  }

  /** The columns that go with a character when rows are numbered anew. */
  private figures(): (Int32Array | Uint8Array)[] {
    return [this.runned, this.flags, this.faults, this.warps, this.ended];
  }

  private firstPost({ warpTable, begin }: Recruit<C>): Post<C> {
    const post = this.postsOf.of(warpTable, begin);
    if (post === null) throw new Error(`a warp table has neither '${begin}' nor 'default'`);
    return post;
  }

  /** Takes the mind away from somebody who has left. Unknown ids are ignored. */
  dismiss(id: string): void {
    const row = this.rowOf(id);
    if (row < 0) return;
    const mind = this.minds[row] as Mind<C>;
    this.forget(mind, row);
    this.flags[row] = 0;
    this.wheel.set(row, NEVER);
    clearBit(this.awake, row);
    mind.endAt = 0;
    mind.character = null;
    mind.todo = null;
    mind.param = undefined;
  }

  /** The row of this character, or −1. Rows change when somebody is enlisted. */
  rowOf(id: string): number {
    const row = this.rows.of(id);
    return row >= 0 && (this.minds[row] as Mind<C>).character === null ? -1 : row;
  }

  // ── one tick ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** Everyone's turn of tick `tick`, in id order. What one does is visible at once to those after. */
  step(tick: number): void {
    this.tick = tick;
    const { awake, board } = this;
    this.wheel.ring(tick, awake);
    this.stepping = true;
    try {
      for (let word = 0; word < awake.length; word++) {
        // The set changes under way: each time the lowest that has not had its turn.
        for (let past = 0; ;) {
          const up = awake[word] as number;
          const waiting = (board.open === 0 ? up : up | this.watchers.asked(word)) & ~past;
          if (waiting === 0) break;
          const lowest = waiting & -waiting;
          past = ((lowest << 1) - 1) | 0;
          // Whoever has a turn is awake; whether she rests again is for the turn to say.
          if ((up & lowest) === 0) awake[word] = up | lowest;
          this.turn((word << 5) + 31 - Math.clz32(lowest), tick);
        }
      }
    } finally {
      this.stepping = false;
    }
  }

  private turn(row: number, tick: number): void {
    const mind = this.minds[row] as Mind<C>;
    if (((this.flags[row] as number) & this.blocking) !== 0) {
      this.freeze(mind);
      return;
    }
    if ((mind.endAt === 0 || this.isOver(mind, row, tick)) && !this.think(mind, row, tick)) return;
    const progress = this.body.perform(mind.character as C, mind.todo as Todo);
    if (progress !== GOING || tick + 1 >= mind.endAt) this.settle(mind, row, tick, progress);
  }

  /** Whether the todo ends before this turn's action; then it is erased. */
  private isOver(mind: Mind<C>, row: number, tick: number): boolean {
    const watch = this.watch[row] as number;
    if (tick >= mind.endAt) this.end(mind, row, TICK_END);
    else if (watch !== 0 && this.watchers.hears(row, watch)) this.end(mind, row, CHANGED_END);
    else if (this.body.canDoBehave(mind.character as C, mind.todo as Todo)) return false;
    else this.end(mind, row, IMPOSSIBLE_END);
    return true;
  }

  /** What comes after an action: the todo ends, or its owner rests. */
  private settle(mind: Mind<C>, row: number, tick: number, progress: Progress): void {
    const { endAt } = mind;
    if (endAt === 0) return; // dismissed while performing
    if (progress === DONE) this.end(mind, row, DONE_END);
    else if (progress === IMPOSSIBLE) this.end(mind, row, IMPOSSIBLE_END);
    else if (tick + 1 >= endAt) this.end(mind, row, TICK_END);
    else if (progress < 0 && !this.watchers.hasNews(row))
      this.park(row, progress <= RESTING ? endAt : Math.min(endAt, tick - progress));
  }

  /** A turn that a blocking flag forbids: it does not count. */
  private freeze(mind: Mind<C>): void {
    if (mind.endAt !== 0 && mind.endAt !== NEVER) mind.endAt++;
  }

  private end(mind: Mind<C>, row: number, why: number): void {
    if (mind.endAt === 0) return; // dismissed meanwhile
    mind.endAt = 0;
    this.ended[row] = why + 1;
    if (this.observer !== null) this.observer.ended(this, row, mind.todo as Todo, ENDS[why] as EndReason);
  }

  private park(row: number, until: number): void {
    clearBit(this.awake, row);
    this.wheel.set(row, until);
  }

  // ── thinking ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** One thought. True when there is now a todo that can be done. */
  private think(mind: Mind<C>, row: number, tick: number): boolean {
    const { entry } = mind.post;
    const character = mind.character as C;
    const runned = this.runned[row] as number;
    this.runned[row] = runned + 1;
    this.reasons.clear();
    const commands = this.board.live.length === 0 ? NO_COMMANDS : this.board.commandsFor(this.body.keysOf(character));
    let answer: Todo | Warp | undefined;
    try {
      answer = entry.fn(character, runned, commands, mind.param);
    } catch (error) {
      this.fault(mind, row, entry.name, messageOf(error));
      return false;
    }
    // The very line she had before is known to be right; anything else is looked at.
    if (answer === mind.todo && mind.budget !== 0) {
      if (this.observer !== null) this.observer.thought(this, row, commands, entry, answer as Todo);
      if (this.watch[row] !== 0) this.watchers.looked(row, this.watch[row] as number);
    } else if (!this.heed(mind, row, answer, entry, commands)) return false;
    mind.endAt = mind.budget < NEVER - tick ? tick + mind.budget : NEVER;
    if (this.body.decided !== undefined) {
      this.body.decided(character, answer as Todo, null);
      if (mind.endAt === 0) return false; // dismissed
    }
    if (this.body.canDoBehave(character, answer as Todo)) return true;
    this.end(mind, row, IMPOSSIBLE_END);
    return false;
  }

  /** Looks at a new answer and does what it says. True when it was a todo, and is written down. */
  private heed(
    mind: Mind<C>,
    row: number,
    answer: Todo | Warp | undefined,
    entry: ScriptEntry<C>,
    commands: readonly CommandOnBoard[],
  ): boolean {
    let wrong: string | null;
    let isTodo = false;
    try {
      isTodo = answer !== undefined && (answer === null || !isWarp(answer));
      wrong = answer === undefined ? null : isTodo ? this.faultOfTodo(answer as Todo) : faultOfWarp(answer as Warp);
    } catch (error) {
      wrong = messageOf(error);
    }
    if (wrong !== null) {
      this.fault(mind, row, entry.name, wrong);
      return false;
    }
    if (this.observer !== null) this.observer.thought(this, row, commands, entry, answer);
    if (isTodo) this.write(mind, row, answer as Todo);
    else if (answer === undefined) this.forget(mind, row);
    else this.follow(mind, row, answer as Warp, entry);
    return isTodo;
  }

  private faultOfTodo(todo: Todo): string | null {
    if (this.isPlain(todo)) return this.body.faultOf === undefined ? null : this.body.faultOf(todo);
    const wrong = faultOfTodo(todo, this.knows, this.knowsFact);
    if (wrong !== null) return wrong;
    if (!isJson(todo)) return 'a todo must be plain JSON data';
    return this.body.faultOf === undefined ? null : this.body.faultOf(todo);
  }

  /** Whether a todo is right at first sight, as most are: a known behaviour, a budget that is one, nothing nested, no `until`. */
  private isPlain(todo: Todo): boolean {
    if (todo === null || todo.constructor !== Object || todo.until !== undefined) return false;
    const { behave, tick } = todo;
    if (!this.body.behaviours.has(behave)) return false;
    if (tick !== undefined && !((tick | 0) === tick && tick > 0 && tick < NEVER)) return false;
    for (const field in todo) {
      const value: unknown = todo[field];
      if (typeof value === 'number' ? value - value !== 0 : typeof value !== 'string' && typeof value !== 'boolean')
        return false;
    }
    return true;
  }

  private write(mind: Mind<C>, row: number, todo: Todo): void {
    mind.todo = todo;
    mind.budget = todo.tick === undefined ? NEVER : todo.tick;
    this.warps[row] = 0;
    this.watchFor(row, todo.until === undefined ? 0 : this.maskOf(todo.until));
  }

  private maskOf(until: readonly string[]): number {
    let mask = 0;
    for (const fact of until) mask |= 1 << this.board.fact(fact);
    return mask;
  }

  private watchFor(row: number, mask: number): void {
    const before = this.watch[row] as number;
    if ((before | mask) === 0) return;
    this.watch[row] = mask;
    this.watchers.watch(row, before, mask);
  }

  /** The line before counts no more: she waits for nothing, and the same line again is looked at again. */
  private forget(mind: Mind<C>, row: number): void {
    mind.budget = 0;
    this.watchFor(row, 0);
  }

  private follow(mind: Mind<C>, row: number, to: Warp, entry: ScriptEntry<C>): void {
    this.forget(mind, row);
    const missing = this.warpTo(mind, row, to.warp);
    if (to.param !== undefined) mind.param = to.param;
    if (this.body.decided !== undefined) this.body.decided(mind.character as C, null, to);
    const warps = (this.warps[row] as number) + 1;
    this.warps[row] = warps;
    if (missing !== null) this.fault(mind, row, entry.name, missing);
    else if (warps > CIRCLE) {
      this.warps[row] = 0;
      this.fault(
        mind,
        row,
        entry.name,
        `${CIRCLE} warps in a row without a todo: going round in circles, last by '${to.warp}'`,
      );
    }
  }

  /** Exchanges the script by the warp rules: the key, else `default`, else nothing changes. @returns what is wrong, or null */
  private warpTo(mind: Mind<C>, row: number, key: string): string | null {
    let post: Post<C> | null;
    try {
      post = this.postsOf.from(mind.post, key);
    } catch (error) {
      return messageOf(error);
    }
    if (post !== null) {
      mind.post = post;
      this.runned[row] = 0;
    }
    return null;
  }

  private fault(mind: Mind<C>, row: number, script: string, message: string): void {
    if (mind.character === null) return;
    this.faults[row] = (this.faults[row] as number) + 1;
    this.forget(mind, row);
    if (this.observer !== null) this.observer.fault(this, row, script, message);
    const { table, entry } = mind.post;
    const fallback = table['default'];
    if (fallback === undefined || fallback === entry.name || this.warpTo(mind, row, 'default') !== null)
      this.park(row, this.tick + FAULT_PAUSE);
  }

  // ── news ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** A command has come or gone: news for those it is meant for. */
  private commandNews(command: CommandOnBoard): void {
    const waiting = this.watchers.whoWaits(COMMANDS);
    for (let word = 0; word < waiting.length; word++)
      for (let rest = waiting[word] as number; rest !== 0; rest &= rest - 1) {
        const row = (word << 5) + 31 - Math.clz32(rest & -rest);
        if (addressed(command, this.body.keysOf((this.minds[row] as Mind<C>).character as C))) this.tell(row);
      }
  }

  private tell(row: number): void {
    this.watchers.tell(row);
    setBit(this.awake, row);
  }

  /** One of this character's own facts has changed: a buff came or went, somebody entered the alert range. */
  ownFactChanged(id: string, fact: OwnFact): void {
    const row = this.rowOf(id);
    if (row >= 0 && ((this.watch[row] as number) & (1 << OWN_FACTS.indexOf(fact))) !== 0) this.tell(row);
  }

  /** Gives a parked character a turn: what its todo depends on may have changed. Erases nothing by itself. */
  wake(id: string): void {
    const row = this.rowOf(id);
    if (row >= 0) setBit(this.awake, row);
  }

  /** Sets the state flags (a bit mask) of a character; a blocking one freezes todo and budget. */
  setFlags(id: string, flags: number): void {
    const row = this.rowOf(id);
    if (row < 0 || this.flags[row] === flags) return;
    this.flags[row] = flags;
    setBit(this.awake, row);
  }

  /** Exchanges a character's warp table (new duties); notebook, `runned` and param stay, the script follows its key. */
  setWarpTable(id: string, table: WarpTable): void {
    const row = this.rowOf(id);
    if (row < 0) return;
    const mind = this.minds[row] as Mind<C>;
    const { key, entry } = mind.post;
    mind.post = this.postsOf.with(table, key, this.postsOf.of(table, key)?.entry ?? entry);
    setBit(this.awake, row);
  }

  // ── reading ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** The character of a row. */
  characterOf(row: number): C {
    return (this.minds[row] as Mind<C>).character as C;
  }

  /** The id of a row. */
  idOf(row: number): string {
    return (this.minds[row] as Mind<C>).id;
  }

  /** The warp key under which a row's script stands. */
  keyOf(row: number): string {
    return (this.minds[row] as Mind<C>).post.key;
  }

  /** How many times in a row its script has thought. */
  runnedOf(row: number): number {
    return this.runned[row] as number;
  }

  /** Why the last todo that ended did; null before the first. */
  endedOf(row: number): EndReason | null {
    const end = this.ended[row] as number;
    return end === 0 ? null : (ENDS[end - 1] as EndReason);
  }

  /** Whether a character's warp table has this key itself. */
  hasKey(row: number, key: string): boolean {
    return Object.hasOwn((this.minds[row] as Mind<C>).post.table, key);
  }

  /** The last todo written, whether or not it still stands; null before the first. */
  lastTodoOf(row: number): Todo | null {
    return (this.minds[row] as Mind<C>).todo;
  }

  /** The notebook page of a character, for inspectors and saves; null when nobody has this id. */
  page(id: string): Page | null {
    const row = this.rowOf(id);
    return row < 0 ? null : this.pageOf(row);
  }

  /** The page of a row; see {@link Page}. */
  pageOf(row: number): Page {
    const { id, param, post, endAt, todo: last } = this.minds[row] as Mind<C>;
    const todo = endAt === 0 ? null : last;
    const { key, entry } = post;
    return {
      id,
      script: entry.name,
      key,
      runned: this.runnedOf(row),
      param,
      todo,
      ticksLeft: todo === null || endAt === NEVER ? null : endAt - this.tick - 1,
      ended: this.endedOf(row),
      faults: this.faults[row] as number,
      parked: !hasBit(this.awake, row),
    };
  }

  // ── plain data ────────────────────────────────────────────────────────────────────────────────────────────────

  /** All minds as plain data, in id order. Taken between steps. */
  save(): SavedMind[] {
    const saved: SavedMind[] = [];
    this.minds.forEach((mind, row) => mind.character !== null && saved.push(this.saveRow(mind, row)));
    return saved;
  }

  private saveRow({ id, param, post, todo, endAt }: Mind<C>, row: number): SavedMind {
    const { key, entry } = post;
    // Whoever has no todo thinks in her next turn anyway: news and offers are none to her.
    const stands = endAt !== 0;
    const unasked = (stands ? this.watchers.unaskedOf(row) : []).map((fact) => this.board.facts[fact] as string);
    const awake = hasBit(this.awake, row);
    return {
      id,
      script: entry.name,
      key,
      runned: this.runned[row] as number,
      ...(param === undefined ? {} : { param }),
      ...(todo === null ? {} : { todo, endAt }),
      flags: this.flags[row] as number,
      faults: this.faults[row] as number,
      warps: this.warps[row] as number,
      awake,
      wakeAt: awake ? NEVER : this.wheel.alarmOf(row),
      news: stands && this.watchers.hasNews(row),
      ended: this.endedOf(row),
      ...(unasked.length === 0 ? {} : { unasked }),
    };
  }

  /** Replaces all minds by saved ones. @throws Error when a script is not registered or two share an id */
  load(saved: readonly SavedMind[], characterOf: (id: string) => C, tableOf: (id: string) => WarpTable): void {
    const records = [...saved].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
    this.layOut(
      records.map(({ id, key, script, param, todo, endAt }) => {
        const post = this.postsOf.with(tableOf(id), key, this.registry.entry(script));
        const mind = new Mind(id, characterOf(id), post);
        mind.param = param;
        mind.todo = todo ?? null;
        mind.endAt = endAt ?? 0;
        return mind;
      }),
    );
    records.forEach((record, row) => this.loadFigures(record, row));
  }

  /** A row for each of these minds, which are in id order; its columns empty. @throws Error when two have the same id */
  private layOut(minds: Mind<C>[]): void {
    const count = minds.length;
    this.rows = new RowsById(minds);
    this.minds = minds;
    this.runned = new Int32Array(count);
    this.flags = new Int32Array(count);
    this.watch = new Int32Array(count);
    this.faults = new Int32Array(count);
    this.warps = new Uint8Array(count);
    this.ended = new Uint8Array(count);
    this.awake = new Int32Array(wordsFor(count));
    this.watchers = new Watchers(this.board, count);
    this.wheel = new Wheel(count);
    this.numbering++;
  }

  private loadFigures(record: SavedMind, row: number): void {
    const { todo, endAt } = record;
    this.runned[row] = record.runned;
    this.flags[row] = record.flags;
    this.ended[row] = record.ended === null ? 0 : ENDS.indexOf(record.ended) + 1;
    this.warps[row] = record.warps;
    this.faults[row] = record.faults;
    if (todo?.until !== undefined && (endAt ?? 0) !== 0) this.watchFor(row, this.maskOf(todo.until));
    for (const fact of record.unasked ?? []) this.watchers.ask(row, this.board.fact(fact));
    if (record.news) this.watchers.tell(row);
    if (record.awake) setBit(this.awake, row);
    else this.wheel.set(row, record.wakeAt);
  }
}

const NO_COMMANDS: readonly CommandOnBoard[] = Object.freeze([]);
const COMMANDS = OWN_FACTS.indexOf('commands');

function faultOfWarp(to: Warp): string | null {
  if (typeof to.warp !== 'string') return 'a warp needs the name of a key';
  return to.param === undefined || isJson(to.param) ? null : `the param of warp '${to.warp}' must be plain JSON data`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
