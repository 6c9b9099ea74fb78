/**
 * Model of the page "Replays": writes the player's day as a replay, or runs a shared one again. Both take seconds, run
 * in slices of a few milliseconds, can be stopped, and stop when the page is left. The results are kept until the lab is
 * closed.
 */

import { type Signal, signal } from '@preact/signals';
import { exampleDay } from '../../data/example-day.ts';
import {
  cafesDiffer,
  type Differs,
  LONGEST_REPLAY,
  openBegin,
  Playback,
  readReplay,
  type Replay,
  replayText,
  type ReplayVerdict,
  textOfLink,
} from '../../analysis/replay/index.ts';
import { Scope } from '../../ui/lifetime/scope.ts';
import type { Lab } from '../frame/lab.ts';
import { DayWriter, type Written } from '../shared/day-writer.ts';
import { SlicedWork, type Work } from '../shared/sliced-work.ts';
import { History } from '../../analysis/timeline/history.ts';
import { CafeTape } from '../../analysis/timeline/tape.ts';
import { Timeline } from '../../analysis/timeline/timeline.ts';

/** Delay in milliseconds before work that starts without a request from the player. */
const SOON_MS = 250;

/** Another player's day that was run again. */
export interface Opened {
  /** Name of the replay's file; '' = from a link or a text. */
  readonly name: string;
  readonly replay: Replay;
  readonly verdict: ReplayVerdict;
  readonly timeline: Timeline;
  /** The first values that differ between an altered example day and the original, as recorded and as found; empty for other days. */
  readonly values: readonly Differs[];
}

const MOST_VALUES = 3;

export class ReplaysModel {
  readonly opened: Signal<Opened | null> = signal(null);
  readonly errors: Signal<readonly string[]> = signal([]);
  /** The link in the page's address that was opened last, so that it is not opened twice. */
  seen = '';
  private readonly slices: SlicedWork;
  private readonly writer: DayWriter;

  constructor(private readonly lab: Lab) {
    this.slices = new SlicedWork(lab.scope);
    this.writer = new DayWriter(lab, this.slices);
  }

  /** Must be called when the page is opened. Work that is not finished is stopped when the visit to the page ends. */
  enter(visit: Scope): void {
    this.visit = visit;
    visit.defer(() => this.stop());
  }
  private visit = new Scope();

  get work(): Signal<Work | null> {
    return this.slices.now;
  }
  get written(): Signal<Written | null> {
    return this.writer.written;
  }
  get unwritable(): Signal<boolean> {
    return this.writer.unwritable;
  }

  stop(): void {
    this.slices.stop();
  }

  /** Writes the player's day a little later, unless other work is under way. */
  async writeSoon(): Promise<void> {
    const { visit } = this;
    await new Promise<void>((come) => visit.after(SOON_MS, come));
    if (!visit.disposed && this.work.peek() === null) await this.write();
  }

  write(): Promise<Written | null> {
    return this.writer.write();
  }

  async openFile(file: File): Promise<void> {
    if (file.size > 4 * LONGEST_REPLAY) {
      this.refuse([`has ${file.size} bytes; ${4 * LONGEST_REPLAY} are the most`]);
      return;
    }
    const text = await file.text().catch(() => null);
    if (text === null) this.refuse(['cannot be opened']);
    else await this.open(text, file.name);
  }

  /** Opens the example day. @param altered if true, its first edit is removed */
  async example(name: string, altered = false): Promise<void> {
    if (!altered) return this.open(exampleDay, name);
    const read = readReplay(exampleDay, this.lab.deps.scripts());
    if (!read.ok) return this.refuse(read.errors);
    const { replay } = read;
    const first = replay.journal.findIndex(({ input }) => input.kind === 'edit');
    const journal = replay.journal.filter((_, i) => i !== first);
    await this.open(replayText({ ...replay, journal }), name, replay);
  }

  /** Opens a replay from its text or a link. @param original the unaltered day, if it is known */
  async open(written: string, name = '', original: Replay | null = null): Promise<void> {
    const { lab } = this;
    this.stop();
    this.work.value = { what: 'opening', share: 0 };
    const trimmed = written.trim();
    let text = trimmed;
    if (!trimmed.startsWith('{')) {
      const packed = await textOfLink(trimmed);
      if (!packed.ok) return this.refuse([packed.error]);
      ({ text } = packed);
    }
    const scripts = lab.deps.scripts();
    const read = readReplay(text, scripts);
    if (!read.ok) return this.refuse(read.errors);
    this.errors.value = [];
    this.opened.value = null;
    const { replay } = read;
    const playback = new Playback(replay, scripts, { tracing: 'whole' });
    const { cafe } = playback;
    const history = new History(cafe.trace);
    const tape = new CafeTape(lab.deps.scripts, cafe.journal);
    tape.keep(cafe, true);
    const from = cafe.state.tick;
    const step = (): boolean => {
      if (playback.done) return false;
      playback.step();
      history.ticked(cafe);
      tape.keep(cafe);
      return true;
    };
    if (!(await this.slices.finish('opening', step, () => playback.ran / Math.max(1, playback.length)))) return;
    const verdict = playback.verdict();
    if (verdict === null) return;
    const timeline = Timeline.around({ id: 1, from, parent: null, history, tape, cafe }, lab.deps.scripts);
    const values = original === null || verdict.same ? [] : this.valuesAt(verdict.tick, original, timeline);
    this.opened.value = { name, replay, verdict, timeline, values };
    // The player's own day could not be written while another replay was being opened. So it is written now.
    void this.writeSoon();
  }

  private valuesAt(tick: number, original: Replay, timeline: Timeline): readonly Differs[] {
    const wanted = openBegin(original.begin, original.journal, this.lab.deps.scripts(), {});
    while (wanted.state.tick < tick) wanted.step();
    return cafesDiffer(wanted, timeline.at(tick), MOST_VALUES);
  }

  private refuse(errors: readonly string[]): void {
    this.work.value = null;
    this.opened.value = null;
    this.errors.value = errors;
  }

  /** Shows the opened day instead of the player's own: plays it from the beginning, or pauses at a tick. */
  watch(tick?: number): void {
    const { lab } = this;
    const opened = this.opened.peek();
    if (opened === null) return;
    lab.visit(opened.timeline, tick ?? opened.timeline.line.tape.from);
    lab.turnTo('time');
    if (tick === undefined) lab.setSpeed(1);
  }
}

export const replaysOf = (lab: Lab): ReplaysModel => lab.modelOf('replays', () => new ReplaysModel(lab));
