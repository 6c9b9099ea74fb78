/**
 * What the page "Replays" is at: a day being written down to be passed on, or one that came from somewhere being run once
 * more. Both take a while and are done some milliseconds at a time; either can be stopped.
 */

import { type Signal, signal } from '@preact/signals';
import { exampleDay } from '../../data/example-day.ts';
import {
  type Begin,
  beginOf,
  cafesDiffer,
  type Differs,
  LONGEST_REPLAY,
  openBegin,
  Playback,
  readReplay,
  Recording,
  type Replay,
  replayLink,
  replayText,
  type ReplayVerdict,
  textOfLink,
} from '../../analysis/replay/index.ts';
import type { Lab } from '../frame/lab.ts';
import { History } from '../../analysis/timeline/history.ts';
import { Tape } from '../../analysis/timeline/tape.ts';
import { type Line, Timeline } from '../../analysis/timeline/timeline.ts';

const SLICE_MS = 12;
/** What nobody has asked for waits for what somebody does first. */
const SOON_MS = 250;

/** A day of one's own, written down. */
export interface Written {
  readonly kind: Begin['kind'];
  readonly inputs: number;
  readonly ticks: number;
  readonly hash: string;
  readonly text: string;
  /** What follows the page's address; null = too long for a link. */
  readonly link: string | null;
  /** The line of the day and its tick this was written at. */
  readonly of: Line;
  readonly at: number;
}

/** A day that came from somewhere, run once more. */
export interface Opened {
  /** The file's name; '' = a link or a text. */
  readonly name: string;
  readonly replay: Replay;
  readonly verdict: ReplayVerdict;
  readonly timeline: Timeline;
  /** Of an altered day whose original is known: both values of what differs first. */
  readonly values: readonly Differs[];
}

const MOST_VALUES = 3;

export type Work = { readonly what: 'writing' | 'opening'; readonly share: number };

export class ReplaysModel {
  readonly work: Signal<Work | null> = signal(null);
  readonly written: Signal<Written | null> = signal(null);
  /** The day could not be written down: it does not come out the same. */
  readonly unwritable = signal(false);
  readonly opened: Signal<Opened | null> = signal(null);
  readonly errors: Signal<readonly string[]> = signal([]);
  /** The link in the page's address that has been looked at. */
  seen = '';
  private run = 0;
  private closed = false;

  constructor(private readonly lab: Lab) {
    lab.whenLeft(() => {
      this.closed = true;
      this.stop();
    });
  }

  stop(): void {
    this.run++;
    this.work.value = null;
  }

  /** Does a piece of work whenever there is time. @returns false when it was stopped */
  private async done(what: Work['what'], goesOn: () => boolean, share: () => number): Promise<boolean> {
    if (this.closed) return false;
    const run = ++this.run;
    this.work.value = { what, share: 0 };
    // What is shown of it first has a moment to be drawn.
    await new Promise((come) => setTimeout(come));
    for (let since = performance.now(); run === this.run && goesOn();) {
      if (performance.now() - since < SLICE_MS) continue;
      this.work.value = { what, share: share() };
      await new Promise((come) => setTimeout(come));
      since = performance.now();
    }
    if (run !== this.run) return false;
    this.work.value = null;
    return true;
  }

  // ── one's own day ─────────────────────────────────────────────────────────────────────────────────────────────

  /** The same, when nothing else is being done a little later. */
  async writeSoon(): Promise<void> {
    await new Promise((come) => setTimeout(come, SOON_MS));
    if (!this.closed && this.work.peek() === null) await this.write();
  }

  /**
   * The day of the line that is played, up to its end, as a replay. Null when it was stopped or cannot be. Who asks while
   * it is being written waits for the same.
   */
  write(): Promise<Written | null> {
    this.writing ??= this.writtenDown().finally(() => {
      this.writing = null;
    });
    return this.writing;
  }
  private writing: Promise<Written | null> | null = null;

  private async writtenDown(): Promise<Written | null> {
    const { lab } = this;
    const of = lab.line;
    if (of === null || lab.visiting.peek() !== null) return null;
    const at = of.cafe.state.tick;
    const kept = this.written.peek();
    if (kept !== null && kept.of === of && kept.at === at) return kept;
    if (at === of.tape.from) return null;
    this.unwritable.value = false;
    const scripts = lab.host.scripts();
    const begin = beginOf(lab.host.start(), scripts);
    const from = begin.kind === 'saved' ? begin.cafe.state.tick : 0;
    const journal = of.cafe.journal.filter(({ tick }) => tick >= from);
    const wanted = of.cafe.hash();
    const cafe = openBegin(begin, journal, scripts, {});
    const recording = new Recording(begin, cafe);
    const step = (): boolean => {
      if (cafe.state.tick >= at) return false;
      cafe.step();
      recording.ticked();
      return true;
    };
    if (!(await this.done('writing', step, () => (cafe.state.tick - from) / Math.max(1, at - from)))) return null;
    const hash = cafe.hash();
    if (hash !== wanted) {
      this.unwritable.value = true;
      return null;
    }
    const replay = recording.replay();
    const link = await replayLink(replay);
    const { length: inputs } = replay.journal;
    this.written.value = { kind: begin.kind, inputs, ticks: at - from, hash, text: replayText(replay), link, of, at };
    return this.written.value;
  }

  // ── somebody's ────────────────────────────────────────────────────────────────────────────────────────────────

  async openFile(file: File): Promise<void> {
    if (file.size > 4 * LONGEST_REPLAY) {
      this.refuse([`has ${file.size} bytes; ${4 * LONGEST_REPLAY} are the most`]);
      return;
    }
    const text = await file.text().catch(() => null);
    if (text === null) this.refuse(['cannot be opened']);
    else await this.open(text, file.name);
  }

  /** The day that comes with the game; altered, its first change is taken out of it. */
  async example(name: string, altered = false): Promise<void> {
    if (!altered) return this.open(exampleDay, name);
    const read = readReplay(exampleDay, this.lab.host.scripts());
    if (!read.ok) return this.refuse(read.errors);
    const { replay } = read;
    const first = replay.journal.findIndex(({ input }) => input.kind === 'edit');
    const journal = replay.journal.filter((_, i) => i !== first);
    await this.open(replayText({ ...replay, journal }), name, replay);
  }

  /**
   * A replay's text, or a link to one.
   * @param original the day it was made from, if it is known
   */
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
    const scripts = lab.host.scripts();
    const read = readReplay(text, scripts);
    if (!read.ok) return this.refuse(read.errors);
    this.errors.value = [];
    this.opened.value = null;
    const { replay } = read;
    const playback = new Playback(replay, scripts, { tracing: 'whole' });
    const { cafe } = playback;
    const history = new History(cafe.trace);
    const tape = new Tape(lab.host.scripts, cafe.journal);
    tape.keep(cafe, true);
    const from = cafe.state.tick;
    const step = (): boolean => {
      if (playback.done) return false;
      playback.step();
      history.ticked(cafe);
      tape.keep(cafe);
      return true;
    };
    if (!(await this.done('opening', step, () => playback.ran / Math.max(1, playback.length)))) return;
    const verdict = playback.verdict();
    if (verdict === null) return;
    const timeline = Timeline.around({ id: 1, from, parent: null, history, tape, cafe }, lab.host.scripts);
    const values = original === null || verdict.same ? [] : this.valuesAt(verdict.tick, original, timeline);
    this.opened.value = { name, replay, verdict, timeline, values };
    // What had to wait for it.
    void this.writeSoon();
  }

  private valuesAt(tick: number, original: Replay, timeline: Timeline): readonly Differs[] {
    const wanted = openBegin(original.begin, original.journal, this.lab.host.scripts(), {});
    while (wanted.state.tick < tick) wanted.step();
    return cafesDiffer(wanted, timeline.at(tick), MOST_VALUES);
  }

  private refuse(errors: readonly string[]): void {
    this.work.value = null;
    this.opened.value = null;
    this.errors.value = errors;
  }

  /** Shows it in place of one's own day: it plays from its beginning, or stands still at a tick. */
  watch(tick?: number): void {
    const { lab } = this;
    const opened = this.opened.peek();
    if (opened === null) return;
    lab.visit(opened.timeline, tick ?? opened.timeline.line.tape.from);
    lab.turnTo('time');
    if (tick === undefined) lab.setSpeed(1);
  }
}

const models = new WeakMap<Lab, ReplaysModel>();
/** The lab's own: it stays while one turns to other pages. */
export function replaysOf(lab: Lab): ReplaysModel {
  let model = models.get(lab);
  if (model === undefined) models.set(lab, (model = new ReplaysModel(lab)));
  return model;
}
