/** Writes the player's own day as a replay text: runs it once more from its journal and checks that this run ends in the same state. */

import { type Signal, signal } from '@preact/signals';
import { type Begin, beginOf, openBegin, Recording, replayLink, replayText } from '../../analysis/replay/index.ts';
import type { Line } from '../../analysis/timeline/timeline.ts';
import type { Lab } from '../frame/lab.ts';
import type { SlicedWork } from './sliced-work.ts';

export interface Written {
  readonly kind: Begin['kind'];
  readonly inputs: number;
  readonly ticks: number;
  readonly hash: string;
  readonly text: string;
  /** The part of the replay's link after the page's address; null = too long for a link. */
  readonly link: string | null;
  /** The line of the timeline that the replay text describes, and the tick `at` up to which the text describes it. */
  readonly of: Line;
  readonly at: number;
}

export class DayWriter {
  readonly written: Signal<Written | null> = signal(null);
  /** Whether the day cannot be written, because it ends differently when it is run once more. */
  readonly unwritable = signal(false);
  private writing: Promise<Written | null> | null = null;

  constructor(
    private readonly lab: Lab,
    private readonly work: SlicedWork,
  ) {}

  /**
   * Writes the current line of the timeline up to its end. Calls during a run share its result.
   * @returns null when the run was stopped, or when there is nothing that can be written
   */
  write(): Promise<Written | null> {
    this.writing ??= this.run().finally(() => {
      this.writing = null;
    });
    return this.writing;
  }

  private async run(): Promise<Written | null> {
    const { lab } = this;
    const of = lab.line;
    if (of === null || lab.visiting.peek() !== null) return null;
    const at = of.cafe.state.tick;
    const kept = this.written.peek();
    if (kept !== null && kept.of === of && kept.at === at) return kept;
    if (at === of.tape.from) return null;
    this.unwritable.value = false;
    const scripts = lab.deps.scripts();
    const begin = beginOf(lab.deps.start(), scripts);
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
    const share = (): number => (cafe.state.tick - from) / Math.max(1, at - from);
    if (!(await this.work.finish('writing', step, share))) return null;
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
}
