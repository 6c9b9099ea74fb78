/**
 * The engine of the notebook (_How NPC AI works_, part 1): one turn per character and tick, in id order.
 *
 *   1. a blocking state flag (stunned) → the turn ends, the todo stays frozen and its ticks do not count down
 *   2. the todo's ticks have run out, a fact in its `until` has changed, or it cannot be done any more → it is erased
 *   3. no todo → think, once; a warp ends the turn
 *   4. perform one tick of the todo; erase it when done or when its ticks have run out
 *
 * Every character is a row of a table (mind-table.ts). Sets of rows are bits, because most characters are waiting. A
 * row whose todo has nothing to do by itself is *parked*, that is, not visited at all, until a fact in its `until`
 * changes, its tick budget runs out, or it is woken. Parking never changes what a character does.
 */

import type { Act, Acts, Line } from './prepared-behaviours.ts';
import { faultOfAnswer, lineOfFlat, messageOf } from './answers.ts';
import type { Blackboard, CommandOnBoard } from '../blackboard.ts';
import type { Body, MindObserver, MindsView } from '../game-interface.ts';
import { answerOf, progressOf } from './call-sites.ts';
import {
  BLOCKED,
  CHANGED_END,
  DONE_END,
  ENDED,
  endedOf,
  IMPOSSIBLE_END,
  maskOf,
  type Mind,
  TICK_END,
  WARP,
} from './mind.ts';
import type { MindTable } from './mind-table.ts';
import { DONE, type EndReason, GOING, IMPOSSIBLE, NEVER, type Progress, RESTING, type Todo } from '../notebook.ts';
import type { Assignment, Assignments } from './assignments.ts';
import type { Reasons } from '../reasons.ts';
import type { ScriptEntry } from '../registry.ts';
import { isWarp, type Warp } from '../script.ts';
import type { Watchers } from './watchers.ts';

/** Maximum number of warps that a character may make in succession without a todo. More warps count as an endless loop of its scripts. */
const MAX_WARPS_IN_A_ROW = 24;
const MOST_WARPS = (MAX_WARPS_IN_A_ROW + 1) * WARP;
/** Number of ticks before a failed default script is called again. */
const FAULT_PAUSE = 20;
const NO_COMMANDS: readonly CommandOnBoard[] = Object.freeze([]);

/** Runs the turns of all characters in a table of minds, one row per character. */
export class Turns<C> {
  observer: MindObserver<C> | null = null;
  /** Whether a tick is being run; rows must not be renumbered during a tick. */
  stepping = false;
  /** The row whose turn it is, or was last. */
  row = -1;
  /**
   * Whether in this step a thought consists only of the call of its script: without commands, observer, reasons and
   * hooks.
   */
  private isQuiet = false;
  private readonly reasons: Reasons;
  // The game's hooks; null = the game has none.
  private readonly callScript: NonNullable<Body<C>['think']> | null;
  private readonly wrote: NonNullable<Body<C>['wrote']> | null;
  private readonly warped: NonNullable<Body<C>['warped']> | null;
  // Parts of the table, copied here to save one property read in each turn.
  declare private rows: readonly Mind<C>[];
  declare private watchers: Watchers;

  constructor(
    private readonly minds: MindsView<C>,
    private readonly board: Blackboard,
    private readonly assignments: Assignments<C>,
    private readonly body: Body<C>,
    private readonly acts: Acts<C>,
    public table: MindTable<C>,
  ) {
    this.reasons = minds.reasons;
    this.callScript = body.think?.bind(body) ?? null;
    this.wrote = body.wrote?.bind(body) ?? null;
    this.warped = body.warped?.bind(body) ?? null;
    this.use(table);
  }

  use(table: MindTable<C>): void {
    this.table = table;
    this.rows = table.minds;
    this.watchers = table.watchers;
  }

  tell(observer: MindObserver<C> | null): void {
    this.observer = observer;
    this.isQuiet = false;
  }

  /** Runs all turns of tick `tick`, in id order; each turn sees the effects of the turns before it. */
  step(tick: number): void {
    const { table } = this;
    const { awake, wheel } = table;
    wheel.ring(tick, awake);
    const hooks = this.callScript !== null || this.wrote !== null;
    this.isQuiet = this.observer === null && !hooks && !this.reasons.wanted && this.board.live.length === 0;
    if (this.isQuiet) this.reasons.clear();
    this.stepping = true;
    try {
      for (let word = 0; word < awake.length; word++)
        if (awake[word] === table.fullWord(word)) this.stepFull(word, tick);
        else this.stepSome(word, tick);
    } finally {
      this.stepping = false;
    }
  }

  /**
   * Runs the turns of 32 rows that are all awake, so that none of them can become awake meanwhile. If the turn of one row
   * dismisses another, the other is blocked.
   */
  private stepFull(word: number, tick: number): void {
    const { rows } = this;
    const catches = this.body.catchesErrors === true;
    const first = word << 5;
    const end = Math.min(first + 32, rows.length);
    for (let row = first; row < end; row++)
      if (catches) this.turnOrFault(row, tick);
      else this.turn(row, tick);
  }

  /**
   * Runs the turns of those of 32 rows that are awake, become awake during this call, or are addressed by a new
   * command.
   */
  private stepSome(word: number, tick: number): void {
    const { board, watchers } = this;
    const { awake } = this.table;
    const catches = this.body.catchesErrors === true;
    // Each pass takes the lowest awake row that has not had its turn in this tick.
    for (let past = 0; ;) {
      const up = awake[word] as number;
      const waiting = (board.open === 0 ? up : up | watchers.asked(word)) & ~past;
      if (waiting === 0) break;
      const lowest = waiting & -waiting;
      past = ((lowest << 1) - 1) | 0;
      // A row that gets a turn becomes awake; the turn then decides whether to park it again.
      if ((up & lowest) === 0) awake[word] = up | lowest;
      const row = (word << 5) + 31 - Math.clz32(lowest);
      if (catches) this.turnOrFault(row, tick);
      else this.turn(row, tick);
    }
  }

  private turnOrFault(row: number, tick: number): void {
    try {
      this.turn(row, tick);
    } catch (error) {
      const mind = this.rows[row] as Mind<C>;
      this.fault(mind, row, mind.assignment.entry.name, messageOf(error), error);
      this.end(mind, row, IMPOSSIBLE_END);
    }
  }

  private turn(row: number, tick: number): void {
    const mind = this.rows[row] as Mind<C>;
    this.row = row;
    if ((mind.state & BLOCKED) !== 0) this.freeze(mind);
    else if (mind.endAt === 0) this.think(mind, row, tick);
    else this.goOn(mind, row, tick);
  }

  /** Extends the todo by one tick, because a turn forbidden by a blocking flag does not count against its tick budget. */
  private freeze(mind: Mind<C>): void {
    if (mind.endAt !== 0 && mind.endAt !== NEVER) mind.endAt++;
  }

  /** The turn of a character that has a todo. */
  private goOn(mind: Mind<C>, row: number, tick: number): void {
    if (this.isOver(mind, row, tick)) {
      this.think(mind, row, tick);
      return;
    }
    const progress = progressOf((mind.line as Line<C>).act, mind.character as C, mind.todo as Todo);
    if (progress !== GOING || tick + 1 >= mind.endAt) this.settle(mind, row, tick, progress);
  }

  /** Whether a row's todo ends before it is performed in this turn; if so, erases it. */
  private isOver(mind: Mind<C>, row: number, tick: number): boolean {
    const mask = maskOf(mind);
    if (tick >= mind.endAt) this.end(mind, row, TICK_END);
    else if (mask !== 0 && this.watchers.hears(row, mask)) this.end(mind, row, CHANGED_END);
    else if (this.canDo(mind)) return false;
    else this.end(mind, row, IMPOSSIBLE_END);
    return true;
  }

  private canDo({ line, character, todo }: Mind<C>): boolean {
    const { act } = line as Line<C>;
    return act.canDo === null || act.canDo(character as C, todo as Todo);
  }

  /**
   * Called after a todo was performed for one tick: ends the todo if it is over. If its behaviour asks to rest, the mind
   * is parked and gets no turn until then.
   */
  private settle(mind: Mind<C>, row: number, tick: number, progress: Progress): void {
    const { endAt } = mind;
    if (endAt === 0) return; // the character was dismissed while performing
    if (progress === DONE) this.end(mind, row, DONE_END);
    else if (progress === IMPOSSIBLE) this.end(mind, row, IMPOSSIBLE_END);
    else if (tick + 1 >= endAt) this.end(mind, row, TICK_END);
    else if (progress < 0 && !this.watchers.hasNews(row))
      this.table.park(row, progress <= RESTING ? endAt : Math.min(endAt, tick - progress));
  }

  private end(mind: Mind<C>, row: number, why: number): void {
    if (mind.endAt === 0) return; // the character was dismissed by the observer
    mind.endAt = 0;
    mind.state = (mind.state & ~ENDED) | why;
    if (this.observer !== null) this.observer.ended(this.minds, row, mind.todo as Todo, endedOf(mind) as EndReason);
  }

  /** The turn of a character without a todo: one thought, and the first tick of the todo that it returns. */
  private think(mind: Mind<C>, row: number, tick: number): void {
    if (!this.isQuiet) {
      this.thinkAloud(mind, row, tick);
      return;
    }
    const { entry } = mind.assignment;
    let answer: Todo | Warp | undefined;
    try {
      answer = answerOf(entry, mind.character as C, mind.runned++, NO_COMMANDS, mind.param);
    } catch (error) {
      this.fault(mind, row, entry.name, messageOf(error), error);
      return;
    }
    // The most frequent case: the script answers the todo that it answered last time, so the mind stays as it is.
    const { line } = mind;
    if (line !== null && answer === mind.todo && line.isIdle && mind.state === TICK_END) return;
    this.take(mind, row, tick, answer, entry, NO_COMMANDS);
  }

  /** A thought with everything around it: commands, reasons, hooks and the observer. */
  private thinkAloud(mind: Mind<C>, row: number, tick: number): void {
    const { entry } = mind.assignment;
    const character = mind.character as C;
    const runned = mind.runned++;
    this.reasons.clear();
    const commands = this.board.live.length === 0 ? NO_COMMANDS : this.read(character, mind.id);
    let answer: Todo | Warp | undefined;
    try {
      answer =
        this.callScript === null
          ? answerOf(entry, character, runned, commands, mind.param)
          : this.callScript(entry, character, runned, commands, mind.param);
    } catch (error) {
      this.fault(mind, row, entry.name, messageOf(error), error);
      return;
    }
    this.take(mind, row, tick, answer, entry, commands);
  }

  /** Takes the answer of a script. If it is a todo that can be done, performs its first tick. */
  private take(
    mind: Mind<C>,
    row: number,
    tick: number,
    answer: Todo | Warp | undefined,
    entry: ScriptEntry<C>,
    commands: readonly CommandOnBoard[],
  ): void {
    // The todo of the previous thought has been checked already; any other answer is checked now.
    const { line } = mind;
    if (line !== null && answer === mind.todo) {
      if (this.observer !== null) this.observer.thought(this.minds, row, commands, entry, answer as Todo);
      if (mind.state > ENDED || line.mask !== 0) this.table.write(mind, row, answer as Todo, line);
    } else if (!this.accept(mind, row, answer, entry, commands)) return;
    this.begin(mind, row, tick);
  }

  /** Begins the todo that was just written, and performs its first tick. */
  private begin(mind: Mind<C>, row: number, tick: number): void {
    const { budget, act, isIdle } = mind.line as Line<C>;
    const character = mind.character as C;
    const todo = mind.todo as Todo;
    mind.endAt = budget < NEVER - tick ? tick + budget : NEVER;
    if (this.wrote !== null) {
      this.wrote(character, todo);
      if (mind.endAt === 0) return; // the character was dismissed by its own todo
    }
    if (isIdle) this.end(mind, row, TICK_END);
    else if (act.canDo !== null && !act.canDo(character, todo)) this.end(mind, row, IMPOSSIBLE_END);
    else {
      const progress = progressOf(act, character, todo);
      if (progress !== GOING || tick + 1 >= mind.endAt) this.settle(mind, row, tick, progress);
    }
  }

  /** The commands addressed to a character. Reports them to the game, which may record that the character has read them. */
  private read(character: C, id: string): readonly CommandOnBoard[] {
    const commands = this.board.commandsFor(this.body.keysOf(character, id));
    if (commands.length > 0) this.body.reads?.(character, commands);
    return commands;
  }

  /** Checks a new answer of a script and carries it out. Returns true if it was a todo, which is then written to the notebook. */
  private accept(
    mind: Mind<C>,
    row: number,
    answer: Todo | Warp | undefined,
    entry: ScriptEntry<C>,
    commands: readonly CommandOnBoard[],
  ): boolean {
    if (mind.character === null) return false; // the character was dismissed by its own script
    const { known } = mind.assignment;
    let wrong: string | null = null;
    let isTodo = false;
    let line = known.lineOf(answer);
    try {
      if (line === null && answer !== undefined) {
        line = lineOfFlat(answer, this.acts);
        isTodo = line !== null || answer === null || !isWarp(answer);
        if (line === null) wrong = faultOfAnswer(answer, isTodo, this.acts, this.board);
        if (isTodo && wrong === null) known.add(answer as Todo, (line ??= this.lineOf(answer as Todo)));
      }
    } catch (error) {
      wrong = messageOf(error);
    }
    if (wrong !== null) return this.fault(mind, row, entry.name, wrong);
    if (this.observer !== null) this.observer.thought(this.minds, row, commands, entry, answer);
    if (line !== null) this.table.write(mind, row, answer as Todo, line);
    else if (answer === undefined) this.table.watchNothing(mind, row);
    else this.follow(mind, row, answer as Warp, entry);
    return line !== null;
  }

  private lineOf({ behave, tick = NEVER, until }: Todo): Line<C> {
    return (this.acts.get(behave) as Act<C>).lineOf(tick, this.table.maskOf(until));
  }

  private follow(mind: Mind<C>, row: number, to: Warp, entry: ScriptEntry<C>): void {
    this.table.watchNothing(mind, row);
    const missing = this.warpTo(mind, to.warp);
    if (to.param !== undefined) mind.param = to.param;
    if (this.warped !== null) this.warped(mind.character as C, to);
    mind.state += WARP;
    if (missing !== null) this.fault(mind, row, entry.name, missing);
    else if (mind.state >= MOST_WARPS) {
      mind.state %= WARP;
      const message = `${MAX_WARPS_IN_A_ROW} warps in a row without a todo: going round in circles, last by '${to.warp}'`;
      this.fault(mind, row, entry.name, message);
    }
  }

  /** Switches the script by the warp rules: the key, else `default`, else no change. @returns what is wrong, or null */
  private warpTo(mind: Mind<C>, key: string): string | null {
    let assignment: Assignment<C> | null;
    try {
      assignment = this.assignments.from(mind.assignment, key);
    } catch (error) {
      return messageOf(error);
    }
    if (assignment !== null) {
      mind.assignment = assignment;
      mind.runned = 0;
    }
    return null;
  }

  /**
   * Handles an error of a script: counts the error and switches the character to its default script. If that is
   * impossible, pauses the character.
   * @returns always false: the character has no todo
   */
  private fault(mind: Mind<C>, row: number, script: string, message: string, error?: unknown): false {
    const { table } = this;
    if (mind.character === null) return false;
    table.faults.set(row, (table.faults.get(row) ?? 0) + 1);
    table.watchNothing(mind, row);
    if (this.observer !== null) this.observer.fault(this.minds, row, script, message, error);
    const { table: warps, entry } = mind.assignment;
    const fallback = warps['default'];
    if (fallback === undefined || fallback === entry.name || this.warpTo(mind, 'default') !== null)
      table.park(row, this.minds.tick + FAULT_PAUSE);
    return false;
  }
}
