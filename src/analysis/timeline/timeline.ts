/**
 * A timeline of the day with branches; the original day and each branch are its lines. The running café is always at
 * the end of one line; any earlier moment is simulated again from the tape. Continuing from the past begins a new
 * line, and the old one stays as it was.
 *
 * The day is not recorded while it is played. When the player opens the lab, the day is simulated again from its
 * beginning, some milliseconds at a time; the result must equal the running café.
 */

import { Trace } from '../../ai/index.ts';
import type { Simulation, Scripts } from '../../sim/simulation.ts';
import type { Actor } from '../../sim/script-api/views.ts';
import type { JournalEntry } from '../../sim/inputs/index.ts';
import { History } from './history.ts';
import { openText, CafeTape } from './tape.ts';

/** Maximum time in milliseconds for which simulating the day again may block a frame. */
const SLICE_MS = 12;

export interface Line {
  readonly id: number;
  readonly from: number;
  /** The line that this line branched from; null for the original day. */
  readonly parent: Line | null;
  readonly history: History;
  readonly tape: CafeTape;
  /** The café at the end of this line. Only the café of the line being played runs. */
  cafe: Simulation;
}

export class Timeline {
  readonly lines: Line[] = [];
  /** The line to which the running café belongs. */
  line: Line;

  private constructor(
    private readonly scripts: () => Scripts,
    first: Line,
  ) {
    this.lines.push(first);
    this.line = first;
  }

  /**
   * Builds the timeline of a running café by simulating its day again from the start.
   * @param start the café as text when its day began
   * @param running returns the running café, which may advance during this work
   * @param pause called from time to time with the progress, 0…1; returning false cancels the work
   * @returns null if the work was cancelled. If the result differs from the running café (for example because scripts
   * were exchanged), the timeline begins at the current tick
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
    const tape = new CafeTape(scripts, cafe.journal);
    tape.keep(cafe, true);
    let given = journal.length;
    for (let since = performance.now(); cafe.state.tick < running().state.tick;) {
      // Inputs that are given while the day is being simulated again are replayed, too.
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

  /** Makes a timeline from its original line, which has been simulated already. */
  static around(line: Line, scripts: () => Scripts): Timeline {
    return new Timeline(scripts, line);
  }

  static fromNow(cafe: Simulation, scripts: () => Scripts): Timeline {
    const records = new Trace<Actor>(Infinity);
    cafe.observe(records);
    const history = new History(records);
    const tape = new CafeTape(scripts, cafe.journal);
    tape.keep(cafe, true);
    return new Timeline(scripts, { id: 1, from: cafe.state.tick, parent: null, history, tape, cafe });
  }

  /**
   * Records the last tick of the timeline's present line (the original day, or a branch). Must be called after every
   * step of the running café.
   */
  ticked(): void {
    const { history, tape, cafe } = this.line;
    history.ticked(cafe);
    tape.keep(cafe);
  }

  /** The last tick of the timeline's present line. */
  get now(): number {
    return this.line.cafe.state.tick;
  }

  /** Returns the café at a tick of the timeline's present line; at the line's end, this is the running café itself. */
  at(tick: number): Simulation {
    return tick >= this.now ? this.line.cafe : this.line.tape.at(tick);
  }

  /** Starts a branch at an earlier tick of the timeline's present line, and makes the branch the present line. */
  leave(tick: number): Line {
    const { line } = this;
    const cafe = line.tape.at(Math.min(tick, this.now), { tracing: 'whole', cut: true });
    const history = new History(cafe.trace, { history: line.history, tick: cafe.state.tick });
    const tape = new CafeTape(this.scripts, cafe.journal, line.tape.until(cafe.state.tick));
    tape.keep(cafe, true);
    const left: Line = { id: this.lines.length + 1, from: cafe.state.tick, parent: line, history, tape, cafe };
    this.lines.push(left);
    this.line = left;
    return left;
  }

  /** Switches to another line, and continues at its end. */
  play(line: Line): void {
    this.line = line;
  }
}
