/**
 * Records a game and rewinds it. There is no screen here: the recorder also works in Node.
 *
 *     const recorder = record(minds, { save, restore, characterOf, step });
 *     recorder.step();                  // instead of the game's own step
 *     recorder.goTo(120);               // the game is as it was after tick 120
 *     recorder.goOn();                  // a branch begins here; the original run is kept
 *
 * A moment is restored from the last snapshot before it, and the ticks since then are run again. If the game then has
 * other thoughts or another state, the recorder says at which tick and field.
 */

import type { CommandOnBoard } from '../../ai/blackboard.ts';
import type { MindObserver, MindsView } from '../../ai/game-interface.ts';
import { copyJson, type Json } from '../../ai/json.ts';
import type { Restored } from '../../ai/restoring.ts';
import type { EndReason, Todo } from '../../ai/notebook.ts';
import type { ScriptEntry } from '../../ai/registry.ts';
import type { Warp } from '../../ai/script.ts';
import { type Breakpoint, hasBreakpoint, metBy, type Stopped, toggled } from './breakpoints.ts';
import { FoundWrong } from './found-wrong.ts';
import type { Inputs, RecordableMinds, RecordedGame, SavedGame } from './game.ts';
import type { Inspected, LineOfTime } from './inspected.ts';
import { GivenInputs } from './given-inputs.ts';
import type { InputForm } from './input-forms.ts';
import { Line } from './line.ts';
import type { Taped } from './tape.ts';
import { ThoughtLog } from './thought-log.ts';

const SNAPSHOT_EVERY = 300;
/** Number of past ticks that are run again before their thoughts are compared with the record. */
const COMPARE_EVERY = 20;

/** Begins to record a game. Only one recorder should run at a time. */
export const record = <State, I extends Inputs = Inputs>(
  minds: RecordableMinds,
  game: RecordedGame<State, I>,
): Recorder<I> => new Recorder(minds, game as RecordedGame<unknown, I>);

export class Recorder<I extends Inputs = Inputs> implements MindObserver<object>, Inspected {
  readonly lines: Line[] = [];
  /** The line of time to which the running game belongs. */
  line: Line;
  private readonly wrong = new FoundWrong();
  private isHeld = false;
  /** The breakpoint at which the game stopped; null once time goes on. */
  stopped: Stopped | null = null;
  private breakpoints: readonly Breakpoint[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly taped: Taped<null, null>;
  private readonly stopObserving: () => void;
  /** Receives the thoughts of ticks that are run again; null while new ticks are recorded. */
  private again: ThoughtLog | null = null;
  private readonly given: GivenInputs;
  /** While past ticks are run again: the tick up to which their thoughts have been compared. */
  private compared = 0;
  /** True while the recorder itself restores the minds. */
  private isOpening = false;

  constructor(
    readonly minds: RecordableMinds,
    private readonly game: RecordedGame<unknown, I>,
  ) {
    this.given = new GivenInputs(game.inputs);
    this.taped = {
      tickOf: () => minds.now,
      textOf: () => JSON.stringify({ game: game.save(), minds: minds.save() }),
      open: (text) => {
        this.open(text);
        return null;
      },
      step: () => this.runAgain(),
      runUp: () => 0,
    };
    minds.reasonsWanted = true;
    this.stopObserving = minds.observe(this);
    this.line = new Line(1, minds.now, null, minds, this.taped, game.every ?? SNAPSHOT_EVERY);
    this.lines.push(this.line);
    this.wrong.inSave(game.save());
    this.line.tape.keep(null, true);
    this.line.look();
  }

  /**
   * Problems that the recorder has found, such as the first tick in which the game was not deterministic; one sentence
   * for each.
   */
  get problems(): readonly string[] {
    return this.wrong.sentences;
  }

  /** Calls a function for every problem found so far, and from now on for each new one. */
  tellProblems(tell: (problem: string) => void): void {
    for (const problem of this.problems) tell(problem);
    this.wrong.tell = tell;
  }

  /** The last finished tick of the game, which may be in the past. */
  get tick(): number {
    return this.minds.now;
  }

  /** While true, `step` does nothing, because an inspector has stopped the time. */
  get held(): boolean {
    return this.isHeld;
  }

  set held(held: boolean) {
    if (held === this.isHeld) return;
    this.isHeld = held;
    this.tell();
  }

  /** Whether the game is at the end of its line of time, and not in its past. */
  get atEnd(): boolean {
    return this.tick >= this.line.end;
  }

  /**
   * Runs one tick. If the game is in the past, this is a tick that was played before; otherwise it is a new one. The
   * game's loop calls this.
   * @returns false if the time is stopped, by an inspector or by a breakpoint
   */
  step(): boolean {
    if (this.isHeld) return false;
    this.stopped = null;
    this.forward();
    if (this.stopped !== null) this.isHeld = true;
    this.tell();
    return true;
  }

  /**
   * Runs a number of ticks, or fewer if a breakpoint is met.
   * @returns how many were run
   */
  run(ticks: number): number {
    this.isHeld = false;
    let run = 0;
    while (run < ticks && this.step()) run++;
    return run;
  }

  private forward(): void {
    if (this.atEnd) {
      const before = this.tick;
      if (before > this.line.end) this.wrong.strayTicks(this.line.end + 1, before);
      this.game.step();
      if (this.tick !== before + 1) this.wrong.notOneTick(before + 1, this.tick);
      this.line.ticked();
      this.line.tape.keep(null);
      if (this.game.keep !== undefined) this.line.forget(this.tick - this.game.keep);
      return;
    }
    this.again ??= new ThoughtLog();
    this.runAgain();
    this.comparePlayed(this.again);
    this.arrive();
  }

  /**
   * Compares the thoughts of past ticks that were run again with the record. This is done for several ticks at a time,
   * because each comparison reads the thoughts of all characters.
   */
  private comparePlayed(again: ThoughtLog): void {
    if (this.tick - this.compared < COMPARE_EVERY && !this.atEnd) return;
    if (this.problems.length === 0) this.wrong.comparePlayed(this.line, again, this.compared, this.tick);
    this.compared = this.tick;
  }

  /** Applies an input of the player, by its name. If the game is in the past, a branch begins first. */
  give<N extends keyof I & string>(name: N, ...args: Parameters<I[N]>): void {
    this.given.mustHave(name);
    if (!this.atEnd) this.goOn();
    const given = { tick: this.tick, name, args: copyJson(args as readonly Json[]) };
    this.line.inputs.push(given);
    this.given.apply(given);
    this.tell();
  }

  get inputs(): readonly InputForm[] {
    return this.given.forms;
  }

  giveByName(name: string, args: readonly Json[]): void {
    this.give(name as keyof I & string, ...(args as unknown as Parameters<I[keyof I & string]>));
  }

  /** Takes the game to a tick of its line of time, and stops the time there. */
  goTo(tick: number): void {
    const { line } = this;
    this.isHeld = true;
    this.stopped = null;
    const wanted = Math.max(line.from, Math.min(Math.round(tick), line.end));
    if (wanted !== this.tick) this.restore(wanted);
    this.tell();
  }

  private restore(tick: number): void {
    const { line } = this;
    // With a snapshot of the end of the line of time, the game can return there without running the ticks again.
    this.keepEnd();
    this.again = new ThoughtLog();
    const begin = line.tape.before(tick).tick;
    line.tape.restore(tick, null);
    this.wrong.compareThoughts(line, this.again, begin, tick);
    this.compared = tick;
    this.arrive();
  }

  /** Goes to the end of the game's line of time, and lets time go on. */
  goToEnd(): void {
    this.goTo(this.line.end);
    this.isHeld = false;
    this.tell();
  }

  /**
   * Lets time go on. If the game is in the past, a branch begins there; the line of time that it leaves does not
   * change.
   * @returns the game's line of time
   */
  goOn(): Line {
    if (!this.atEnd) {
      this.begin(this.line);
    }
    this.isHeld = false;
    this.tell();
    return this.line;
  }

  /**
   * Begins a new line of time at the present tick.
   * @param parent the line that it branches from; null = the line begins with a loaded save
   */
  private begin(parent: Line | null): void {
    const { minds, game, taped, lines, tick } = this;
    const every = game.every ?? SNAPSHOT_EVERY;
    this.line = new Line(lines.length + 1, tick, parent, minds, taped, every, parent === null);
    this.line.tape.keep(null, true);
    this.line.look();
    this.again = null;
    lines.push(this.line);
  }

  /**
   * Loads a save: the game and its minds get the saved state, and time continues on a new line of time. The line that
   * was played does not change.
   * @returns all problems; if there are any, nothing has changed
   */
  load(saved: SavedGame): Restored {
    this.keepEnd();
    const before = copyJson(this.game.save() as Json);
    const undo = (): void => this.game.restore(before);
    let restored: Restored;
    try {
      restored = this.put(copyJson(saved as unknown as Json) as unknown as SavedGame);
    } catch (error) {
      undo();
      throw error;
    }
    if (!restored.ok) {
      undo();
      return restored;
    }
    this.stopped = null;
    this.given.goOnFrom([], this.tick);
    this.begin(null);
    this.isHeld = false;
    this.tell();
    return restored;
  }

  /** Goes to the end of another line of time. */
  play({ id }: LineOfTime): void {
    const line = this.lines.find((one) => one.id === id);
    if (line === undefined) throw new Error(`there is no line of time ${id}`);
    if (line !== this.line) {
      this.keepEnd();
      this.line = line;
      this.restore(line.end);
    }
    this.isHeld = true;
    this.tell();
  }

  /** Ends the recording; what was recorded stays. */
  stop(): void {
    this.stopObserving();
    this.minds.reasonsWanted = false;
  }

  private open(text: string): void {
    const restored = this.put(JSON.parse(text) as SavedGame);
    if (!restored.ok) throw new Error(restored.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
    this.given.goOnFrom(this.line.inputs, this.tick);
  }

  /** Replaces the state of the game and of its minds by a saved one. */
  private put({ game, minds }: SavedGame): Restored {
    this.isOpening = true;
    try {
      this.game.restore(game);
      return this.minds.restore(minds, (id, kind) => this.game.characterOf(id, kind));
    } finally {
      this.isOpening = false;
    }
  }

  /**
   * Refuses minds that are restored without the recorder, because this recording would go on as if nothing had
   * happened.
   */
  restoring(checks: boolean): void {
    if (this.isOpening) return;
    if (checks) throw this.wrong.restored();
    this.wrong.restoredAfter(this.tick);
  }

  /** Applies the inputs that the player gave between the present tick and the next. */
  private applyDue(): void {
    this.given.applyDue(this.line.inputs, this.tick);
  }

  /**
   * Called after ticks were run again. At the end of the line of time, stops comparing them with the record: the next
   * ticks are new ones.
   */
  private arrive(): void {
    if (!this.atEnd) return;
    this.applyDue();
    this.again = null;
  }

  /**
   * Takes a snapshot at the end of the line of time. No snapshot is taken if an input was already given there, because
   * the state is then no longer that of the tick's end.
   */
  private keepEnd(): void {
    if (this.atEnd && this.line.inputs.at(-1)?.tick !== this.tick) this.line.tape.keep(null, true);
  }

  private runAgain(): void {
    this.applyDue();
    this.game.step();
    const { tick } = this;
    const known = this.line.tape.before(tick);
    if (known.tick === tick && this.problems.length === 0)
      this.wrong.compareStates(tick, known.text, this.taped.textOf(null));
  }

  has(breakpoint: Breakpoint): boolean {
    return hasBreakpoint(this.breakpoints, breakpoint);
  }

  /** Sets a breakpoint, or removes it if there is the same one. */
  toggle(breakpoint: Breakpoint): void {
    this.breakpoints = toggled(this.breakpoints, breakpoint);
    this.tell();
  }

  get stops(): readonly Breakpoint[] {
    return this.breakpoints;
  }

  /** Calls a function after every change. @returns a function that ends these calls */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  thought(
    minds: MindsView<object>,
    row: number,
    commands: readonly CommandOnBoard[],
    ran: ScriptEntry<object>,
    answer: Todo | Warp | undefined,
  ): void {
    (this.again ?? this.line.log).thought(minds, row, commands, ran, answer);
    this.checkBreakpoints(minds, row, answer, false);
  }

  /** The end of a todo is recorded with the next thought. */
  ended(_minds: MindsView<object>, _row: number, _todo: Todo, _why: EndReason): void {}

  fault(minds: MindsView<object>, row: number, script: string, message: string): void {
    (this.again ?? this.line.log).fault(minds, row, script, message);
    this.checkBreakpoints(minds, row, undefined, true);
  }

  private checkBreakpoints(
    minds: MindsView<object>,
    row: number,
    answer: Todo | Warp | undefined,
    fault: boolean,
  ): void {
    if (this.breakpoints.length === 0 || this.stopped !== null) return;
    const kind = this.minds.kindOf(minds.idOf(row));
    this.stopped = metBy(this.breakpoints, minds, row, kind, answer, fault);
  }
}
