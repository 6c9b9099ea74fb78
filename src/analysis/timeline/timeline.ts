/**
 * The day as a line one can go along, with the lines that left it (chapter 7.3). The café that runs is always the end of
 * one of them; any earlier moment is run anew from the tape. Whoever goes on from the past begins a new line, and the old
 * one stays as it was.
 *
 * The day so far is not recorded while it is played: when the lab is opened, it is run anew from its beginning, some
 * milliseconds at a time, which must come to the very same café.
 */

import { Trace } from '../../ai/index.ts';
import type { Simulation, Scripts } from '../../sim/simulation.ts';
import type { Actor } from '../../sim/world/world.ts';
import type { JournalEntry } from '../../sim/state/input.ts';
import { History } from './history.ts';
import { openText, Tape } from './tape.ts';

/** How long re-running the day may hold up a frame. */
const SLICE_MS = 12;

export interface Line {
  readonly id: number;
  readonly from: number;
  /** The line it left; null for the day as lived. */
  readonly parent: Line | null;
  readonly history: History;
  readonly tape: Tape;
  /** The café at its end: it runs, if this is the line that is played. */
  cafe: Simulation;
}

export class Timeline {
  readonly lines: Line[] = [];
  /** The line that is played. */
  line: Line;

  private constructor(
    private readonly scripts: () => Scripts,
    first: Line,
  ) {
    this.lines.push(first);
    this.line = first;
  }

  /**
   * The day of a running café, run anew from its start.
   * @param start the café as text as its day began; `running` is asked again at the end, for it may go on meanwhile
   * @param pause asked now and then; false stops it
   * @returns null when it was stopped. When it comes to another café – scripts have been exchanged, say –, the tape
   * begins now
   */
  static async of(
    start: string,
    running: () => Simulation,
    scripts: () => Scripts,
    pause: (share: number) => Promise<boolean>,
  ): Promise<Timeline | null> {
    const { journal } = running();
    const cafe = openText(start, journal, scripts(), { tracing: 'whole' });
    const history = new History(cafe.trace);
    const tape = new Tape(scripts, cafe.journal);
    tape.keep(cafe, true);
    let given = journal.length;
    for (let since = performance.now(); cafe.state.tick < running().state.tick;) {
      // What was given meanwhile is followed, too.
      while (given < journal.length) {
        const entry = journal[given++] as JournalEntry;
        cafe.giveAt(entry.tick, entry.input);
      }
      cafe.step();
      history.ticked(cafe);
      tape.keep(cafe);
      if (performance.now() - since < SLICE_MS) continue;
      if (!(await pause(cafe.state.tick / Math.max(1, running().state.tick)))) return null;
      since = performance.now();
    }
    while (given < journal.length) {
      const entry = journal[given++] as JournalEntry;
      cafe.giveAt(entry.tick, entry.input);
    }
    if (cafe.hash() === running().hash())
      return new Timeline(scripts, { id: 1, from: tape.from, parent: null, history, tape, cafe });
    return Timeline.fromNow(running(), scripts);
  }

  /** A day that has been run already. */
  static around(line: Line, scripts: () => Scripts): Timeline {
    return new Timeline(scripts, line);
  }

  /** A line that begins with a café as it is now. */
  static fromNow(cafe: Simulation, scripts: () => Scripts): Timeline {
    const records = new Trace<Actor>(Infinity);
    cafe.observe(records);
    const history = new History(records);
    const tape = new Tape(scripts, cafe.journal);
    tape.keep(cafe, true);
    return new Timeline(scripts, { id: 1, from: cafe.state.tick, parent: null, history, tape, cafe });
  }

  /** After every step of the running café. */
  ticked(): void {
    const { history, tape, cafe } = this.line;
    history.ticked(cafe);
    tape.keep(cafe);
  }

  /** The end of the line that is played. */
  get now(): number {
    return this.line.cafe.state.tick;
  }

  /** The café as it was; the running one itself at the end of the line. */
  at(tick: number): Simulation {
    return tick >= this.now ? this.line.cafe : this.line.tape.at(tick);
  }

  /** Goes on from a moment of the line that is played, as a line of its own. */
  leave(tick: number): Line {
    const { line } = this;
    const cafe = line.tape.at(Math.min(tick, this.now), { tracing: 'whole', cut: true });
    const history = new History(cafe.trace, { history: line.history, tick: cafe.state.tick });
    const tape = new Tape(this.scripts, cafe.journal, line.tape.until(cafe.state.tick));
    tape.keep(cafe, true);
    const left: Line = { id: this.lines.length + 1, from: cafe.state.tick, parent: line, history, tape, cafe };
    this.lines.push(left);
    this.line = left;
    return left;
  }

  /** Goes back to another line, where it stands. */
  play(line: Line): void {
    this.line = line;
  }
}
